import type { Tools } from "../../ask.ts";
import { NotUnderstood } from "./meaning.ts";
import { type SentenceWords, SHOWN } from "./sentence-words.ts";

/** Words before a comma that end a clause of their own, though no verbs. */
const CLAUSE_END = /^(?:кезде|уақытта|алдында)$/u;

/** Doubts the dashes and commas of a sentence that stand where nothing read so far explains them. */
export function readMarks(words: SentenceWords, tools: Tools): void {
  const { joining } = tools.course.tutor.renderings;
  words.parse.tokens.forEach(({ mark, lower }, at) => {
    const { relation, reading } = words.word(at);
    if (/—/u.test(mark) && relation !== "subject" && !(at === 0 && SHOWN.test(lower)))
      words.doubts.at("a dash");
    const mayPause =
      reading.kind === "verb" ||
      reading.kind === "post" ||
      relation === "conjunct" ||
      CLAUSE_END.test(lower);
    if (/,/u.test(mark) && !mayPause && !joining[words.lower(at + 1)])
      throw new NotUnderstood(`a comma after ${lower}`);
  });
}
