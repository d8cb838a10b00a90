import type { Level } from "@tilashar/course";
import type { TaughtWord, UnitMaterial } from "./material.ts";

/** A word that was met outside of the course, in a sentence of its own. */
export interface MetWord {
  readonly kz: string;
  readonly pos: string;
  /** In the language of the page; its senses parted by commas or semicolons. */
  readonly meaning: string;
  readonly transcription: string;
  readonly example: string;
}

/** The only lesson of such a unit: no lesson of the course has its number. */
export const metWordsLesson = 0;
/** More than two senses side by side read as a dictionary. */
const shownSenses = 2;

const inAll = (text: string) => ({ en: text, ru: text, kz: text });

/**
 * Makes a unit of words that were met outside of the course, so that its sessions teach them: one lesson of
 * the words that are to be learned now.
 *
 * @param id names the unit where sessions under way are kept
 * @param others they are wrong choices, and stand in pairs
 */
export function metWordsMaterial(
  id: string,
  words: readonly MetWord[],
  others: readonly MetWord[],
  level: Level = "intermediate",
): UnitMaterial {
  const taught = [...words, ...others].map(
    ({ kz, pos, meaning, transcription, example }, at): TaughtWord => {
      const senses = meaning.split(/\s*[;,]\s*/).filter((sense) => sense !== "");
      return {
        id: at + 1,
        kz,
        pos,
        meaning: inAll(senses.slice(0, shownSenses).join(", ")),
        accepted: senses.map((sense) => sense.toLowerCase()),
        picture: null,
        transcription,
        example: { kz: example, en: "", ru: "" },
        confusable: [],
      };
    },
  );
  const titles = inAll("");
  return {
    version: taught.map(({ kz }) => kz).join(" "),
    id,
    number: 0,
    level,
    titles,
    goal: titles,
    lessons: [
      {
        id: metWordsLesson,
        level,
        titles,
        cover: "",
        words: taught.slice(0, words.length),
        points: [],
        dialogue: null,
        sentences: [],
      },
    ],
    points: [],
    // Words that are not learned yet are no pairs to match.
    known: [],
    pool: taught,
    story: null,
    checkpoint: { items: 0, points: [] },
  };
}
