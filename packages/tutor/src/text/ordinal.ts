import type { GlossLanguage } from "../words/glossary.ts";

const ENGLISH =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
/** What the Russian words begin with in every form. */
const RUSSIAN =
  "перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат".split(
    " ",
  );
const ENDING =
  /(?:ый|ий|ой|ая|ья|ое|ье|ьего|ьему|ьем|ьей|ого|его|ому|ему|ом|ем|ую|ью|ей|ые|ых|им|ым)$/u;

/** The number that an ordinal of English or Russian names: "fifth", "пятом", "5th". */
export function ordinal(word: string, language: GlossLanguage): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|-?(?:й|я|м|ом|го|ый|ой))?$/u.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const at =
    language === "en"
      ? ENGLISH.indexOf(word)
      : ENDING.test(word)
        ? RUSSIAN.indexOf(word.replace(ENDING, ""))
        : -1;
  return at < 0 ? undefined : at + 1;
}
