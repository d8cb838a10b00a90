import type { Asked, Tools } from "../ask.ts";
import { LANGUAGES } from "../reply.ts";
import {
  everyHearing,
  type Heard,
  type HeardWord,
  hear,
  heardWords,
  readHeard,
} from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";

/** A message that goes on from what was told, by the words around what it names. */
export interface Frame {
  /** Ids of `applied` of `content/tutor/requests.yaml` that it names. */
  readonly names: (id: string) => boolean;
  /** What no part names, as it was typed: the word that the rule is put to. */
  readonly rest: readonly string[];
  /** What stands behind the words of a part, where it is first named. */
  readonly after: (id: string) => string | undefined;
}

const ways = new WeakMap<TaughtCourse, readonly { readonly id: string; readonly way: Heard }[]>();

function waysOf(course: TaughtCourse) {
  let known = ways.get(course);
  if (!known) {
    known = course.tutor.appliedParts.flatMap(({ id, hears }) =>
      LANGUAGES.flatMap((language) =>
        (hears[language] ?? []).map((written) => ({ id, way: readHeard(written, language) })),
      ),
    );
    ways.set(course, known);
  }
  return known;
}

/** Ids of parts that say nothing of the word, so that their words are not it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["leads", "around", "to-it", "in-it", "from-it"]);

/** Takes a message apart into the words around what it names, and what it names. */
export function frameOf({ raw }: Pick<Asked, "raw">, { course }: Tools): Frame {
  const typed = heardWords(raw);
  const words = heardWords(foldText(raw));
  const named = new Map<string, number>();
  const around = new Set<HeardWord>();
  for (const { id, way } of waysOf(course)) {
    const heard = everyHearing(way, words);
    if (heard.length === 0) continue;
    const first = words.indexOf(hear(way, words)?.words.at(-1) as HeardWord);
    named.set(id, Math.min(named.get(id) ?? words.length, first));
    if (SAYS_NOTHING.has(id)) for (const word of heard) around.add(word);
  }
  const isWhole = typed.length === words.length;
  const text = (word: HeardWord, at: number): string =>
    isWhole ? (typed[at]?.text ?? word.text) : word.text;
  return {
    names: (id) => named.has(id),
    rest: words.flatMap((word, at) => (around.has(word) ? [] : [text(word, at)])),
    after: (id) => {
      const last = named.get(id);
      if (last === undefined) return undefined;
      return (
        words
          .map(text)
          .slice(last + 1)
          .join(" ") || undefined
      );
    },
  };
}
