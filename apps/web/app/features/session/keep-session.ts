import { outbox } from "#app/lib/outbox/outbox.ts";
import { markOfStep, markOfUnit, noteFinished } from "#app/lib/path/own-work.ts";
import { keepGuestWords } from "#app/lib/review/keep-guest-words.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { forgetRun, type KeptRun } from "./kept-run.ts";
import type { SessionResult } from "./session-result.ts";
import type { SessionPlace } from "./subject.ts";

const maxSeconds = 7200;

/** How long a slow disk may hold back what tells the learner that the work is done. */
const maxWaitMs = 1000;

/**
 * Puts a finished session where it outlives the page; it leaves for the server from there.
 *
 * @returns when even a browser that is killed would still have it; at the latest after a second
 */
export async function keepSession(
  place: SessionPlace,
  { attempt, seed, startedAt, run }: Pick<KeptRun, "attempt" | "seed" | "startedAt" | "run">,
  { passed, words }: Pick<SessionResult, "passed" | "words">,
): Promise<void> {
  const { unit, subject } = place;
  const kept = outbox.keep("POST /profile/sessions/", {
    attempt,
    body: {
      attempt,
      unit,
      subject,
      seed,
      answers: run.answers.map(({ item, given }) => ({ item, given: given && [...given] })),
      // A clock may have been set back meanwhile.
      seconds: Math.min(maxSeconds, Math.max(0, Math.round((Date.now() - startedAt) / 1000))),
    },
  });
  const met = keepGuestWords(() =>
    words.map(({ word: { kz, meaning, example } }) => ({
      kz,
      en: meaning.en,
      ru: meaning.ru,
      example: { ...example },
    })),
  );
  // Who sees the end may leave at once
  const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([Promise.all([kept, met]), late]);
  forgetRun(place);
  const owner = currentSession().user?.id ?? null;
  if (subject.what === "step") noteFinished(owner, markOfStep(subject.lesson, subject.step));
  else if (subject.what === "story" || passed) noteFinished(owner, markOfUnit(unit, subject.what));
}
