import type { Tools } from "../ask.ts";
import { mannerTo } from "../intents/said-to.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { NearestLines } from "../text/nearest-lines.ts";

/** A short text for an occasion, in parts (`content/tutor/notes/`). */
export type Note = TaughtCourse["tutor"]["notes"][number];
export type NoteLine = Note["parts"][number]["lines"][number];

/** How near a request to write is to what learners say of an occasion that it means: of thirty strange ones 13 are nearer, two of them wrongly. */
const NEAR = 0.42;
/** So near it may be told by whom it is for: "thank you" to a doctor. */
const VERY_NEAR = 0.75;

/** So much nearer an occasion may be by whom it is for alone. */
const OF_PEOPLE = 0.12;

/** "Teacher's Day": people are what a feast is called by. */
const FEAST_OF = /(?<!\p{L})(?:day|день|дн[юея]|днем|днём|күн\p{L}*)(?!\p{L})/iu;

const withoutPeople = (message: string, tools: Tools): string =>
  message
    .split(" ")
    .filter((word) => mannerTo(foldText(word), tools) === undefined)
    .join(" ");

const linesOf = new WeakMap<TaughtCourse, NearestLines<Note>>();

/**
 * The note for the occasion that a message speaks of; undefined where none is near.
 *
 * @param words those of its words that do not ask for a text
 */
export function noteFor(message: string, words: readonly string[], tools: Tools): Note | undefined {
  const named = noteNamed(message, tools);
  if (named) return named;
  const { course } = tools;
  let lines = linesOf.get(course);
  if (!lines) {
    lines = new NearestLines(
      course.tutor.notes.flatMap((note) =>
        LANGUAGES.flatMap((language) =>
          [note.names[language], ...note.asks[language]].map((text) => ({ thing: note, text })),
        ),
      ),
    );
    linesOf.set(course, lines);
  }
  // Whom it is for tells nothing of what it is about: "a letter to my sister", "a wedding card for a teacher"
  const about = words.filter((word) => mannerTo(word, tools) === undefined);
  const [whole] = lines.find(message);
  const [bare] =
    about.length === words.length || FEAST_OF.test(message)
      ? []
      : lines.find(withoutPeople(message, tools));
  const first = bare && whole && bare.nearness > whole.nearness - OF_PEOPLE ? bare : whole;
  if (!first || first.nearness < NEAR) return undefined;
  return about.length > 0 || first.nearness >= VERY_NEAR ? first.thing : undefined;
}

const namesOf = new WeakMap<Note, readonly Heard[]>();

/** The occasion that a message names in so many words, the one that takes most of them first. */
export function noteNamed(message: string, { course, patterns }: Tools): Note | undefined {
  const sentences = message
    .split(patterns.one("note-clause.end"))
    .map((text) => heardWords(foldText(text ?? "")));
  const [best] = course.tutor.notes
    .flatMap((note) => {
      let names = namesOf.get(note);
      if (!names) {
        names = LANGUAGES.flatMap((language) =>
          (note.named?.[language] ?? []).map((written) => readHeard(written, language)),
        );
        namesOf.set(note, names);
      }
      const named = Math.max(
        0,
        ...names.flatMap((name) => sentences.flatMap((words) => hear(name, words)?.named ?? [])),
      );
      return named > 0 ? [{ note, named }] : [];
    })
    .sort((a, b) => b.named - a.named);
  return best?.note;
}

const cuesOf = new WeakMap<NoteLine, readonly Heard[]>();

/** Whether a message names what a line says: "stuck in traffic". */
export function isCued(line: NoteLine, message: string): boolean {
  let cues = cuesOf.get(line);
  if (!cues) {
    cues = LANGUAGES.flatMap((language) =>
      (line.cues?.[language] ?? []).map((written) => readHeard(written, language)),
    );
    cuesOf.set(line, cues);
  }
  if (cues.length === 0) return false;
  const words = heardWords(foldText(message));
  return cues.some((cue) => hear(cue, words) !== undefined);
}
