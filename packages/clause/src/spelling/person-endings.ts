import { analyse, inflect } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

/** Shapes of endings that no verb has, each with the one it has. */
const SHAPES: readonly (readonly [wrong: RegExp, right: string, point: string])[] = [
  // білмемін → білмеймін
  [/^(.+[мбп][ае])((?:м|с)[ыі](?:н|ң|з)|м[ыі]з)$/u, "$1й$2", "present-negative"],
  // ашпайыңыз → ашпаңыз
  [/^(.+[мбп][ае])й[ыі](ң[ыі]з(?:дар|дер|шы|ші)?)$/u, "$1$2", "imperative"],
  // жүрейіз → жүрейік
  [/^(.+йі)з$/u, "$1к", "imperative"],
  [/^(.+йы)з$/u, "$1қ", "imperative"],
  // жатырғанда → жатқанда
  [/^жатырған(.*)$/u, "жатқан$1", "going-on-now"],
];
const SAID = /^(.{3,}?)([мбп])([ыі])(н|з)$/u;

/** What a verb or a predicate is with the ending its person really has: білмемін, ашпайыңыз, жүрейіз, аспазмын. */
export function personEndings(word: string): Respelling[] {
  const found = SHAPES.flatMap(([wrong, right, point]): Respelling[] => {
    if (!wrong.test(word)) return [];
    const text = word.replace(wrong, right);
    return isKnown(text) && text !== word ? [{ text, point, change: 0.2 }] : [];
  });
  return [...found, ...saidOfOne(word)];
}

/** аспазмын → аспазбын, ұшқышмын → ұшқышпын: the first sound of the ending follows the last of the word. */
function saidOfOne(word: string): Respelling[] {
  const [, base = "", , , last = ""] = SAID.exec(word) ?? [];
  const isNoun = analyse(base).some(
    ({ guessed, upos, suffixes }) =>
      !guessed && suffixes.length === 0 && /^(?:NOUN|ADJ)$/.test(upos),
  );
  if (!isNoun) return [];
  const text = inflect(base, `N;PRED;1;${last === "н" ? "SG" : "PL"}`)[0];
  return text === undefined || text === word ? [] : [{ text, point: "copula", change: 0.2 }];
}

const isKnown = (word: string): boolean => analyse(word).some(({ guessed }) => !guessed);
