import type { MockAnswers, MockItem, MockPassage } from "@tilashar/learning/exams";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { PassageText } from "./passage-text.tsx";

/** A question with its answer. */
export function ExplainedItem({
  item,
  number,
  passage,
  chosen,
}: {
  item: MockItem;
  /** Within its part, from 1. */
  number: number;
  passage: MockPassage | undefined;
  chosen: MockAnswers[number] | undefined;
}) {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-bold">
        <span className="text-ink-soft">{number}. </span>
        <TextWithGap text={item.question} language={language} />
      </p>
      {passage !== undefined && (
        <details className="text-ink-soft">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sky underline underline-offset-4">
            {passage.part === "listening" ? m.exam_show_heard() : m.exam_show_text()}
          </summary>
          <div className="rounded-card bg-felt px-4 py-3">
            <PassageText passage={passage} />
          </div>
        </details>
      )}
      {chosen === undefined && <p className="text-ink-soft">{m.exam_not_answered()}</p>}
      <Explanation item={item} chosen={chosen} />
    </div>
  );
}

/** What was chosen and what is right, where that stands, why it is right, and where it can be learned. */
export function Explanation({
  item: { question, correct, options, point, source, key, explanation },
  chosen,
}: {
  item: MockItem;
  chosen: MockAnswers[number] | undefined;
}) {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      {chosen !== undefined && chosen !== correct && (
        <AnswerLine right={false}>
          <TextWithGap text={options[chosen]} language={language} />
        </AnswerLine>
      )}
      <AnswerLine right>
        <TextWithGap text={options[correct]} language={language} />
      </AnswerLine>
      {key !== null && (
        <p>
          <span className="text-ink-soft">{m.exam_key_sentence()}</span> <Kazakh>{key}</Kazakh>
        </p>
      )}
      <p>{explanation[language]}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {point !== null && (
          <TextLink to={paths.grammarPoint(point.id)}>{point.title[language]}</TextLink>
        )}
        {source !== null && <Source source={source} />}
        <ReportFlag
          kind="question"
          subject={question.kz}
          quote={question[language]}
          className="-my-2"
        />
      </p>
    </div>
  );
}

function AnswerLine({ right, children }: { right: boolean; children: React.ReactNode }) {
  return (
    <p
      className={classNames(
        "flex items-start gap-2 font-semibold",
        right ? "text-steppe" : "text-pomegranate",
      )}
    >
      <Icon name={right ? "check" : "close"} className="mt-0.5 size-5" />
      <span className="sr-only">{right ? m.exam_right_answer() : m.exam_your_answer()}: </span>
      <span>{children}</span>
    </p>
  );
}

function Source({ source }: { source: NonNullable<MockItem["source"]> }) {
  const language = useLanguage();
  const { titles, url, article } = source;
  const text = [
    titles[language],
    ...(article !== null ? [m.exam_article({ number: article })] : []),
  ].join(", ");
  if (url === null) return <span className="text-ink-soft">{text}</span>;
  return (
    <a
      href={url}
      rel="noopener nofollow"
      className="font-semibold text-sky underline decoration-2 underline-offset-4"
    >
      {text}
    </a>
  );
}
