import type { Answer, Verdict, WriteReplyItem } from "./item.ts";
import { folded, judgeWords, wordsOf } from "./judge-words.ts";
import { PASSING } from "./kinds/say.ts";
import { rightVerdict, wrongVerdict } from "./verdict.ts";

/** Whether a typed answer has nothing to do with ours: only its learner can compare the two. */
export const isOwnReply = ({ answer }: WriteReplyItem, given: Answer): boolean =>
  given.length === 1 && !isAccepted(answer, given[0] ?? "") && !isSlip(answer, given[0] ?? "");

/** Right in any accepted wording; a slip of ours is told; an answer of one's own counts as it was rated. */
export function judgeWriteReply({ answer }: WriteReplyItem, given: Answer): Verdict {
  const [text = "", rating] = given;
  const words = wordsOf(text);
  const ours = judgeWords(words, answer);
  if (ours.right) return ours;
  if (isAccepted(answer, text)) return rightVerdict(answer.kz, "also-said");
  if (rating !== undefined && PASSING.includes(rating))
    return rightVerdict(answer.kz, "own-rating");
  // Which word is to blame the learner has not said
  return rating === undefined ? ours : wrongVerdict(answer.kz);
}

function isAccepted(answer: WriteReplyItem["answer"], text: string): boolean {
  const given = wordsOf(text).map(folded).join(" ");
  const tiles = answer.tokens.map(({ tile }) => tile);
  const wordings = [
    tiles,
    ...answer.also.map(wordsOf),
    ...answer.orders.map((order) => order.map((at) => tiles[at] ?? "")),
  ];
  return wordings.some((words) => words.map(folded).join(" ") === given);
}

/** Ours but for one word that was written or formed wrongly. */
function isSlip(answer: WriteReplyItem["answer"], text: string): boolean {
  const words = wordsOf(text).map(folded);
  const { tokens } = answer;
  if (words.length !== tokens.length) return false;
  return words.filter((word, at) => word !== folded(tokens[at]?.tile ?? "")).length === 1;
}
