import { labelFrom } from "../features/label-from-suffixes.ts";
import { withParticle } from "../grammar/also.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic } from "../text/fold.ts";
import { form } from "../words/kazakh-word.ts";
import { headwords, linesOf } from "./change-thing.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";
import { turnedThing } from "./turned-thing.ts";

/** "And milk too", «и молоко тоже»: the thing beside the one of its kind that the sentence has, the endings behind both. */
export const addThing: Executor = (asked, _read, tools) => {
  const [named] = tools.patterns
    .all("whole.thing-too")
    .flatMap((pattern) => pattern.exec(asked.folded)?.groups?.thing ?? []);
  if (named === undefined) return undefined;
  const to = headwords(named, asked, tools).filter(({ pos }) => pos === "n");
  for (const line of to.length === 0 ? [] : linesOf(asked, tools)) {
    const other = turnedThing(line, { to }, tools);
    const both = other === undefined ? undefined : withBoth(line, other);
    if (both !== undefined && tools.judge.check(both).verdict === "right")
      return turnedLine(both, asked, tools);
  }
  return undefined;
};

/** A sentence with both of two things, of which each stands in one of two sentences that are else the same. */
function withBoth(line: string, other: string): string | undefined {
  const [before, after] = [line.split(" "), other.split(" ")];
  const differing = before.flatMap((word, at) => (word === after[at] ? [] : [at]));
  const [at] = differing;
  if (at === undefined || differing.length > 1 || before.length !== after.length) return undefined;
  const first = withoutCase(bare(before[at] ?? ""));
  const second = after[at] ?? "";
  if (first === undefined || !hasCyrillic(first)) return undefined;
  const pair = `${first} ${withParticle(first)} ${second.toLowerCase()}`;
  const next = [...before.slice(0, at), pair, ...before.slice(at + 1)].join(" ");
  return next.charAt(0).toUpperCase() + next.slice(1);
}

const bare = (word: string): string => word.replace(/[^\p{L}-]/gu, "").toLowerCase();

/** A noun as it stands before мен: without its case, with its owner. */
function withoutCase(word: string): string | undefined {
  const noun = knownReadings(word).find(({ entry }) => entry?.pos === "n");
  if (!noun) return undefined;
  const label = labelFrom(noun.suffixes.map(({ id }) => id));
  const plain = label?.replace(/^N;(?:GEN|DAT|ACC|LOC|ABL|INS)/u, "N;NOM");
  return noun.suffixes.length === 0 || plain === undefined
    ? noun.lemma
    : form(noun.lemma, plain) || undefined;
}
