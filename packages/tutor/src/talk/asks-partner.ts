import { sentencesOf } from "@tilashar/clause";
import type { Asked, Tools } from "../ask.ts";
import { isSpokenInKazakh } from "../recognise/spoken.ts";
import { heardWords } from "./heard.ts";
import { isOfTutor } from "./of-tutor.ts";

/** So likely a request, the tutor's work is asked for: «… түсіндіріп бересің бе?» */
const ASKS_WORK = 0.55;
/** «Не жаттасам болады?», «… жеткілікті деп ойлайсың?»: what the learner should do is asked, or of the world. */
const OF_OWN = /\p{L}{2,}(?:с[ае](?:м|қ|к)|[ае]?й[ыі]н)(?!\p{L})|(?<!\p{L})деп ойла/iu;
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
    !OF_OWN.test(last) &&
    isOfTutor({ words: heardWords(last) }) &&
    tools.kazakhRequests.asks(last) < ASKS_WORK
  );
}
