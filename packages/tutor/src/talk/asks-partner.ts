import { sentencesOf } from "@tilashar/clause";
import type { Asked, Tools } from "../ask.ts";
import { isSpokenInKazakh } from "../recognise/spoken.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { type HeardWord, heardWords } from "./heard.ts";

/** A question about whoever is spoken to, by the person of its words: «ұйықтайсың ба?», «сенің досың …». */
export const isOfTutor = ({ words }: { readonly words: readonly HeardWord[] }): boolean =>
  words.some(
    ({ lower }) =>
      /^(?:сен|сіз|сенің|сіздің|сені|сізді|саған|сізге|сенде|сізде|сенімен|сізбен)$/u.test(lower) ||
      knownReadings(lower).some(
        ({ features }) => features.VerbForm === "Fin" && features.Person === "2",
      ),
  );

/** So likely a request, the tutor's work is asked for: «… түсіндіріп бересің бе?» */
const ASKS_WORK = 0.55;
const QUESTION = /\?\s*$|(?<!\p{L})[мбп][ае][.!]?\s*$/u;

/**
 * Whether a message in Kazakh ends by asking the partner in talk about himself: «… Ал сен ойнайсың ба?» What is told before it
 * asks for nothing, and a question of the tutor's work is none.
 */
export function asksPartner(asked: Asked, tools: Tools): boolean {
  if (!isSpokenInKazakh(asked, tools)) return false;
  const last = sentencesOf(asked.spelt).at(-1) ?? "";
  return (
    QUESTION.test(last) &&
    !/[«“"]/u.test(last) &&
    isOfTutor({ words: heardWords(last) }) &&
    tools.kazakhRequests.asks(last) < ASKS_WORK
  );
}
