import type { PathStep } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

const names: Partial<Record<PathStep["id"], () => string>> = {
  notice: m.step_notice,
  talk: m.step_talk,
  use: m.step_use,
  check: m.step_check,
};

/** What a step is called: "New words 2", "Listen and talk". */
export const stepName = (id: PathStep["id"]): string =>
  names[id]?.() ?? m.step_meet({ number: id.slice(-1) });

/** What ends a unit is called. */
export const unitEndName = (part: "story" | "checkpoint"): string =>
  part === "story" ? m.step_story() : m.step_checkpoint();
