import type { LessonSummary, SkillResult, TestResultsResponse } from "@tilashar/contracts";
import { type ReactNode, useEffect, useRef } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Progress, Ring } from "#app/components/ui/progress.tsx";
import { ShareLater } from "#app/components/ui/share-later.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { KeepMissed } from "./keep-missed.tsx";
import { LevelBand } from "./level-band.tsx";
import { MissedQuestions } from "./missed-questions.tsx";

const levelNames = { A: m.test_level_A, B: m.test_level_B, C: m.test_level_C };
const levelShare = { A: 1 / 3, B: 2 / 3, C: 1 };

const skillNames: Record<SkillResult["skill"], () => string> = {
  vocabulary: m.test_skill_vocabulary,
  forms: m.test_skill_forms,
  sentence: m.test_skill_sentence,
  reading: m.test_skill_reading,
  listening: m.test_skill_listening,
};

/** What the result shows of other features. */
export interface ResultSlots {
  lessonCard: (lesson: LessonSummary) => ReactNode;
}

/** The level, how sure it is, how each skill went, what to do next, and what went wrong. */
export function TestResult({
  result,
  onAgain,
  lessonCard,
}: ResultSlots & { result: TestResultsResponse; onAgain: () => void }) {
  const language = useLanguage();
  const { score, total, percentage, level, estimate, skills, wrong, lessons } = result;
  const letter = level.level;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 pt-8 md:pt-12">
      <div className="grid items-stretch gap-5 md:grid-cols-2">
        <Card stitched className="flex flex-col items-center gap-3 p-6 text-center">
          <Barys pose={letter === "A" ? "hello" : "streak"} className="size-28" />
          <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
            {m.test_result_title({ letter })}
          </h1>
          <Ring value={levelShare[letter]} label={levelNames[letter]()}>
            {letter}
          </Ring>
          <p className="text-xl font-bold">{levelNames[letter]()}</p>
          <p className="text-lg">
            {result.mode === "precise"
              ? m.test_result_precise({ score, total, percentage })
              : m.test_result_score({ score, total, percentage })}
          </p>
          <Kept saved={result.saved} />
          <ShareLater
            look="quiet"
            title={m.app_name()}
            text={m.test_share({ letter })}
            path={paths.proficiencyTest}
          >
            {m.share_result_button()}
          </ShareLater>
        </Card>
        <div className="flex flex-col gap-5">
          <Card className="p-5">
            <h2 className="pb-2 text-xl">{m.test_sure_title()}</h2>
            <LevelBand estimate={estimate} official={letter} />
          </Card>
          {skills.length > 0 && (
            <Card className="p-5">
              <h2 className="pb-3 text-xl">{m.test_skills_title()}</h2>
              <ul className="flex flex-col gap-3">
                {skills.map(({ skill, right, total: asked }) => (
                  <li key={skill}>
                    <p className="flex justify-between gap-3 pb-1">
                      <span className="font-semibold">{skillNames[skill]()}</span>
                      <span className="text-ink-soft">
                        {m.test_skill_score({ right, total: asked })}
                      </span>
                    </p>
                    <Progress
                      value={right / asked}
                      label={skillNames[skill]()}
                      text={m.test_skill_score({ right, total: asked })}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
      {result.opens !== null && <PathOpening opens={result.opens} />}
      {lessons.length > 0 && (
        <section aria-labelledby="next-lessons">
          <h2 id="next-lessons" className="pb-4 text-2xl">
            {m.test_lessons_title()}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3">
            {lessons.map((lesson) => (
              <li key={lesson.id}>{lessonCard(lesson)}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="went-wrong">
        <h2 id="went-wrong" className="pb-4 text-2xl">
          {m.test_wrong_title()}
        </h2>
        <KeepMissed questions={wrong} />
        <MissedQuestions questions={wrong} language={language} />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="large" onClick={onAgain} className="max-sm:w-full">
          {m.test_again()}
        </Button>
        <ButtonLink look="quiet" size="large" to={paths.lessons} className="max-sm:w-full">
          {m.test_to_lessons()}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{m.test_honest()}</p>
    </div>
  );
}

/** The unit at which the path opens by the result, and why there. */
function PathOpening({
  opens: { unit, number, title, because, point },
}: {
  opens: NonNullable<TestResultsResponse["opens"]>;
}) {
  const language = useLanguage();
  const reason = {
    beginning: m.test_opens_beginning,
    known: m.test_opens_known,
    missed: () => m.test_opens_missed({ point: point?.title[language] ?? "" }),
  }[because];
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl">{m.test_opens_title({ number, title: title[language] })}</h2>
        <p className="pt-1 text-ink-soft">{reason()}</p>
      </div>
      <ButtonLink size="large" to={`${paths.lessons}#${unit}`} className="max-sm:w-full">
        {m.test_opens_go()}
      </ButtonLink>
    </Card>
  );
}

/** Where the result is kept: with the account, or in this browser until there is one. */
function Kept({ saved }: { saved: boolean }) {
  const { status } = useSession();
  if (saved || status === "user") return <p className="text-ink-soft">{m.test_saved()}</p>;
  return (
    <p className="text-ink-soft">
      {m.test_guest()} <TextLink to={paths.register}>{m.test_guest_register()}</TextLink>
    </p>
  );
}
