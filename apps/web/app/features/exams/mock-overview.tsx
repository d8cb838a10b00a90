import type { MockSection } from "@tilashar/learning/exams";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";
import type { KeptMock } from "./kept-mock.ts";

/** All questions of a part at once: answered, open, to come back to. */
export function MockOverview({
  section,
  kept,
  onGo,
  onClose,
}: {
  section: MockSection;
  kept: KeptMock;
  onGo: (place: number) => void;
  /** The learner is done with this part. */
  onClose: () => void;
}) {
  const { sitting, marked, place } = kept;
  const answered = section.items.filter(({ id }) => sitting.answers[id] !== undefined).length;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        {m.exam_overview_text({ answered, total: section.items.length, marked: marked.length })}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {section.items.map(({ id }, at) => {
          const isAnswered = sitting.answers[id] !== undefined;
          const isMarked = marked.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={at === place ? "step" : undefined}
                aria-label={[
                  m.exam_question_number({ number: at + 1, total: section.items.length }),
                  isAnswered ? m.exam_is_answered() : m.exam_is_open(),
                  ...(isMarked ? [m.exam_is_marked()] : []),
                ].join(", ")}
                onClick={() => onGo(at)}
                className={classNames(
                  "relative flex h-11 w-full items-center justify-center rounded-tile border-2 font-bold",
                  isAnswered
                    ? "border-sky bg-sky-wash text-sky-deep"
                    : "border-stitch bg-felt-raised",
                  at === place && "outline-3 outline-offset-1 outline-sky",
                )}
              >
                {at + 1}
                {isMarked && (
                  <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-sun text-on-sun">
                    <Icon name="flag" className="size-3.5" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Button look="secondary" onClick={onClose}>
        {m.exam_close_now()}
      </Button>
    </div>
  );
}
