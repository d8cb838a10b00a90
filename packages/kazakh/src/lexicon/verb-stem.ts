import { harmonyOf } from "../phonology/harmony.ts";
import { isVowel } from "../phonology/letters.ts";
import type { VoiceName } from "./entry.ts";

const UNVOICED: Record<string, string> = { б: "п", г: "к", ғ: "қ" };
const VOICED: Record<string, string> = { п: "б", к: "г", қ: "ғ" };

/** Consonant pairs a Kazakh syllable may close in; any other pair hides a final ы/і (құтқару aside). */
const CODA = /(?:[рлнйу]т|ст|шт|рс|йс)$/;

function withNarrowVowel(stem: string): string {
  return `${stem}${harmonyOf(stem) === "front" ? "і" : "ы"}`;
}

/**
 * Stems a dictionary form in -у may stand for, likeliest first. The form alone cannot tell
 * тану (таны-) from қану (қан-), which is why the lexicon carries stems; this serves the rest.
 */
export function guessVerbStems(lemma: string): string[] {
  if (lemma.endsWith("ю")) {
    const body = lemma.slice(0, -1);
    if (body.endsWith("и")) return [body];
    return body === "" ? [] : [`${body}й`];
  }
  if (!lemma.endsWith("у") || lemma.length < 2) return [];
  const body = lemma.slice(0, -1);
  const last = body.at(-1) as string;
  if (isVowel(last)) return [body];
  const before = body.at(-2) ?? "";
  const narrow = withNarrowVowel(body);
  const unvoiced = UNVOICED[last];
  if (unvoiced && isVowel(before)) return [body.slice(0, -1) + unvoiced, narrow];
  if (unvoiced) return [narrow];
  if (before !== "" && !isVowel(before) && !CODA.test(body)) return [narrow, body];
  if (before === "") return [narrow, body];
  return [body, narrow];
}

/**
 * Stems whose passive would put л beside the л of their last syllable, or of the one that closes
 * before it: ал-ын, тазала-н, қабылда-н, былға-н, but дайында-л, мәлімде-л, жоғалт-ыл, кілтте-л.
 * Source: "Қазақ грамматикасы" (2002), ырықсыз етіс.
 */
const LATERAL = /л(?:[^аәеоөұүыіиую]?[аеыі])?$/;

/** The regular voice stem, for verbs whose own the lexicon does not give; the dictionary form helps. */
export function guessVoice(stem: string, voice: VoiceName, lemma = ""): string {
  const back = harmonyOf(stem) === "back";
  const last = stem.at(-1) ?? "";
  const open = isVowel(last) && !"иую".includes(last);
  const narrow = open ? "" : back ? "ы" : "і";
  const voiced = VOICED[last];
  const regular = voiced && isVowel(stem.at(-2) ?? "") ? stem.slice(0, -1) + voiced : stem;
  // The dictionary form shows a stem whose narrow vowel falls: үрік, үрку
  const shown = lemma.slice(0, -1);
  const soft = shown === stem.slice(0, -2) + last ? shown : regular;
  if (voice === "pass") return `${soft}${narrow}${LATERAL.test(stem) ? "н" : "л"}`;
  if (voice === "refl") return `${soft}${narrow}н`;
  if (voice === "recp") return `${soft}${narrow}с`;
  return stem + causative(stem, open, back);
}

/**
 * What most stems of a shape take: -т after a vowel, р, л, й of a long stem, -ғыз after those, и, у, п, к
 * of a short one, else -дыр. Which of them a verb has is lexical; source of the classes: Somfai Kara §3.2.
 */
function causative(stem: string, open: boolean, back: boolean): string {
  const narrow = back ? "ы" : "і";
  const long = [...stem].filter(isVowel).length > 1;
  if (long && (open || /[рлйу]$/.test(stem))) return "т";
  if (!long && /[птк]$/.test(stem)) return `${back ? "қ" : "к"}${narrow}з`;
  if (!long && (isVowel(stem.at(-1) ?? "") || /[рй]$/.test(stem)))
    return `${back ? "ғ" : "г"}${narrow}з`;
  return `${/[пкқтсфхцчшщ]$/.test(stem) ? "т" : "д"}${narrow}р`;
}
