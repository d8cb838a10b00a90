import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { LANGUAGES } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";

/** Situations of one id or one name, words that stand twice in one, and phrases that the check calls wrong. */
export function situationsProblems({ files, kazakh }: GateContext): Problem[] {
  const named = new Map<string, string>();
  return ofKind(
    files.map(({ content }) => content),
    "situations",
  ).flatMap(({ file, data: { situations } }) =>
    situations.flatMap(({ id, asks, words, roles }, at) => {
      const problems: Problem[] = [];
      const path = ["situations", at];
      const once = (key: string, where: readonly (string | number)[], what: string) => {
        const other = named.get(key);
        named.set(key, id);
        if (other !== undefined)
          problems.push(error(file, [...path, ...where], `${what} names ${other} as well`));
      };
      once(`id ${id}`, ["id"], id);
      for (const language of LANGUAGES)
        asks[language].forEach((name, which) => {
          once(`${language} ${name}`, ["asks", language, which], name);
        });
      roles.forEach(({ asks: own, phrases }, role) => {
        for (const language of LANGUAGES)
          own?.[language].forEach((name, which) => {
            once(`${language} ${name}`, ["roles", role, "asks", language, which], name);
          });
        phrases.forEach(({ kz }, which) => {
          if (kazakh.judge(kz) === "wrong")
            problems.push(
              error(
                file,
                [...path, "roles", role, "phrases", which, "kz"],
                "the check says: wrong",
              ),
            );
        });
      });
      const listed = words.map(({ kz }) => kz);
      listed.forEach((word, which) => {
        if (listed.indexOf(word) !== which)
          problems.push(error(file, [...path, "words", which], `${word} stands here twice`));
      });
      return problems;
    }),
  );
}
