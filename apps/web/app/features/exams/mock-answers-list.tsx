import type { ExamMock, MockAnswers, MockItem, MockSection } from "@tilashar/learning/exams";
import { useState } from "react";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Fold } from "#app/components/ui/fold.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { PassageText } from "./passage-text.tsx";

type Shown = "wrong" | "all";

/** Every question of a mock with its answer, why it is right, and where that can be learned. */
export function MockAnswersList({ mock, answers }: { mock: ExamMock; answers: MockAnswers }) {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>("wrong");
  const isShown = ({ id, correct }: MockItem) => shown === "all" || answers[id] !== correct;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {(["wrong", "all"] as const).map((which) => (
          <Button
            key={which}
            look={shown === which ? "primary" : "secondary"}
            aria-pressed={shown === which}
            onClick={() => setShown(which)}
          >
            {which === "wrong" ? m.exam_show_wrong() : m.exam_show_every()}
          </Button>
        ))}
      </div>
      {mock.sections.map((section) => {
        const items = section.items.filter(isShown);
        return (
          <Fold key={section.id} title={`${section.titles[language]} (${items.length})`}>
            {items.length === 0 ? (
              <p>{m.exam_none_wrong()}</p>
            ) : (
              <ol className="flex flex-col gap-6">
                {items.map((item) => (
                  <li key={item.id}>
                    <ExplainedItem item={item} section={section} chosen={answers[item.id]} />
                  </li>
                ))}
              </ol>
            )}
          </Fold>
        );
      })}
    </div>
  );
}

function ExplainedItem({
  item,
  section,
  chosen,
}: {
  item: MockItem;
  section: MockSection;
  chosen: MockAnswers[number] | undefined;
}) {
  const language = useLanguage();
  const { correct, options, point, source } = item;
  const passage = section.passages.find(({ id }) => id === item.passage);
  const number = section.items.indexOf(item) + 1;
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
      {chosen !== undefined && chosen !== correct && (
        <AnswerLine right={false}>
          <TextWithGap text={options[chosen]} language={language} />
        </AnswerLine>
      )}
      <AnswerLine right>
        <TextWithGap text={options[correct]} language={language} />
      </AnswerLine>
      <p>{item.explanation[language]}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {point !== null && (
          <TextLink to={paths.grammarPoint(point.id)}>{point.title[language]}</TextLink>
        )}
        {source !== null && <Source source={source} />}
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
