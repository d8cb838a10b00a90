import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { emailKey, findPerson, type KnownPerson } from "#api/features/auth/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { Actor } from "#api/privileges.ts";

/** Learners for whoever helps them with their account. */
export interface LearnersService {
  /** Looked for by the whole address only: nobody can leaf through people. Each look is logged. */
  find(actor: Actor, email: string): Promise<KnownPerson | null>;
  /** Sends a mail with the link to a new password. @throws AppError `not_found`; `rate_limited` */
  sendReset(actor: Actor, id: number, address: string): Promise<void>;
}

interface LearnersServiceParts {
  database: Database;
  noteAct: NoteAct;
  requestReset(email: string, address: string): Promise<void>;
}

export function makeLearnersService(parts: LearnersServiceParts): LearnersService {
  const { database, noteAct, requestReset } = parts;
  return {
    find: (actor, email) =>
      database.transact(async (queries) => {
        const person = await findPerson(queries, { emailKey: emailKey(email) });
        await noteAct(queries, actor, {
          act: "find a learner by e-mail",
          subject: "account",
          subjectId: person?.accountId ?? 0,
        });
        return person;
      }),

    async sendReset(actor, id, address) {
      const person = await findPerson(database.queries, { id });
      if (person === null) throw new AppError("not_found");
      await requestReset(person.email, address);
      await noteAct(database.queries, actor, {
        act: "send a reset mail",
        subject: "account",
        subjectId: id,
      });
    },
  };
}
