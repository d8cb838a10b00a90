import type { RefusalReason } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** Why somebody who listened refused a recording. */
export const reasonNames: Readonly<Record<RefusalReason, () => string>> = {
  other_text: m.studio_reason_other_text,
  mistake: m.studio_reason_mistake,
  noise: m.studio_reason_noise,
  unclear: m.studio_reason_unclear,
  other_voice: m.studio_reason_other_voice,
};
