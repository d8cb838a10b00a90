import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate } from "../candidate.ts";
import { confusableWith, type LessonContext, sentencesOf } from "../context.ts";
import { makeChooseWord } from "../kinds/choose-translation.ts";
import { makeMatch } from "../kinds/match.ts";
import { meetWord } from "../kinds/meet.ts";
import { makeSayWord } from "../kinds/say.ts";
import { wordsOfStep } from "../lesson-steps.ts";
import type { Making } from "../making.ts";
import type { TaughtWord } from "../material.ts";
import type { StepId } from "../session-plan.ts";
import { exampleOf, wordSubject } from "../subject.ts";
import { sentenceItem } from "./sentence-items.ts";
import { type WordKind, wordItem } from "./word-items.ts";

/** Words that are recognised by themselves; the others in pairs. */
const RECOGNISED = 2;

/**
 * The example of a word, which was read when the word was met, to put together or to understand; of a word that
 * a later lesson teaches, a sentence of this one in which it stands.
 */
function exampleItem(
  word: TaughtWord,
  turn: number,
  { material, lesson }: LessonContext,
  making: Making,
): Candidate[] {
  const { sentences } = lesson;
  const sentence =
    sentences.find((one) => exampleOf(one) === word.id) ??
    sentencesOf(lesson).find(({ tokens }) => tokens.some((token) => token.word === word.id));
  if (sentence === undefined) return [];
  const kind = turn % 2 === 0 ? "order" : "translate";
  return sentenceItem(kind, sentence, sentences, material, making, { rank: 72 }).map((one) => ({
    ...one,
    item: { ...one.item, subjects: [...one.item.subjects, wordSubject(word.kz)] },
  }));
}

/** A lesson begins with the word that it puts first, whatever the chances: a newcomer's first word is the same to all. */
const firstFirst = ([first, ...others]: readonly Candidate[]): Candidate[] =>
  first === undefined
    ? []
    : [first, ...others.map((one) => ({ ...one, after: [...one.after, first.item.key] }))];

/** New words: each is met, then recognised, then put together. */
export function meetStep(context: LessonContext, step: StepId, making: Making): Candidate[] {
  const { material, known } = context;
  const words = wordsOfStep(context.lesson, step);
  const meetings = firstFirst(
    words.flatMap((word, at) =>
      candidate(meetWord(word, making), { rank: at * 6, essential: true }),
    ),
  );
  // What is asked third can only be about the first word: it is recognised in any case, so that there is such an item.
  const order = [...words.slice(0, 1), ...shuffled(words.slice(1), making.chance)];
  const item = (kind: WordKind, word: TaughtWord, rank: number) =>
    wordItem(kind, word, material, making, { rank });
  const recognised = order.slice(0, RECOGNISED + 1).flatMap((word, turn): Candidate[] => {
    const turns: readonly WordKind[] =
      turn % 2 === 0 ? ["choose-picture", "choose-meaning"] : ["hear-and-choose", "choose-meaning"];
    const rank = words.indexOf(word) * 6 + 10;
    for (const kind of turns) {
      const made = item(kind, word, rank);
      if (made.length > 0) return made;
    }
    return [];
  });
  // The first words are recognised before any is put together from its letters.
  const after = recognised.slice(0, RECOGNISED).map(({ item }) => item.key);
  const recalled = order.flatMap((word): Candidate[] => {
    const made = wordItem("letters", word, material, making, { rank: 70, after });
    return made.length > 0 ? made : item("choose-word", word, 70);
  });
  // Pairs are of words that are not asked for by themselves, so that no word stands close to itself
  const pairs = [...order.slice(RECOGNISED), ...known];
  const match = candidate(makeMatch(pairs, making), { rank: 60 });
  const spoken = order.slice(-1).flatMap((word) =>
    candidate(makeSayWord(word, making), {
      rank: 80,
      quiet: makeChooseWord(word, confusableWith(material, word), material.pool, making),
    }),
  );
  const more = [
    ...order.slice(RECOGNISED).flatMap((word) => item("choose-meaning", word, 66)),
    ...order.slice(0, RECOGNISED).flatMap((word) => item("choose-word", word, 66)),
  ];
  // One of each kind first, so that a session that must be short still has them all
  return [
    ...meetings,
    ...recognised.slice(0, RECOGNISED),
    ...recalled.slice(0, 1),
    ...match,
    ...recalled.slice(1, 2),
    ...spoken,
    ...recalled.slice(2),
    ...more,
    ...order.flatMap((word, turn) => exampleItem(word, turn, context, making)),
  ];
}
