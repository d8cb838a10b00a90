import { type Random, shuffled } from "../../quiz/random.ts";
import { sameInAll } from "../choices.ts";
import type { Answer, ClozeItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, SentenceToken } from "../material.ts";
import { sentenceSubjects } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

const WRONG = 3;
const MIN_WRONG = 2;

/**
 * A sentence with a gap and forms that differ by one suffix.
 *
 * @param point the gap is where this point is shown, if it can be
 */
export function makeCloze(
  sentence: SentenceMaterial,
  { chance, pace }: Making,
  point: string | null = null,
): ClozeItem | null {
  const { tokens } = sentence;
  if (tokens.length < 2) return null;
  const places = tokens.flatMap((token, at) => (token.wrong.length >= MIN_WRONG ? [at] : []));
  const shows = places.filter((at) => tokens[at]?.wrong.some((form) => form.point === point));
  const from = point === null ? places : shows;
  const gap = from[Math.floor(chance() * from.length)];
  const token = gap === undefined ? undefined : tokens[gap];
  if (gap === undefined || token === undefined) return null;
  const wrong = drawn(token, point, chance);
  const choices = [
    { id: "0", text: sameInAll(token.tile), slip: null, point: null },
    ...wrong.map(({ text, slip, point: explains }, at) => ({
      id: String(at + 1),
      text: sameInAll(text),
      slip,
      point: explains,
    })),
  ];
  return {
    kind: "cloze",
    key: `cloze:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: token.word === null ? [] : [token.word],
    points: point === null ? sentence.points : [point],
    seconds: pace.cloze(sentence.kz),
    needs: [],
    sentence,
    gap,
    choices: shuffled(choices, chance),
    right: "0",
  };
}

/** Wrong forms of a token: those that the point explains first, no two with the same letters. */
function drawn({ wrong }: SentenceToken, point: string | null, chance: Random) {
  const mixed = shuffled(wrong, chance);
  const asked = mixed.filter((form) => form.point === point);
  return [...asked, ...mixed.filter((form) => !asked.includes(form))].slice(0, WRONG);
}

/** The form that was chosen tells what is wrong with it. */
export function judgeCloze({ sentence, gap, choices, right }: ClozeItem, given: Answer): Verdict {
  const chosen = choices.find(({ id }) => id === given[0]);
  if (chosen?.id === right) return rightVerdict(sentence.kz);
  const expected = sentence.tokens[gap]?.text ?? null;
  return wrongVerdict(
    sentence.kz,
    mistake(chosen?.slip ?? "suffix", chosen?.text.kz ?? null, expected, {
      point: chosen?.point ?? null,
    }),
  );
}
