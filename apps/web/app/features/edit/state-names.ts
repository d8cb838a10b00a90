import type { Proposal, ProposalFilter } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** What a proposal's state is called; one that is approved and not in the course has a name of its own. */
export const stateNames: Readonly<Record<ProposalFilter, () => string>> = {
  open: m.edit_state_open,
  approved: m.edit_state_approved,
  left_out: m.edit_state_left_out,
  refused: m.edit_state_refused,
  withdrawn: m.edit_state_withdrawn,
  pulled: m.edit_state_pulled,
};

/** Why an approved change is not in the course, and what to do. */
export const leftOutTexts: Readonly<Record<NonNullable<Proposal["left_out"]>, () => string>> = {
  moved_on: m.edit_left_out_moved_on,
  faulty: m.edit_left_out_faulty,
  no_file: m.edit_left_out_no_file,
};
