import type { Language, ReadingOption, ReadingQuestion } from "@tilashar/contracts";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

/** A question about a text or a film, with its verdict and the reason for it once it is checked. */
export function QuestionCard({
  question,
  language,
  chosen,
  checked,
  onChoose,
}: {
  question: ReadingQuestion;
  language: Language;
  chosen: ReadingOption | null;
  checked: boolean;
  onChoose: (option: ReadingOption) => void;
}) {
  const { number, correct, explanation } = question;
  const isRight = chosen === correct;
  return (
    <Card className="p-5">
      <fieldset disabled={checked}>
        <legend className="float-start w-full pb-3">
          <Kazakh className="block text-lg leading-snug font-bold">{question.question.kz}</Kazakh>
          {language !== "kz" && (
            <span className="block text-sm text-ink-soft">{question.question[language]}</span>
          )}
        </legend>
        <div className="clear-both flex flex-col gap-2">
          {question.options.map(({ id, text }) => (
            <label
              key={id}
              className={classNames(
                "flex min-h-12 items-center gap-3 rounded-card border-2 px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky",
                checked && id === correct
                  ? "border-steppe bg-steppe-wash"
                  : checked && id === chosen
                    ? "border-pomegranate bg-pomegranate-wash"
                    : "border-stitch has-checked:border-sky has-checked:bg-sky-wash",
                !checked && "cursor-pointer hover:border-sky",
              )}
            >
              <input
                type="radio"
                name={`question-${number}`}
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
                className="size-5 shrink-0 outline-none"
              />
              <Kazakh className="min-w-0 flex-1">{text.kz}</Kazakh>
              {checked && id === correct && <Icon name="check" className="size-5 text-steppe" />}
              {checked && id === chosen && !isRight && (
                <Icon name="close" className="size-5 text-pomegranate" />
              )}
            </label>
          ))}
        </div>
      </fieldset>
      {checked && (
        <div className="flex items-start justify-between gap-2 pt-3">
          <p className="animate-rise pt-2">
            <strong className={isRight ? "text-steppe" : "text-pomegranate"}>
              {isRight ? m.reading_right() : m.reading_wrong()}
            </strong>{" "}
            {language === "kz" ? <Kazakh>{explanation.kz}</Kazakh> : explanation[language]}
          </p>
          <ReportFlag kind="question" subject={question.question.kz} />
        </div>
      )}
    </Card>
  );
}
