import { error, type Problem, warning } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { FlaggedHeadword } from "../dictionary/lexicon-entry.ts";
import type { GateContext } from "./gate-context.ts";

/** Headwords that are not written as the dictionary form of their part of speech, or whose stem is in doubt. */
export function headwordProblems({ files, kazakh }: GateContext): Problem[] {
  const contents = files.map(({ content }) => content);
  return [...ofKind(contents, "lesson"), ...ofKind(contents, "dayWords")].flatMap(
    ({ file, data }) => {
      const words: readonly FlaggedHeadword[] = data.words;
      return words.flatMap((word, place) => {
        const at = ["words", place];
        const problems: Problem[] = [];
        if (/^\p{Lu}/u.test(word.kz) !== (word.pos === "name")) {
          const rule = remark(
            "capital-of-name",
            "a headword begins with a capital letter when, and only when, it is a name",
          );
          problems.push(warning(file, [...at, "kz"], rule));
        }
        if (word.pos === "phrase" && !/\s/.test(word.kz)) {
          problems.push(warning(file, [...at, "pos"], "a phrase has several words"));
        }
        if (word.pos === "verb") {
          const fault = stemFault(word, kazakh.verbStems(word.kz.split(/\s+/).at(-1) ?? ""));
          if (fault !== undefined)
            problems.push(error(file, [...at, ...fault.path], fault.message));
        }
        return problems;
      });
    },
  );
}

function stemFault({ kz, flags }: FlaggedHeadword, known: readonly string[]) {
  if (!/[ую]$/i.test(kz)) {
    return { path: ["kz"], message: remark("verb-form", "a verb is given in its -у form") };
  }
  const stem = flags?.find((flag) => flag.startsWith("stem="))?.slice("stem=".length);
  if (stem === undefined) {
    if (known.length > 0) return undefined;
    const message = remark(
      "unknown-verb",
      `the lexicon does not know the verb ${kz}: give its bare stem as flags: [stem=…]`,
      { word: kz },
    );
    return { path: ["flags"], message };
  }
  if (known.length === 0 || known.includes(stem)) return undefined;
  const message = `the stem of ${kz} is ${known.join(" or ")} in the lexicon, here ${stem}`;
  return { path: ["flags"], message };
}
