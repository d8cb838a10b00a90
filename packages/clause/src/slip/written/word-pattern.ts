import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { tenseNameOf } from "../../word/inflected.ts";
import { isPerson } from "../../word/reading.ts";

/** Whether the word at a place has something; `places` are those of the words of the pattern before it. */
export type Feature = (
  parse: Parse,
  at: number,
  government: Government,
  places: readonly number[],
) => boolean;

/** One word of a pattern. */
export interface WordPattern {
  /** As it stands, in small letters. */
  readonly words: ReadonlySet<string> | undefined;
  readonly lemmas: ReadonlySet<string> | undefined;
  readonly features: readonly Feature[];
  /** Others may stand between it and the word before. */
  readonly apart: boolean;
  /** What stands behind it: a comma, nothing, or it does not matter. */
  readonly behind: "comma" | "nothing" | "anything";
}

const KINDS = new Set("noun adj det num adv verb post conj intj cop modal quote".split(" "));
const CASES = new Set("NOM ACC DAT ABL LOC INS GEN EQU".split(" "));
const FORMS = new Set("fin imp cond des p a conv part vn".split(" "));
const TENSES = new Set(
  "past present progressive perfect habitual found-out future intended".split(" "),
);
const VOICES: Readonly<Record<string, string>> = {
  passive: "Pass",
  causative: "Cau",
  reciprocal: "Rcp",
  reflexive: "Rfl",
};

/**
 * What of a word is asked for by a name: a kind (`noun`, `pronoun`, `name`), a case (`DAT`), a form of a verb (`fin`, `p`), a
 * tense (`past`), `optative` (барайын), a person (`1s`), an owner (`owned`, `owner=1s`), `plural`, `negative`, `plain` (no voice), a voice, `asks` (a question
 * particle behind it), `leaning=ғана` (another particle behind it), a class of nouns (`@food`), the relation to its head (`as=object`), under which word of the
 * pattern it stands (`under=2`); `!` before it turns it round, `not=a+b` keeps lemmas out.
 *
 * @throws for a name that says nothing
 */
export function featureOf(name: string): Feature {
  if (name.startsWith("!")) {
    const other = featureOf(name.slice(1));
    return (...of) => !other(...of);
  }
  const reading = (parse: Parse, at: number) => parse.words[at]?.reading;
  if (name.startsWith("@"))
    return (parse, at, government) => {
      const found = reading(parse, at);
      return found?.kind === "noun" && government.isOf(found.lemma, name.slice(1));
    };
  if (KINDS.has(name)) return (parse, at) => reading(parse, at)?.kind === name;
  if (CASES.has(name)) return (parse, at) => reading(parse, at)?.case === name;
  if (FORMS.has(name)) return (parse, at) => reading(parse, at)?.form === name;
  if (isPerson(name)) return (parse, at) => reading(parse, at)?.person === name;
  if (TENSES.has(name))
    return (parse, at) => {
      const found = reading(parse, at);
      return found !== undefined && tenseNameOf(found) === name;
    };
  const voice = VOICES[name];
  if (voice !== undefined)
    return (parse, at) => reading(parse, at)?.source?.features.Voice === voice;
  const [key = "", value = ""] = name.split("=");
  const values = new Set(value.split("+"));
  switch (key) {
    case "pronoun":
      return (parse, at) => reading(parse, at)?.pronoun === true;
    case "name":
      return (parse, at) => reading(parse, at)?.name === true;
    case "plural":
      return (parse, at) => reading(parse, at)?.plural === true;
    case "optative":
      return (parse, at) => reading(parse, at)?.source?.features.Mood === "Opt";
    case "negative":
      return (parse, at) => reading(parse, at)?.negative === true;
    case "owned":
      return (parse, at) => reading(parse, at)?.owner !== undefined;
    case "plain":
      return (parse, at) => reading(parse, at)?.source?.features.Voice === undefined;
    case "asks":
      return (parse, at) => parse.tokens[at]?.question !== undefined;
    case "leaning":
      return (parse, at) => parse.tokens[at]?.leaning.some((one) => values.has(one)) ?? false;
    case "owner":
      return (parse, at) => values.has(reading(parse, at)?.owner ?? "");
    case "as":
      return (parse, at) => values.has((parse.words[at]?.relation ?? "").replaceAll(" ", "-"));
    case "under":
      return (parse, at, _, places) => parse.words[at]?.head === places[Number(value) - 1];
    case "over":
      return (parse, at, _, places) => parse.words[places[Number(value) - 1] ?? -1]?.head === at;
    case "not":
      return (parse, at) => !values.has(reading(parse, at)?.lemma ?? "");
    default:
      throw new Error(`no word has "${name}"`);
  }
}
