import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { Meaning } from "../parts/meaning.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A Kazakh word: what does it mean? */
export function ChooseMeaning({
  item: { word, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"choose-meaning">) {
  return (
    <>
      <ItemTask>{m.session_ask_meaning()}</ItemTask>
      <p className="flex items-center gap-3">
        <SayButton text={word.kz} size="large" />
        <KazakhWord word={word.kz} size="head" harmony />
      </p>
      <Choices
        choices={choices.map(({ id, text }) => ({ id, content: <Meaning of={text} /> }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : right}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
    </>
  );
}
