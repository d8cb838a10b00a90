import type { Tools } from "../ask.ts";
import { type Clause, type Person, type Phrase, pronoun } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import type { GlossLanguage } from "../words/glossary.ts";

const SAID: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?<who>i|we) congratulate you (?:on|with) (?:(?:the|your) )?(?<what>.+?)[.!]*$/iu,
  ru: /^(?:(?:я|мы) )?(?:(?:от всей души|сердечно|искренне) )?(?<who>поздравляю|поздравляем) (?<whom>тебя|вас) (?:со?) (?<what>.+?)[.!]*$/iu,
};

/** A wedding is wished happiness by its own words. */
const WEDDING = /^(?:свадьбой|бракосочетанием|wedding|marriage)$/;
/** What Kazakh names by other words than word by word. */
const OCCASIONS: Readonly<Record<string, string>> = {
  "днем рождения": "туған күн",
  birthday: "туған күн",
  праздником: "мереке",
  юбилеем: "мерейтой",
  anniversary: "мерейтой",
  победой: "жеңіс",
  victory: "жеңіс",
  "новой работой": "жаңа жұмыс",
  "new job": "жаңа жұмыс",
  "новой квартирой": "жаңа пәтер",
};
/** What is born is told by its birth: ұлыңның дүниеге келуімен. */
const BORN: Readonly<Record<string, string>> = {
  "рождением сына": "ұл",
  "рождением дочери": "қыз",
  "рождением внука": "немере",
  "рождением внучки": "немере",
  "рождением ребенка": "бала",
};

/** «Поздравляю тебя с днём рождения»: whoever is congratulated owns the occasion; сені туған күніңмен құттықтаймын. */
export function congratulated(
  text: string,
  language: GlossLanguage,
  { judge, say }: Tools,
): string | undefined {
  const { who = "", whom = "", what = "" } = SAID[language].exec(text.trim())?.groups ?? {};
  const named = what.toLowerCase().replaceAll("ё", "е");
  const you: Person = /^тебя$/iu.test(whom) ? "2s" : "2f";
  if (WEDDING.test(named)) return say(you === "2s" ? "wish.wedding.sen" : "wish.wedding.siz", "kz");
  const phrase = occasionOf(named, you);
  if (phrase === undefined) return undefined;
  const clause: Clause = {
    subject: pronoun(/^(?:we|поздравляем)$/iu.test(who) ? "1p" : "1s"),
    predicate: { kind: "verb", lemma: "құттықтау" },
    tense: "present",
    mood: "plain",
    negative: false,
    question: false,
    exclaimed: true,
    silent: true,
    times: [],
    manners: [],
    complements: [
      { phrase: pronoun(you), role: { case: "ACC" } },
      { phrase, role: { case: "INS", by: true } },
    ],
  };
  const said = compose(clause).text;
  return judge.check(said).verdict === "right" ? said : undefined;
}

function occasionOf(named: string, owner: Person): Phrase | undefined {
  const born = BORN[named];
  if (born !== undefined)
    return {
      kind: "noun",
      lemma: "дүниеге келу",
      owner: { kind: "noun", lemma: born, owner, bare: true },
    };
  const lemma = OCCASIONS[named];
  if (lemma === undefined) return undefined;
  const [head = "", ...before] = lemma.split(" ").reverse();
  return { kind: "noun", lemma: head, before: before.reverse(), owner, bare: true };
}
