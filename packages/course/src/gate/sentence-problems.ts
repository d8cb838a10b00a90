import { splitSentences } from "@tilashar/kazakh/script";
import { alignedTexts } from "../content-file/aligned-texts.ts";
import { error, type Problem, warning } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import type { GateContext } from "./gate-context.ts";

/**
 * Aligned sentences that are not: another number of sentences in a translation, or a question that
 * is translated as a statement.
 */
export function sentenceProblems({ files }: GateContext): Problem[] {
  return files.flatMap(({ content, fields }) => {
    const problems: Problem[] = [];
    for (const { path, texts } of alignedTexts(fields, "sentence")) {
      const { kz } = texts;
      if (kz === undefined) continue;
      for (const language of ["en", "ru"] as const) {
        const text = texts[language];
        if (text === undefined) continue;
        const [ours, theirs] = [splitSentences(kz).length, splitSentences(text).length];
        if (ours !== theirs) {
          problems.push(
            error(
              content.file,
              [...path, language],
              remark("sentence-count", `${count(theirs)}, but ${count(ours)} in kz`, {
                theirs: String(theirs),
                ours: String(ours),
              }),
            ),
          );
        } else if (kz.includes("?") !== text.includes("?")) {
          problems.push(
            warning(
              content.file,
              [...path, language],
              remark("one-is-a-question", "only one of kz and this is a question"),
            ),
          );
        }
      }
    }
    return problems;
  });
}

const count = (sentences: number): string =>
  sentences === 1 ? "1 sentence" : `${sentences} sentences`;
