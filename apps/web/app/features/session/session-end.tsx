import type { Path, ProfileStats } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import type { Pose } from "#app/components/barys/barys.tsx";
import { WordChips } from "#app/components/kazakh/word-chips.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ShareButton } from "#app/components/ui/share-button.tsx";
import { call } from "#app/lib/api/client.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { addressOfNext, nameOfNext, namesOfNext } from "#app/lib/path/next-names.ts";
import { withOwnWork } from "#app/lib/path/own-path.ts";
import { marksOf } from "#app/lib/path/own-work.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { nextAfter } from "./next-after.ts";
import { SessionOutcome } from "./session-outcome.tsx";
import type { SessionResult } from "./session-result.ts";
import type { SessionPlace } from "./subject.ts";
import { LessonThread, UnitThread } from "./unit-thread.tsx";

/** The end of a session: how it went, the words of it, what it earned, and one button: what comes next. */
export function SessionEnd({
  place,
  result,
  path,
}: {
  place: SessionPlace;
  result: SessionResult;
  /** Null where it is not known, as without a network. */
  path: Path | null;
}) {
  const { status, user } = useSession();
  const language = useLanguage();
  const { awarded, streak } = useReward();

  const units = path === null ? [] : withOwnWork(path, marksOf(user?.id ?? null)).units;
  const next = nextAfter(place, units);
  const unit = units.find(({ id }) => id === place.unit);
  const { subject } = place;
  const lesson =
    subject.what === "step" ? unit?.lessons.find(({ id }) => id === subject.lesson) : undefined;
  const { right, asked, passed, words } = result;
  const names = next === null || path === null ? null : namesOfNext(path, next, language);
  const isSameLesson =
    subject.what === "step" && next?.what === "step" && next.lesson === subject.lesson;
  const isCheckpoint = subject.what === "checkpoint";
  const isMissed = isCheckpoint && !passed;
  const pose: Pose = isMissed ? "wrong" : right === asked ? "right" : "streak";
  const title = isCheckpoint
    ? passed
      ? m.session_checkpoint_passed()
      : m.session_checkpoint_missed()
    : right === asked
      ? m.session_end_perfect()
      : m.session_end();
  const note = isMissed ? m.session_checkpoint_rule() : null;
  return (
    <SessionOutcome pose={pose} title={title} result={result} note={note}>
      {(awarded > 0 || streak > 0) && (
        <p className="flex flex-wrap justify-center gap-2">
          {awarded > 0 && (
            <span className="rounded-full bg-sun px-5 py-2 text-lg font-extrabold text-on-sun">
              {m.quiz_points_added({ count: awarded })}
            </span>
          )}
          {streak > 0 && (
            <span className="rounded-full bg-sun-wash px-5 py-2 text-lg font-bold">
              {m.session_streak({ count: streak })}
            </span>
          )}
        </p>
      )}
      {lesson !== undefined && !lesson.completed ? (
        <LessonThread lesson={lesson} />
      ) : (
        unit !== undefined && <UnitThread unit={unit} />
      )}
      <WordChips
        title={m.session_end_words()}
        words={words.map(({ word, missed }) => ({ ...word, missed }))}
      />
      {asked > 0 && (
        <ShareButton
          look="quiet"
          title={m.app_name()}
          text={m.share_result({ right, total: asked, title: unit?.titles[language] ?? "" })}
          path={subject.what === "step" ? paths.lesson(subject.lesson) : paths.lessons}
        >
          {m.share_result_button()}
        </ShareButton>
      )}
      {status === "guest" && <AccountOffer />}
      <div className="sticky bottom-0 flex w-full max-w-md flex-col gap-1 bg-felt pt-2 pb-3 max-sm:mt-auto sm:pt-6">
        {isMissed && next?.what === "checkpoint" ? (
          // Nothing else of the unit is left: what was missed waits in the reviews of a learner.
          <ButtonLink to={status === "guest" ? paths.learn : paths.review} size="large">
            {status === "guest" ? m.session_to_learn() : m.session_to_reviews()}
          </ButtonLink>
        ) : next === null || names === null ? (
          <ButtonLink to={paths.lessons} size="large">
            {path === null ? m.session_to_path() : m.session_path_done()}
          </ButtonLink>
        ) : (
          <ButtonLink to={addressOfNext(next)} size="large">
            {isSameLesson
              ? m.session_next_step({ step: nameOfNext(next) })
              : m.session_next_lesson({ title: names.title })}
          </ButtonLink>
        )}
        {subject.what === "step" ? (
          <ButtonLink to={paths.lesson(subject.lesson)} look="quiet">
            {m.session_to_lesson()}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.lessons} look="quiet">
            {m.session_to_path()}
          </ButtonLink>
        )}
      </div>
    </SessionOutcome>
  );
}

/** Sends what waits, and asks a learner's streak once it has arrived. */
function useReward(): { awarded: number; streak: number } {
  const { status } = useSession();
  const [awarded, setAwarded] = useState(0);
  const [stats, setStats] = useState<ProfileStats | null>(null);
  useEffect(() => {
    if (status !== "user") return;
    let isHere = true;
    const send = async () => {
      const delivery = await outbox.send();
      if (isHere) setAwarded(delivery.awarded);
      const answer = await call("GET /profile/stats/", {});
      if (isHere) setStats(answer);
    };
    send().catch((error: unknown) => console.warn("The streak is shown another time", error));
    return () => {
      isHere = false;
    };
  }, [status]);
  return { awarded, streak: stats?.streakDays ?? 0 };
}
