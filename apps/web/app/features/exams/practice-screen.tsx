import { itemsOfMock } from "@tilashar/learning/exams";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { NotOfficial } from "./not-official.tsx";
import type { PracticeHeading } from "./practice-heading.ts";
import { practiceTitle } from "./practice-name.ts";
import { PracticeQuestion } from "./practice-question.tsx";
import { PracticeResult } from "./practice-result.tsx";
import { usePractice } from "./use-practice.ts";

/** Questions to practise: what was missed before, then what is new, ten at a time, each explained at once. */
export function PracticeScreen({ heading }: { heading: PracticeHeading }) {
  const language = useLanguage();
  const { pool, point, spared, titles } = heading;
  const work = usePractice({ pool, point: point?.id ?? null, spared });
  const { choice, turn, error } = work;
  const item = turn === null ? undefined : itemsOfMock(turn.asked)[turn.place];
  const title =
    point === null
      ? practiceTitle(pool.mock)
      : m.exam_practice_point({ title: point.title[language] });
  const back = spared === null ? paths.exams : paths.exam(spared.exam);

  if (turn !== null && item !== undefined)
    return (
      <div
        data-session-page=""
        className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pt-3 md:pt-6"
      >
        <h1 className="sr-only">{title}</h1>
        <PracticeQuestion key={item.id} turn={turn} item={item} work={work} />
        <NotOfficial seen={heading.seen} />
      </div>
    );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-4 md:pt-8">
      <div>
        <BackLink to={back}>{titles?.[language] ?? m.exam_title()}</BackLink>
        <h1 className="pt-1 text-3xl md:text-4xl">{title}</h1>
        <div className="flex flex-wrap gap-2 pt-3">
          <Chip tone="sky">{m.exam_practice()}</Chip>
          {point === null && <Chip>{m.exam_items({ count: pool.items })}</Chip>}
        </div>
      </div>
      {turn !== null ? (
        <PracticeResult turn={turn} choice={choice} onMore={work.begin} back={back} />
      ) : (
        <>
          <p className="max-w-prose">{m.exam_practice_text()}</p>
          {choice !== null && (
            <p className="font-semibold" role="status">
              {choice.items.length === 0
                ? m.exam_practice_none()
                : m.exam_practice_counts({ missed: choice.missed, fresh: choice.fresh })}
            </p>
          )}
          {choice?.spoils && <p>{m.exam_practice_spoils()}</p>}
          {error !== null && (
            <Notice kind="error">
              <p>{failureText(error, m.exam_load_failed())}</p>
              <Button look="secondary" className="mt-2" onClick={work.retry}>
                {m.try_again()}
              </Button>
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              size="large"
              disabled={choice === null || choice.items.length === 0}
              onClick={work.begin}
              className="max-sm:w-full"
            >
              {m.exam_start()}
            </Button>
            {point === null && (
              <ButtonLink look="quiet" to={paths.examPaper("practice", pool.mock)}>
                {m.exam_on_paper()}
              </ButtonLink>
            )}
          </div>
          <noscript>
            <p className="font-semibold">{m.exam_no_scripts()}</p>
          </noscript>
        </>
      )}
      <NotOfficial seen={heading.seen} />
    </div>
  );
}
