import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import {
  emailKey,
  findSecretsByEmail,
  listAccounts,
  listHolders,
  lockAccount,
  setRoles,
} from "#api/features/auth/index.ts";
import type { Role } from "#api/privileges.ts";
import { type LoggedAct, listActs } from "./act-log.repository.ts";
import type { NoteAct } from "./act-log.ts";

/** Somebody who holds roles. */
export interface Holder {
  accountId: number;
  username: string;
  email: string;
  roles: readonly Role[];
}

export interface RolesService {
  /**
   * Gives a role, or takes one away; both are logged.
   *
   * @returns the account after it, and whether anything changed
   * @throws AppError `not_found` when no account has this e-mail
   */
  grant(email: string, role: Role, reason: string): Promise<{ holder: Holder; changed: boolean }>;
  /** @see grant */
  revoke(email: string, role: Role, reason: string): Promise<{ holder: Holder; changed: boolean }>;
  list(): Promise<Holder[]>;
  /** A page of the log of acts, newest first, with the names of those who acted where they still exist. */
  acts(before: number | null): Promise<{ acts: ActWithName[]; next: number | null }>;
}

export interface ActWithName extends LoggedAct {
  actorName: string | null;
  /** Of an account that it was done to. */
  subjectName: string | null;
}

const pageLength = 50;

/** The account that something was done to. */
const accountOf = ({ subject, subjectId }: LoggedAct): number | null =>
  subject === "account" ? Number(subjectId) : null;

interface RolesServiceParts {
  database: Database;
  noteAct: NoteAct;
}

export function makeRolesService({ database, noteAct }: RolesServiceParts): RolesService {
  const change = (
    email: string,
    { role, reason, grants }: { role: Role; reason: string; grants: boolean },
  ) =>
    database.transact(async (queries) => {
      const found = await findSecretsByEmail(queries, emailKey(email));
      const account = found && (await lockAccount(queries, found.accountId));
      if (account === null) throw new AppError("not_found");
      const { id, username } = account;
      const others = account.roles.filter((held) => held !== role);
      const held = grants ? [...others, role] : others;
      const holder = { accountId: id, username, email: account.email, roles: held };
      if (held.length === account.roles.length) return { holder, changed: false };
      await setRoles(queries, id, held);
      await noteAct(queries, null, {
        act: grants ? "grant a role" : "revoke a role",
        subject: "account",
        subjectId: id,
        change: role,
        reason,
      });
      return { holder, changed: true };
    });

  return {
    grant: (email, role, reason) => change(email, { role, reason, grants: true }),
    revoke: (email, role, reason) => change(email, { role, reason, grants: false }),
    list: () => listHolders(database.queries),

    async acts(before) {
      const found = await listActs(database.queries, { before, limit: pageLength + 1 });
      const acts = found.slice(0, pageLength);
      const people = acts.flatMap((act) => [act.actorId ?? [], accountOf(act) ?? []].flat());
      const accounts = await listAccounts(database.queries, [...new Set(people)]);
      const nameOf = (id: number | null) => accounts.get(id ?? 0)?.username ?? null;
      return {
        acts: acts.map((act) => ({
          ...act,
          actorName: nameOf(act.actorId),
          subjectName: nameOf(accountOf(act)),
        })),
        next: found.length > pageLength ? (acts.at(-1)?.id ?? null) : null,
      };
    },
  };
}
