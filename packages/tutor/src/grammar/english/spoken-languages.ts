import { LANGUAGE_ADVERBS } from "../shared-words.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Noun } from "./tree.ts";
import type { Written } from "./written.ts";

/** "Speaks Kazakh" is in it, "learns Kazakh" is the language: қазақша сөйлейді, қазақ тілін үйренеді; false where it is none. */
export function inLanguage(noun: Noun, deed: Deed, draft: Written, nouns: NounWriter): boolean {
  const language = LANGUAGE_ADVERBS.get(noun.text);
  if (language === undefined || noun.owner !== undefined) return false;
  nouns.put(deed.objects[0]?.text ?? "");
  if (/^(?:speak|talk|read|write|understand)$/.test(deed.verb)) {
    draft.manners.unshift(language);
    return true;
  }
  const lemma = `${language.replace(/(?:ша|ше)$/, "")} тілі`;
  draft.complements.push({
    phrase: { kind: "noun", lemma, definite: true },
    role: { case: "ACC" },
  });
  return true;
}
