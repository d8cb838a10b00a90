import type { Course } from "@tilashar/course";
import { NumbersByText } from "@tilashar/kazakh";
import { expandContractions } from "../grammar/english-words.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GlossLanguage } from "./glossary.ts";

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
  /** It follows a word of its own in a line of the course: «Рақмет, …». */
  readonly isPart?: true;
}

/** Every aligned line of the course, found by what it says in any language. */
export interface SentenceMemory {
  /** Lines that say exactly this, phrases first. */
  readonly find: (text: string, language: "en" | "ru" | "kz") => readonly RememberedLine[];
  /** Lines with as many words as these, of which all but one at most may be the same, in the order of `lines`. */
  readonly near: (words: readonly string[], language: GlossLanguage) => readonly RememberedLine[];
  /** Every line, phrases first. */
  readonly lines: readonly RememberedLine[];
  /** Of the course whose lines they are: under it the build may have stored indexes of the lines. */
  readonly print?: string | undefined;
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

/** Every line of a course that is remembered, phrases first. */
export function rememberedLines(course: TaughtCourse): readonly RememberedLine[] {
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
  const { leads } = course.tutor.renderings;
  lines.push(...lines.flatMap((line) => withoutLead(line, leads) ?? []));
  return lines;
}

/** A memory of these lines alone; with the print of the course where they are all of it. */
export function memoryOf(lines: readonly RememberedLine[], print?: string): SentenceMemory {
  const known: Partial<Record<"en" | "ru" | "kz", LinesOfLanguage>> = {};
  // A conversation mostly needs one or two of the languages
  const of = (language: "en" | "ru" | "kz"): LinesOfLanguage => {
    known[language] ??= new LinesOfLanguage(lines, language, print && `${language} ${print}`);
    return known[language];
  };
  return {
    find: (text, language) => {
      const key = lineKey(text);
      const found = of(language).get(key);
      return found.length > 0 || language !== "ru" ? found : swapped(of("ru"), key);
    },
    near: (words, language) => of(language).near(words),
    lines,
    print,
  };
}

/** Words of a lead in any language: "excuse me", «если честно». */
const MOST_OF_LEAD = 3;

/** «Рақмет, тек қарап жүрмін.»: what follows a word of its own is a line by itself, where all three languages part it so. */
function withoutLead(
  line: RememberedLine,
  leads: Readonly<Record<string, unknown>>,
): RememberedLine | undefined {
  const parts = (["kz", "en", "ru"] as const).map((language) => line[language].split(", "));
  const [[lead = ""] = []] = parts;
  const isLed = leads[lead.toLowerCase()] !== undefined;
  const isAlike = parts.every(
    ([first = "", rest = "", ...more]) =>
      more.length === 0 &&
      rest.includes(" ") &&
      !/[.!?] /u.test(rest) &&
      first.split(" ").length <= MOST_OF_LEAD,
  );
  if (!isLed || !isAlike) return undefined;
  const [kz, en, ru] = parts.map(([, rest = ""]) => rest.charAt(0).toUpperCase() + rest.slice(1));
  return kz && en && ru ? { ...line, kz, en, ru, isPart: true } : undefined;
}

/** Lines by what they say in a language. */
class LinesOfLanguage {
  readonly #lines: readonly RememberedLine[];
  readonly #language: "en" | "ru" | "kz";
  readonly #byText: NumbersByText;
  readonly #byHalves: NumbersByText;

  constructor(lines: readonly RememberedLine[], language: "en" | "ru" | "kz", name?: string) {
    this.#lines = lines;
    this.#language = language;
    let found: readonly (readonly string[])[] | undefined;
    const keys = () => {
      found ??= lines.map((line) => this.#keysOf(line));
      return found;
    };
    this.#byText = new NumbersByText((add) => {
      keys().forEach((all, at) => {
        for (const key of all) add(key, at);
      });
    }, name && `lines ${name}`);
    this.#byHalves = new NumbersByText((add) => {
      keys().forEach(([whole = ""], at) => {
        for (const half of halvesOf(wordsOf(whole))) add(half, at);
      });
    }, name && `halves of lines ${name}`);
  }

  get(key: string): readonly RememberedLine[] {
    return this.#byText
      .get(key)
      .map((at) => this.#lines[at] as RememberedLine)
      .filter((line) => this.#keysOf(line).includes(key));
  }

  /** Of two texts that differ in one word the first half of the words is the same, or the second. */
  near(words: readonly string[]): readonly RememberedLine[] {
    const found = new Set(halvesOf(words).flatMap((half) => this.#byHalves.get(half)));
    return [...found].sort((a, b) => a - b).map((at) => this.#lines[at] as RememberedLine);
  }

  /** The whole, and "Come in! / Come on in!" is found by either. */
  #keysOf(line: RememberedLine): readonly string[] {
    const said = line[this.#language];
    const whole = lineKey(said);
    return said.includes(" / ")
      ? [...new Set([whole, ...said.split(" / ").map(lineKey)])]
      : [whole];
  }
}

/** Either half with its side and how many words the whole has. */
function halvesOf(words: readonly string[]): readonly [string, string] {
  const middle = words.length >> 1;
  const half = (side: string, part: readonly string[]): string =>
    `${side} ${words.length} ${part.join(" ")}`;
  return [half("first", words.slice(0, middle)), half("second", words.slice(middle))];
}

/** A phrase of two Russian words is the same in either order: спасибо большое. */
function swapped(index: LinesOfLanguage, key: string): readonly RememberedLine[] {
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
