import { useCallback, useState } from "react";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { type QuestionKey, useQuestionKeys } from "#app/lib/question-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { type KeptSitting, sittingLength } from "./kept-sitting.ts";
import { TestQuestion } from "./test-question.tsx";
import type { ProficiencyTest } from "./use-proficiency-test.ts";

/** The test names its options by capitals. */
const OPTION_OF = { a: "A", b: "B", c: "C", d: "D" } as const;

/** The questions, one at a time, with Previous, Next and at the end Finish. */
export function TestSitting({ test, sitting }: { test: ProficiencyTest; sitting: KeptSitting }) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { place, questions, answers } = sitting;
  const question = questions[place];
  const isLast = place + 1 === sittingLength;
  const open = questions.filter(({ id }) => answers[id] === undefined);
  const isBusy = test.work === "loading" || test.work === "sending";

  function goOn() {
    if (isBusy) return;
    if (!isLast) test.next();
    else if (open.length > 0) setAsking(true);
    else test.finish();
  }

  const act = (key: QuestionKey) => {
    if (key.type === "choose") test.choose(OPTION_OF[key.option]);
    else if (key.type === "previous") test.go(place - 1);
    else if (key.type === "next") goOn();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys mean what is on screen now
  useQuestionKeys(useCallback(act, [test, sitting]));

  if (question === undefined) return null;
  return (
    <div
      data-under-way=""
      className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-4 px-4 pt-4 md:pt-8"
    >
      <h1 className="sr-only">{m.test_title()}</h1>
      <div className="flex items-center gap-3">
        <Progress
          value={(place + 1) / sittingLength}
          label={m.test_progress()}
          text={m.test_place({ place: place + 1, total: sittingLength })}
        />
        <span aria-hidden="true" className="font-semibold whitespace-nowrap text-ink-soft">
          {place + 1}/{sittingLength}
        </span>
        <KazakhTextSettings compact className="shrink-0 whitespace-nowrap" />
      </div>
      <div key={question.id} className="flex-1 animate-rise">
        <TestQuestion
          question={question}
          place={place + 1}
          total={sittingLength}
          chosen={answers[question.id] ?? null}
          language={language}
          onChoose={test.choose}
        />
      </div>
      {test.work === "load failed" && (
        <Notice kind="error">
          <p>{m.test_load_error()}</p>
          <p className="font-normal">{m.test_load_error_kept()}</p>
          <Button look="secondary" className="mt-2" onClick={test.retry}>
            {m.try_again()}
          </Button>
        </Notice>
      )}
      <div className="sticky bottom-0 flex gap-3 bg-felt py-3">
        <Button
          look="secondary"
          size="large"
          disabled={place === 0}
          onClick={() => test.go(place - 1)}
          className="px-5 max-sm:flex-1"
        >
          {m.test_previous()}
        </Button>
        <Button size="large" busy={isBusy} onClick={goOn} className="flex-1 px-5">
          {isLast ? m.test_finish() : m.test_next()}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-3 pb-4">
        <p className="text-sm text-ink-soft max-md:hidden">{m.test_keys()}</p>
        <Button look="quiet" onClick={test.pause} className="max-md:mx-auto">
          {m.test_leave()}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={m.test_open_title()}>
        <p className="pb-4">{m.test_open_text({ count: open.length })}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            data-first-focus=""
            onClick={() => {
              setAsking(false);
              test.go(questions.findIndex(({ id }) => answers[id] === undefined));
            }}
          >
            {m.test_open_go()}
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              setAsking(false);
              test.finish();
            }}
          >
            {m.test_open_finish()}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
