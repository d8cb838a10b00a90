import { shuffled } from "../../quiz/random.ts";
import type { Answer, MendItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { MistakeMaterial, SentenceMaterial } from "../material.ts";
import { sentenceSubjects } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

const CHOICES = 3;

/** A typical mistake of a point of grammar to find and mend. Null where there is only one form to choose. */
export function makeMendMistake(
  { id, tokens, at, right, others, slip, why }: MistakeMaterial,
  point: string,
  { chance, pace }: Making,
): MendItem | null {
  const choices = [right, ...others].slice(0, CHOICES);
  if (choices.length < 2) return null;
  return {
    kind: "mend",
    key: `mend:${id}`,
    subjects: [`mistake:${id}`],
    words: [],
    points: [point],
    seconds: pace.mend(tokens.length),
    needs: [],
    tokens,
    meaning: null,
    at,
    choices: shuffled(choices, chance),
    right,
    slip,
    point,
    why,
  };
}

/** A sentence of the lesson with one wrong form, beside what it should say. */
export function makeMendSentence(
  sentence: SentenceMaterial,
  { chance, pace }: Making,
): MendItem | null {
  const { tokens, en, ru, points } = sentence;
  if (tokens.length < 3) return null;
  const places = tokens.flatMap(({ wrong }, at) => (wrong.length >= 2 ? [at] : []));
  const at = places[Math.floor(chance() * places.length)];
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || token === undefined) return null;
  const [put, ...rest] = shuffled(token.wrong, chance);
  if (put === undefined) return null;
  const others = rest.map(({ text }) => text).filter((text) => text !== put.text);
  const shown = (text: string, place: number) =>
    place === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return {
    kind: "mend",
    key: `mend:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: token.word === null ? [] : [token.word],
    points,
    seconds: pace.mend(tokens.length),
    needs: [],
    tokens: tokens.map(({ text, before, after }, place) => ({
      text: place === at ? shown(put.text, place) : text,
      before,
      after,
    })),
    meaning: { en, ru, kz: en },
    at,
    choices: shuffled(
      [token.text, ...others.map((text) => shown(text, at))].slice(0, CHOICES),
      chance,
    ),
    right: token.text,
    slip: put.slip,
    point: put.point,
    why: null,
  };
}

/** Both the place and the form must be found. */
export function judgeMend(item: MendItem, given: Answer): Verdict {
  const { tokens, at, right, slip, point, why } = item;
  const mended = tokens
    .map(({ text, before, after }, place) => `${before}${place === at ? right : text}${after}`)
    .join(" ");
  const [place, text = ""] = given;
  const same = text.toLowerCase() === right.toLowerCase();
  if (place === String(at) && same) return rightVerdict(mended);
  return wrongVerdict(mended, mistake(slip, tokens[at]?.text ?? null, right, { point, why }));
}
