import { useState } from "react";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { Meaning } from "../parts/meaning.tsx";
import { useItemKeys } from "../use-item-keys.ts";
import type { KindViewProps } from "./kind-view.ts";

type Side = "left" | "right";

const leftKeys = [..."12345"];
const rightKeys = [..."67890"];

/** Words and meanings: which belong together? Each pair is told at once; the last one ends the item. */
export function Match({
  item: { pairs, left, right },
  onAnswer,
  onDone,
  verdict,
  keys,
}: KindViewProps<"match">) {
  const [chosen, setChosen] = useState<{ side: Side; id: number } | null>(null);
  const [tried, setTried] = useState<readonly string[]>([]);
  /** The pair that was tried last and does not belong together. */
  const [wrong, setWrong] = useState<{ left: number; right: number } | null>(null);
  const isSolved = (id: number) => verdict !== null || tried.includes(`${id}=${id}`);

  const press = (side: Side, id: number) => {
    if (isSolved(id)) return;
    setWrong(null);
    const { quiet, rate } = voiceSetting();
    const word = pairs.find((one) => one.id === id);
    if (side === "left" && word !== undefined && !quiet) void say(word.kz, rate);
    if (chosen === null || chosen.side === side) {
      setChosen(chosen?.id === id && chosen.side === side ? null : { side, id });
      return;
    }
    const pair = side === "right" ? { left: chosen.id, right: id } : { left: id, right: chosen.id };
    const next = [...tried, `${pair.left}=${pair.right}`];
    setTried(next);
    setChosen(null);
    if (pair.left !== pair.right) {
      setWrong(pair);
      return;
    }
    const isLast = pairs.every(({ id: one }) => next.includes(`${one}=${one}`));
    if (isLast) {
      onAnswer(next);
      onDone(next);
    }
  };
  useItemKeys(keys, (key) => {
    const fromLeft = left[leftKeys.indexOf(key)];
    const fromRight = right[rightKeys.indexOf(key)];
    if (verdict !== null) return false;
    if (fromLeft !== undefined) press("left", fromLeft);
    else if (fromRight !== undefined) press("right", fromRight);
    return fromLeft !== undefined || fromRight !== undefined;
  });
  const stateOf = (side: Side, id: number): TileState => {
    if (isSolved(id)) return "right";
    if (wrong?.[side] === id) return "wrong";
    return chosen?.side === side && chosen.id === id ? "chosen" : "idle";
  };
  const column = (side: Side, ids: readonly number[], numbers: readonly string[]) => (
    <ul
      className="grid min-w-0 auto-rows-fr gap-2"
      aria-label={side === "left" ? m.session_match_words() : m.session_match_meanings()}
    >
      {ids.map((id, at) => {
        const word = pairs.find((one) => one.id === id);
        return (
          word && (
            <li key={id} className="flex">
              <Tile
                wide
                state={stateOf(side, id)}
                aria-pressed={chosen?.side === side && chosen.id === id}
                aria-disabled={isSolved(id)}
                aria-keyshortcuts={numbers[at]}
                onClick={() => press(side, id)}
                className="flex min-h-15 items-center gap-2 px-3!"
              >
                <span
                  aria-hidden="true"
                  className="flex size-6 shrink-0 items-center justify-center rounded-tile border-2 border-stitch text-sm text-ink-soft max-sm:hidden"
                >
                  {numbers[at]}
                </span>
                {side === "left" ? (
                  <Kazakh className="min-w-0 break-words">{word.kz}</Kazakh>
                ) : (
                  <Meaning of={word.meaning} className="min-w-0 text-base hyphens-auto" />
                )}
              </Tile>
            </li>
          )
        );
      })}
    </ul>
  );
  return (
    <>
      <ItemTask>{m.session_ask_match()}</ItemTask>
      <div className="grid grid-cols-2 gap-3">
        {column("left", left, leftKeys)}
        {column("right", right, rightKeys)}
      </div>
      <p role="status" className="sr-only">
        {wrong !== null && m.session_match_wrong()}
      </p>
    </>
  );
}
