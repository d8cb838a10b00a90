import type { Act, LoggedAct } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** Acts that change nothing are not logged, but for the search of a learner. */
type Unlogged = Extract<Act, `see ${string}` | "look up a person" | "lend a voice">;
/** Done on the server alone. */
type OfTheShell = "grant a role" | "revoke a role";

/** What the log says was done. */
const actNames: Readonly<Record<Exclude<Act, Unlogged> | OfTheShell, () => string>> = {
  "grant a role": m.act_grant,
  "revoke a role": m.act_revoke,
  "close a report": m.act_close_report,
  "close a report of a person": m.act_close_person_report,
  "close a contact message": m.act_close_message,
  "rename a person": m.act_rename,
  "hide a person": m.act_hide,
  "suspend a person": m.act_suspend,
  "end a measure": m.act_end_measure,
  "propose a change": m.act_propose,
  "decide on a change": m.act_decide,
  "judge a recording": m.act_judge_recording,
  "find a learner by e-mail": m.act_find_learner,
  "send a reset mail": m.act_send_reset,
  "change the settings of the house": m.act_change_settings,
  "make an invitation": m.act_invite,
  "withdraw an invitation": m.act_withdraw_invitation,
  "read the course anew": m.act_reload,
};

/** What kind of thing it was done to. */
const subjectNames: Readonly<Record<string, () => string>> = {
  account: m.act_on_account,
  report: m.act_on_report,
  "contact message": m.act_on_message,
  proposal: m.act_on_proposal,
  recording: m.act_on_recording,
  invitation: m.act_on_invitation,
  setting: m.act_on_setting,
  course: m.act_on_course,
};

/** The name of a logged act; as the log has it where a newer server wrote it. */
export const actName = (act: string): string =>
  Object.hasOwn(actNames, act) ? actNames[act as keyof typeof actNames]() : act;

/** "account 7 (aigul)" in the reader's language. */
export function subjectName({ subject, subject_id, subject_name }: LoggedAct): string {
  const named = `${subjectNames[subject]?.() ?? subject} ${subject_id}`;
  return subject_name === null ? named : `${named} (${subject_name})`;
}
