import { explain, explainWord, inflect, questionParticle } from "@tilashar/kazakh/morphology";
import type { FinalSound, HarmonyStem, HarmonySuffixId, VowelSide } from "./harmony-task.ts";

const labels: Readonly<Record<Exclude<HarmonySuffixId, "question">, string>> = {
  plural: "N;NOM;PL",
  loc: "N;LOC;SG",
  acc: "N;ACC;SG",
  gen: "N;GEN;SG",
  dat: "N;DAT;SG",
  abl: "N;ABL;SG",
  ins: "N;INS;SG",
  pss3: "N;NOM;SG;PSS3",
  pss1s: "N;NOM;SG;PSS1S",
  lyq: "DER;LYQ",
  ly: "DER;LY",
};

/** Whether the suffix makes a form that people say of this stem. */
export function takesSuffix(stem: HarmonyStem, suffix: HarmonySuffixId): boolean {
  if (suffix === "lyq") return stem.makesLyq;
  if (suffix === "ly") return stem.makesLy;
  return stem.isNoun;
}

/** Every accepted spelling of the stem with the suffix, the commonest first, by the language engine. */
export function acceptedForms(kz: string, suffix: HarmonySuffixId): readonly string[] {
  return suffix === "question" ? [`${kz} ${questionParticle(kz)}`] : inflect(kz, labels[suffix]);
}

/** What decides about suffixes after a stem: its side, its last sound, and the reasons for both. */
export function decidersOf(kz: string) {
  // The plural turns on both, so its explanation names both.
  const reasons = explain(kz, labels.plural)?.suffixes[0]?.reasons ?? [];
  const harmony = reasons.find((reason) => reason.key === "harmony");
  const sound = reasons.find((reason) => reason.key === "final-sound");
  return harmony?.key === "harmony" && sound?.key === "final-sound"
    ? { side: harmony.side, final: sound.class, harmony, sound }
    : null;
}

/** The reasons for the letters of the suffix. */
export function reasonsOf(kz: string, suffix: HarmonySuffixId) {
  if (suffix !== "question") return explain(kz, labels[suffix])?.suffixes[0]?.reasons ?? [];
  const deciders = decidersOf(kz);
  return deciders === null ? [] : [deciders.harmony, deciders.sound];
}

/** A plain word of each side and final sound, to ask the engine what a suffix looks like there. */
const models: Readonly<Record<VowelSide, Readonly<Record<FinalSound, string>>>> = {
  back: { V: "бала", R: "тау", L: "жол", N: "адам", Z: "қаз", T: "тас" },
  front: { V: "әке", R: "үй", L: "көл", N: "күн", Z: "сөз", T: "ет" },
};

/** How the suffix is written after words of this side and final sound. */
export function surfaceOf(suffix: HarmonySuffixId, side: VowelSide, final: FinalSound): string {
  const model = models[side][final];
  return suffix === "question"
    ? questionParticle(model)
    : (explainWord(model, [suffix]).suffixes[0]?.surface ?? "");
}
