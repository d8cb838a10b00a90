import { sentencesOf } from "@tilashar/clause";
import type { TalkScene } from "@tilashar/course";
import type { Said } from "../talk/fill.ts";
import { type HeardWord, hear, heardWords, readHeard } from "../talk/heard.ts";

type SceneTurn = TalkScene["turns"][number];

/** How many words of a line fit the turn of a scene; 0 where it is no answer to it. */
export function fitting({ expects }: SceneTurn, words: readonly HeardWord[]): number {
  const patterns = expects.map((written) => readHeard(written, "kz"));
  const named = patterns.map((pattern) => hear(pattern, words)?.named ?? 0);
  const single = words.filter((word) => patterns.some((pattern) => hear(pattern, [word])));
  return Math.max(single.length, ...named);
}

/**
 * The turn to go on with: what a line has answered beside its own turn is not asked. Where the answers that the script
 * shows seem to do so, what it hears there is too wide to tell.
 */
export function turnAfter(scene: TalkScene, at: number, words: readonly HeardWord[]): number {
  const turn = scene.turns[at];
  const next = scene.turns[at + 1];
  if (next?.after && !isHeard(next.after, words)) return at + 2;
  if (!turn || !next || at + 2 >= scene.turns.length || !questionOf(next.line)) return at + 1;
  const expects = next.expects.filter((written) => !written.includes("{"));
  const isAnswered = (said: readonly HeardWord[]): boolean => {
    const left = said.filter((word) => !PRONOUN.test(word.lower) && fitting(turn, [word]) === 0);
    return fitting({ ...next, expects }, left) > 0;
  };
  const isWide = turn.replies.some((reply) => isAnswered(heardWords(reply)));
  return !isWide && isAnswered(words) ? at + 2 : at + 1;
}

const isHeard = (written: readonly string[], words: readonly HeardWord[]): boolean =>
  written.some((pattern) => hear(readHeard(pattern, "kz"), words) !== undefined);

const PRONOUN = /^(?:мен|сен|сіз|біз)$/u;

/** The question that a line of the script ends with, by which a scene is led back to it. */
export function questionOf(line: Said): Said | undefined {
  const last = (text: string): string => sentencesOf(text).at(-1) ?? "";
  const question = { kz: last(line.kz), en: last(line.en), ru: last(line.ru) };
  return question.kz.endsWith("?") ? question : undefined;
}

/** Two lines said one after the other. */
export const joined = (one: Said, other: Said | undefined): Said =>
  other
    ? {
        kz: `${one.kz} ${other.kz}`,
        en: `${one.en} ${other.en}`,
        ru: `${one.ru} ${other.ru}`,
      }
    : one;
