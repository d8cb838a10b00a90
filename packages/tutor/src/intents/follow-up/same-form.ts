import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { wishOf } from "../../features/label.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, trimEnds } from "../../text/fold.ts";
import { lastUserTurn } from "../../text/history.ts";
import { comparedWords } from "../compare/compared-words.ts";
import { showForm } from "../form.ts";

const SURE = 0.987;

/** Another word in the form that the last question asked about: мектепте and үйде, and дәрігер? */
export const sameFormIntent: Intent = {
  name: "follow-up",
  understand(asked, tools) {
    const named = trimEnds(
      tools.patterns.one("follow-up-form.led").exec(asked.raw)?.[1] ?? "",
    ).toLowerCase();
    const sense = tools.glossary.senses(named)[0];
    const last = sense && lastUserTurn(asked.history);
    const label = last && labelInCommon(last.text, asked, tools);
    if (!sense || label === undefined) return undefined;
    const word = { lemma: named, pos: sense.pos, others: [], from: "kz" } as const;
    return {
      confidence: SURE,
      answer: (): Draft | undefined => showForm(word, wishOf(label), named, asked.language, tools),
    };
  },
};

/** The form that all words of a question stand in; undefined where they have none in common. */
function labelInCommon(text: string, asked: Asked, tools: Tools): string | undefined {
  const as = { ...asked, raw: text, whole: text, folded: foldText(text) };
  const labels = comparedWords(as, tools).map((word) => {
    const [reading] = knownReadings(word);
    return reading && labelFrom(reading.suffixes.map(({ id }) => id));
  });
  const [first] = labels;
  return labels.length > 1 && labels.every((label) => label === first) ? first : undefined;
}
