import { error, type Problem } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

/** Examples that do not show their headword, in whatever form. */
export function exampleProblems({ files, kazakh }: GateContext): Problem[] {
  const contents = files.map(({ content }) => content);
  return [...ofKind(contents, "lesson"), ...ofKind(contents, "dayWords")].flatMap(
    ({ file, data }) =>
      data.words.flatMap(({ kz, example }, place) =>
        shows(kazakh, example.kz, kz)
          ? []
          : [
              error(
                file,
                ["words", place, "example", "kz"],
                remark("example-without-word", `the example does not contain ${kz}`, { word: kz }),
              ),
            ],
      ),
  );
}

/** Whether a sentence contains a headword: its words side by side, each as it stands or inflected. */
function shows(kazakh: KazakhKnowledge, sentence: string, headword: string): boolean {
  const wanted = kazakhWords(headword);
  const words = kazakhWords(sentence);
  if (wanted.length === 0) return false;
  return words.some((_, start) =>
    wanted.every((part, offset) => {
      const word = words[start + offset];
      return word !== undefined && isFormOf(kazakh, word, part);
    }),
  );
}

function isFormOf(kazakh: KazakhKnowledge, word: string, headword: string): boolean {
  const wanted = headword.toLowerCase();
  if (word.toLowerCase() === wanted) return true;
  const readings = kazakh.readingsOf(word);
  if (readings.some(({ lemma }) => lemma.toLowerCase() === wanted)) return true;
  // The head of a compound carries its "his" in the dictionary: жүргізуші куәлігі, куәлігін.
  const owned = kazakh.readingsOf(wanted).filter(({ features }) => isOwned(features));
  return readings.some(
    ({ lemma, features }) =>
      isOwned(features) && owned.some((headword) => headword.lemma === lemma),
  );
}

const isOwned = (features: Readonly<Record<string, string>>): boolean =>
  features["Person[psor]"] === "3";
