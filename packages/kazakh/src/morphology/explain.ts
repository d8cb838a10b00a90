import type { VoiceName } from "../lexicon/entry.ts";
import { defaultLexicon, type Lexicon } from "../lexicon/lexicon.ts";
import { type Context, unpackContext } from "../phonology/context.ts";
import { decideHarmony, type HarmonyDecision } from "../phonology/harmony.ts";
import { BACK_VOWELS, type FinalClass, FRONT_VOWELS, finalClassOf } from "../phonology/letters.ts";
import type { Seam } from "../phonology/seam.ts";
import { makeStem, type Stem } from "../phonology/stem.ts";
import { joined, seamsAt } from "./chain.ts";
import { inflectAs, MAX_WORD_LENGTH } from "./inflect.ts";
import { stemsOf } from "./inflected-stem.ts";
import { readLabel } from "./plan.ts";
import { SUFFIX_NUMBER, type SuffixId, suffixOf } from "./suffix-table.ts";

/** Why a suffix looks as it does, free of any language; `by` is the letter or ending that decided. */
export type Reason =
  | { key: "harmony"; side: "back" | "front"; by: string; rule: HarmonyDecision["rule"] | "suffix" }
  | { key: "final-sound"; class: FinalClass; by: string }
  | { key: "linking-vowel" | "vowel-spared" | "bridge"; by: string }
  | { key: "voicing" | "fusion" | "glide"; from: string; to: string }
  | { key: "vowel-loss" | "soft-sign-loss" | "t-loss"; by: string }
  | { key: "after-possessive"; person: "1-2" | "3" }
  | { key: "loan-stem"; from: string; to: string }
  | { key: "irregular" };

/** One suffix of an explained form. */
export interface ExplainedSuffix {
  id: SuffixId;
  /** The letters the suffix shows. */
  surface: string;
  /** Its archiphoneme template, `{L}{A}р`. */
  template: string;
  reasons: readonly Reason[];
  /** The word as far as this suffix. */
  word: string;
}

/** A generated form taken apart. */
export interface Explanation {
  form: string;
  stem: string;
  /** What is to be said of the stem before any suffix; a voice is built into the stem. */
  reasons: readonly Reason[];
  voice?: VoiceName;
  suffixes: readonly ExplainedSuffix[];
}

/**
 * Explains the first form `inflect` gives: its suffixes in order, each with the template it comes
 * from and the reasons for its letters. Undefined when there is no such form.
 */
export function explain(
  lemma: string,
  label: string,
  lexicon: Lexicon = defaultLexicon(),
): Explanation | undefined {
  if (lemma.length > MAX_WORD_LENGTH) return undefined;
  const plan = readLabel(label);
  const form = plan && inflectAs(lemma, plan, lexicon)[0];
  if (!plan || form === undefined) return undefined;
  const stem = stemsOf(lemma, plan.kind, plan.voice, lexicon)[0]?.stem;
  const explanation = stem && explainChain(stem, plan.ids);
  const voice = plan.voice ? { voice: plan.voice } : {};
  if (explanation?.form === form) return { ...explanation, ...voice };
  return { form, stem: lemma, reasons: [{ key: "irregular" }], suffixes: [], ...voice };
}

/** Explains a stem with a chain of suffixes, as an analysis gives them. */
export function explainChain(stem: Stem, ids: readonly SuffixId[]): Explanation {
  if (ids.length === 0) return { form: stem.bare, stem: stem.bare, reasons: [], suffixes: [] };
  const reasons: Reason[] =
    stem.base === stem.bare ? [] : [{ key: "loan-stem", from: stem.bare, to: stem.base }];
  const suffixes: ExplainedSuffix[] = [];
  let word = stem.base;
  let key = stem.key;
  let decided: { by: string; rule: HarmonyDecision["rule"] | "suffix" } = decidedBy(stem);
  for (const id of ids) {
    const context = unpackContext(key);
    const seam = seamsAt(SUFFIX_NUMBER[id], key)[0] as Seam;
    const template = templateUsed(id, context);
    suffixes.push({
      id,
      surface: seam.surface,
      template,
      reasons: reasonsFor(template, context, seam, decided),
      word: joined(word, seam),
    });
    word = joined(word, seam);
    key = seam.next;
    const vowel = lastSidedVowel(seam.surface);
    if (vowel) decided = { by: vowel, rule: "suffix" };
  }
  return { form: word, stem: stem.bare, reasons, suffixes };
}

/** `explainChain` for a plain word, its facts read off its letters. */
export function explainWord(word: string, ids: readonly SuffixId[]): Explanation {
  return explainChain(makeStem(word), ids);
}

function decidedBy(stem: Stem): { by: string; rule: HarmonyDecision["rule"] } {
  const { harmony, by, rule } = decideHarmony(stem.base.toLowerCase());
  const front = (stem.key & 1) === 1;
  return (harmony === "front") === front ? { by, rule } : { by: stem.bare, rule: "lexical" };
}

function lastSidedVowel(text: string): string | undefined {
  return [...text].findLast((letter) => (BACK_VOWELS + FRONT_VOWELS).includes(letter));
}

function templateUsed(id: SuffixId, context: Context): string {
  const { plain, near, third } = suffixOf(id);
  const own = context.after === 2 ? third : context.after === 1 ? near : undefined;
  return (own ?? plain)[0] as string;
}

function reasonsFor(
  template: string,
  context: Context,
  seam: Seam,
  decided: { by: string; rule: HarmonyDecision["rule"] | "suffix" },
): Reason[] {
  const reasons: Reason[] = [];
  const { letter } = context;
  const open = finalClassOf(letter) === "V";
  const special = context.after !== 0 && !suffixTemplateIsPlain(template, context);
  if (special) reasons.push({ key: "after-possessive", person: context.after === 2 ? "3" : "1-2" });
  if (/\{[AIEGKQ]\}/.test(template))
    reasons.push({ key: "harmony", side: context.front ? "front" : "back", ...decided });
  if (/\{[LNODBMPG]\}/.test(template) && !special)
    reasons.push({ key: "final-sound", class: finalClassOf(letter), by: letter });
  if (/\(\{[AI]\}\)/.test(template))
    reasons.push({ key: open ? "vowel-spared" : "linking-vowel", by: letter });
  if (template.includes("(с)") && open) reasons.push({ key: "bridge", by: "с" });
  if (template.startsWith("{E}"))
    reasons.push({ key: open ? "vowel-spared" : "linking-vowel", by: letter });
  reasons.push(...seamReasons(context, seam));
  return reasons;
}

function suffixTemplateIsPlain(template: string, context: Context): boolean {
  return !/^(?:н|\{A\}$)/.test(template) || context.after === 0;
}

function seamReasons(context: Context, seam: Seam): Reason[] {
  const { letter } = context;
  if (seam.add === seam.surface && seam.cut === 0) return [];
  if (seam.cut === 0 && seam.add.length < seam.surface.length) return [{ key: "t-loss", by: "т" }];
  if (seam.cut === 2) return [{ key: "vowel-loss", by: letter }];
  if (context.soft) return [{ key: "soft-sign-loss", by: "ь" }];
  if (context.ist) return [{ key: "t-loss", by: "т" }];
  const first = seam.add.charAt(0);
  if (context.glide && first === "у" && letter === "п")
    return [{ key: "glide", from: "п", to: "у" }];
  if (seam.add.length > seam.surface.length) return [{ key: "voicing", from: letter, to: first }];
  return [{ key: "fusion", from: `${letter}+${seam.surface.charAt(0)}`, to: first }];
}
