import { shuffled } from "../../quiz/random.ts";
import { wrongWords } from "../choices.ts";
import type { Answer, ChoosePictureItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { TaughtWord, WordMaterial } from "../material.ts";
import { wordSubject } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

/** Kazakh word → one of four pictures. */
export function makeChoosePicture(
  word: TaughtWord,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  { chance, pace }: Making,
): ChoosePictureItem | null {
  const pictured = (list: readonly WordMaterial[]) => {
    const seen = new Set([word.picture]);
    return list.filter(
      ({ picture }) => picture !== null && !seen.has(picture) && seen.add(picture),
    );
  };
  const wrong = wrongWords(word, [], pictured([...likeliest, ...others]), chance);
  if (word.picture === null || wrong === null) return null;
  return {
    kind: "choose-picture",
    key: `choose-picture:${word.id}`,
    subjects: [wordSubject(word.kz)],
    words: [word.id],
    points: [],
    seconds: pace.choosePicture(),
    needs: [],
    word,
    choices: shuffled([word, ...wrong], chance).map(({ id, meaning, picture }) => ({
      id: String(id),
      text: meaning,
      picture: picture ?? "",
    })),
    right: String(word.id),
  };
}

/** A picture that was taken for the right one is named by what it shows. */
export function judgeChoosePicture(
  { choices, right, word }: ChoosePictureItem,
  given: Answer,
): Verdict {
  if (given[0] === right) return rightVerdict(word.kz);
  const chosen = choices.find(({ id }) => id === given[0])?.text.kz ?? null;
  return wrongVerdict(word.kz, mistake("word", chosen, word.kz));
}
