import type { Course } from "@tilashar/course";
import { NumbersByText } from "@tilashar/kazakh";
import { expandContractions } from "../grammar/english-words.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage } from "./glossary.ts";
import { LinesByHalves } from "./lines-by-halves.ts";

/** A Kazakh line of the course with its translations, and where it stands. */
export interface RememberedLine {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  readonly register?: "sen" | "siz" | "any";
  readonly usage?: Readonly<Record<"en" | "ru" | "kz", string>>;
  readonly topic?: string;
  readonly lesson?: number;
  readonly reading?: number;
}

/** Every aligned line of the course, found by what it says in any language. */
export interface SentenceMemory {
  /** Lines that say exactly this, phrases first. */
  readonly find: (text: string, language: "en" | "ru" | "kz") => readonly RememberedLine[];
  /** Lines with as many words as these, of which all but one at most may be the same, in the order of `lines`. */
  readonly near: (words: readonly string[], language: GlossLanguage) => readonly RememberedLine[];
  /** Every line, phrases first. */
  readonly lines: readonly RememberedLine[];
}

/** A line as it is compared: letters and digits only, contractions undone, articles left out. */
export function lineKey(text: string): string {
  return expandContractions(foldText(text).replace(/^[-"' ]+/, ""))
    .replace(/[^\p{L}\p{M}\d' -]/gu, " ")
    .replace(/ - /g, " ")
    .replace(/\b(?:an?|the)(?= )/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function buildMemory(course: TaughtCourse): SentenceMemory {
  const lines: RememberedLine[] = [];
  for (const topic of course.phraseTopics)
    for (const { kz, en, ru, register, usage } of topic.phrases)
      lines.push({ kz, en, ru, register, topic: topic.slug, ...(usage && { usage }) });
  for (const lesson of course.lessons)
    for (const { kz, en, ru } of [
      ...lesson.words.map(({ example }) => example),
      ...(lesson.sentences ?? []),
      ...(lesson.dialogue?.turns ?? []),
    ])
      lines.push({ kz, en, ru, lesson: lesson.id });
  for (const scene of course.scenes)
    for (const { kz, en, ru } of scene.lines) lines.push({ kz, en, ru });
  for (const reading of course.readings)
    for (const line of readingLines(reading)) lines.push({ ...line, reading: reading.id });
  for (const { example } of course.dayWords) lines.push(example);
  const index = {
    en: new LinesByText(lines, "en"),
    ru: new LinesByText(lines, "ru"),
    kz: new LinesByText(lines, "kz"),
  };
  const halves: Partial<Record<GlossLanguage, LinesByHalves>> = {};
  return {
    find: (text, language) => {
      const key = lineKey(text);
      const found = index[language].get(key);
      return found.length > 0 || language !== "ru" ? found : swapped(index.ru, key);
    },
    near: (words, language) => {
      halves[language] ??= new LinesByHalves(lines.map((line) => lineKey(line[language])));
      return halves[language].near(words).map((at) => lines[at] as RememberedLine);
    },
    lines,
  };
}

/** Lines by what they say in a language. */
class LinesByText {
  readonly #lines: readonly RememberedLine[];
  readonly #language: "en" | "ru" | "kz";
  readonly #places: NumbersByText;

  constructor(lines: readonly RememberedLine[], language: "en" | "ru" | "kz") {
    this.#lines = lines;
    this.#language = language;
    this.#places = new NumbersByText((add) => {
      lines.forEach((line, at) => {
        for (const key of this.#keysOf(line)) add(key, at);
      });
    });
  }

  get(key: string): readonly RememberedLine[] {
    return this.#places
      .get(key)
      .map((at) => this.#lines[at] as RememberedLine)
      .filter((line) => this.#keysOf(line).has(key));
  }

  /** "Come in! / Come on in!" is found by either. */
  #keysOf(line: RememberedLine): ReadonlySet<string> {
    const said = line[this.#language];
    const parts = said.includes(" / ") ? [said, ...said.split(" / ")] : [said];
    return new Set(parts.map(lineKey));
  }
}

/** A phrase of two Russian words is the same in either order: спасибо большое. */
function swapped(index: LinesByText, key: string): readonly RememberedLine[] {
  const [first, second, ...more] = key.split(" ");
  if (second === undefined || more.length > 0) return [];
  return index.get(`${second} ${first}`).filter(({ topic }) => topic !== undefined);
}

function* readingLines(
  reading: Course["readings"][number],
): Iterable<{ kz: string; en: string; ru: string }> {
  for (const { sentences } of reading.paragraphs)
    for (const { kz, en, ru } of sentences) yield { kz, en, ru };
}
