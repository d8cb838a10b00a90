import { ADJECTIVE_ENDINGS, NOUN_ENDINGS, PLURAL_ADJECTIVE, PRESENT } from "./russian-endings.ts";
import { RUSSIAN_IMPERATIVES, RUSSIAN_PERFECTIVES, RUSSIAN_VERBS } from "./russian-verbs.ts";

export type RussianCase = "nom" | "gen" | "dat" | "acc" | "ins" | "prep";

/** A reading of a Russian form; whether its lemma is a word is for the caller to ask. */
export interface RussianForm {
  readonly lemma: string;
  readonly pos: "n" | "adj" | "v" | "other";
  readonly cases?: readonly RussianCase[];
  readonly plural?: boolean;
  readonly tense?: "present" | "past" | "future" | "infinitive" | "imperative";
  /** 1–3, of finite verbs but the past. */
  readonly person?: 1 | 2 | 3;
  readonly polite?: boolean;
}

const EXACT = new Map<string, RussianForm[]>();
const note = (text: string, form: RussianForm): void => {
  const known = EXACT.get(text);
  if (known) known.push(form);
  else EXACT.set(text, [form]);
};

const PERSON_OF = [1, 2, 3, 1, 2, 3] as const;

for (const row of RUSSIAN_IMPERATIVES.trim().split(/[|\n]/)) {
  const [text = "", lemma = ""] = row.split(" ");
  note(text, { lemma, pos: "v", tense: "imperative", person: 2, polite: /те(?:сь)?$/.test(text) });
}
for (const row of RUSSIAN_VERBS.trim().split("\n")) {
  const [lemma = "", ...persons] = row.split(" ");
  persons.forEach((text, at) => {
    note(text, { lemma, pos: "v", tense: "present", person: PERSON_OF[at] as 1, plural: at > 2 });
  });
}
/** A form of a perfective: its meaning is listed under itself, or under its partner. */
function noteBoth(
  text: string,
  perfective: string,
  lemma: string,
  form: Omit<RussianForm, "lemma">,
): void {
  note(text, { ...form, lemma });
  if (perfective !== lemma) note(text, { ...form, lemma: perfective });
}

for (const row of RUSSIAN_PERFECTIVES.trim().split("\n")) {
  const [perfective = "", lemma = "", ...rest] = row.split(" ");
  noteBoth(perfective, perfective, lemma, { pos: "v", tense: "infinitive" });
  rest.slice(0, 6).forEach((text, at) => {
    noteBoth(text, perfective, lemma, {
      pos: "v",
      tense: "future",
      person: PERSON_OF[at] as 1,
      plural: at > 2,
    });
  });
  // найдут → найди, купят → купи, позавтракают → позавтракай
  const order = /^(.+?)(?:ут|ют|ат|ят)(ся)?$/u.exec(rest[5] ?? "");
  if (order) {
    const [, root = "", self] = order;
    const end = /[аеиоуыэюя]$/u.test(root) ? "й" : "и";
    for (const polite of [false, true])
      noteBoth(root + end + (polite ? "те" : "") + (self ? "сь" : ""), perfective, lemma, {
        pos: "v",
        tense: "imperative",
        person: 2,
        polite,
      });
  }
  const past = rest[6] ?? "";
  const reflexive = past.endsWith("ся");
  const stem = (reflexive ? past.slice(0, -2) : past).replace(/шел$/, "ш").replace(/л$/, "");
  const own = { pos: "v", tense: "past" } as const;
  noteBoth(past, perfective, lemma, own);
  for (const [ending, plural] of [
    ["ла", false],
    ["ло", false],
    ["ли", true],
  ] as const)
    noteBoth(stem + ending + (reflexive ? "сь" : ""), perfective, lemma, { ...own, plural });
}
for (const [text, lemma, plural] of [
  ["шел", "идти", false],
  ["шла", "идти", false],
  ["шли", "идти", true],
  ["смог", "мочь", false],
  ["смогла", "мочь", false],
  ["смогли", "мочь", true],
  ["мог", "мочь", false],
  ["могла", "мочь", false],
  ["могли", "мочь", true],
  ["ел", "есть", false],
  ["ела", "есть", false],
  ["ели", "есть", true],
] as const)
  note(text, { lemma, pos: "v", tense: "past", plural });

const IRREGULAR_NOUNS = `дети ребенок nom,acc|детей ребенок gen,acc|детям ребенок dat|детьми ребенок ins|друзья друг nom|друзей друг gen,acc
друзьям друг dat|друзьями друг ins|друзьях друг prep|люди человек nom|людей человек gen,acc|людям человек dat|людьми человек ins|братья брат nom
братьев брат gen,acc|сестер сестра gen,acc|деньги деньги nom,acc|денег деньги gen|деньгами деньги ins|уши ухо nom|глаза глаз nom,acc|дома дом nom,acc
города город nom,acc|стулья стул nom,acc|листья лист nom,acc|сыновья сын nom|часов час gen|лет год gen|родители родители nom|родителей родители gen,acc
родителям родители dat|родителями родители ins|кошек кошка gen,acc|девочек девочка gen,acc|окон окно gen|писем письмо gen`;
for (const row of IRREGULAR_NOUNS.split(/[|\n]/)) {
  const [text = "", lemma = "", cases = ""] = row.split(" ");
  note(text, {
    lemma,
    pos: "n",
    plural: lemma !== "деньги",
    cases: cases.split(",") as RussianCase[],
  });
}
const IRREGULAR_SINGULAR = `матери мать gen,dat,prep|матерью мать ins|дочери дочь gen,dat,prep|дочерью дочь ins|времени время gen,dat,prep|имени имя gen,dat,prep
именем имя ins|дня день gen|дню день dat|днем день ins|дне день prep|дни день nom,acc|дней день gen|отца отец gen,acc|отцу отец dat|отцом отец ins|отце отец prep
ребенка ребенок gen,acc|ребенку ребенок dat|ребенком ребенок ins|льда лед gen|сна сон gen|рта рот gen|рту рот prep|саду сад prep|лесу лес prep|шкафу шкаф prep|полу пол prep|углу угол prep|снегу снег prep|году год prep`;
for (const row of IRREGULAR_SINGULAR.split(/[|\n]/)) {
  const [text = "", lemma = "", cases = ""] = row.split(" ");
  note(text, {
    lemma,
    pos: "n",
    plural: /^дн(?:и|ей)$/.test(text),
    cases: cases.split(",") as RussianCase[],
  });
}

/** The lemma of the first reading of a Russian form. */
export const firstRussianLemma = (word: string): string => EXACT.get(word)?.[0]?.lemma ?? word;

/** Readings a Russian form may have, itself as a lemma first. */
export function russianForms(word: string): RussianForm[] {
  const forms: RussianForm[] = [
    ...(EXACT.get(word) ?? []),
    { lemma: word, pos: "other", cases: ["nom", "acc"] },
  ];
  nouns(word, forms);
  for (const [ending, cases] of Object.entries(ADJECTIVE_ENDINGS)) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    for (const lemma of ["ый", "ий", "ой"])
      forms.push({
        lemma: stem + lemma,
        pos: "adj",
        cases: cases.split(",") as RussianCase[],
        plural: PLURAL_ADJECTIVE.has(ending),
      });
  }
  verbs(word, forms);
  return forms;
}

function nouns(word: string, forms: RussianForm[]): void {
  for (const [ending, lemmas, cases, plural = false] of NOUN_ENDINGS) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const lemma of lemmas.split("|")) {
      const reading = { pos: "n" as const, cases: cases.split(",") as RussianCase[], plural };
      forms.push({ ...reading, lemma: stem + lemma });
      // рынка → рынок, отца → отец, девушек is listed with -ка
      if (lemma === "" && /[^аеиоуыэюяьй][кцнлр]$/.test(stem))
        for (const vowel of ["о", "е"])
          forms.push({ ...reading, lemma: stem.slice(0, -1) + vowel + stem.slice(-1) });
    }
  }
}

function verbs(word: string, forms: RussianForm[]): void {
  const reflexive = /(?:ся|сь)$/.test(word) ? "ся" : "";
  const plain = reflexive ? word.slice(0, -2) : word;
  const push = (lemma: string, form: Omit<RussianForm, "lemma" | "pos">): void => {
    forms.push({ lemma: lemma + reflexive, pos: "v", ...form });
  };
  if (/(?:ть|ти|чь)$/.test(plain)) {
    for (const lemma of withoutPrefix(plain)) push(lemma, { tense: "infinitive" });
    return;
  }
  const past = /^(.+)(л|ла|ло|ли)$/.exec(plain);
  if (past)
    for (const lemma of withoutPrefix(`${past[1]}ть`))
      push(lemma, { tense: "past", plural: past[2] === "ли" });
  for (const [ending, person, plural] of PRESENT) {
    if (!plain.endsWith(ending) || plain.length < ending.length + 2) continue;
    const stem = plain.slice(0, -ending.length);
    const lemmas = [`${stem}ть`, `${stem}ать`, `${stem}ить`, `${stem}еть`];
    if (stem.endsWith("у")) lemmas.push(`${stem.slice(0, -1)}овать`);
    if (/[пбвмф]л$/.test(stem)) lemmas.push(`${stem.slice(0, -1)}ить`);
    for (const lemma of lemmas) {
      for (const [at, base] of withoutPrefix(lemma).entries())
        push(base, { tense: at === 0 ? "present" : "future", person, plural });
    }
  }
  const imperative = /^(.+?)(й|и)(те)?$/.exec(plain);
  if (imperative) {
    const [, stem = "", ending, polite] = imperative;
    const lemmas = ending === "й" ? [`${stem}ть`] : [`${stem}ить`, `${stem}еть`, `${stem}ать`];
    for (const lemma of lemmas.flatMap(withoutPrefix))
      push(lemma, { tense: "imperative", person: 2, polite: polite !== undefined });
  }
}

/** Prefixes that mostly make a verb perfective, and those that mostly make another verb of it. */
const PERFECTIVE = /^(?:по|с|на|про|вы|сы)(.{4,})$/;
const OTHERWISE = /^(?:у|при|за|от)(.{4,})$/;
/** приготовить is готовить that is done; пристать is not стать. */
const SAME_WITH_ANY =
  /^(?:готовить|видеть|слышать|кончить|канчивать|платить|праздновать|ремонтировать|болеть|тонуть|красть|морозить|фиксировать|регистрировать|писаться|снуть|регулировать|полнить|ключить|мереть|молчать|плакать|смеяться|интересовать|мерзать|мерзнуть|беспокоить|дивить|дивиться)$/;
/** With whatever prefix they are verbs of their own. */
const NEVER_SAME = /^(?:стать|быть|дать|нять|ложить|мочь|йти)$/;

/** A verb and what is left of it without a prefix that only makes it perfective. */
function withoutPrefix(lemma: string): string[] {
  const without =
    PERFECTIVE.exec(lemma)?.[1] ??
    [OTHERWISE.exec(lemma)?.[1]].find((base) => base !== undefined && SAME_WITH_ANY.test(base));
  return without && !NEVER_SAME.test(without) ? [lemma, without] : [lemma];
}
