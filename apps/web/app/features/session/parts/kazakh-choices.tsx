import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import type { KindViewProps } from "../kinds/kind-view.ts";
import { Choices } from "./choices.tsx";

/** Choices of Kazakh words or lines, of which one is right. */
export function KazakhChoices({
  item: { choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
  size = "text-xl",
}: KindViewProps<"choose-word" | "cloze" | "reply"> & { size?: "text-xl" | "text-lg" }) {
  return (
    <Choices
      choices={choices.map(({ id, text }) => ({
        id,
        content: <Kazakh className={size}>{text.kz}</Kazakh>,
        spoken: text.kz,
      }))}
      chosen={answer?.[0] ?? null}
      right={verdict === null ? null : right}
      onChoose={(id) => onAnswer([id])}
      keys={keys}
    />
  );
}
