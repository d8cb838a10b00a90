import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { LANGUAGES } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";

/** Further questions that one subject asks twice, words that nobody knows, and lines to say that the check calls wrong. */
export function furtherProblems({ files, course, kazakh }: GateContext): Problem[] {
  const excused = new Set(course.exceptions.tokens.map(({ token }) => token.toLowerCase()));
  const isKnown = (word: string) => excused.has(word) || kazakh.readingsOf(word).length > 0;
  const asked = new Map<string, string>();
  return ofKind(
    files.map(({ content }) => content),
    "further",
  ).flatMap(({ file, data: { of, subjects } }) =>
    subjects.flatMap(({ id, further }, subject) => {
      const problems: Problem[] = [];
      const words = id.split(" ");
      if (of === "words" && !words.every(isKnown))
        problems.push(error(file, ["subjects", subject, "id"], `nobody knows the word ${id}`));
      further.forEach(({ asks, say = [] }, place) => {
        const path = ["subjects", subject, "further", place];
        for (const language of LANGUAGES)
          asks[language].forEach((text, which) => {
            const key = [
              of,
              id,
              language,
              text
                .toLowerCase()
                .replace(/[^\p{L}\d]+/gu, " ")
                .trim(),
            ];
            const other = asked.get(key.join("|"));
            asked.set(key.join("|"), file);
            if (other !== undefined)
              problems.push(
                error(file, [...path, "asks", language, which], `${id} is asked this in ${other}`),
              );
          });
        say.forEach(({ kz }, which) => {
          if (kazakh.judge(kz) === "wrong")
            problems.push(error(file, [...path, "say", which, "kz"], `the check says: wrong`));
        });
      });
      return problems;
    }),
  );
}
