import type { Asked } from "../ask.ts";
import { wordsOf } from "../text/fold.ts";

/** Said in so many words, a translation is asked for whatever else the sentence may mean. */
const PLAINLY =
  /^(?:please |can you |could you |пожалуйста |а )*(?:translate|переведи\p{L}*|перевод|аудар\p{L}*)(?: (?:please|пожалуйста|this|it|the|sentence|phrase|это|фразу|предложение|following|мне|for|me|to|into|in|на|kazakh|казахский|қазақшаға|қазақша|language|язык))*:/u;
/** "How do I say: …": whatever stands behind the colon is to be said. */
const ASKED_PLAINLY =
  /^(?:please |and |so |а |и )*(?:(?:how|what) (?:do|would|can|could|should|to)(?: (?:i|you|we|one))? (?:say|put|write|express)(?: (?:this|it|that))?(?: in kazakh)?|how is this said(?: in kazakh)?|(?:say|write|put)(?: (?:this|it))? (?:in|into) kazakh|как (?:мне )?(?:(?:по-казахски|на казахском) )?(?:сказать|будет|написать|перевести)(?: это)?(?: (?:по-казахски|на казахском|на казахский))?): (?!.*[әғқңөұүһі])/u;
/** What is to be said asks itself, and the question mark is its own. */
const QUESTION =
  /^(?:what|where|when|who|whose|why|how|which|do|does|did|is|are|am|was|were|can|could|may|will|would|shall|should|have|has|had|ты|вы|что|где|когда|кто|чей|чья|почему|зачем|как|какой|какая|какое|какие|куда|откуда|сколько|можно)(?!\p{L})| ли(?!\p{L})/iu;
const LANGUAGE_ASKED = /,? (?:(?:in|into) kazakh|по-казахски|на казахском|на казахский)$/iu;
/** Fewer words behind a colon may point at what was said: "translate: the last one". */
const FEWEST_PLAIN = 4;

/** What stands behind the colon of "translate: …" or "how do I say: …", as it was typed: a misspelt word of a request is mended, one that is to be said is not. */
export function behindColon({ folded, raw }: Asked): string | undefined {
  const isQuestion = ASKED_PLAINLY.test(folded);
  if (!isQuestion && !PLAINLY.test(folded)) return undefined;
  const text = /^[^:]*:\s*["«“']?(.+?)["»”']?$/u.exec(raw)?.[1];
  if (text === undefined || !isQuestion || QUESTION.test(text)) return text;
  return text
    .replace(/\?+$/u, "")
    .trim()
    .replace(LANGUAGE_ASKED, "")
    .replace(/["»”']$/u, "");
}

/** A whole sentence is to be translated, plainly: nothing in it asks for anything else. */
export const isPlainlyToSay = (asked: Asked): boolean =>
  wordsOf(behindColon(asked) ?? "").length >= FEWEST_PLAIN;
