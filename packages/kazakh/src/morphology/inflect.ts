import type { Entry } from "../lexicon/entry.ts";
import { defaultLexicon, type Lexicon, lookUp } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import { makeStem } from "../phonology/stem.ts";
import { isAbbreviation, readingOfAbbreviation } from "./abbreviation.ts";
import { inflectAnalytic } from "./analytic.ts";
import { type Chain, chainOf, spell, spellFrom } from "./chain.ts";
import { stemOf, stemsOf, withLetters } from "./inflected-stem.ts";
import { COLLECTIVES, lastWordOf, ORDINALS, romanValue, togetherWe } from "./numerals.ts";
import { type Plan, readLabel } from "./plan.ts";
import {
  POSSESSED_WORDS,
  PRONOUN_CASES,
  PRONOUN_PLURALS,
  type PronounCase,
  pronounForms,
} from "./pronouns.ts";
import type { SuffixId } from "./suffix-table.ts";

/** The longest lemma taken seriously, in characters. */
export const MAX_WORD_LENGTH = 64;

/**
 * Inflects a lemma as a feature label asks: `inflect("кітап", "N;DAT;SG;PSS1S")` is `["кітабыма"]`.
 *
 * @param lemma dictionary form; verbs in -у. Words the lexicon does not know follow the rules.
 * @param label features of the UniMorph schema, `;`-separated, in any order.
 * @returns accepted spellings, the commonest first; empty when the label or the lemma makes no sense.
 */
export function inflect(
  lemma: string,
  label: string,
  lexicon: Lexicon = defaultLexicon(),
): string[] {
  if (lemma.length === 0 || lemma.length > MAX_WORD_LENGTH) return [];
  const plan = readLabel(label);
  if (!plan) return inflectAnalytic(lemma, label, inflectSimple, lexicon);
  return inflectAs(lemma, plan, lexicon);
}

function inflectSimple(lemma: string, label: string, lexicon: Lexicon): string[] {
  const plan = readLabel(label);
  return plan ? inflectAs(lemma, plan, lexicon) : [];
}

/** `inflect` with a label already read. */
export function inflectAs(lemma: string, plan: Plan, lexicon: Lexicon): string[] {
  const noun = plan.kind === "noun" && lookUp(lemma, lexicon).some((entry) => entry.pos === "n");
  if (plan.kind === "pronoun" || (plan.kind === "noun" && !noun)) {
    const irregular = pronoun(lemma, plan);
    if (irregular) return irregular;
  }
  if (plan.kind === "numeral") {
    const numeral = numeralForms(lemma, plan);
    if (numeral) return numeral;
  }
  const isBelonging = plan.kind === "pronoun" || plan.kind === "noun";
  if (isBelonging && BELONGING.test(lemma) && !lexicon.byLemma.has(lemma))
    return spell(makeStem(lemma, { possessed: true }), plan.chain);
  if (!lexicon.byLemma.has(lemma) || lemma.includes(" ")) {
    const parts = splitCompound(lemma);
    if (parts) {
      const forms = ownedForms(parts[1], plan, lexicon);
      if (forms) return forms.map((form) => parts[0] + form);
      if (!lexicon.byLemma.has(lemma))
        return inflectAs(parts[1], plan, lexicon).map((form) => parts[0] + form);
    }
    if (!lexicon.byLemma.has(lemma) && !isKazakhWord(lemma.toLowerCase())) return [];
  }
  if (plan.kind !== "verb" && isAbbreviation(lemma, lexicon))
    return afterHyphen(lemma, readingOfAbbreviation(lemma, lexicon), plan.chain);
  const forms: string[] = [];
  for (const { stem, entry } of stemsOf(lemma, plan.kind, plan.voice, lexicon)) {
    const found =
      plan.special === "intensive"
        ? [entry?.intensive ?? ""].filter(Boolean)
        : entry?.possessive && plan.ids[0] === "pss3"
          ? spellFrom(
              entry.possessive,
              makeStem(entry.possessive, { possessed: true }).key,
              plan.chain.slice(1),
            )
          : entry?.indeclinable
            ? [lemma]
            : spell(stem, isOwned(lemma, entry) ? ontoOwned(plan.chain) : plan.chain);
    for (const form of found) if (!forms.includes(form)) forms.push(form);
  }
  // Words made of names are written small: алматылық
  return plan.kind === "derivation" ? forms.map(small) : forms;
}

/** менікі, оныкі, біздікі: they are declined as what has its owner already (менікінен). */
const BELONGING = /.(?:[ндт]ікі|ныкі)$/u;

function small(form: string): string {
  return form.charAt(0).toLowerCase() + form.slice(1);
}

const POSSESSED = chainOf(["pss3"]);

/** A chain on a word that carries its 3rd person owner already. */
function ontoOwned(chain: Chain): Chain {
  return chain[0] === POSSESSED[0] ? chain.slice(1) : chain;
}

function isOwned(lemma: string, entry: Entry | undefined): boolean {
  return entry?.owned === true || POSSESSED_WORDS.has(lemma);
}

/**
 * Forms of a phrase's last word that is owned by the one before: Алматы қаласы, Алматы қаласына.
 * The owner comes after the plural (балалар үйлері) and gives way to another (балалар үйіміз).
 */
function ownedForms(word: string, plan: Plan, lexicon: Lexicon): string[] | undefined {
  if (plan.kind !== "noun" || !/[ыі]$/.test(word) || lexicon.byLemma.has(word)) return undefined;
  const open = word.slice(0, -1);
  const unvoiced = { б: "п", г: "к", ғ: "қ" }[open.at(-1) as "б"] ?? "";
  const short = open.slice(0, -1);
  const last = open.slice(-1);
  const bases = [open, short, short + unvoiced, `${short}ы${last}`, `${short}і${last}`];
  for (const base of bases)
    for (const entry of lookUp(base, lexicon)) {
      if (entry.pos === "v" || entry.owned) continue;
      const stem = stemOf(entry);
      if (!spell(stem, POSSESSED).includes(word.toLowerCase())) continue;
      return spell(withLetters(stem, word.slice(0, 1) + stem.bare.slice(1)), withOwner(plan.ids));
    }
  return undefined;
}

function withOwner(ids: readonly SuffixId[]): Chain {
  if (ids.some((id) => id.startsWith("pss"))) return chainOf(ids);
  const at = ids[0] === "plural" ? 1 : 0;
  return chainOf([...ids.slice(0, at), "pss3", ...ids.slice(at)]);
}

/** Compounds inflect their last part: темір жол, ата-ана. */
function splitCompound(lemma: string): [string, string] | undefined {
  const at = Math.max(lemma.lastIndexOf(" "), lemma.lastIndexOf("-"));
  if (at <= 0 || at === lemma.length - 1) return undefined;
  return [lemma.slice(0, at + 1), lemma.slice(at + 1)];
}

function pronoun(lemma: string, plan: Plan): string[] | undefined {
  const [first, ...rest] = plan.ids;
  const grammaticalCase = first === undefined ? "NOM" : first.toUpperCase();
  if (rest.length === 0 && PRONOUN_CASES.includes(grammaticalCase as PronounCase))
    return pronounForms(lemma, grammaticalCase as PronounCase);
  if (first === "plural" && PRONOUN_PLURALS[lemma])
    return spell(makeStem(PRONOUN_PLURALS[lemma] as string), plan.chain.slice(1));
  // бәрі already carries its owner: бәріміз, барлығыңыз
  if (first?.startsWith("pss") && /^(?:бәрі|барлығы|баршасы|өзі)$/.test(lemma)) {
    const base = { бәрі: "бәр", барлығы: "барлық", баршасы: "барша", өзі: "өз" }[lemma] as string;
    return spell(makeStem(base), plan.chain);
  }
  return undefined;
}

const ORDINAL_CHAIN = chainOf(["ord"]);

function numeralForms(lemma: string, plan: Plan): string[] | undefined {
  if (plan.special === "collective") {
    const collective = COLLECTIVES[lemma];
    if (!collective) return [];
    const regular = spell(makeStem(collective), plan.chain);
    if (plan.ids[0] !== "pss1p") return regular;
    return [...spell(makeStem(togetherWe(collective)), plan.chain.slice(1)), ...regular];
  }
  const roman = romanValue(lemma);
  if (/^\d[\d\s.,]*$/.test(lemma) || roman > 0) {
    const word = lastWordOf(roman > 0 ? String(roman) : lemma);
    if (plan.special === "ordinal" && roman > 0) return [lemma];
    // 5-ші, 2026-шы: the hyphen stands for the reading's own vowel and н
    const chain = plan.special === "ordinal" ? [...chainOf(["shy"]), ...plan.chain] : plan.chain;
    return word === "" ? [] : afterHyphen(lemma, word, chain);
  }
  if (plan.special !== "ordinal") return undefined;
  const space = lemma.lastIndexOf(" ");
  const head = lemma.slice(0, space + 1);
  const last = lemma.slice(space + 1);
  if (!isKazakhWord(last)) return [];
  const ordinals = ORDINALS[last]
    ? [ORDINALS[last] as string]
    : spell(makeStem(last, last === "қырық" ? { drop: "always" } : {}), ORDINAL_CHAIN);
  return ordinals.flatMap((form) => spell(makeStem(form), plan.chain)).map((form) => head + form);
}

function afterHyphen(written: string, read: string, chain: Chain): string[] {
  if (chain.length === 0) return [written];
  // Nothing of the word read may show before the hyphen, so what the seam would change is kept out
  const stem = makeStem(read, { keep: true });
  return spell(stem, chain).map((form) => `${written}-${form.slice(read.length)}`);
}
