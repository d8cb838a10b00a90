import { useState } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { Meaning } from "../parts/meaning.tsx";
import { useItemKeys } from "../use-item-keys.ts";
import type { KindViewProps } from "./kind-view.ts";

/** The tenth word has the last key of the row; those behind it are reached by Tab. */
const placeKeys = [..."1234567890"];

/** A sentence with one wrong word: find it, then mend it. */
export function Mend({
  item: { tokens, meaning, at: wrongAt, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"mend">) {
  const { attributes } = useKazakhScript();
  const [found, setFound] = useState<number | null>(answer === null ? null : Number(answer[0]));
  const isOpen = verdict === null;
  const chosen = answer?.[1] ?? null;

  const find = (place: number) => {
    if (!isOpen) return;
    setFound(place);
    onAnswer(null);
  };
  const mend = (choice: string) => {
    if (isOpen && found !== null) onAnswer([String(found), choice]);
  };
  useItemKeys(keys, (key) => {
    if (!isOpen) return false;
    if (key === "Backspace" && found !== null) {
      setFound(null);
      onAnswer(null);
      return true;
    }
    const at = placeKeys.indexOf(key);
    const choice = choices[at];
    if (found === null && tokens[at] !== undefined) find(at);
    else if (found !== null && choice !== undefined) mend(choice);
    else return false;
    return true;
  });
  const stateOf = (place: number): TileState => {
    if (isOpen) return place === found ? "chosen" : "idle";
    if (place === wrongAt) return "right";
    return place === found ? "wrong" : "idle";
  };
  const choiceState = (choice: string): TileState => {
    if (isOpen) return choice === chosen ? "chosen" : "idle";
    if (choice === right) return "right";
    return choice === chosen ? "wrong" : "idle";
  };
  return (
    <>
      <ItemTask>{found === null ? m.session_ask_wrong_word() : m.session_ask_mend()}</ItemTask>
      {meaning !== null && (
        <p className="text-lg text-ink-soft">
          {m.session_should_say()} <Meaning of={meaning} />
        </p>
      )}
      <fieldset dir={attributes.dir} className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{m.session_words()}</legend>
        {tokens.map(({ text, before, after }, place) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
            key={place}
            state={stateOf(place)}
            aria-pressed={place === found}
            aria-keyshortcuts={found === null ? placeKeys[place] : undefined}
            disabled={!isOpen}
            onClick={() => find(place)}
            className="text-xl"
          >
            {before}
            <Kazakh>{text}</Kazakh>
            {after}
          </Tile>
        ))}
      </fieldset>
      {(found !== null || !isOpen) && (
        <fieldset className="animate-rise">
          <legend className="pb-2 font-semibold">{m.session_mend_with()}</legend>
          <div dir={attributes.dir} className="flex flex-wrap gap-2">
            {choices.map((choice, place) => (
              <Tile
                key={choice}
                state={choiceState(choice)}
                aria-pressed={choice === chosen}
                aria-keyshortcuts={placeKeys[place]}
                disabled={!isOpen}
                onClick={() => mend(choice)}
                className="text-xl"
              >
                <Kazakh>{choice}</Kazakh>
              </Tile>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
