import { type ExamMock, type MockSection, playsLeft } from "@tilashar/learning/exams";
import { useCallback, useState } from "react";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LeaveQuestion } from "#app/components/ui/leave-question.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { type QuestionKey, useQuestionKeys } from "#app/lib/question-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { Countdown } from "./countdown.tsx";
import { HeardPassage } from "./heard-passage.tsx";
import type { KeptMock } from "./kept-mock.ts";
import { MockOverview } from "./mock-overview.tsx";
import { MockQuestion } from "./mock-question.tsx";
import { PassageText } from "./passage-text.tsx";
import type { MockWork } from "./use-mock.ts";

type Asking = "overview" | "close" | "leave" | null;

/** One part of a mock: its questions one at a time under the clock, to be gone through in any order. */
export function MockSitting({
  mock,
  kept,
  section,
  work,
}: {
  mock: ExamMock;
  kept: KeptMock;
  section: MockSection;
  work: MockWork;
}) {
  const language = useLanguage();
  const [asking, setAsking] = useState<Asking>(null);
  const { sitting, place, marked } = kept;
  const { items, passages } = section;
  const item = items[place];
  const isLast = place + 1 === items.length;
  const open = items.filter(({ id }) => sitting.answers[id] === undefined).length;
  const isLastSection = sitting.section + 1 === mock.sections.length;

  const act = (key: QuestionKey) => {
    if (item === undefined) return;
    if (key.type === "choose") work.choose(item.id, key.option);
    else if (key.type === "previous") work.go(place - 1);
    else if (key.type === "mark") work.mark(item.id);
    else if (key.type === "overview") setAsking("overview");
    else if (isLast) setAsking("close");
    else work.go(place + 1);
  };
  useQuestionKeys(useCallback(act, [item, place, isLast, work.choose, work.go, work.mark]));

  if (item === undefined) return null;
  const of = passages.find(({ id }) => id === item.passage);
  const isMarked = marked.includes(item.id);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex items-center gap-2">
        <IconButton label={m.exam_pause()} onClick={() => setAsking("leave")} className="-ms-2">
          <Icon name="close" />
        </IconButton>
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-bold">{section.titles[language]}</span>
          <span className="block text-sm text-ink-soft">
            {m.exam_part_place({ place: sitting.section + 1, total: mock.sections.length })}
          </span>
        </p>
        <KazakhTextSettings compact className="shrink-0 max-sm:hidden" />
        <Countdown seconds={sitting.left[section.id] ?? 0} />
        <button
          type="button"
          onClick={() => setAsking("overview")}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-stitch bg-felt-raised px-3 font-semibold hover:border-sky"
        >
          <span className="sr-only">{m.exam_overview()}: </span>
          {place + 1}/{items.length}
        </button>
      </div>
      {work.timeUp !== null && (
        <p role="alert" className="rounded-card bg-sun-wash px-4 py-3 font-semibold">
          {m.exam_time_up()}
        </p>
      )}
      <div key={item.id} className="flex-1 animate-rise">
        <MockQuestion
          item={item}
          number={place + 1}
          total={items.length}
          chosen={sitting.answers[item.id]}
          language={language}
          passage={
            of === undefined
              ? null
              : {
                  of,
                  shown:
                    of.part === "listening" ? (
                      <HeardPassage
                        passage={of}
                        playsLeft={playsLeft(mock, sitting, of.id)}
                        onPlay={() => work.played(of.id)}
                      />
                    ) : (
                      <PassageText passage={of} />
                    ),
                }
          }
          onChoose={(option) => work.choose(item.id, option)}
        />
      </div>
      <div className="sticky bottom-0 flex items-center gap-2 bg-felt py-3 sm:gap-3">
        <Button
          look="secondary"
          aria-label={m.exam_previous()}
          disabled={place === 0}
          onClick={() => work.go(place - 1)}
          className="min-h-14"
        >
          <Icon name="back" />
        </Button>
        <Button
          look="quiet"
          aria-pressed={isMarked}
          onClick={() => work.mark(item.id)}
          className="min-h-14 aria-pressed:bg-sun-wash aria-pressed:text-ink"
        >
          <Icon name="flag" className="size-5" />
          <span className="max-sm:sr-only">{m.exam_mark()}</span>
        </Button>
        <Button
          onClick={() => (isLast ? setAsking("close") : work.go(place + 1))}
          className="min-h-14 min-w-0 flex-1 text-lg"
        >
          {!isLast ? m.exam_next() : isLastSection ? m.exam_finish() : m.exam_close_part()}
        </Button>
      </div>
      <p className="pb-4 text-sm text-ink-soft max-md:hidden">{m.exam_keys()}</p>
      <Dialog
        open={asking === "overview"}
        onClose={() => setAsking(null)}
        title={m.exam_overview()}
      >
        <MockOverview
          section={section}
          kept={kept}
          onGo={(to) => {
            setAsking(null);
            work.go(to);
          }}
          onClose={() => setAsking("close")}
        />
      </Dialog>
      <Dialog
        open={asking === "close"}
        onClose={() => setAsking(null)}
        title={isLastSection ? m.exam_finish_title() : m.exam_close_title()}
      >
        <p className="pb-4">
          {open > 0 ? m.exam_open_items({ count: open }) : m.exam_all_answered()}{" "}
          {m.exam_no_way_back()}
        </p>
        <div className="flex flex-wrap gap-3">
          {open > 0 && (
            <Button
              data-first-focus=""
              onClick={() => {
                setAsking(null);
                work.go(items.findIndex(({ id }) => sitting.answers[id] === undefined));
              }}
            >
              {m.exam_answer_open()}
            </Button>
          )}
          <Button
            look={open > 0 ? "secondary" : "primary"}
            {...(open === 0 && { "data-first-focus": "" })}
            onClick={() => {
              setAsking(null);
              work.close();
            }}
          >
            {isLastSection ? m.exam_finish() : m.exam_close_part()}
          </Button>
        </div>
      </Dialog>
      <LeaveQuestion
        open={asking === "leave"}
        title={m.exam_pause_title()}
        text={m.exam_pause_text()}
        onStay={() => setAsking(null)}
        onLeave={() => {
          setAsking(null);
          work.pause();
        }}
      />
    </div>
  );
}
