import { type Random, shuffled } from "../quiz/random.ts";
import { acceptedForms, decidersOf, reasonsOf, surfaceOf, takesSuffix } from "./harmony-rule.ts";
import type {
  FinalSound,
  HarmonyContrast,
  HarmonyOption,
  HarmonySkill,
  HarmonyStem,
  HarmonySuffixId,
  HarmonyTask,
} from "./harmony-task.ts";

const finals: readonly FinalSound[] = ["V", "R", "L", "N", "Z", "T"];
const maxOptions = 4;
const voiced: Readonly<Record<string, string>> = { п: "б", к: "г", қ: "ғ" };

/** The skill a stem trains with a suffix; null when the suffix is not asked of it. */
export function skillOf(stem: HarmonyStem, suffix: HarmonySuffixId): HarmonySkill | null {
  if (!takesSuffix(stem, suffix)) return null;
  const deciders = decidersOf(stem.kz);
  if (deciders === null) return null;
  return { suffix, side: suffix === "ins" ? null : deciders.side, final: deciders.final };
}

/**
 * Asks for the stem with the suffix: the right form, and forms that each break exactly one rule. Null when
 * the suffix is not asked of this stem, or changes the stem in ways that would ask two things at once.
 */
export function makeHarmonyTask(
  stem: HarmonyStem,
  suffix: HarmonySuffixId,
  random: Random,
): HarmonyTask | null {
  const skill = skillOf(stem, suffix);
  const deciders = decidersOf(stem.kz);
  const accepted = acceptedForms(stem.kz, suffix);
  const [form] = accepted;
  if (skill === null || deciders === null || form === undefined) return null;
  const right = rightOption(stem.kz, form, surfaceOf(suffix, deciders.side, deciders.final));
  if (right === null) return null;
  const wrong = shuffled(wrongOptions(stem.kz, skill, right, deciders.side), random)
    .filter(({ form: other }) => !accepted.includes(other))
    .slice(0, maxOptions - 1);
  if (wrong.length === 0) return null;
  return {
    stem,
    skill,
    options: shuffled([right, ...wrong], random),
    reasons: reasonsOf(stem.kz, suffix),
    decides: {
      vowel: deciders.harmony.by.length === 1 ? stem.kz.lastIndexOf(deciders.harmony.by) : null,
      sound: stem.kz.lastIndexOf(deciders.sound.by),
    },
  };
}

function rightOption(kz: string, form: string, suffix: string): HarmonyOption | null {
  if (!form.endsWith(suffix)) return null;
  const stem = form.slice(0, form.length - suffix.length);
  const plain = [kz, `${kz} `, voicedStem(kz)];
  return plain.includes(stem) ? { form, stem, suffix, contrast: null } : null;
}

const voicedStem = (kz: string) => kz.slice(0, -1) + (voiced[kz.slice(-1)] ?? kz.slice(-1));

function wrongOptions(
  kz: string,
  { suffix, side, final }: HarmonySkill,
  right: HarmonyOption,
  stemSide: "back" | "front",
): HarmonyOption[] {
  const otherSide = stemSide === "back" ? "front" : "back";
  // A possessive has a linking vowel or none; every other suffix changes its first letter.
  const byFinal: HarmonyContrast = suffix === "pss3" || suffix === "pss1s" ? "link" : "final-sound";
  const found = new Map<string, HarmonyOption>();
  const offer = (before: string, ending: string, contrast: HarmonyContrast) => {
    const form = before + ending;
    if (form === right.form || found.has(form)) return;
    found.set(form, { form, stem: before, suffix: ending, contrast });
  };
  if (side !== null) offer(right.stem, surfaceOf(suffix, otherSide, final), "harmony");
  for (const other of finals) {
    const ending = surfaceOf(suffix, stemSide, other);
    // Before a consonant the stem keeps its own last letter.
    const before = byFinal === "link" && ending !== right.suffix ? kz : right.stem;
    offer(before, ending, byFinal);
  }
  if (right.stem !== kz && right.stem !== `${kz} `) offer(kz, right.suffix, "voicing");
  return [...found.values()];
}
