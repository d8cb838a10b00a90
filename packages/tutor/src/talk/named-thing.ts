import type { Course } from "@tilashar/course";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "./heard.ts";

type Asks = Course["tutor"]["wordLists"]["lists"][number]["asks"];

const read = new WeakMap<Asks, readonly Heard[]>();

/** How something is asked for, its patterns read once. */
export function patternsOf(asks: Asks): readonly Heard[] {
  let patterns = read.get(asks);
  if (!patterns) {
    patterns = LANGUAGES.flatMap((language) =>
      (asks[language] ?? []).map((written) => readHeard(written, language)),
    );
    read.set(asks, patterns);
  }
  return patterns;
}

/** The first of the things whose pattern a text holds. */
export function firstNamed<T extends { readonly asks: Asks }>(
  things: readonly T[],
  text: string,
): T | undefined {
  const words = heardWords(text);
  return things.find(({ asks }) => patternsOf(asks).some((pattern) => hear(pattern, words)));
}
