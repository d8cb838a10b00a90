import type { Proposal } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** What a proposal's state is called. */
export const stateNames: Readonly<Record<Proposal["state"], () => string>> = {
  open: m.edit_state_open,
  approved: m.edit_state_approved,
  refused: m.edit_state_refused,
  withdrawn: m.edit_state_withdrawn,
  pulled: m.edit_state_pulled,
};
