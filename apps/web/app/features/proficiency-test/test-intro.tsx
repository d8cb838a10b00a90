import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { m } from "#app/paraglide/messages.js";
import { sittingLength } from "./kept-sitting.ts";
import { modeField, type ProficiencyTest, startField } from "./use-proficiency-test.ts";

const facts = [
  { title: m.test_fact_questions, text: m.test_fact_questions_text },
  { title: m.test_fact_time, text: m.test_fact_time_text },
  { title: m.test_fact_change, text: m.test_fact_change_text },
];

/** What the test is, how long it takes, and where it starts or goes on. */
export function TestIntro({ test }: { test: ProficiencyTest }) {
  const { sitting, work } = test;
  const begun = sitting !== null && sitting.finishedAt === null ? sitting : null;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 md:pt-12">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl md:text-4xl">{m.test_title()}</h1>
          <p className="pt-2 text-ink-soft md:text-lg">{m.test_intro_lead()}</p>
        </div>
        <Barys pose="thinking" className="size-24 shrink-0 sm:size-36" />
      </div>
      <Card stitched className="mt-6 p-5 sm:p-7">
        {/* A form, so that a press before the page has started is not lost: the address then says it. */}
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (work !== "loading")
              test.start(new FormData(event.currentTarget).has(modeField) ? "precise" : "standard");
          }}
        >
          {work === "load failed" && <Notice kind="error">{m.test_load_error()}</Notice>}
          <div className="flex flex-wrap gap-3">
            {begun !== null && (
              <Button size="large" onClick={test.resume} className="max-sm:w-full">
                {m.test_continue({ place: begun.place + 1, total: sittingLength })}
              </Button>
            )}
            <Button
              size="large"
              look={begun === null ? "primary" : "secondary"}
              type="submit"
              name={startField}
              value="yes"
              busy={work === "loading"}
              className="max-sm:w-full"
            >
              {begun !== null
                ? m.test_start_over()
                : work === "load failed"
                  ? m.try_again()
                  : m.test_start()}
            </Button>
          </div>
          {begun === null && (
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border-2 border-stitch px-4 py-3 hover:border-sky has-checked:border-sky has-checked:bg-sky-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky">
              <input
                type="checkbox"
                name={modeField}
                value="precise"
                className="mt-0.5 size-5 shrink-0 outline-none"
              />
              <span>
                <span className="block font-bold">{m.test_precise()}</span>
                <span className="block text-sm text-ink-soft">{m.test_precise_text()}</span>
              </span>
            </label>
          )}
        </form>
      </Card>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {facts.map(({ title, text }) => (
          <li key={title()} className="border-s-4 border-sun ps-3">
            <p className="font-bold">{title()}</p>
            <p className="text-sm text-ink-soft">{text()}</p>
          </li>
        ))}
      </ul>
      <p className="pt-4 text-sm text-ink-soft">{m.test_honest()}</p>
    </div>
  );
}
