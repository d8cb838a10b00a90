import {
  AddPointsRequest,
  ExamResultRequest,
  FinishedSessionRequest,
  HarmonyRoundRequest,
  NewReviewCard,
  ReadingAnswersRequest,
  ReportRequest,
  ReviewAnswer,
  ReviewAnswersRequest,
  ReviewCardChange,
  ReviewUndoRequest,
  SaveLessonRequest,
  SpeechSetRequest,
  TestResultsRequest,
  WatchedRequest,
} from "@tilashar/contracts";
import { startQuiz } from "@tilashar/learning";
import { type ExamMock, openSitting } from "@tilashar/learning/exams";
import { NEW_MASTERY, nextHarmonyTask } from "@tilashar/learning/harmony";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishMock } from "#app/features/exams/finish-mock.ts";
import { keepWatched } from "#app/features/films/keep-watched.ts";
import { keepRound } from "#app/features/harmony/keep-round.ts";
import { submitSitting } from "#app/features/proficiency-test/submit-sitting.ts";
import { keepSitting } from "#app/features/quiz/keep-sitting.ts";
import { keepAnswers as keepReadingAnswers } from "#app/features/reading/keep-answers.ts";
import { keepSession } from "#app/features/session/keep-session.ts";
import { holdReceipt, receiptsHeld } from "#app/features/speech/practice-memory.ts";
import { sendSet } from "#app/features/speech/send-set.ts";
import { keepReport } from "#app/lib/reports/keep-report.ts";
import { addToReview } from "#app/lib/review/add-to-review.ts";
import { keepAnswers, keepUndo } from "#app/lib/review/keep-step.ts";
import { usualPlan } from "#app/lib/review/open-review.ts";
import type { LocalItem } from "#app/lib/review/review-store.ts";
import { changeWord } from "#app/lib/review/words.ts";
import { outbox } from "./outbox.ts";
import { setOutboxStage, signIn } from "./outbox-stage.ts";

const finishedAt = "2026-11-22T10:00:00.000Z";
const sentAt = "2026-11-22T12:00:00.000Z";
const learner = 7;

interface Kind {
  /** What the feature does when a learner has done the work. */
  keep(): Promise<unknown>;
  /** The calls that the server receives two hours later, every field of them. */
  calls: readonly { method?: string; url: string; body: object }[];
  /** The schema of the last call's body, or of what its list is made of. */
  schema: { properties: Record<string, unknown> };
  /** Fields of the schema that this kind never says, and why. */
  without?: Readonly<Record<string, string>>;
}

const word: LocalItem = {
  id: null,
  item: "word:қала",
  kz: "қала",
  en: "city",
  ru: "город",
  example: { kz: "Қала үлкен.", en: "The city is big.", ru: "Город большой." },
  source: "reading",
  note: "",
  suspended: false,
  added: finishedAt,
  memory: null,
};
const harmonyTask = nextHarmonyTask(NEW_MASTERY, { seed: "x" });
const chosen = harmonyTask.options[0]?.form ?? "";
const answer = {
  attempt: "review-0001",
  item: word.item,
  kind: "typing",
  rating: 1,
  at: finishedAt,
  ms: 1200,
  error: "harmony",
} as const;
const device = { items: [word], plan: usualPlan() };
const examTitles = { en: "Reading", ru: "Чтение", kz: "Оқылым" };
const examMock: ExamMock = {
  exam: "residence",
  mock: "1",
  level: "a1",
  version: "v1",
  titles: examTitles,
  passWhole: null,
  sections: [
    {
      id: "reading",
      titles: examTitles,
      minutes: 10,
      pass: 0,
      plays: null,
      passages: [],
      items: [],
    },
  ],
};
const started = Date.parse(finishedAt) - 90_000;

const kinds: Record<string, Kind> = {
  "quiz result": {
    keep: () =>
      keepSitting({
        attempt: "quiz-0001",
        lessonId: 3,
        words: [],
        session: {
          ...startQuiz([]),
          score: 1,
          answers: { "31:foreign_to_kz": "сәлем", "31:letter_by_letter": "сәлем" },
        },
        startedAt: started,
        script: "arabic",
      }),
    calls: [
      {
        url: "/profile/saved-lessons/",
        body: {
          lesson_id: 3,
          answers: [
            { question: "31:foreign_to_kz", given: "сәлем" },
            { question: "31:letter_by_letter", given: "сәлем" },
          ],
          attempt: "quiz-0001",
          finished_at: finishedAt,
          seconds: 90,
          script: "arabic",
        },
      },
      { url: "/profile/leaderboard/add_points/", body: { points: 1, saved_lesson: 55 } },
    ],
    schema: AddPointsRequest,
  },
  "session of the path": {
    keep: () =>
      keepSession(
        { unit: "a-01-first-sounds", subject: { what: "step", lesson: 61, step: "meet-1" } },
        {
          attempt: "session-0001",
          seed: "seed-1",
          startedAt: started,
          run: {
            queue: [],
            phase: "finished",
            answers: [
              { item: "1:meet:6101", given: [] },
              { item: "2:choose-word:6101", given: ["6102"] },
              { item: "3:letters:6101", given: null },
            ],
            verdict: null,
          },
        },
        { passed: false, words: [] },
      ),
    calls: [
      {
        url: "/profile/sessions/",
        body: {
          attempt: "session-0001",
          unit: "a-01-first-sounds",
          subject: { what: "step", lesson: 61, step: "meet-1" },
          seed: "seed-1",
          answers: [
            { item: "1:meet:6101", given: [] },
            { item: "2:choose-word:6101", given: ["6102"] },
            { item: "3:letters:6101", given: null },
          ],
          finished_at: finishedAt,
          seconds: 90,
        },
      },
    ],
    schema: FinishedSessionRequest,
  },
  "film watched": {
    keep: () => keepWatched(4, 61.6),
    calls: [
      {
        url: "/watching-materials/4/watched/",
        body: { attempt: expect.any(String), seconds: 62, finished_at: finishedAt },
      },
    ],
    schema: WatchedRequest,
  },
  "reading answers": {
    keep: () =>
      keepReadingAnswers({
        attempt: "reading-0001",
        readingId: 5,
        answers: [{ number: 1, given: "b" }],
        seconds: 33,
      }),
    calls: [
      {
        url: "/reading-materials/5/answers/",
        body: {
          attempt: "reading-0001",
          answers: [{ number: 1, given: "b" }],
          seconds: 33,
          finished_at: finishedAt,
        },
      },
    ],
    schema: ReadingAnswersRequest,
  },
  "test result": {
    keep: () =>
      submitSitting({
        attempt: "test-0001",
        owner: learner,
        form: "form-0001",
        mode: "precise",
        questions: [{ id: 11 }, { id: 12 }] as never,
        answers: { 11: "A" },
        place: 1,
        startedAt: new Date(started).toISOString(),
        finishedAt,
        result: null,
      }).catch(() => {}),
    calls: [
      {
        url: "/test/results/",
        body: {
          attempt: "test-0001",
          form: "form-0001",
          mode: "precise",
          answers: [
            { id: 11, option: "A" },
            { id: 12, option: null },
          ],
          seconds: 90,
          finished_at: finishedAt,
        },
      },
    ],
    schema: TestResultsRequest,
  },
  "mock examination": {
    keep: () =>
      finishMock(examMock, {
        owner: learner,
        sitting: {
          ...openSitting(examMock, { attempt: "exam-0001", startedAt: finishedAt }),
          section: 1,
          answers: { 40001: "b" },
          left: { reading: 510 },
        },
        marked: [],
        place: 0,
        finishedAt: null,
      }),
    calls: [
      {
        url: "/profile/exam-results/",
        body: {
          attempt: "exam-0001",
          exam: "residence",
          mock: "1",
          answers: [{ item: 40001, option: "b" }],
          seconds: 90,
          finished_at: finishedAt,
        },
      },
    ],
    schema: ExamResultRequest,
  },
  "harmony round": {
    keep: () =>
      keepRound({
        mastery: NEW_MASTERY,
        attempt: "harmony-0001",
        startedAt: started,
        task: harmonyTask,
        chosen,
        answered: [{ task: harmonyTask, given: chosen, isRight: true }] as never,
        streak: 1,
        recent: [],
        isOver: true,
      }),
    calls: [
      {
        url: "/profile/harmony-rounds/",
        body: {
          attempt: "harmony-0001",
          answers: [{ stem: harmonyTask.stem.kz, suffix: harmonyTask.skill.suffix, given: chosen }],
          seconds: 90,
          finished_at: finishedAt,
        },
      },
    ],
    schema: HarmonyRoundRequest,
  },
  "speech receipts": {
    keep: () => {
      for (const one of ["бір", "екі", "үш", "төрт", "бес"]) holdReceipt(one, `proof-${one}`);
      return sendSet(receiptsHeld());
    },
    calls: [
      {
        url: "/speech-sets/",
        body: {
          receipts: ["proof-бір", "proof-екі", "proof-үш", "proof-төрт", "proof-бес"],
          finished_at: finishedAt,
        },
      },
    ],
    schema: SpeechSetRequest,
    without: { seconds: "the receipts themselves say when each word was said" },
  },
  "review answer": {
    keep: () => keepAnswers(learner, [answer], device),
    calls: [{ url: "/review/answers", body: { answers: [answer] } }],
    schema: ReviewAnswer,
  },
  "review undo": {
    keep: () => keepUndo(learner, [answer], device),
    calls: [{ url: "/review/undo", body: { attempts: ["review-0001"] } }],
    schema: ReviewUndoRequest,
  },
  "new word with a note, set aside": {
    keep: async () => {
      await addToReview(
        [{ kz: "қала", en: "city", ru: "город", example: word.example }],
        "reading",
      );
      await changeWord(word, { note: " by the river ", suspended: true });
    },
    calls: [
      {
        url: "/review/cards",
        body: {
          cards: [
            {
              kz: "қала",
              en: "city",
              ru: "город",
              example: word.example,
              source: "reading",
              note: "by the river",
              suspended: true,
              added: finishedAt,
            },
          ],
        },
      },
    ],
    schema: NewReviewCard,
    without: { item: "a word's key follows from the word" },
  },
  "new rule": {
    keep: () => addToReview([{ item: "rule:plural:V:back", kz: "" }], "speech"),
    calls: [
      {
        url: "/review/cards",
        body: {
          cards: [
            { item: "rule:plural:V:back", en: "", ru: "", source: "speech", added: finishedAt },
          ],
        },
      },
    ],
    schema: NewReviewCard,
    without: {
      kz: "a rule has no word",
      example: "a rule has no sentence",
      note: "nothing was written on it",
      suspended: "it was not set aside",
    },
  },
  "report of a mistake": {
    keep: () =>
      keepReport(
        { kind: "sentence", subject: "Мен үйдемін.", quote: "Мен үйдемін." },
        { reason: "translation", suggestion: " I am at home. " },
      ),
    calls: [
      {
        url: "/reports/",
        body: {
          attempt: expect.any(String),
          kind: "sentence",
          subject: "Мен үйдемін.",
          quote: "Мен үйдемін.",
          page: "/profile",
          reason: "translation",
          suggestion: "I am at home.",
        },
      },
    ],
    schema: ReportRequest,
    without: { guest_key: "a learner's account says whose it is" },
  },
  "note on a known word, set aside": {
    keep: () => changeWord({ ...word, id: 90 }, { note: " new ", suspended: true }),
    calls: [{ method: "PATCH", url: "/review/cards/90/", body: { note: "new", suspended: true } }],
    schema: ReviewCardChange,
  },
};

let isLost = true;
let stage: ReturnType<typeof setOutboxStage>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(finishedAt) });
  stage = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ id: 55, awarded: 0 });
  });
  isLost = true;
  signIn(learner);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(Object.entries(kinds))("every field of a %s arrives as it was kept", async (_, kind) => {
  await kind.keep();
  // Whatever the feature tries by itself finds no network.
  await outbox.send();
  stage.calls.length = 0;
  isLost = false;
  vi.setSystemTime(Date.parse(sentAt));
  expect((await outbox.send()).failure).toBeNull();
  expect(
    stage.calls.map(({ method, url, body }) => ({ method, url: url.slice("/api".length), body })),
  ).toEqual(kind.calls.map((call) => ({ method: "POST", ...call })));
  expect(await outbox.waiting()).toEqual([]);
  const sent = stage.calls.at(-1)?.body as Record<string, unknown>;
  const [list] = Object.values(sent).filter((value) => Array.isArray(value)) as object[][];
  const isOfList = Object.keys(kind.schema.properties).every((name) => !(name in sent));
  const said = Object.keys((isOfList ? list?.[0] : sent) ?? {});
  // A field that is added to the contract must be said here too, or be excused.
  expect([...said, ...Object.keys(kind.without ?? {})].sort()).toEqual(
    Object.keys(kind.schema.properties).sort(),
  );
});

test("the save of a quiz says everything that its schema knows", () => {
  const [save] = kinds["quiz result"]?.calls ?? [];
  expect(Object.keys(save?.body ?? {}).sort()).toEqual(
    Object.keys(SaveLessonRequest.properties).sort(),
  );
});

test("a guest's answers say that they waited for an account", async () => {
  isLost = false;
  await keepAnswers(0, [answer], device);
  await outbox.send();
  expect(stage.calls.map(({ body }) => body)).toEqual([{ answers: [answer], waited: true }]);
  expect(Object.keys(ReviewAnswersRequest.properties).sort()).toEqual(["answers", "waited"]);
});

test("a result that leaves at once says no time: the server's own clock counts", async () => {
  isLost = false;
  await keepReadingAnswers({
    attempt: "reading-0002",
    readingId: 5,
    answers: [{ number: 1, given: "b" }],
    seconds: 3,
  });
  expect(stage.calls.map(({ body }) => body)).toEqual([
    { attempt: "reading-0002", answers: [{ number: 1, given: "b" }], seconds: 3 },
  ]);
});
