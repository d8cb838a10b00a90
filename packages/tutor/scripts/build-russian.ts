/**
 * Rebuilds `src/russian/paradigms.generated.ts`: the forms of the Russian words that stand in our glosses, taken from
 * the OpenCorpora dictionary that the package az carries.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { defaultLexicon, glossInRussian } from "@tilashar/kazakh";
import { imperfectivesOf, perfectivesOf } from "../src/russian/aspect.ts";
import { RUSSIAN_PERFECTIVES } from "../src/words/russian-verbs.ts";
import { type AzWord, slotsOf } from "./russian-slots.ts";

const load = createRequire(import.meta.url);
const Az = load("az") as {
  Morph: ((word: string, options: object) => AzWord[]) & {
    init: (folder: string, done: (fault: unknown) => void) => void;
  };
};
const home = new URL("../", import.meta.url);

await new Promise<void>((resolve, reject) => {
  Az.Morph.init(join(dirname(load.resolve("az")), "../dicts"), (fault) =>
    fault ? reject(fault) : resolve(),
  );
});

const course = loadCourse({ contentDir: new URL("../../content", home).pathname });
const glosses = [
  ...defaultLexicon().entries.map(glossInRussian),
  ...course.lessons.flatMap(({ words }) => words.flatMap(({ ru }) => ru)),
  ...JSON.stringify(course.tutor.renderings).split(/["|]/u),
];
/** What editors named a headword for, which learners write in all its forms; some of it is a form itself. */
const named = Object.keys(course.tutor.meanings.ru).filter((text) => /^[а-яё-]+$/u.test(text));
const perfectives = RUSSIAN_PERFECTIVES.trim()
  .split("\n")
  .map((row) => row.split(" ")[0] ?? "");
const words = new Set([
  ...glosses.flatMap((gloss) => gloss.match(/[а-яё]+(?:-[а-яё]+)*/giu) ?? []),
  ...perfectives,
]);
/** What no gloss has, as Kazakh says it by an ending, and what one does for a while. */
const HELPERS =
  "мочь смочь полежать посидеть постоять поспать почитать помочь зайти сходить съездить";
for (const word of HELPERS.split(" ")) words.add(word);
const onlyNamed = new Set(named.filter((word) => !words.has(word)));
for (const word of onlyNamed) words.add(word);
/** Whether the dictionary has a verb, rather than guesses at it. */
const isListed = (verb: string): boolean =>
  Az.Morph(verb, { typos: 0 }).some(
    ({ parser, tag }) => parser === "Dictionary" && tag.toString().startsWith("INFN"),
  );
// A gloss has one verb of a pair, a learner writes either
for (const word of [...words])
  if (/(?:ть|ти|чь)(?:ся)?$/u.test(word))
    for (const partner of [...perfectivesOf(word), ...imperfectivesOf(word)])
      if (isListed(partner)) words.add(partner);

/** What the dictionary has under another word: plurals with a meaning of their own, the highest degree. */
const ONLY_SO =
  /^(?:весы|колени|листья|мехи|поводья|проводы|цветы|песнь|перед|(?:крат|чист)\p{L}+|лучший)$/u;

const paradigms = new Map<string, number>();
const lines: string[] = [];
for (const word of [...words].sort()) {
  const fullest = new Map<string, NonNullable<ReturnType<typeof slotsOf>>>();
  for (const reading of Az.Morph(word, { typos: 0, ignoreCase: true })) {
    const made = slotsOf(word, reading);
    // Месяц is none of what "мес." stands for, nor первый of пеин: a form of the reading is the word itself
    const isOther = made && !made.class.startsWith("v") && !made.slots.includes(word.toLowerCase());
    if (isOther && !ONLY_SO.test(word)) continue;
    // «Сёстры» are none but several of «сестра»
    const isForm = made && onlyNamed.has(word) && isFormOf(made, word);
    if (isForm) continue;
    // "Стоит попробовать" has hardly a form of its own, "стоит сто тенге" has all
    if (made && filled(made.slots) > filled(fullest.get(made.class)?.slots ?? []))
      fullest.set(made.class, made);
  }
  for (const made of fullest.values()) {
    const stem = commonStart(made.slots.filter(Boolean));
    const endings = `${made.class} ${made.slots.map((slot) => (slot ? slot.slice(stem.length) : "-")).join(",")}`;
    const number = paradigms.get(endings) ?? paradigms.size;
    paradigms.set(endings, number);
    lines.push(`${word} ${stem.length} ${number}`);
  }
}
writeFileSync(
  new URL("src/russian/paradigms.generated.ts", home),
  [
    "// Made from the OpenCorpora dictionary (CC BY-SA 3.0) by `npm run tutor:russian`; do not edit.",
    `export const packedParadigms = \`${[...paradigms.keys()].join("\n")}\`;`,
    `export const packedWords = \`${lines.join("\n")}\`;`,
    "",
  ].join("\n"),
);
console.log(`${lines.length} readings of ${words.size} words, ${paradigms.size} paradigms`);

/** Whether a noun or an adjective stands in another form than the one the dictionary has it under. */
function isFormOf({ class: kind, slots }: NonNullable<ReturnType<typeof slotsOf>>, word: string) {
  const first = slots.find(Boolean);
  return !kind.startsWith("v") && first !== word.toLowerCase();
}

function filled(slots: readonly string[]): number {
  return slots.filter(Boolean).length;
}

function commonStart(all: readonly string[]): string {
  let start = all[0] ?? "";
  for (const one of all) while (!one.startsWith(start)) start = start.slice(0, -1);
  return start;
}
