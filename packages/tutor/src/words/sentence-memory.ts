import type { Course } from "@tilashar/course";
import { ListsByKey } from "@tilashar/kazakh";
import { expandContractions } from "../grammar/english-words.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";

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
  /** Lines that hold this Kazakh word form, the shortest first. */
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
  const lists = () => new ListsByKey<string, RememberedLine>();
  const index = { en: lists(), ru: lists(), kz: lists() };
  for (const line of lines) {
    for (const language of ["en", "ru", "kz"] as const) {
      // "Come in! / Come on in!" is found by either
      for (const part of [line[language], ...line[language].split(" / ")]) {
        const key = lineKey(part);
        if (!index[language].get(key)?.includes(line)) index[language].add(key, line);
      }
    }
  }
  return {
    find: (text, language) => {
      const key = lineKey(text);
      return index[language].get(key) ?? (language === "ru" ? swapped(index.ru, key) : []);
    },
    lines,
  };
}

/** A phrase of two Russian words is the same in either order: спасибо большое. */
function swapped(
  index: ListsByKey<string, RememberedLine>,
  key: string,
): readonly RememberedLine[] {
  const [first, second, ...more] = key.split(" ");
  if (second === undefined || more.length > 0) return [];
  return (index.get(`${second} ${first}`) ?? []).filter(({ topic }) => topic !== undefined);
}

function* readingLines(
  reading: Course["readings"][number],
): Iterable<{ kz: string; en: string; ru: string }> {
  for (const { sentences } of reading.paragraphs)
    for (const { kz, en, ru } of sentences) yield { kz, en, ru };
}
