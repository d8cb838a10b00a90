import { irregularForms } from "./irregular-nouns.ts";
import { paradigmOf } from "./paradigms.ts";

export type RussianCase = "nom" | "gen" | "dat" | "acc" | "ins" | "prep";
export type Gender = "m" | "f" | "n";

/** What else agrees with a noun. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
  readonly animate: boolean;
}

const CASES: readonly RussianCase[] = ["nom", "gen", "dat", "acc", "ins", "prep"];

/** A noun with what stands before and after it, as a dictionary has it: старший брат, письмо с фронта. */
interface Noun {
  readonly before: readonly string[];
  readonly word: string;
  readonly after: readonly string[];
}

/** старшая as the table has it: старший. */
function masculine(adjective: string): string {
  if (paradigmOf(adjective, "a")) return adjective;
  const stem = adjective.replace(/(?:ая|яя|ое|ее|ые|ие)$/u, "");
  return (
    ["ый", "ий", "ой"].map((end) => stem + end).find((one) => paradigmOf(one, "a")) ?? adjective
  );
}

/** Things that the table has as living beings as well, or as nothing else. */
const INANIMATE = /^(?:язык|дух|рот)$/u;

/** The forms of a noun, of one and of several. */
const formsOf = (word: string): readonly string[] | undefined =>
  irregularForms(word) ?? paradigmOf(word, INANIMATE.test(word) ? "nmi" : "n")?.forms;

/** The head of a dictionary's words: the first noun, with adjectives alone before it. */
function headOf(text: string): Noun | undefined {
  const words = text.split(" ");
  const at = words.findIndex((word) => paradigmOf(word, "n") && !paradigmOf(masculine(word), "a"));
  const head = at < 0 && words.length === 1 && paradigmOf(text, "n") ? 0 : at;
  const before = words.slice(0, Math.max(0, head)).map(masculine);
  const word = words[head];
  if (word === undefined || before.some((one) => !paradigmOf(one, "a"))) return undefined;
  return { before, word, after: words.slice(head + 1) };
}

/** A noun in the genitive with adjectives of its own in the plural, as two or more are counted: две младшие сестры. */
export function countedForm(noun: string, several: boolean): string | undefined {
  const head = headOf(noun);
  const agreement = agreementOf(noun, true);
  if (!head || !agreement) return undefined;
  // Пять человек, and no people
  const own = head.word === "человек" ? undefined : formsOf(head.word);
  const form = (own ?? paradigmOf(head.word, "n")?.forms)?.[several ? 7 : 1];
  const isFew = !several && agreementOf(noun, false)?.gender === "f";
  const before = head.before.map((one) => adjectiveForm(one, isFew ? "nom" : "gen", agreement));
  if (!form || before.includes(undefined)) return undefined;
  return [...before, form, ...head.after].join(" ");
}

/** What agrees with a noun; undefined of a word that the table lacks. */
export function agreementOf(noun: string, plural: boolean): Agreement | undefined {
  const head = headOf(noun);
  const kind = head && paradigmOf(head.word, "n")?.class;
  if (!kind) return undefined;
  return {
    gender: kind[1] === "p" ? "m" : (kind[1] as Gender),
    plural: plural || kind[1] === "p",
    // The table has язык as one who is taken for questioning
    animate: kind[2] === "a" && !INANIMATE.test(head?.word ?? ""),
  };
}

/** A noun in a case; undefined when there is no such form. */
export function nounForm(noun: string, kase: RussianCase, plural: boolean): string | undefined {
  const head = headOf(noun);
  const agreement = agreementOf(noun, plural);
  if (!head || !agreement) return undefined;
  const at = CASES.indexOf(kase) + (agreement.plural ? 6 : 0);
  const form = formsOf(head.word)?.[at];
  const before = head.before.map((one) => adjectiveForm(one, kase, agreement));
  if (!form || before.includes(undefined)) return undefined;
  return [...before, form, ...head.after].join(" ");
}

/** Places of an adjective's forms by kind and case. */
const ADJECTIVE: Readonly<Record<"m" | "f" | "n" | "p", Readonly<Record<RussianCase, number>>>> = {
  m: { nom: 0, gen: 1, dat: 2, acc: 0, ins: 3, prep: 4 },
  f: { nom: 5, gen: 6, dat: 6, acc: 7, ins: 8, prep: 6 },
  n: { nom: 9, gen: 1, dat: 2, acc: 9, ins: 3, prep: 4 },
  p: { nom: 10, gen: 11, dat: 12, acc: 10, ins: 13, prep: 14 },
};

/** An adjective that agrees with a noun. */
export function adjectiveForm(
  adjective: string,
  kase: RussianCase,
  { gender, plural, animate }: Agreement,
): string | undefined {
  const kind = plural ? "p" : gender;
  const asGenitive = kase === "acc" && animate && (kind === "p" || kind === "m");
  const at = ADJECTIVE[kind][asGenitive ? "gen" : kase];
  return paradigmOf(adjective, "a")?.forms[at] || undefined;
}

/** The short form of an adjective: готов, свободна. */
export const shortForm = (adjective: string, { gender, plural }: Agreement): string | undefined =>
  paradigmOf(adjective, "a")?.forms[15 + (plural ? 3 : "mfn".indexOf(gender))] || undefined;

/** More of it: интереснее. */
export const comparative = (adjective: string): string | undefined =>
  paradigmOf(adjective, "a")?.forms[19] || undefined;

/** Who does it, as a Russian verb shows it. */
export interface Doer {
  readonly person: 1 | 2 | 3;
  readonly plural: boolean;
  readonly gender: Gender;
}

export type RussianTense = "present" | "past" | "order" | "infinitive";

/** A verb's form; what stands after the verb in the dictionary stays: жить вместе. */
export function verbForm(verb: string, tense: RussianTense, doer: Doer): string | undefined {
  const [word = "", ...rest] = verb.split(" ");
  const forms = paradigmOf(word, "v")?.forms;
  if (!forms) return undefined;
  const at =
    tense === "present"
      ? doer.person - 1 + (doer.plural ? 3 : 0)
      : tense === "past"
        ? 6 + (doer.plural ? 3 : "mfn".indexOf(doer.gender))
        : 10 + (doer.plural ? 1 : 0);
  const form = tense === "infinitive" ? word : forms[at];
  return form ? [form, ...rest].join(" ") : undefined;
}
