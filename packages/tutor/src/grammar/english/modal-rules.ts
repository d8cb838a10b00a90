import type { Rule } from "../chart/rule.ts";
import type { Mood, Tense } from "../clause.ts";
import { rule } from "./categories.ts";
import { asked, said } from "./said.ts";
import type { Deed, Noun, Said } from "./tree.ts";

/** What modal verbs say of the verb after them. */
const MODALS: Readonly<Record<string, readonly [mood: Mood, tense: Tense]>> = {
  can: ["can", "present"],
  could: ["can", "past"],
  will: ["plain", "future"],
  would: ["plain", "future"],
  must: ["must", "present"],
  should: ["must", "present"],
  may: ["may", "present"],
  might: ["might", "present"],
};

/** What an auxiliary says with the verb after it. */
export function modal(word: string, deed: Deed, negative = false): Said | undefined {
  const [mood, tense] = MODALS[word] ?? [];
  if (mood === undefined || tense === undefined || deed.form !== "base") return undefined;
  if (word === "would" && deed.verb === "like" && deed.objects.length > 0) return undefined;
  // What must not be done is not allowed: шегуге болмайды
  if (mood === "must" && negative && deed.tense !== "unreal")
    return said(deed, { tense, negative, mood: "may" });
  // "will have to", "will be able" keep the mood of the verb
  return said(deed, {
    tense,
    negative,
    mood: mood === "plain" ? (deed.mood ?? "plain") : mood,
    ...(word === "would" && { isWould: true }),
    ...(word === "may" && { isMay: true }),
  });
}

/** What should, could, would have been done was not; what must or may have been done is supposed. */
function unreal(word: string, deed: Deed, negative = false): Said | undefined {
  if (deed.form !== "participle" && deed.verb !== "be") return undefined;
  if (/^(?:must|may|might)$/.test(word))
    return said(deed, { tense: "past", negative, evidence: "шығар" });
  const mood = word === "should" ? "must" : word === "could" ? "can" : "plain";
  return said(deed, { tense: "unreal", mood, negative });
}
const UNREAL = ["should", "could", "would", "must", "may", "might"];
const unrealRules = UNREAL.flatMap((word): Rule[] => [
  rule("Pred", `${word} have VP` as "can have VP", (_, __, deed) => unreal(word, deed)),
  rule("Pred", `${word} not have VP` as "can not have VP", (_, __, ___, deed) =>
    unreal(word, deed, true),
  ),
  rule("Pred", `${word} have been Comp` as "can have been Comp", (_, __, ___, deed) =>
    unreal(word, deed),
  ),
]);

const modalRules = Object.keys(MODALS).flatMap((word): Rule[] => [
  rule("Pred", `${word} VP` as "can VP", (_, deed) => modal(word, deed)),
  rule("Pred", `${word} not VP` as "can not VP", (_, __, deed) => modal(word, deed, true)),
  rule("Inverted", `${word} Subj VP` as "can Subj VP", (_, subject, deed) =>
    asked(subject, politely(word, modal(word, deed), subject)),
  ),
  rule("Inverted", `${word} not Subj VP` as "can not Subj VP", (_, __, subject, deed) =>
    asked(subject, modal(word, deed, true)),
  ),
]);

/** "Could you open it?" and "Would you open it?" ask of now. */
function politely(word: string, of: Said | undefined, subject: Noun): Said | undefined {
  if (of && word === "could") return { ...of, tense: "present" };
  if (of && word === "would" && subject.person?.startsWith("2") && of.deed.verb !== "do") {
    const { isWould: _, ...asked } = of;
    return { ...asked, tense: "present", mood: asked.mood === "plain" ? "can" : asked.mood };
  }
  return of;
}

/** What can, must, should or might be done, and what should have been. */
export const MODAL_RULES: readonly Rule[] = [...modalRules, ...unrealRules];
