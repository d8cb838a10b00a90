/** What an account may be trusted with beside learning. Every account is a learner's. */
export const roles = ["speaker", "editor", "moderator", "admin"] as const;
export type Role = (typeof roles)[number];

const moderators = ["moderator", "admin"] as const;
const admins = ["admin"] as const;

/**
 * Who may do what: the one place where this stands. Whatever is not here needs no role, and whoever has
 * no role named beside an act cannot do it. A call names its act in the contract; `register` asks here.
 */
export const privileges = {
  "see reports": ["editor", "moderator", "admin"],
  "close a report": ["editor", "moderator", "admin"],
  "see reports of people": moderators,
  "close a report of a person": moderators,
  "see contact messages": moderators,
  "close a contact message": moderators,
  "look up a person": moderators,
  "rename a person": moderators,
  "hide a person": moderators,
  "suspend a person": moderators,
  "end a measure": moderators,
  "see the course's files": ["speaker", "editor"],
  "propose a change": ["speaker", "editor"],
  "decide on a change": ["editor"],
  "lend a voice": ["speaker"],
  // Never one's own.
  "judge a recording": ["speaker", "moderator"],
  "see who holds roles": admins,
  "see the log of acts": admins,
  "find a learner by e-mail": admins,
  "send a reset mail": admins,
  "see the settings of the house": admins,
  "change the settings of the house": admins,
  "see invitations": admins,
  "make an invitation": admins,
  "withdraw an invitation": admins,
  "see the state of the house": admins,
  "see how much is learned": admins,
  "read the course anew": admins,
} as const satisfies Record<string, readonly Role[]>;

export type Act = keyof typeof privileges;

/** Whether somebody who holds these roles may do an act. */
export const mayDo = (act: Act, held: readonly Role[]): boolean =>
  privileges[act].some((role) => (held as readonly string[]).includes(role));

/** Every act that somebody who holds these roles may do. */
export const actsOf = (held: readonly Role[]): Act[] =>
  (Object.keys(privileges) as Act[]).filter((act) => mayDo(act, held));

/** Roles as the database keeps them, names between spaces; a name we do not know counts for nothing. */
export const readRoles = (kept: string): Role[] => {
  const names = kept.split(" ");
  return roles.filter((role) => names.includes(role));
};

/** @see readRoles */
export const writeRoles = (held: readonly Role[]): string =>
  roles.filter((role) => held.includes(role)).join(" ");

/** Somebody who does what not everyone may, as the database knew them when the request came. */
export interface Actor {
  accountId: number;
  username: string;
  roles: readonly Role[];
}
