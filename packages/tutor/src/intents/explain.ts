import { inflect, ipa, letterFacts, respell, stressTail } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { cutForm, formSteps, kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import { timesSaid } from "../text/history.ts";
import { NOUN_TOPICS } from "../topics/noun-topics.ts";
import { OTHER_TOPICS } from "../topics/other-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { VERB_TOPICS } from "../topics/verb-topics.ts";

/** Topics, the more particular first. */
export const TOPICS: readonly Topic[] = [
  ...OTHER_TOPICS.filter(({ id }) =>
    /^(?:harmony|assimilation|word-order|gender|articles|latin|time-clock|comparison|copula|derivation)$/.test(
      id,
    ),
  ),
  ...NOUN_TOPICS,
  ...VERB_TOPICS,
  ...OTHER_TOPICS.filter(
    ({ id }) =>
      !/^(?:harmony|assimilation|word-order|gender|articles|latin|time-clock|comparison|copula|derivation)$/.test(
        id,
      ),
  ),
];

const T = {
  examples: texts("Examples", "Примеры", "Мысалдар"),
  lesson: texts("Lesson: “{x}”.", "Урок: «{x}».", "Сабақ: «{x}»."),
  another: texts("Another example", "Ещё пример", "Тағы мысал"),
  quiz: texts("Quiz me", "Проверь меня", "Мені сынап көр"),
  sound: texts(
    "{x} is pronounced [{ipa}], roughly “{respelt}”.",
    "{x} произносится [{ipa}], примерно «{respelt}».",
    "{x} былай айтылады: [{ipa}].",
  ),
  back: texts("a back letter", "твёрдый звук", "жуан дыбыс"),
  front: texts("a front letter", "мягкий звук", "жіңішке дыбыс"),
} as const;

/** Questions about what a word means, whatever the word. */
const MEANING =
  /^what (?:does|do) .+ (?:mean|means)|meaning of|^translate|in english|что (?:значит|означает)|перев[ео]д|мағынасы|^(?:check|correct|проверь|исправь|тексер)(?!\p{L}*$)/u;

const ASKS =
  /explain|what (?:is|are|does)|how (?:do|does|to|is|are|can|many)|when (?:do|to|should)|tell me about|teach me|rules?|grammar|why|difference|help (?:me )?(?:with|understand)|does kazakh|are there|is there|use|about|объясни|расскажи|что такое|как (?:образу|работа|использ|задать|спросить|строит|сказать|обраща|делать|ставить)|какие|есть ли|когда|правил|грамматик|помоги|почему|чем отлич|түсіндір|деген(?:іміз)? не|қалай жаса|қалай жалған|қандай|туралы|неге|айырмашылы|ережесі/u;

/** Explains a point of grammar, a letter or a sound. */
export const explainIntent: Intent = {
  name: "explain",
  answer(asked, tools) {
    const sound = pronunciation(asked, tools);
    if (sound) return sound;
    const ending = /(?<![\p{L}])-[а-яәғқңөұүһі]{1,4}(?![\p{L}])/u.test(asked.folded);
    if (MEANING.test(asked.folded) && !ending) return undefined;
    const topic = topicOf(asked.folded);
    if (!topic) return undefined;
    // A topic's bare name is a question about it; inside a longer text it must be asked for
    if (asked.words.length > 3 && !ending && !ASKS.test(asked.folded)) return undefined;
    return explainTopic(topic, asked, tools, 0);
  },
};

export const topicOf = (folded: string): Topic | undefined =>
  bySuffix(folded) ?? TOPICS.find(({ asked }) => asked.test(folded));

/** Endings asked for as they are written, "-ға", with the topic that explains them. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^[лдт][ае]р$/, "plural"],
  [/^[ғгқк][ае]$/, "dative"],
  [/^н?[дт][ае]$/, "locative"],
  [/^[дтн][ае]н$/, "ablative"],
  [/^[ндт][ыі]ң$/, "genitive"],
  [/^[мбп]ен$/, "instrumental"],
  [/^н[ыі]$/, "accusative"],
  [/^[дт][ыі]$/, "past"],
  [/^[ғгқк][ае]н$/, "past"],
  [/^[ыі]?п$/, "converbs"],
  [/^[ай]т[ыі]н$/, "participles"],
  [/^с[ае]$/, "conditional"],
  [/^[мбп][ае]$/, "negation"],
  [/^[ыі]?р[ае][қк]$/, "comparison"],
  [/^(?:шы|ші|лық|лік|дық|дік|тық|тік|лы|лі|сыз|сіз|ша|ше)$/, "derivation"],
  [/^(?:[ыі]?м|[ыі]?ң|[ыі]?ңыз|[ыі]?ңіз|сы|сі|ы|і|[ыі]?мыз|[ыі]?міз)$/, "possession"],
  [/^(?:мын|мін|сың|сің)$/, "present"],
];

function bySuffix(folded: string): Topic | undefined {
  const suffix = /(?<![\p{L}])-([а-яәғқңөұүһі]{1,4})(?![\p{L}])/u.exec(folded)?.[1];
  const id = suffix && ENDINGS.find(([pattern]) => pattern.test(suffix))?.[1];
  return TOPICS.find((topic) => topic.id === id);
}

/** The rule with three examples; `turn` goes on to further ones. */
export function explainTopic(topic: Topic, { language }: Asked, tools: Tools, turn: number): Draft {
  const lines = [turn === 0 ? topic.rule[language] : ""].filter(Boolean);
  const shown = turn === 0 ? topic.examples.slice(0, 5) : rotated(topic, turn);
  if (shown.length > 0 || topic.lines)
    lines.push(...(turn === 0 ? ["", `${T.examples[language]}:`] : []));
  const forms = shown
    .map(([lemma, label]) => ({ lemma, label, text: inflect(lemma, label)[0] ?? "" }))
    .filter(({ text }) => text !== "");
  for (const { lemma, label, text } of forms) {
    lines.push(`${lemma} → ${text}`);
    if (turn > 0)
      lines.push(`${text} = ${cutForm(lemma, label)}`, ...formSteps(lemma, label, language));
  }
  if (turn === 0) lines.push(...(topic.lines ?? []));
  else lines.push(...(topic.lines ?? []).slice(turn % 2, (turn % 2) + 1));
  const lessons = tools.course.lessons.filter(({ slug }) => topic.lessons.includes(slug));
  if (lessons[0] && turn === 0)
    lines.push("", T.lesson[language].replace("{x}", lessons[0].titles[language]));
  return {
    text: lines.join("\n"),
    kazakh: [
      ...forms.map(({ text, lemma }) => kz(text, lemma)),
      ...(topic.lines ?? []).map((line) => kz(line)),
    ],
    confidence: 0.9,
    chips: [T.another[language], T.quiz[language]],
    lessons: lessons.map(({ id }) => id).slice(0, 3),
    focus: { kind: "topic", id: topic.id },
  };
}

/** Words to go on with when the first examples have been seen. */
const FURTHER_NOUNS = [
  "бала",
  "кітап",
  "көл",
  "қыз",
  "дос",
  "мұғалім",
  "ауыл",
  "терезе",
  "тау",
  "жүрек",
];
const FURTHER_VERBS = [
  "оқу",
  "келу",
  "жазу",
  "айту",
  "көру",
  "ішу",
  "сөйлеу",
  "отыру",
  "білу",
  "алу",
];

function rotated(topic: Topic, turn: number): Topic["examples"] {
  const [, label] = topic.examples[turn % Math.max(1, topic.examples.length)] ?? [];
  if (label === undefined) return [];
  const words = label.startsWith("V") ? FURTHER_VERBS : label.startsWith("N;") ? FURTHER_NOUNS : [];
  const word = words[turn % Math.max(1, words.length)];
  return word === undefined ? topic.examples.slice(0, 1) : [[word, label]];
}

/** Another example of the topic spoken about. */
export function anotherExample(id: string, asked: Asked, tools: Tools): Draft | undefined {
  const topic = TOPICS.find((one) => one.id === id);
  if (!topic) return undefined;
  return explainTopic(topic, asked, tools, 1 + timesSaid(asked.history, " = ") + (asked.seed % 3));
}

const SOUND =
  /^(?:how (?:do (?:you|i)|to|is)|pronounc\w*|pronunciation of|как (?:произносится|читается|читать|произносить|звучит)|произношение)(?: (?:pronounce|say|read|the letter|letter|the word|word|буква|букву|слово|слова|звук))*:? (\S+)(?: (?:pronounced|read|in kazakh|әрпі))?$|^(\S+) (?:pronunciation|произношение|қалай (?:оқылады|айтылады)|как (?:читается|произносится))$/u;

function pronunciation({ folded, language }: Asked, tools: Tools): Draft | undefined {
  const found = SOUND.exec(folded);
  const target = (found?.[1] ?? found?.[2])?.replace(/["']/g, "");
  if (!target || (/^how/.test(folded) && !/pronounc|read/.test(folded))) return undefined;
  const facts = [...target].length === 1 ? letterFacts(target) : undefined;
  const word = tools.reader.spell(target) ?? (facts ? target : undefined);
  if (word === undefined) return undefined;
  const taught = facts ? tools.course.lessons.flatMap(({ words }) => words) : [];
  // No word begins with ң
  const example = (
    taught.find(({ kz: one }) => one.startsWith(target)) ??
    taught.find(({ kz: one }) => !one.includes(" ") && one.includes(target))
  )?.kz;
  const spoken = example ?? word;
  const line = T.sound[language]
    .replace("{x}", spoken)
    .replace("{ipa}", ipa(spoken, { tail: stressTail }))
    .replace("{respelt}", respell(spoken, language === "ru" ? "ru" : "en", stressTail));
  const side =
    facts?.harmony === "front"
      ? T.front[language]
      : facts?.harmony === "back"
        ? T.back[language]
        : "";
  const sound = ipa(target, { tail: stressTail });
  const heard = [sound && `[${sound}]`, side && `: ${side}`].filter(Boolean).join("");
  // A consonant alone has no sound of its own to write: its word shows it
  const letter = facts
    ? [target, heard].filter(Boolean).join(heard.startsWith(":") ? "" : " ")
    : "";
  return {
    text: [letter, line].filter(Boolean).join("\n"),
    kazakh: [kz(spoken, spoken)],
    confidence: 0.9,
    language: language as Language,
  };
}
