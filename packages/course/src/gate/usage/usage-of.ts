import { ClauseJudge, sentencesOf, usesIn } from "@tilashar/clause";
import type { Course } from "../../course/course.ts";
import type { UsageFile } from "../../schema/usage-file.ts";

const CASES = ["ACC", "DAT", "ABL", "LOC", "INS"] as const;

/** Nouns by verb and case in the sentences whose analysis holds no fault. */
export function usageOf(course: Course, texts: readonly string[]): UsageFile {
  const judge = new ClauseJudge(course.government, course.calques);
  const seen = new Map<string, Map<string, Set<string>>>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    const parse = judge.parse(sentence);
    if (!parse || parse.faults.length > 0) continue;
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
  return { verbs };
}

const HEAD = `# Which nouns stand in which case with a verb in the sentences of the course: evidence for the check of learners'
# sentences. Written by \`npm run content:usage\`; it may lag behind the course, so new sentences need no new run.
`;

/** The file's text, a line a verb and case. */
export function usageText({ verbs }: UsageFile): string {
  const lines = Object.entries(verbs).flatMap(([verb, cases]) => [
    `  ${JSON.stringify(verb)}:`,
    ...Object.entries(cases).map(([kase, nouns]) => `    ${kase}: ${JSON.stringify(nouns)}`),
  ]);
  return `${HEAD}verbs:\n${lines.join("\n")}\n`;
}
