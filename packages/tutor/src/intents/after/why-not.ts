import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";
import { pointLines, pointsOfPhrase } from "../../intents/compare/form-meaning.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { glossLine } from "../../tools/gloss.ts";

const SURE = 0.9965;
const LONGEST = 12;

/** "Why not just болдым?", «почему не барады»: the form that is held against the one of the same word in what was said. */
export const whyNotIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const held = tools.patterns.one("why-not.form").exec(asked.folded)?.groups?.form;
    if (held === undefined) return undefined;
    const stands = standsIn(held, asked, tools);
    return stands === undefined || stands === held
      ? undefined
      : { confidence: SURE, answer: () => told(held, stands, asked, tools) };
  },
};

/** The word of what was shown that is another form of the same. */
function standsIn(held: string, asked: Asked, tools: Tools): string | undefined {
  const lemmas = new Set(knownReadings(held).map(({ lemma }) => lemma));
  return shownLines(asked, tools)
    .flatMap((line) => wordsOf(foldText(line)))
    .find((word) => word !== held && knownReadings(word).some(({ lemma }) => lemmas.has(lemma)));
}

function told(held: string, stands: string, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const row = (word: string): string => {
    const [glossed] = glossLine(word, language, tools);
    return `${word} — ${glossed?.gloss ?? ""}`;
  };
  const [point] = pointsOfPhrase(stands, tools);
  const [other] = pointsOfPhrase(held, tools);
  return {
    text: [
      tools.say("whyNot.here", language, { x: stands, y: held }),
      row(stands),
      ...(point === undefined ? [] : pointLines(point, language, tools)),
      "",
      row(held),
      ...(other === undefined || other === point ? [] : pointLines(other, language, tools)),
    ].join("\n"),
    kazakh: [kz(stands), kz(held)],
    confidence: 0.9,
    ...(point !== undefined && { points: [point] }),
  };
}
