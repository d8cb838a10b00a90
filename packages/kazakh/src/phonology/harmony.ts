import { BACK_VOWELS, FRONT_VOWELS, isVowel } from "./letters.ts";

export type Harmony = "back" | "front";

/** What decided the harmony, for explanations: the vowel letter, or the rule that overrode it. */
export interface HarmonyDecision {
  harmony: Harmony;
  /** The letter (or ending) the decision rests on: "а", "ь", "-изм" … */
  by: string;
  rule: "vowel" | "soft-sign" | "loan-ending" | "consonant" | "lexical";
}

/**
 * Words whose written vowels mislead, whatever the lexicon says of them.
 * Source: "Орфографиялық сөздік"; Muhamedowa §5.1 (exceptions to harmony).
 */
const LEXICAL: Record<string, Harmony> = {
  тарих: "back",
  мұхит: "back",
  ми: "back",
  рух: "back",
  жи: "back",
  би: "front",
  ки: "front",
  ти: "front",
  и: "front",
  ши: "front",
};

/** Loans in a cluster with к/г take front suffixes: банктер, фактілер, Петербургте, округтер. */
const FRONT_CLUSTER = /(?:[нрслң][кг]|кт|уг)$/;
const BACK_CONSONANT = /[қғ]/;
const FRONT_CONSONANT = /[кг]/;

/**
 * Harmony of the suffixes a stem takes. The last syllable decides; `и у ю` pass the question on,
 * except that before a final consonant `у` is back (институтқа) and `и` front (магазинге).
 * A final `ь` gives front suffixes. Source: "Қазақ тілінің емле ережелері" (1983) §§ on loans.
 */
export function decideHarmony(stem: string): HarmonyDecision {
  const known = LEXICAL[stem];
  if (known) return { harmony: known, by: stem, rule: "lexical" };
  const last = stem.at(-1) ?? "";
  if (last === "ь") return { harmony: "front", by: "ь", rule: "soft-sign" };
  const cluster = FRONT_CLUSTER.exec(stem);
  if (cluster && !BACK_CONSONANT.test(stem))
    return { harmony: "front", by: `-${cluster[0]}`, rule: "loan-ending" };
  const surname = surnameHarmony(stem);
  if (surname) return surname;
  let closed = !isVowel(last);
  for (let at = stem.length - 1; at >= 0; at--) {
    const letter = stem[at] as string;
    if (BACK_VOWELS.includes(letter)) return { harmony: "back", by: letter, rule: "vowel" };
    if (FRONT_VOWELS.includes(letter)) return { harmony: "front", by: letter, rule: "vowel" };
    if (closed && letter === "у") return { harmony: "back", by: "у", rule: "vowel" };
    if (closed && (letter === "и" || letter === "ю")) {
      return { harmony: /[қғх]$/.test(stem) ? "back" : "front", by: letter, rule: "vowel" };
    }
    if (isVowel(letter)) closed = false;
  }
  if (BACK_CONSONANT.test(stem)) return { harmony: "back", by: "қ", rule: "consonant" };
  if (FRONT_CONSONANT.test(stem)) return { harmony: "front", by: "к", rule: "consonant" };
  return { harmony: /[иі]/.test(stem) ? "front" : "back", by: last, rule: "vowel" };
}

/**
 * Surnames in -ов/-ев keep to the name they are made of: Әуезовтің, Мүсіреповтің, Тоқаевтың.
 * Source: usage of the press; "Орфографиялық сөздік", жалқы есімдер.
 */
function surnameHarmony(stem: string): HarmonyDecision | undefined {
  if (!/.{2,}[ое]в$/.test(stem)) return undefined;
  const name = stem.slice(0, -2);
  const vowels = [...name].filter((letter) => (BACK_VOWELS + FRONT_VOWELS).includes(letter));
  const decisive = vowels.at(-1);
  if (decisive === undefined) return undefined;
  if (BACK_VOWELS.includes(decisive)) return { harmony: "back", by: decisive, rule: "vowel" };
  if (vowels.length < 2 && decisive === "е") return undefined;
  return { harmony: "front", by: decisive, rule: "vowel" };
}

/** `decideHarmony` without the reason. */
export function harmonyOf(stem: string): Harmony {
  return decideHarmony(stem).harmony;
}

/** Harmony of what follows a suffix: its last vowel that takes a side, else what held before it. */
export function harmonyAfter(suffix: string, before: Harmony): Harmony {
  for (let at = suffix.length - 1; at >= 0; at--) {
    const letter = suffix[at] as string;
    if (BACK_VOWELS.includes(letter)) return "back";
    if (FRONT_VOWELS.includes(letter)) return "front";
  }
  return before;
}
