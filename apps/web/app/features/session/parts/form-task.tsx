import type { DrillTask } from "@tilashar/learning/drills";
import type { Answer, Verdict } from "@tilashar/learning/session";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import type { ItemKeysRef } from "../use-item-keys.ts";
import { Choices } from "./choices.tsx";
import { Meaning } from "./meaning.tsx";
import { TypedAnswer } from "./typed-answer.tsx";

/** A form of a word to make: from the word or from another form, chosen or typed. */
export function FormTask({
  task,
  answer,
  onAnswer,
  verdict,
  keys,
}: {
  task: DrillTask;
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  verdict: Verdict | null;
  keys: ItemKeysRef;
}) {
  const [norm = ""] = task.answers;
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center gap-2 py-2 text-center">
        <KazakhWord word={task.from?.form ?? task.lemma} size="head" harmony />
        <p className="text-ink-soft">
          {task.from === null ? <Meaning of={task} /> : <FormLabel label={task.from.label} />}
        </p>
        <p className="rounded-full bg-sun-wash px-4 py-1.5 font-bold">
          → <FormLabel label={task.to} />
        </p>
      </div>
      {task.choices === null ? (
        <TypedAnswer answer={answer} onAnswer={onAnswer} verdict={verdict} maxLength={80} />
      ) : (
        <Choices
          choices={task.choices.map(({ form }) => ({
            id: form,
            content: <Kazakh className="text-xl">{form}</Kazakh>,
            spoken: form,
          }))}
          chosen={answer?.[0] ?? null}
          right={verdict === null ? null : norm}
          onChoose={(id) => onAnswer([id])}
          keys={keys}
        />
      )}
    </>
  );
}
