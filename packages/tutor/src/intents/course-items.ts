import { dayWordOn, type Proverb } from "@tilashar/course";
import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { lessonsOf } from "../points/show-point.ts";
import { countIn } from "../request/read-request.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import { russianForms } from "../words/russian-forms.ts";

const LEVEL = { beginner: "A", intermediate: "B", advanced: "C" } as const;

/** A proverb of the course, on a subject if one is named. */
export const proverbIntent: RuleIntent = {
  name: "proverb",
  answer(asked, tools) {
    const about =
      /(?:proverb|(?<=(?:a|the|any|some|kazakh|nice|good|short|another) )saying|sayings|пословиц|поговорк|мақал)\p{L}*(?:.*?(?:about|on|о|об|про|на тему)(?![\p{L}]) (.+))?/u.exec(
        asked.folded,
      );
    const asksWhen = tools.patterns.one("recommend.proverb-said").test(asked.folded);
    if (!about || asked.words.length > (asksWhen ? LONGEST_WITH_USE : LONGEST)) return undefined;
    const kazakhSubject = /^(.+?) (?:туралы|жайлы)/u.exec(asked.folded)?.[1];
    const subject = about[1]?.split(/[,.;]| (?:and|и|а также) /u)[0];
    const told = showProverbs(subject ?? kazakhSubject, asked, tools);
    return asksWhen
      ? { ...told, text: `${told.text}\n${tools.say("proverb.saidWhen", asked.language)}` }
      : told;
  },
};

const LONGEST = 9;
/** "… and tell me when people would really use it". */
const LONGEST_WITH_USE = 24;

/** More than this nobody learns at once. */
const MOST = 10;

/** As many proverbs as are asked for, none twice. */
function showProverbs(about: string | undefined, asked: Asked, tools: Tools): Draft {
  const count = Math.min(MOST, countIn(asked.words) ?? 1);
  const told: Draft[] = [];
  let { history } = asked;
  for (let left = count; left > 0; left--) {
    const one = showProverb(about, { ...asked, history }, tools);
    if (told.some(({ text }) => text === one.text)) break;
    told.push(one);
    history = [...history, { sender: "bot", text: one.text }];
  }
  const [first] = told;
  return first === undefined || told.length === 1
    ? showProverb(about, asked, tools)
    : {
        ...first,
        text: told.map(({ text }, at) => `${at + 1}. ${text}`).join("\n\n"),
        kazakh: told.flatMap(({ kazakh }) => kazakh ?? []),
      };
}

/** Chooses a proverb not told yet. */
export function showProverb(about: string | undefined, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const all = tools.course.proverbTopics.flatMap(({ proverbs, titles }) =>
    proverbs.map((proverb) => ({ proverb, titles })),
  );
  const bones = about === undefined ? [] : rootsOf(about);
  const fits = all.filter(({ proverb, titles }) => {
    const text = foldText(
      [
        proverb.kz,
        proverb.meaning.en,
        proverb.meaning.ru,
        proverb.meaning.kz,
        proverb.literal.en,
        proverb.literal.ru,
        ...Object.values(titles),
      ].join(" "),
    );
    return bones.some((bone) => ` ${text}`.includes(` ${bone}`));
  });
  const inWords = fits.filter(({ proverb }) =>
    bones.some((bone) =>
      ` ${foldText(`${proverb.kz} ${proverb.literal.en} ${proverb.literal.ru}`)}`.includes(
        ` ${bone}`,
      ),
    ),
  );
  const pool = inWords.length > 0 ? inWords : fits.length > 0 ? fits : all;
  const untold = pool.filter(({ proverb }) => timesSaid(asked.history, proverb.kz) === 0);
  const chosen = (untold.length > 0 ? untold : pool)[
    asked.seed % Math.max(1, untold.length || pool.length)
  ];
  const { kz: text, literal, meaning } = (chosen ?? (all[0] as { proverb: Proverb })).proverb;
  const lines = [text];
  if (language !== "kz")
    lines.push(`${tools.say("proverb.literal", language)}: ${literal[language]}`);
  lines.push(meaning[language]);
  return {
    text: lines.join("\n"),
    kazakh: [kz(text)],
    confidence: 0.95,
    chips: [tools.say("proverb.another", language)],
    repeats: true,
  };
}

/** Beginnings by which a subject's words are found in other forms. */
function rootsOf(about: string): string[] {
  return about
    .split(" ")
    .filter((word) => word.length > 2 && !/^(?:the|про|kazakh|please)$/.test(word))
    .flatMap((word) => [word.slice(0, Math.max(3, word.length - 3)), ...(RELATED[word] ?? [])]);
}

const RELATED: Readonly<Record<string, readonly string[]>> = {
  friendship: ["friend"],
  friends: ["friend"],
  дружбе: ["друг", "друз"],
  дружбу: ["друг", "друз"],
  достық: ["дос"],
  language: ["tongue", "word"],
  mother: ["mother"],
  languages: ["tongue"],
  knowledge: ["know", "learn"],
  учебе: ["знан", "учи"],
  учебу: ["знан", "учи"],
  труд: ["труд"],
};

/** The word of the day. */
export const dayWordIntent: RuleIntent = {
  name: "word-of-the-day",
  answer({ folded, language, now }, tools) {
    if (!/word of the day|слово дня|күн сөзі|күннің сөзі|бүгінгі сөз/u.test(folded))
      return undefined;
    const word = now ? dayWordOn(tools.course, now) : tools.course.dayWords[0];
    if (!word) return undefined;
    const gloss =
      language === "ru" ? word.ru : language === "en" ? word.en : `${word.en} / ${word.ru}`;
    const lines = [
      `${tools.say("dayWord.title", language)}: ${word.kz} — ${gloss}`,
      word.example.kz,
    ];
    if (language !== "kz") lines.push(word.example[language]);
    return { text: lines.join("\n"), kazakh: [kz(word.kz, word.kz)], confidence: 0.95 };
  },
};

/** Lessons and texts to open next. */
export const recommendIntent: RuleIntent = {
  name: "recommend",
  answer(asked, tools) {
    const found = tools.patterns.one("recommend.recommend").exec(asked.folded);
    if (!found || asked.words.length > 12) return undefined;
    const { folded, language } = asked;
    const reading =
      /\bread\b|text|stor(?:y|ies)|почитать|текст|рассказ|мәтін|оқи(?!ты)|оқитын/u.test(folded);
    const level = /intermediate|средн|орта|(?<!\p{L})[bбв][12](?![\p{L}\d])/u.test(folded)
      ? "intermediate"
      : /advanced|продвинут|жоғары|(?<!\p{L})[cс][12](?![\p{L}\d])/u.test(folded)
        ? "advanced"
        : "beginner";
    const about =
      found.slice(1).find((one) => one !== undefined) ??
      /(?<!\p{L})(?:about|про|об?|на тему|по теме) (.+)$/u.exec(folded)?.[1] ??
      /^(.+?) (?:туралы|жайлы)/u.exec(folded)?.[1];
    if (reading) {
      const ofLevel = tools.course.readings.filter((one) => one.level === level);
      const onTopic = about === undefined ? [] : readingsAbout(about, tools);
      const fitting = onTopic.filter((one) => one.level === level);
      const readings = (fitting.length > 0 ? fitting : onTopic).slice(0, 3);
      if (readings.length === 0)
        readings.push(...ofLevel.slice(asked.seed % 5, (asked.seed % 5) + 3));
      const rows = readings.map(
        ({ titles, level: at }) =>
          `${titles.kz}${language === "kz" ? "" : ` — ${titles[language]}`} (${tools.say("recommend.level", language, { x: LEVEL[at] })})`,
      );
      return {
        text: [tools.say("recommend.readings", language), ...rows].join("\n"),
        kazakh: readings.map(({ titles }) => kz(titles.kz)),
        readings: readings.map(({ id }) => id),
        confidence: 0.9,
      };
    }
    const lessons = about === undefined ? [] : lessonsAbout(about, tools);
    const start = lessons.length === 0;
    const shown = start
      ? tools.course.lessons.filter((one) => one.level === level).slice(0, 3)
      : lessons.slice(0, 3);
    const rows = shown.map(
      ({ titles, level: at }) =>
        `“${titles[language]}” (${tools.say("recommend.level", language, { x: LEVEL[at] })})`,
    );
    return {
      text: [
        tools.say(start ? "recommend.start" : "recommend.lessons", language),
        ...(language === "en" ? rows : rows.map((row) => row.replace("“", "«").replace("”", "»"))),
      ].join("\n"),
      lessons: shown.map(({ id }) => id),
      confidence: 0.9,
    };
  },
};

/** Texts whose title names something of this. */
function readingsAbout(about: string, tools: Tools) {
  const roots = wordsOf(about)
    .filter((word) => word.length > 3 && !/^(?:есть|или|there|some|что|нибудь|бар)/u.test(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
  return tools.course.readings.filter(({ titles }) =>
    wordsOf(foldText(Object.values(titles).join(" "))).some((word) =>
      roots.some((root) => word.startsWith(root)),
    ),
  );
}

/** Lessons whose title, points of grammar, note or theme is about this, or that teach a word of it. */
export function lessonsAbout(about: string, tools: Tools) {
  const found = tools.points.find(about)?.about;
  const byTopic = found?.kind === "point" ? lessonsOf(found.point.id, tools) : [];
  const roots = about
    .split(" ")
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, Math.max(3, word.length - 2)));
  const titled = tools.course.lessons.filter(({ titles, grammar, note, theme }) => {
    const points = grammar.flatMap((id) => tools.course.grammarById.get(id)?.titles ?? []);
    const text = foldText(
      [titles, ...points, note?.title ?? {}].flatMap(Object.values).concat(theme).join(" "),
    );
    return roots.some((root) => wordsOf(text).some((word) => word.startsWith(root)));
  });
  const lemmas = about
    .split(" ")
    .flatMap((word) => [word, ...russianForms(word).map(({ lemma }) => lemma)]);
  const taught = tools.course.lessons.filter(
    ({ theme, words }) =>
      lemmas.some((one) => THEMES[one] === theme) ||
      words.some(({ en, ru }) =>
        lemmas.some((one) => one.length > 2 && (en.includes(one) || ru.includes(one))),
      ),
  );
  const themed = taught.filter(({ theme }) => lemmas.some((one) => THEMES[one] === theme));
  return [...new Set([...byTopic, ...titled, ...themed, ...taught])];
}

const THEMES: Readonly<Record<string, string>> = {
  food: "food",
  еда: "food",
  тамақ: "food",
  family: "family",
  семья: "family",
  отбасы: "family",
  travel: "travel",
  путешествие: "travel",
  саяхат: "travel",
  work: "work",
  работа: "work",
  weather: "nature",
  погода: "nature",
  animals: "animals",
  животное: "animals",
  животные: "animals",
  city: "city",
  город: "city",
  қала: "city",
  shopping: "shopping",
  покупки: "shopping",
  health: "health",
  здоровье: "health",
};
