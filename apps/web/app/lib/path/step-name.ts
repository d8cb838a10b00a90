import type { PathStep } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

const names: Partial<Record<PathStep["id"], () => string>> = {
  notice: m.step_notice,
  talk: m.step_talk,
  use: m.step_use,
  check: m.step_check,
};

/** A step as it is named: one of new words is called after the first of them, where they are known. */
export interface NamedStep {
  readonly id: PathStep["id"];
  readonly words?: readonly string[] | undefined;
}

/** What a step is called beside its lesson: "сәлем, рақмет…", "Listen and talk". */
export const stepName = ({ id, words = [] }: NamedStep): string =>
  words.length > 0
    ? `${words.join(", ")}…`
    : (names[id]?.() ?? m.step_meet({ number: id.slice(-1) }));

/** The same where it stands alone: "New words: сәлем, рақмет…". */
export const stepTitle = (step: NamedStep): string =>
  step.words === undefined || step.words.length === 0
    ? stepName(step)
    : m.step_meet_words({ words: stepName(step) });

/** What ends a unit is called. */
export const unitEndName = (part: "story" | "checkpoint"): string =>
  part === "story" ? m.step_story() : m.step_checkpoint();
