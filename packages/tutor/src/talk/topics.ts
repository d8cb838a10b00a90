import type { TalkTopic } from "@tilashar/course";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { type Heard, readHeard } from "./heard.ts";

export type Move = TalkTopic["moves"][number];
export type Question = TalkTopic["questions"][number];

/** A move with its patterns read. */
export interface ReadMove {
  readonly move: Move;
  readonly topic: TalkTopic;
  readonly patterns: readonly Heard[];
  /** What a statement of it holds, and what a question. */
  readonly told: readonly Heard[];
  readonly asked: readonly Heard[];
}

/** The topics of conversation with their patterns read, and their questions by what they say. */
export interface Topics {
  readonly all: readonly TalkTopic[];
  readonly moves: readonly ReadMove[];
  readonly question: ReadonlyMap<string, Question>;
  readonly topicOfQuestion: ReadonlyMap<string, TalkTopic>;
  /** Every question's Kazakh, longest first, with its id. */
  readonly questionTexts: readonly (readonly [text: string, id: string])[];
  /** Translations of everything the tutor says here, by its Kazakh. */
  readonly translations: ReadonlyMap<string, { readonly en: string; readonly ru: string }>;
}

/** Reads the topics of a course. */
export function readTopics({ tutor }: TaughtCourse): Topics {
  const all = tutor.topics;
  const questions = all.flatMap((topic) =>
    topic.questions.map((question) => ({ topic, question })),
  );
  const said = all.flatMap(({ questions: asked, moves }) =>
    [
      ...[...asked, ...moves].flatMap(({ says }) => [says.A, says.B, says.C]),
      ...moves.flatMap(({ others = [] }) => others),
    ].flatMap((one) => one ?? []),
  );
  return {
    all,
    moves: all.flatMap((topic) =>
      topic.moves.map((move) => ({
        move,
        topic,
        patterns: LANGUAGES.flatMap((language) =>
          (move.hears?.[language] ?? []).map((written) => readHeard(written, language)),
        ),
        told: (move.told ?? []).map((written) => readHeard(written, "kz")),
        asked: (move.asked ?? []).map((written) => readHeard(written, "kz")),
      })),
    ),
    question: new Map(questions.map(({ question }) => [question.id, question])),
    topicOfQuestion: new Map(questions.map(({ question, topic }) => [question.id, topic])),
    questionTexts: questions
      .flatMap(({ question: { id, says } }) =>
        [says.A, says.B, says.C].flatMap((one) => (one ? [[one.kz, id] as const] : [])),
      )
      .sort(([a], [b]) => b.length - a.length),
    translations: new Map(said.map(({ kz, en, ru }) => [kz, { en, ru }])),
  };
}
