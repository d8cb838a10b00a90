import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import type { KindViewProps } from "../kinds/kind-view.ts";
import { Choices } from "./choices.tsx";
import { spokenForm } from "./spoken-form.ts";

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
      choices={choices.map((choice) => ({
        id: choice.id,
        content: <Kazakh className={size}>{choice.text.kz}</Kazakh>,
        spoken: spokenForm(choice.text.kz, "slip" in choice ? choice.slip : null),
      }))}
      chosen={answer?.[0] ?? null}
      right={verdict === null ? null : right}
      onChoose={(id) => onAnswer([id])}
      keys={keys}
    />
  );
}
