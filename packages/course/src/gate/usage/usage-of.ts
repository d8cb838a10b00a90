import {
  compoundsIn,
  type Government,
  helpersIn,
  PairingCount,
  type Parse,
  SequenceCount,
  sentencesOf,
  shownManners,
  shownQualities,
  usesIn,
} from "@tilashar/clause";
import type { UsageFile } from "../../schema/usage-file.ts";

const CASES = ["NOM", "ACC", "DAT", "ABL", "LOC", "INS"] as const;

/**
 * Nouns by verb and case in the sentences whose analysis holds no fault.
 *
 * @param parseOf the best analysis of a sentence
 * @param government the classes of nouns
 * @param texts the sentences of the course
 * @param further other Kazakh of the content: evidence for what stands with what and in which order alone
 */
export function usageOf(
  parseOf: (sentence: string) => Parse | undefined,
  government: Government,
  texts: readonly string[],
  further: readonly string[],
): UsageFile {
  const seen = new Map<string, Map<string, Set<string>>>();
  const helpers = new Map<string, Set<string>>();
  const qualities = new Map<string, Set<string>>();
  const manners = new Map<string, Set<string>>();
  const compounds = new Map<string, Set<string>>();
  const bare = new Map<string, Set<string>>();
  const pairings = new PairingCount();
  const sequences = new SequenceCount();
  const counted = new Set<string>();
  const count = (sentence: string, parse: Parse) => {
    if (counted.has(sentence)) return;
    counted.add(sentence);
    pairings.add(parse, government);
    sequences.add(parse, government);
  };
  for (const sentence of texts.flatMap(sentencesOf)) {
    const parse = parseOf(sentence);
    if (!parse || parse.faults.length > 0) continue;
    count(sentence, parse);
    for (const { helper, verb } of helpersIn(parse)) add(helpers, helper, verb);
    for (const { quality, noun } of shownQualities(parse)) add(qualities, quality, noun);
    for (const { verb, manner } of shownManners(parse)) add(manners, verb, manner);
    for (const { noun, modifier, ended } of compoundsIn(parse))
      add(ended ? compounds : bare, noun, modifier);
    for (const { verb, case: kase, noun } of usesIn(parse)) {
      const cases = seen.get(verb) ?? new Map<string, Set<string>>();
      seen.set(verb, cases);
      cases.set(kase, (cases.get(kase) ?? new Set()).add(noun));
    }
  }
  for (const sentence of further.flatMap(sentencesOf)) {
    const parse = parseOf(sentence);
    if (parse && parse.faults.length === 0) count(sentence, parse);
  }
  const verbs: UsageFile["verbs"] = {};
  for (const verb of [...seen.keys()].sort())
    verbs[verb] = Object.fromEntries(
      CASES.flatMap((kase) => {
        const nouns = seen.get(verb)?.get(kase);
        return nouns ? [[kase, [...nouns].sort().join(" ")]] : [];
      }),
    );
  return {
    verbs,
    helpers: listsOf(helpers),
    qualities: listsOf(qualities),
    manners: listsOf(manners),
    compounds: listsOf(without(compounds, bare)),
    pairings: listsOf(pairings.lists()),
    sequences: listsOf(sequences.lists()),
  };
}

const add = (lists: Map<string, Set<string>>, key: string, word: string): void => {
  lists.set(key, (lists.get(key) ?? new Set()).add(word.replace(/ /g, "_")));
};

/** What is shown both ways says nothing. */
const without = (
  lists: ReadonlyMap<string, ReadonlySet<string>>,
  other: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...lists].flatMap(([key, words]) => {
      const left = [...words].filter((word) => !other.get(key.replace(/_/g, " "))?.has(word));
      return left.length === 0 ? [] : [[key.replace(/ /g, "_"), new Set(left)] as const];
    }),
  );

const listsOf = (lists: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string> =>
  Object.fromEntries([...lists].sort().map(([key, words]) => [key, [...words].sort().join(" ")]));

const HEAD = `# Which nouns stand in which case with a verb, which helpers behind it, what has which quality, how what is done and which nouns make one thing in
# the sentences of the course, and what stands with what, and what follows what, how often in the Kazakh of the whole content: evidence for the check of learners' sentences. NOM are subjects of verbs that want an object and have none. Written by \`npm run content:usage\`; it may lag behind the course, so new sentences need no new run.
`;

/** The file's text, a line a verb and case. */
export function usageText({ verbs, ...lists }: UsageFile): string {
  const lines = Object.entries(verbs).flatMap(([verb, cases]) => [
    `  ${JSON.stringify(verb)}:`,
    ...Object.entries(cases).map(([kase, nouns]) => `    ${kase}: ${JSON.stringify(nouns)}`),
  ]);
  const others = Object.entries(lists).map(
    ([name, list]) =>
      `${name}:\n${Object.entries(list)
        .map(([key, of]) => `  ${JSON.stringify(key)}: ${JSON.stringify(of)}`)
        .join("\n")}\n`,
  );
  return `${HEAD}verbs:\n${lines.join("\n")}\n${others.join("")}`;
}
