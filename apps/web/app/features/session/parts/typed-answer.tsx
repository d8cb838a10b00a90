import type { Answer, Verdict } from "@tilashar/learning/session";
import { KazakhField } from "#app/components/kazakh/kazakh-field.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

/** An answer that is typed; once judged it stands there as it was. */
export function TypedAnswer({
  answer,
  onAnswer,
  verdict,
  maxLength,
}: {
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  verdict: Verdict | null;
  maxLength: number;
}) {
  const text = answer?.[0] ?? "";
  if (verdict !== null) {
    return (
      text !== "" && (
        <p
          className={classNames(
            "rounded-card border-2 bg-felt-raised px-4 py-2 text-lg font-semibold",
            verdict.right ? "border-steppe text-steppe" : "border-pomegranate text-pomegranate",
          )}
        >
          <Kazakh>{text}</Kazakh>
        </p>
      )
    );
  }
  return (
    <KazakhField
      label={m.review_your_answer()}
      hideLabel
      value={text}
      onValueChange={(value) => onAnswer(value.trim() === "" ? null : [value])}
      maxLength={maxLength}
      enterKeyHint="done"
    />
  );
}
