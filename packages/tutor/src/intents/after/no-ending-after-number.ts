import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { pointLines } from "../compare/form-meaning.ts";

const SURE = 0.9967;
/** The point that tells of nouns behind numbers. */
const POINT = "numbers-singular";

/** "Why no ending?" of «екі бала»: the number tells already that there are several. */
export const noEndingAfterNumberIntent: Intent = {
  name: "explain",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("of-answer.no-ending").test(asked.folded)) return undefined;
    const counted = countedIn(asked, tools);
    return counted && { confidence: SURE, answer: () => told(counted, asked, tools) };
  },
};

/** A number with what it counts, as it stands in what was shown. */
function countedIn(asked: Asked, tools: Tools): readonly [string, string] | undefined {
  for (const line of shownLines(asked, tools)) {
    const words = wordsOf(foldText(line));
    const at = words.findIndex(
      (word) => /^\d+$/u.test(word) || tools.glossary.senses(word)[0]?.pos === "num",
    );
    const noun = words[at + 1];
    if (at >= 0 && noun !== undefined) return [words[at] ?? "", noun];
  }
  return undefined;
}

function told([number, noun]: readonly [string, string], asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  return {
    text: [
      tools.say("ofAnswer.noEnding", language, { x: `${number} ${noun}`, y: noun }),
      ...(tools.course.grammarById.has(POINT) ? ["", ...pointLines(POINT, language, tools)] : []),
    ].join("\n"),
    kazakh: [kz(`${number} ${noun}`)],
    confidence: 0.92,
    ...(tools.course.grammarById.has(POINT) && { points: [POINT] }),
  };
}
