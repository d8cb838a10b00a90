import type { Language, LocalisedText, MissedTestQuestion, TestOption } from "@tilashar/contracts";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const letters: readonly TestOption[] = ["A", "B", "C", "D"];
const optionOf = ({ options }: MissedTestQuestion, letter: TestOption): LocalisedText | null =>
  options[letters.indexOf(letter)] ?? null;

/** What went wrong, each with the reason why the right answer is right. */
export function MissedQuestions({
  questions,
  language,
}: {
  questions: readonly MissedTestQuestion[];
  language: Language;
}) {
  if (questions.length === 0) return <p>{m.test_wrong_none()}</p>;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {questions.map((question) => (
        <li key={question.id}>
          <Card className="flex h-full flex-col gap-3 p-5">
            <ReportFlag
              kind="question"
              subject={question.id}
              quote={question.question.kz}
              className="-m-2 self-end"
            />
            {(question.passage ?? question.listening) !== null && (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sky">
                  {m.test_wrong_text()}
                </summary>
                <Kazakh as="p" className="kazakh-text whitespace-pre-line">
                  {question.passage ?? question.listening}
                </Kazakh>
              </details>
            )}
            <p className="text-lg leading-snug font-bold">
              <TextWithGap text={question.question} language={language} />
            </p>
            <dl className="flex flex-col gap-1">
              <Answer
                label={m.test_wrong_given()}
                text={question.given && optionOf(question, question.given)}
                language={language}
              />
              <Answer
                right
                label={m.test_wrong_right()}
                text={optionOf(question, question.correct_option)}
                language={language}
              />
            </dl>
            <p className="text-ink-soft">
              {language === "kz" ? (
                <Kazakh>{question.explanation.kz}</Kazakh>
              ) : (
                question.explanation[language]
              )}
            </p>
            {question.point && (
              <TextLink to={paths.grammarPoint(question.point.id)} className="self-start">
                {question.point.title[language]}
              </TextLink>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Answer({
  label,
  text,
  language,
  right = false,
}: {
  label: string;
  text: LocalisedText | null;
  language: Language;
  right?: boolean;
}) {
  return (
    <div className={`flex items-start gap-2 ${right ? "text-steppe" : "text-pomegranate"}`}>
      <Icon name={right ? "check" : "close"} className="mt-0.5 size-5" />
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0 font-semibold">
        {text === null ? m.test_wrong_open() : <TextWithGap text={text} language={language} />}
      </dd>
    </div>
  );
}
