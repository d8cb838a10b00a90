import { confusability } from "../../quiz/confusability.ts";
import { shuffled } from "../../quiz/random.ts";
import { sameInAll } from "../choices.ts";
import type { Answer, ReplyItem, Verdict } from "../item.ts";
import { judgeChoice } from "../judge-choice.ts";
import type { Making } from "../making.ts";
import type { DialogueMaterial, SentenceMaterial } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";

const TURNS_BEFORE = 2;
const WRONG = 2;

/**
 * What do you answer? The turn at `at` of a dialogue, and two sentences that do not follow.
 *
 * @param others sentences of other places, from which wrong answers are drawn
 */
export function makeReply(
  dialogue: DialogueMaterial,
  at: number,
  others: readonly SentenceMaterial[],
  { chance, pace }: Making,
): ReplyItem | null {
  const answer = dialogue.turns[at];
  const turns = dialogue.turns.slice(Math.max(0, at - TURNS_BEFORE), at);
  if (answer === undefined || turns.length === 0) return null;
  const isQuestion = answer.kz.endsWith("?");
  const isUnfit = ({ kz, tokens }: SentenceMaterial): boolean =>
    kz === answer.kz ||
    kz.endsWith("?") !== isQuestion ||
    Math.abs(tokens.length - answer.tokens.length) > 3 ||
    dialogue.turns.some((turn) => confusability(turn.kz, kz) >= 0.7);
  const wrong: SentenceMaterial[] = [];
  for (const other of shuffled(others, chance)) {
    if (wrong.length === WRONG) break;
    if (wrong.every(({ kz }) => kz !== other.kz) && !isUnfit(other)) wrong.push(other);
  }
  if (wrong.length < WRONG) return null;
  return {
    kind: "reply",
    key: `reply:${answer.id}`,
    subjects: sentenceSubjects(answer),
    words: wordsIn(answer),
    points: answer.points,
    seconds: pace.reply([...turns, answer, ...wrong].map(({ kz }) => kz)),
    needs: [],
    speakers: dialogue.speakers,
    speaker: answer.speaker,
    turns,
    answer,
    choices: shuffled([answer, ...wrong], chance).map(({ id, kz }) => ({
      id,
      text: sameInAll(kz),
    })),
    right: answer.id,
  };
}

export const judgeReply = (item: ReplyItem, given: Answer): Verdict => judgeChoice(item, given);
