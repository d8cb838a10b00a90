import { analyse, explainWord, type SuffixId } from "@tilashar/kazakh/morphology";
import type { Slip, WrongForm } from "../material.ts";

/** A word of a sentence as the glosser reads it. */
export interface ReadWord {
  /** As written, in small letters. */
  readonly text: string;
  readonly lemma: string;
  readonly isVerb: boolean;
  readonly parts: readonly { readonly text: string; readonly suffix?: SuffixId }[];
}

/** Cases that a translation tells apart; the bare form is left out, as it often stands for them. */
const CASES: readonly SuffixId[] = ["dat", "loc", "abl", "acc", "gen", "ins"];
/** Persons that differ in English, too: the polite and the familiar "you" are one. */
const COPULAS: readonly SuffixId[] = ["cop1s", "cop2s", "cop1p"];
const SHORT: readonly SuffixId[] = ["shr1s", "shr2s", "shr1p"];
const OWNERS: readonly SuffixId[] = ["pss1s", "pss2s", "pss3", "pss1p"];
const SAME_PERSON: Readonly<Partial<Record<SuffixId, SuffixId>>> = {
  cop2f: "cop2s",
  shr2f: "shr2s",
  pss2f: "pss2s",
};

interface Change {
  readonly ids: readonly SuffixId[];
  readonly slip: Slip;
  /** The suffix whose point explains the right form. */
  readonly suffix: SuffixId;
}

/**
 * Forms of a word that are surely wrong in its sentence, when its translation is read beside: another case,
 * person, owner, tense, the negative, and one whose suffix breaks harmony.
 *
 * @param pointOf the point of grammar that teaches a suffix, if the course has taught it by then
 * @returns none for a word that the language engine would not build in the same letters
 */
export function wrongForms(
  word: ReadWord,
  pointOf: (suffix: SuffixId) => string | null,
): WrongForm[] {
  const ids = word.parts.flatMap(({ suffix }) => suffix ?? []);
  const first = word.parts[0]?.text.toLowerCase();
  if (ids.length === 0 || first === undefined) return [];
  const stem = [word.isVerb ? first : word.lemma.toLowerCase(), first].find(
    (one) => explainWord(one, ids).form === word.text,
  );
  if (stem === undefined) return [];
  const forms: WrongForm[] = [];
  const seen = new Set([word.text]);
  const add = (text: string, slip: Slip, suffix: SuffixId) => {
    if (seen.has(text)) return;
    seen.add(text);
    forms.push({ text, slip, point: pointOf(suffix) });
  };
  for (const { ids: other, slip, suffix } of changesOf(ids)) {
    const { form } = explainWord(stem, other);
    if (isKnown(form)) add(form, slip, suffix);
  }
  const broken = brokenHarmony(word);
  if (broken !== null) add(broken.text, "harmony", broken.suffix);
  return forms;
}

/** Forms of the course's words come again and again: each is read once. */
const told = new Map<string, boolean>();

function isKnown(form: string): boolean {
  let known = told.get(form);
  if (known === undefined) {
    known = analyse(form).some(({ guessed }) => !guessed);
    told.set(form, known);
  }
  return known;
}

function changesOf(ids: readonly SuffixId[]): Change[] {
  const at = ids.length - 1;
  const last = ids[at] as SuffixId;
  const instead = (others: readonly SuffixId[], slip: Slip, place = at): Change[] => {
    const suffix = ids[place] as SuffixId;
    const same = SAME_PERSON[suffix] ?? suffix;
    return others
      .filter((other) => other !== same)
      .map((other) => ({ ids: ids.with(place, other), slip, suffix }));
  };
  const changes: Change[] = [];
  if (CASES.includes(last)) changes.push(...instead(CASES, "case"));
  const owner = ids.findIndex((id) => OWNERS.includes(id) || id === "pss2f");
  if (owner !== -1) changes.push(...instead(OWNERS, "possessive", owner));
  const isCopula = COPULAS.includes(last) || last === "cop2f";
  const isShort = SHORT.includes(last) || last === "shr2f";
  if (isCopula) changes.push(...instead(COPULAS, "person"));
  if (isShort) changes.push(...instead(SHORT, "person"));
  if (last === "pres3") changes.push(...instead(COPULAS, "person"));
  if (last === "past")
    changes.push(
      ...SHORT.map((id): Change => ({ ids: [...ids, id], slip: "person", suffix: "past" })),
    );
  changes.push(...tenseChanges(ids), ...negationChanges(ids));
  return changes;
}

const PAST_PERSON: Readonly<Partial<Record<SuffixId, SuffixId>>> = {
  cop1s: "shr1s",
  cop2s: "shr2s",
  cop2f: "shr2f",
  cop1p: "shr1p",
};

function tenseChanges(ids: readonly SuffixId[]): Change[] {
  const last = ids.at(-1) as SuffixId;
  const tense = ids.at(-2);
  if (tense === "pres") {
    const person = PAST_PERSON[last];
    const before = ids.slice(0, -2);
    if (last === "pres3") return [{ ids: [...before, "past"], slip: "tense", suffix: "pres" }];
    if (person !== undefined)
      return [{ ids: [...before, "past", person], slip: "tense", suffix: "pres" }];
  }
  if (last === "past")
    return [{ ids: [...ids.slice(0, -1), "pres", "pres3"], slip: "tense", suffix: "past" }];
  if (tense === "past") {
    const person = (Object.keys(PAST_PERSON) as SuffixId[]).find((id) => PAST_PERSON[id] === last);
    if (person !== undefined)
      return [{ ids: [...ids.slice(0, -2), "pres", person], slip: "tense", suffix: "past" }];
  }
  return [];
}

function negationChanges(ids: readonly SuffixId[]): Change[] {
  const negated = ids.indexOf("neg");
  if (negated !== -1) return [{ ids: ids.toSpliced(negated, 1), slip: "negation", suffix: "neg" }];
  return ids[0] === "pres" || ids[0] === "past"
    ? [{ ids: ["neg", ...ids], slip: "negation", suffix: ids[0] }]
    : [];
}

const OTHER_SIDE: Readonly<Record<string, string>> = {
  а: "е",
  е: "а",
  ы: "і",
  і: "ы",
  қ: "к",
  к: "қ",
  ғ: "г",
  г: "ғ",
};

/** The word with its last suffix on the other side of harmony; null where the suffix has one side only. */
function brokenHarmony({ text, parts }: ReadWord): { text: string; suffix: SuffixId } | null {
  const last = parts.at(-1);
  if (last?.suffix === undefined || last.suffix === "ins") return null;
  const other = [...last.text.toLowerCase()].map((letter) => OTHER_SIDE[letter] ?? letter).join("");
  const form = text.slice(0, -last.text.length) + other;
  return form === text || !/[аеыі]/.test(other) || isKnown(form)
    ? null
    : { text: form, suffix: last.suffix };
}
