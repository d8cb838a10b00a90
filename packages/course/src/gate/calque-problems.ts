import { error, type Problem } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { Calque } from "../schema/calques-file.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

/** Words that may stand between two words of a calque: минутты ғана алады. */
const WORDS_BETWEEN = 2;

/** Sentences and labels that hold a loan of `content/calques.yaml`. */
export function calqueProblems({ files, kazakh }: GateContext): Problem[] {
  const calques = ofKind(
    files.map(({ content }) => content),
    "calques",
  ).flatMap(({ data }) => data.calques);
  if (calques.length === 0) return [];
  const byFirst = Map.groupBy(calques, ({ words, form }) => form ?? words[0]);
  return files.flatMap(({ content, fields }) =>
    fields
      .filter(
        ({ language, role }) => language === "kz" && role !== "note" && role !== "wrong option",
      )
      .flatMap(({ path, text }) => {
        const words = kazakhWords(text);
        const begun = new Set(words.flatMap((word) => beginnings(kazakh, word)));
        return [...begun]
          .flatMap((first) => byFirst.get(first) ?? [])
          .filter((calque) => holds(kazakh, words, calque))
          .map(({ words: loan, better }) =>
            error(
              content.file,
              path,
              remark("calque", `"${loan.join(" ")}" is a calque: say ${better}`, {
                words: loan.join(" "),
                better,
              }),
            ),
          );
      }),
  );
}

/** What a calque that begins with the word can begin with: there are hundreds of them, and most words begin none. */
const beginnings = (kazakh: KazakhKnowledge, word: string): readonly string[] => [
  word.toLowerCase(),
  ...kazakh.readingsOf(word).map(({ lemma }) => lemma),
];

function holds(kazakh: KazakhKnowledge, words: readonly string[], calque: Calque): boolean {
  const isAt = (place: number, which: number): boolean => {
    const word = words[place];
    if (word === undefined) return false;
    if (which === 0 && calque.form !== undefined) return word.toLowerCase() === calque.form;
    // Of a verb the likeliest reading decides: алды is "took" far more often than "front". Another
    // voice is another word: жасасу is no жасау.
    const readings = kazakh.readingsOf(word);
    return (which === calque.words.length - 1 ? readings.slice(0, 1) : readings).some(
      ({ lemma, features }) => lemma === calque.words[which] && features.Voice === undefined,
    );
  };
  const continues = (place: number, which: number): boolean =>
    which === calque.words.length ||
    Array.from(
      { length: (calque.beside ? 0 : WORDS_BETWEEN) + 1 },
      (_, step) => place + 1 + step,
    ).some((next) => isAt(next, which) && continues(next, which + 1));
  return words.some((_, place) => isAt(place, 0) && continues(place, 1));
}
