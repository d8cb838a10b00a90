import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate } from "../candidate.ts";
import type { LessonContext } from "../context.ts";
import { meetDialogue } from "../kinds/meet.ts";
import { makeReply } from "../kinds/reply.ts";
import { makeUnderstand } from "../kinds/understand.ts";
import { makeWriteReply } from "../kinds/write-reply.ts";
import type { Making } from "../making.ts";
import type { DialogueMaterial } from "../material.ts";
import { type SentenceKind, sentenceItem, sentenceItems } from "./sentence-items.ts";

/** Answers that are typed. */
const TYPED = 2;
/** Sentences of the lesson after a short dialogue, at most. */
const FURTHER = 4;

/** The dialogue: heard, understood, then played from both sides. Nothing for a lesson without one. */
export function talkStep(context: LessonContext, making: Making): Candidate[] {
  const { lesson, material, sentences } = context;
  const { dialogue } = lesson;
  if (dialogue === null) return [];
  const { turns } = dialogue;
  const meeting = candidate(meetDialogue(dialogue, making), { rank: -100, essential: true });
  const after = meeting.map(({ item }) => item.key);
  const questions = dialogue.questions.flatMap((question, at) =>
    candidate(makeUnderstand(question, "dialogue", dialogue.titles, turns, making), {
      rank: 10 + at * 10,
      after,
    }),
  );
  const others = sentences.filter(({ id }) => !id.startsWith(`d${lesson.id}-`));
  const replies = bySpeaker(dialogue).flatMap((places, role) =>
    shuffled(places, making.chance).flatMap((at) =>
      candidate(makeReply(dialogue, at, others, making), { rank: 40 + role * 20, after }),
    ),
  );
  // From B on the other side's answers are typed, once answers were chosen
  const written =
    material.level === "beginner"
      ? []
      : shuffled(
          turns.flatMap((_, at) => (at > 0 ? [at] : [])),
          making.chance,
        ).flatMap((at) =>
          candidate(makeWriteReply(dialogue, at, making), {
            rank: 90,
            after: [...after, ...replies.slice(0, 2).map(({ item }) => item.key)],
          }),
        );
  const chosen = new Set(replies.slice(0, 2).flatMap(({ item }) => item.subjects));
  const typed = written
    .filter(({ item }) => item.subjects.every((subject) => !chosen.has(subject)))
    .slice(0, TYPED);
  const replied = new Set([...replies.slice(0, 4), ...typed].flatMap(({ item }) => item.subjects));
  const free = shuffled(
    turns.filter(({ id }) => !replied.has(`sentence:${id}`)),
    making.chance,
  );
  const kinds: readonly SentenceKind[] = [
    "hear-and-choose",
    "say",
    "dictation",
    "say",
    "translate",
    "order",
  ];
  const ranks: Readonly<Partial<Record<SentenceKind, number>>> = { "hear-and-choose": 20, say: 55 };
  const said: Candidate[] = [];
  const left = [...free];
  for (const kind of [...kinds, ...kinds]) {
    for (const [at, turn] of left.entries()) {
      const made = sentenceItem(kind, turn, turns, material, making, {
        rank: ranks[kind] ?? 70,
        after,
      });
      if (made.length === 0) continue;
      said.push(...made);
      left.splice(at, 1);
      break;
    }
  }
  const apart = replies
    .slice(4)
    .filter(({ item }) => said.every((one) => !sharesTurn(one, item.subjects)));
  return [
    ...meeting,
    ...questions,
    ...alternating(replies.slice(0, 2), said.slice(0, 2)),
    ...typed,
    ...alternating(replies.slice(2, 4), said.slice(2)),
    ...apart,
    // A dialogue of a few short turns leaves time for the lesson's sentences
    ...sentenceItems(
      ["order", "translate", "dictation", "cloze"],
      shuffled(lesson.sentences, making.chance),
      lesson.sentences,
      material,
      making,
      FURTHER,
    ).map((one) => ({ ...one, rank: 95 })),
  ];
}

const sharesTurn = ({ item }: Candidate, subjects: readonly string[]): boolean =>
  item.subjects.some((subject) => subjects.includes(subject));

/** Places of the turns that answer another one, by who says them. */
function bySpeaker({ speakers, turns }: DialogueMaterial): number[][] {
  const places = speakers.map(({ key }) =>
    turns.flatMap(({ speaker }, at) => (at > 0 && speaker === key ? [at] : [])),
  );
  // One of each speaker in turn, so that the first four are of both
  const longest = Math.max(0, ...places.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => places.flatMap((list) => list[at] ?? []));
}

const alternating = <Item>(one: readonly Item[], other: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    ...(one[at] === undefined ? [] : [one[at]]),
    ...(other[at] === undefined ? [] : [other[at]]),
  ]).flat();
