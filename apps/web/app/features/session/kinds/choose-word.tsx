import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { AskedMeaning } from "../parts/asked-meaning.tsx";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A meaning: which Kazakh word is it? */
export function ChooseWord({
  item: { word, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"choose-word">) {
  return (
    <>
      <ItemTask>{m.quiz_choose()}</ItemTask>
      <AskedMeaning meaning={word.meaning} picture={word.picture} />
      <Choices
        choices={choices.map(({ id, text }) => ({
          id,
          content: <Kazakh className="text-xl">{text.kz}</Kazakh>,
          spoken: text.kz,
        }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : right}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
    </>
  );
}
