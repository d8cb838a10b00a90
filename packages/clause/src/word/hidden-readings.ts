import { type Reading, readingWith } from "./reading.ts";

/** Words that the lexicon holds as one thing and sentences use as another. */
const WORDS: Readonly<Record<string, readonly Reading[]>> = {
  // ешқайда бармады: nowhere, as кеше is yesterday
  ешқайда: [readingWith("adv", "ешқайда")],
  ешқайдан: [readingWith("adv", "ешқайда")],
  // су болмаса, кетеміз: if there is none, before it is "or else"
  болмаса: [
    readingWith("verb", "болу", { form: "cond", person: "3", negative: true }),
    readingWith("conj", "болмаса", { cost: 0.5 }),
  ],
  // құтты болсын: no accusative of luck
  құтты: [readingWith("adj", "құтты")],
  // келмегеніңіз өкінішті: sad that it is so, and seldom the regret that somebody hid
  өкінішті: [
    readingWith("adj", "өкінішті"),
    readingWith("noun", "өкініш", { case: "ACC", cost: 1.5 }),
  ],
  // келесіде ұтамыз: next time, and no place
  келесіде: [
    readingWith("adv", "келесіде"),
    readingWith("noun", "келесі", { case: "LOC", cost: 1.5 }),
  ],
  // бірталай жұмыс: an amount of something
  бірталай: [readingWith("det", "бірталай"), readingWith("adv", "бірталай", { cost: 0.5 })],
  сосын: [readingWith("adv", "сосын")],
  ендеше: [readingWith("adv", "ендеше")],
  демек: [readingWith("adv", "демек")],
  әттең: [readingWith("adv", "әттең")],
  // бірде-бір орын жоқ: not one of them
  "бірде-бір": [readingWith("det", "бірде-бір")],
  // бір жұп шұлық: a measure before a quality
  жұп: [readingWith("noun", "жұп", { case: "NOM" }), readingWith("adj", "жұп", { cost: 0.5 })],
  // хош иіс: a quality, and no farewell
  хош: [readingWith("adj", "хош"), readingWith("intj", "хош", { cost: 1 })],
  // ана тілімді ұмыттым: hardly a slice
  тілімді: [
    readingWith("noun", "тіл", { case: "ACC", owner: "1s" }),
    readingWith("noun", "тілім", { case: "ACC", cost: 1 }),
  ],
  тілімде: [readingWith("noun", "тіл", { case: "LOC", owner: "1s" })],
  тілімнің: [readingWith("noun", "тіл", { case: "GEN", owner: "1s" })],
  // нешінші автобус: it asks about a noun
  нешінші: [readingWith("det", "нешінші")],
  // студенттердің көбі: most of them
  көбі: [readingWith("noun", "көп", { case: "NOM", owner: "3" })],
  // қоңырау шалдың, шалдың аты
  шалдың: [
    readingWith("noun", "шал", { case: "GEN", cost: 0.2 }),
    readingWith("verb", "шалу", { form: "fin", person: "2s", cost: 0.2 }),
  ],
};

/** екенін, екеніңді: that something is so, as болғанын. */
const BEING_FORMS: Readonly<Record<string, readonly [Reading["case"], Reading["owner"]]>> = {
  екені: ["NOM", "3"],
  екенін: ["ACC", "3"],
  екеніне: ["DAT", "3"],
  екенінен: ["ABL", "3"],
  екенім: ["NOM", "1s"],
  екенімді: ["ACC", "1s"],
  екеніме: ["DAT", "1s"],
  екенің: ["NOM", "2s"],
  екеніңді: ["ACC", "2s"],
  екеніңе: ["DAT", "2s"],
  екеніңіз: ["NOM", "2f"],
  екеніңізді: ["ACC", "2f"],
  екеніңізге: ["DAT", "2f"],
  екеніміз: ["NOM", "1p"],
  екенімізді: ["ACC", "1p"],
  екенімізге: ["DAT", "1p"],
};

/** Readings in place of those that the morphology gives, if it misses what a word is in a sentence. */
export function insteadOf(lower: string): readonly Reading[] | undefined {
  if (Object.hasOwn(WORDS, lower)) return WORDS[lower];
  const [kase, owner] = (Object.hasOwn(BEING_FORMS, lower) ? BEING_FORMS[lower] : undefined) ?? [];
  return kase && owner
    ? [readingWith("verb", "болу", { form: "part", case: kase, owner })]
    : undefined;
}

/** What begins the helpers that stand behind a converb in -а. */
const HELPED = /^(?:ал|біл|баста|бер|жазда)/u;

/** сурет сала алмаймын: before a helper, сала is no field. */
export const mayBeConverb = (lower: string, next: string | undefined): string | undefined =>
  next !== undefined && HELPED.test(next) ? /^(.{2,})[ае]$/u.exec(lower)?.[1] : undefined;
