import { ClauseJudge, helpersIn, sentencesOf, usesIn } from "@tilashar/clause";
import type { Course } from "../../course/course.ts";
import type { UsageFile } from "../../schema/usage-file.ts";

const CASES = ["ACC", "DAT", "ABL", "LOC", "INS"] as const;

/** Nouns by verb and case in the sentences whose analysis holds no fault. */
export function usageOf(course: Course, texts: readonly string[]): UsageFile {
  const judge = new ClauseJudge(course.government, course.calques);
  const seen = new Map<string, Map<string, Set<string>>>();
  const helpers = new Map<string, Set<string>>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    const parse = judge.parse(sentence);
    if (!parse || parse.faults.length > 0) continue;
    for (const { helper, verb } of helpersIn(parse))
      helpers.set(helper, (helpers.get(helper) ?? new Set()).add(verb));
    for (const { verb, case: kase, noun } of usesIn(parse)) {
      const cases = seen.get(verb) ?? new Map<string, Set<string>>();
      seen.set(verb, cases);
      cases.set(kase, (cases.get(kase) ?? new Set()).add(noun));
    }
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
    helpers: Object.fromEntries(
      [...helpers].sort().map(([helper, behind]) => [helper, [...behind].sort().join(" ")]),
    ),
  };
}

const HEAD = `# Which nouns stand in which case with a verb, and which helpers behind it, in the sentences of the course: evidence for the check of learners'
# sentences. Written by \`npm run content:usage\`; it may lag behind the course, so new sentences need no new run.
`;

/** The file's text, a line a verb and case. */
export function usageText({ verbs, helpers }: UsageFile): string {
  const lines = Object.entries(verbs).flatMap(([verb, cases]) => [
    `  ${JSON.stringify(verb)}:`,
    ...Object.entries(cases).map(([kase, nouns]) => `    ${kase}: ${JSON.stringify(nouns)}`),
  ]);
  const behind = Object.entries(helpers).map(
    ([helper, of]) => `  ${JSON.stringify(helper)}: ${JSON.stringify(of)}`,
  );
  return `${HEAD}verbs:\n${lines.join("\n")}\nhelpers:\n${behind.join("\n")}\n`;
}
