import { shuffled } from "../../quiz/random.ts";
import type { DictationItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 12;
const FALSE_TILES = 2;

/** Write what you hear: from tiles with forms that sound near, or typed. */
export function makeDictation(
  sentence: SentenceMaterial,
  typed: boolean,
  { chance, pace }: Making,
): DictationItem | null {
  const { tokens } = sentence;
  if (tokens.length < MIN_WORDS || tokens.length > MAX_WORDS) return null;
  const own = new Set(tokens.map(({ tile }) => tile.toLowerCase()));
  const near = shuffled(tokens, chance).flatMap(({ wrong }) => {
    const fit = wrong.filter(({ text }) => !own.has(text.toLowerCase()));
    return fit[Math.floor(chance() * fit.length)]?.text ?? [];
  });
  const tiles = typed
    ? null
    : shuffled([...tokens.map(({ tile }) => tile), ...near.slice(0, FALSE_TILES)], chance);
  return {
    kind: "dictation",
    key: `dictation:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points: sentence.points,
    seconds: tiles === null ? pace.typed(sentence.kz) : pace.dictationTiles(tiles.length),
    needs: ["sound"],
    sentence,
    tiles,
  };
}
