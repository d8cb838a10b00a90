import type { RussianCase } from "../words/russian-forms.ts";
import type { Person, Role } from "./clause.ts";
import { after, place } from "./shared-words.ts";

/** Personal pronouns with the cases of each form. */
export const RUSSIAN_PRONOUNS: Readonly<
  Record<string, { person: Person; cases: readonly RussianCase[] }>
> = {};

const PRONOUN_FORMS: readonly (readonly [Person, string])[] = [
  ["1s", "я nom|меня gen,acc|мне dat,prep|мной ins|мною ins"],
  ["2s", "ты nom|тебя gen,acc|тебе dat,prep|тобой ins|тобою ins"],
  [
    "3",
    "он nom|она nom|оно nom|его gen,acc|него gen,acc|ее gen,acc|нее gen,acc|ему dat|нему dat,prep|ей dat,ins|ней dat,ins,prep|им ins|ним ins",
  ],
  ["1p", "мы nom|нас gen,acc,prep|нам dat|нами ins"],
  ["2f", "вы nom|вас gen,acc,prep|вам dat|вами ins"],
  ["3p", "они nom|их gen,acc|них gen,acc,prep|им dat|ним dat|ими ins|ними ins"],
];
for (const [person, forms] of PRONOUN_FORMS)
  for (const form of forms.split("|")) {
    const [text = "", cases = ""] = form.split(" ");
    (RUSSIAN_PRONOUNS as Record<string, unknown>)[text] = { person, cases: cases.split(",") };
  }

const POSSESSIVES: readonly (readonly [RegExp, Person | "own"])[] = [
  [/^мо(?:й|я|е|и|его|ему|им|ем|ю|ей|их|ими)$/, "1s"],
  [/^тво(?:й|я|е|и|его|ему|им|ем|ю|ей|их|ими)$/, "2s"],
  [/^наш(?:а|е|и|его|ему|им|ем|у|ей|их|ими)?$/, "1p"],
  [/^ваш(?:а|е|и|его|ему|им|ем|у|ей|их|ими)?$/, "2f"],
  [/^сво(?:й|я|е|и|его|ему|им|ем|ю|ей|их|ими)$/, "own"],
  [/^(?:его|ее)$/, "3"],
  [/^их$/, "3p"],
];

/** The owner a possessive names; "own" is the subject's. */
export const russianOwner = (word: string): Person | "own" | undefined =>
  POSSESSIVES.find(([pattern]) => pattern.test(word))?.[1];

/** "этот, тот" in any form. */
export function russianDemonstrative(word: string): string | undefined {
  if (/^(?:этот|эта|это|эти|этого|этому|этим|этом|эту|этой|этих|этими)$/.test(word)) return "бұл";
  if (/^(?:тот|та|те|того|тому|тем|том|ту|той|тех|теми)$/.test(word)) return "сол";
  return undefined;
}

/** Prepositions: the case that must follow, and what Kazakh has instead. */
export const RUSSIAN_PREPOSITIONS: readonly (readonly [string, readonly RussianCase[], Role])[] = [
  ["рядом с", ["ins"], place("жан")],
  ["вместе с", ["ins"], { case: "INS" }],
  ["недалеко от", ["gen"], place("маң")],
  ["из-за", ["gen"], after("үшін")],
  ["напротив", ["gen"], place("алд")],
  ["внутри", ["gen"], place("іш")],
  ["около", ["gen"], place("жан")],
  ["возле", ["gen"], place("жан")],
  ["между", ["ins"], place("ара")],
  ["перед", ["ins"], place("алд")],
  ["под", ["ins", "acc"], place("аст")],
  ["над", ["ins"], place("үст")],
  ["за", ["ins"], place("арт")],
  ["без", ["gen"], { without: true }],
  ["для", ["gen"], after("үшін")],
  ["ради", ["gen"], after("үшін")],
  ["про", ["acc"], after("туралы")],
  ["об", ["prep"], after("туралы")],
  ["обо", ["prep"], after("туралы")],
  ["о", ["prep"], after("туралы")],
  ["до", ["gen"], after("дейін", "DAT")],
  ["после", ["gen"], after("кейін", "ABL")],
  ["из", ["gen"], { case: "ABL" }],
  ["от", ["gen"], { case: "ABL" }],
  ["со", ["ins"], { case: "INS" }],
  ["с", ["ins"], { case: "INS" }],
  ["со", ["gen"], { case: "ABL" }],
  ["с", ["gen"], { case: "ABL" }],
  ["ко", ["dat"], { case: "DAT" }],
  ["к", ["dat"], { case: "DAT" }],
  ["по", ["dat"], { case: "LOC" }],
  ["во", ["prep"], { case: "LOC" }],
  ["в", ["prep"], { case: "LOC" }],
  ["на", ["prep"], { case: "LOC" }],
  ["во", ["acc"], { case: "DAT" }],
  ["в", ["acc"], { case: "DAT" }],
  ["на", ["acc"], { case: "DAT" }],
  ["у", ["gen"], place("жан")],
];

/** Short adjectives and other predicate words. */
export const RUSSIAN_PREDICATES: Readonly<Record<string, string>> = {
  рад: "қуанышты",
  рада: "қуанышты",
  рады: "қуанышты",
  болен: "ауру",
  больна: "ауру",
  готов: "дайын",
  готова: "дайын",
  готовы: "дайын",
  занят: "бос емес",
  занята: "бос емес",
  заняты: "бос емес",
  женат: "үйленген",
  здоров: "сау",
  здорова: "сау",
  счастлив: "бақытты",
  счастлива: "бақытты",
  холодно: "суық",
  жарко: "ыстық",
  тепло: "жылы",
  хорошо: "жақсы",
  плохо: "жаман",
  далеко: "алыс",
  близко: "жақын",
  дорого: "қымбат",
  дешево: "арзан",
  вкусно: "дәмді",
  трудно: "қиын",
  легко: "оңай",
  интересно: "қызық",
  красиво: "әдемі",
  прав: "дұрыс",
  дома: "үйде",
  против: "қарсы",
  лучше: "жақсы",
  хуже: "жаман",
  больше: "үлкен",
  меньше: "кіші",
  выше: "биік",
  ниже: "аласа",
  старше: "үлкен",
  младше: "кіші",
};

/** A language by its adjective alone, after a verb that is learnt or known by. */
export const BARE_LANGUAGES: Readonly<Record<string, string>> = {
  казахский: "қазақ тілі",
  русский: "орыс тілі",
  английский: "ағылшын тілі",
  турецкий: "түрік тілі",
  немецкий: "неміс тілі",
};

/** Question words with the place their Kazakh partner takes. */
export const RUSSIAN_QUESTIONS: Readonly<
  Record<string, readonly [string, "subject" | "object" | "adverb" | "time"]>
> = {
  где: ["қайда", "adverb"],
  куда: ["қайда", "adverb"],
  откуда: ["қайдан", "adverb"],
  когда: ["қашан", "time"],
  почему: ["неге", "adverb"],
  зачем: ["не үшін", "adverb"],
  как: ["қалай", "adverb"],
  кто: ["кім", "subject"],
  что: ["не", "object"],
  кого: ["кімді", "object"],
  кому: ["кімге", "object"],
};

/** Somebody and something, of whom nothing more is known; with «не» nobody and nothing. */
export const RUSSIAN_INDEFINITE: Readonly<
  Record<string, { lemma: string; cases: readonly RussianCase[] }>
> = {
  "кто-то": { lemma: "біреу", cases: ["nom"] },
  "кто-нибудь": { lemma: "біреу", cases: ["nom"] },
  "кого-то": { lemma: "біреу", cases: ["gen", "acc"] },
  "кого-нибудь": { lemma: "біреу", cases: ["gen", "acc"] },
  "кому-то": { lemma: "біреу", cases: ["dat"] },
  "кому-нибудь": { lemma: "біреу", cases: ["dat"] },
  "что-то": { lemma: "бірдеңе", cases: ["nom", "acc"] },
  "что-нибудь": { lemma: "бірдеңе", cases: ["nom", "acc"] },
  никто: { lemma: "ешкім", cases: ["nom"] },
  никого: { lemma: "ешкім", cases: ["gen", "acc"] },
  никому: { lemma: "ешкім", cases: ["dat"] },
  ничего: { lemma: "ештеңе", cases: ["acc", "gen"] },
  ничто: { lemma: "ештеңе", cases: ["nom"] },
};

/** «какой» in any form. */
export const WHICH_RUSSIAN = /^как(?:ой|ая|ое|ие|ого|ую|ом|их|им|ими|ому)$/;
