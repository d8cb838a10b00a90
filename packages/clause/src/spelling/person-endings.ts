import { analyse, inflect } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

/** Shapes of endings that no verb has, each with the one it has. */
const SHAPES: readonly (readonly [wrong: RegExp, right: string, point: string])[] = [
  // білмемін → білмеймін
  [/^(.+[мбп][ае])((?:м|с)[ыі](?:н|ң|з)|м[ыі]з)$/u, "$1й$2", "present-negative"],
  // ашпайыңыз → ашпаңыз
  [/^(.+[мбп][ае])й[ыі](ң[ыі]з(?:дар|дер|шы|ші)?)$/u, "$1$2", "imperative"],
  // оқыймын → оқимын
  [/^(.{2,})[ыі]й(м[ыі]н|с[ыі]ң|с[ыі]з|д[ыі]|м[ыі]з)$/u, "$1и$2", "present-future"],
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
  return [
    ...found,
    ...saidOfOne(word),
    ...neverAgain(word),
    ...mineMany(word),
    ...politeOrders(word),
  ];
}

/** ішеңіз → ішіңіз: who is asked politely, with the vowel of the tense before the ending. */
function politeOrders(word: string): Respelling[] {
  const found = /^(.{2,})([ае])(ң[ыі]з(?:дар|дер|шы|ші)?)$/u.exec(word);
  if (!found) return [];
  const text = `${found[1]}${found[2] === "а" ? "ы" : "і"}${found[3]}`;
  const isOrder = analyse(text).some(
    ({ guessed, upos, features }) => !guessed && upos === "VERB" && features.Mood === "Imp",
  );
  return isOrder ? [{ text, point: "imperative", change: 0.2 }] : [];
}

/** келермеймін → келмеспін: what may be denies itself in its own form. */
function neverAgain(word: string): Respelling[] {
  const [, base = "", ending = ""] =
    /^(.{2,}[аер]р?)м[ае]й(м[ыі]н|м[ыі]з|с[ыі]ң|с[ыі]з|д[ыі])$/u.exec(word) ?? [];
  const verb = analyse(base).find(
    ({ guessed, upos, features }) => !guessed && upos === "VERB" && features.Tense === "Fut",
  );
  const person = NEVER.find(([shape]) => shape.test(ending))?.[1];
  const text = verb && person ? inflect(verb.lemma, `V;IND;FUT;POT;${person};NEG`)[0] : undefined;
  return text === undefined ? [] : [{ text, point: "future-ar", change: 0.1 }];
}

const NEVER: readonly (readonly [ending: RegExp, person: string])[] = [
  [/^м[ыі]н$/u, "1;SG"],
  [/^м[ыі]з$/u, "1;PL"],
  [/^с[ыі]ң$/u, "2;SG;INFM"],
  [/^с[ыі]з$/u, "2;SG;FORM"],
  [/^д[ыі]$/u, "3"],
];

/** досымдар → достарым: how many comes before whose. */
function mineMany(word: string): Respelling[] {
  const [, owned = ""] =
    /^(.{3,}(?:[ыі]?м|[ыі]?ң|с?[ыі]|[ыі]?м[ыі]з))[лдт][ае]р$/u.exec(word) ?? [];
  const noun = analyse(owned).find(
    ({ guessed, upos, features }) =>
      !guessed &&
      upos === "NOUN" &&
      features.Case === "Nom" &&
      features["Person[psor]"] !== undefined,
  );
  if (!noun) return [];
  const owner = { "1": "PSS1", "2": "PSS2", "3": "PSS3" }[noun.features["Person[psor]"] ?? ""];
  const number = noun.features["Number[psor]"] === "Plur" ? "P" : "S";
  const label = owner === "PSS3" ? owner : `${owner}${number}`;
  const text = owner && inflect(noun.lemma, `N;NOM;PL;${label}`)[0];
  return text && text !== word ? [{ text, point: "possessive-my-your", change: 0.1 }] : [];
}

/** аспазмын → аспазбын, көңілсізмін → көңілсізбін, ұшқышмын → ұшқышпын: the first sound of the ending follows the last of the word. */
function saidOfOne(word: string): Respelling[] {
  const [, base = "", , , last = ""] = SAID.exec(word) ?? [];
  const isNoun = analyse(base).some(
    ({ guessed, upos, suffixes }) =>
      !guessed && (upos === "ADJ" || (upos === "NOUN" && suffixes.length === 0)),
  );
  if (!isNoun) return [];
  const text = inflect(base, `N;PRED;1;${last === "н" ? "SG" : "PL"}`)[0];
  return text === undefined || text === word ? [] : [{ text, point: "copula", change: 0.2 }];
}

const isKnown = (word: string): boolean => analyse(word).some(({ guessed }) => !guessed);
