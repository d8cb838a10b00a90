import { type Phone, phones, type SpokenPhone } from "@tilashar/kazakh/sound";
import { isVowel, judgedAs } from "./supported.ts";

/** One way to say a word or a phrase. */
export interface Pronunciation {
  phones: readonly SpokenPhone[];
  /** Whether a pause may come before the phone of the same index. */
  pauses: readonly boolean[];
}

/** More ways than this are not tried. */
const maxWays = 12;

type Way = SpokenPhone[];
type Rule = (way: Way, at: number) => Way | null;

const swap = (way: Way, at: number, count: number, sounds: readonly Phone[]): Way => {
  const first = way[at] as SpokenPhone;
  const last = way[at + count - 1] as SpokenPhone;
  const spoken = sounds.map((phone, i): SpokenPhone => {
    const own = count === sounds.length ? (way[at + i] as SpokenPhone) : null;
    return { phone, start: own?.start ?? first.start, end: own?.end ?? last.end };
  });
  return [...way.slice(0, at), ...spoken, ...way.slice(at + count)];
};

const is = (way: Way, at: number, sounds: string): boolean =>
  way[at] !== undefined && sounds.split(" ").includes((way[at] as SpokenPhone).phone);

const sameLetter = (way: Way, at: number): boolean =>
  way[at]?.start === way[at + 1]?.start && way[at] !== undefined;

/**
 * What good speakers do besides sounding the letters out. Source: school grammar (ілгерінді ықпал) and
 * the on-glides of е, о, ө at the start of a word.
 */
const rules: readonly Rule[] = [
  // и as one vowel or as a glide (ит, киім); у likewise (су, қару).
  (way, at) => (is(way, at, "ы і") && sameLetter(way, at) ? swap(way, at, 2, ["і"]) : null),
  (way, at) =>
    is(way, at, "ұ ү") && sameLetter(way, at)
      ? swap(way, at, 2, [(way[at] as SpokenPhone).phone])
      : null,
  (way, at) => (is(way, at, "ұ ү") && sameLetter(way, at) ? swap(way, at, 2, ["у̯"]) : null),
  (way, at) => (at === 0 && is(way, at, "e") ? swap(way, at, 1, ["й", "e"]) : null),
  (way, at) =>
    at === 0 && is(way, at, "o ө") ? swap(way, at, 1, ["у̯", (way[at] as SpokenPhone).phone]) : null,
  // A sound becomes like the one after it.
  (way, at) => (is(way, at, "n") && is(way, at + 1, "қ ғ k g") ? swap(way, at, 1, ["ң"]) : null),
  (way, at) => (is(way, at, "n") && is(way, at + 1, "b p") ? swap(way, at, 1, ["m"]) : null),
  (way, at) => (is(way, at, "s z") && is(way, at + 1, "ш") ? swap(way, at, 2, ["ш"]) : null),
  (way, at) => (is(way, at, "z") && is(way, at + 1, "s") ? swap(way, at, 2, ["s"]) : null),
];

const spelling = (way: readonly SpokenPhone[]): string => way.map(({ phone }) => phone).join(" ");

/** A pause may stand between the words of a phrase. */
const pausesOf = (text: string, way: Way): boolean[] =>
  way.map(({ start }, i) => {
    const before = way[i - 1];
    return before !== undefined && /[\s-]/.test(text.slice(before.end, start));
  });

/**
 * The ways a word or phrase may be said, the one that sounds its letters out first. Empty when the
 * text has no Kazakh word.
 */
export const pronunciations = (text: string): Pronunciation[] => {
  const spoken = phones(text);
  if (spoken.length === 0) return [];
  const ways = new Map<string, Way>([[spelling(spoken), spoken]]);
  for (const way of ways.values()) {
    for (let at = 0; at < way.length && ways.size < maxWays; at++) {
      for (const rule of rules) {
        const other = rule(way, at);
        if (other && ways.size < maxWays && !ways.has(spelling(other)))
          ways.set(spelling(other), other);
      }
    }
  }
  return [...ways.values()].map((way) => ({ phones: way, pauses: pausesOf(text, way) }));
};

/** What a recording can tell of a pronunciation; two that are the same here are never judged apart. */
export const audibleForm = (spoken: readonly Phone[]): string =>
  spoken.map((phone, i) => judgedAs(phone, i === spoken.length - 1)).join(" ");

/** The least frames of 10 ms a phone lasts. */
export const minFrames = (phone: Phone): number => (isVowel(phone) ? 3 : 2);
