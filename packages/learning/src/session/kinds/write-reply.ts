import type { WriteReplyItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { DialogueMaterial } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";

const TURNS_BEFORE = 2;
/** Longer answers are not found by oneself. */
const MAX_WORDS = 9;
const MIN_WORDS = 2;

/** What do you answer, in your own letters? Null for a turn that answers nothing, or is too long to be found. */
export function makeWriteReply(
  dialogue: DialogueMaterial,
  at: number,
  { pace }: Making,
): WriteReplyItem | null {
  const answer = dialogue.turns[at];
  const turns = dialogue.turns.slice(Math.max(0, at - TURNS_BEFORE), at);
  const words = answer?.tokens.length ?? 0;
  if (answer === undefined || turns.length === 0) return null;
  if (words < MIN_WORDS || words > MAX_WORDS) return null;
  return {
    kind: "write-reply",
    key: `write-reply:${answer.id}`,
    subjects: sentenceSubjects(answer),
    words: wordsIn(answer),
    points: answer.points,
    seconds: pace.writeReply(
      turns.map(({ kz }) => kz),
      answer.kz,
    ),
    needs: [],
    speakers: dialogue.speakers,
    speaker: answer.speaker,
    turns,
    answer,
  };
}
