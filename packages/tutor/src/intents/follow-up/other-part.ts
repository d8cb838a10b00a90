import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import { hasCyrillic, hasKazakhLetter } from "../../text/fold.ts";
import { replacedPart } from "../../translation/replaced-part.ts";
import { sayInKazakh } from "../say.ts";

/** Words that ask for another form of the same. */
const FORMS =
  /(?:past|future|present|plural|singular|negative|question|tense|form|passive|case|kazakh|latin)(?!\p{L})|прошедш|будущ|настоящ|множеств|единств|отриц|вопрос|падеж|казахск|вежлив/u;

/** "And for her?", «а если за столом?»: the sentence that was asked for, with another part. */
export function otherPart(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const source = focus.kind === "clause" || focus.kind === "line" ? focus.source : undefined;
  if (source === undefined || hasKazakhLetter(asked.folded) || FORMS.test(asked.folded))
    return undefined;
  const isRussian = hasCyrillic(source);
  if (isRussian !== hasCyrillic(asked.folded)) return undefined;
  const replaced = replacedPart(source, asked.folded, isRussian ? "ru" : "en", tools);
  const draft = replaced && sayInKazakh(replaced.source, asked, tools);
  if (!draft || draft.translated?.text == null) return undefined;
  return replaced.same
    ? { ...draft, text: `${tools.say("follow.same", asked.language)}\n${draft.text}` }
    : draft;
}
