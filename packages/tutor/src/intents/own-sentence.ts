import { sentencesOf } from "@tilashar/clause";
import type { Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { languageAsked } from "../going-on/language-asked.ts";
import { rowsOf } from "../going-on/own-language.ts";
import { isSpokenInKazakh } from "../recognise/spoken.ts";

const SURE = 0.9965;
/** So much of the last sentence must be the request. */
const MOST_OF_IT = 0.6;

/** «Есеп екі бір болды. Мұны ағылшынша қалай айтамын?»: what stands before the request, in the language that it names. */
export const ownSentenceIntent: Intent = {
  name: "meaning",
  understand(asked, tools) {
    const sentences = sentencesOf(asked.spelt);
    const last = sentences.at(-1) ?? "";
    if (sentences.length < 2 || !isSpokenInKazakh(asked, tools) || !asksForIt(last, tools))
      return undefined;
    const language = languageAsked({ ...asked, whole: last });
    const lines = sentences.slice(0, -1);
    const answer = (): Draft => ({
      text: lines.flatMap((line) => rowsOf(line, language, tools)).join("\n"),
      kazakh: lines.map((line) => kz(line)),
      confidence: 0.92,
      language,
    });
    return { confidence: SURE, answer };
  },
};

const asksForIt = (sentence: string, { requests }: Tools): boolean =>
  requests.find(sentence).some(({ id, share }) => id === "into-own" && share >= MOST_OF_IT);
