import type { Database, Queries } from "#api/db/database.ts";
import { isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError, invalid, type Wording } from "#api/errors.ts";
import {
  type AsLearner,
  countNotice,
  endSessions,
  findPerson,
  type KnownPerson,
  lockAccount,
  renameAccount,
  setStanding,
  tidyUsername,
  usernameKey,
  usernameProblem,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { Language } from "#api/messages/messages.ts";
import type { Act, Actor } from "#api/privileges.ts";
import type { Measure, MeasureReason, Person } from "./measure.model.ts";
import { measureMail, measureReason, measureSentence } from "./measure-mail.ts";
import {
  endMeasure,
  findInForce,
  findOwnerInForce,
  insertMeasure,
  listMeasures,
  listUnseenMeasures,
  markSeen,
} from "./measures.repository.ts";

/** Why a moderator does something, as the person is told. */
export interface Why {
  reason: MeasureReason;
  note: string;
}

export interface ModerationService {
  /** @throws AppError `not_found` */
  find(by: { id: number } | { name: string }): Promise<{ person: Person; measures: Measure[] }>;
  /**
   * Takes a name away. The person is told why, by mail and at their next visit, as with the others.
   *
   * @param name null: the person is `oqushy-…` (learner) until they choose another one
   * @throws AppError `not_found`; `forbidden` for oneself, and for whoever holds a role unless by an admin;
   *   `validation` for a name that will not do
   */
  rename(actor: Actor, id: number, name: string | null, why: Why): Promise<Measure>;
  /** Keeps somebody off all boards, whatever they wish. @throws as `rename`; `conflict` when it is so already */
  hide(actor: Actor, id: number, why: Why): Promise<Measure>;
  /** Lets nobody in with this account and ends its sessions. @throws as `hide` */
  suspend(actor: Actor, id: number, why: Why): Promise<Measure>;
  /** Ends a measure. @throws AppError `not_found` when none such is in force */
  end(actor: Actor, measureId: number, reason: string): Promise<void>;
  /** What a learner has not been told yet, in their language. */
  notices(accountId: number, language: Language): Promise<Notice[]>;
  /** The learner has seen them. */
  seen(accountId: number): Promise<void>;
  /** Why an account is suspended, for whoever would sign in to it. */
  whySuspended(accountId: number): Promise<Wording | null>;
}

/** What a learner is told, in words. */
export interface Notice {
  id: number;
  at: string;
  text: string;
  /** Empty where a measure has ended. */
  reason: string;
}

interface ModerationParts {
  database: Database;
  asLearner: AsLearner;
  noteAct: NoteAct;
  queueMail: QueueMail;
  wakeOutbox(): void;
  /** Puts an account on the boards or takes it off, as it stands by now. */
  relist(queries: Queries, accountId: number): Promise<void>;
  /** Somebody was suspended, or is welcome again. */
  standingChanged(): void;
  publicUrl: string;
  now(): number;
}

export function makeModerationService(parts: ModerationParts): ModerationService {
  const { database, asLearner, noteAct, queueMail, relist } = parts;
  const nowText = () => new Date(parts.now()).toISOString();
  const contactUrl = `${parts.publicUrl}/contact`;

  /** Somebody whom the actor may take measures about, locked. */
  async function lockPerson(queries: Queries, actor: Actor, id: number): Promise<KnownPerson> {
    const there = await lockAccount(queries, id);
    const person = there && (await findPerson(queries, { id }));
    if (person === null) throw new AppError("not_found");
    const isColleague = person.roles.length > 0 && !actor.roles.includes("admin");
    if (id === actor.accountId || isColleague) throw new AppError("forbidden");
    return person;
  }

  async function tell(queries: Queries, person: KnownPerson, measure: Measure): Promise<void> {
    await countNotice(queries, person.accountId, "one more");
    await queueMail(queries, measureMail(person, measure, contactUrl));
  }

  /** Does one measure in one transaction: the work, its record, its line in the log, its mail. */
  async function take(
    actor: Actor,
    id: number,
    { act, why }: { act: Act; why: Why },
    work: (
      queries: Queries,
      person: KnownPerson,
    ) => Promise<{ kind: Measure["kind"]; username: string; change: string }>,
  ): Promise<Measure> {
    const measure = await database.transact(async (queries) => {
      const person = await lockPerson(queries, actor, id);
      const { kind, username, change } = await work(queries, person);
      const made = await insertMeasure(queries, id, {
        kind,
        ...why,
        oldName: kind === "renamed" ? person.username : null,
        madeAt: nowText(),
      });
      await noteAct(queries, actor, {
        act,
        subject: "account",
        subjectId: id,
        change,
        reason: [why.reason, why.note].filter(Boolean).join(": "),
      });
      await tell(queries, { ...person, username }, made);
      return made;
    });
    parts.standingChanged();
    parts.wakeOutbox();
    return measure;
  }

  /** A name nobody has, for somebody whose own was taken away. */
  async function freeName(queries: Queries, id: number): Promise<string> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? `oqushy-${id}` : `oqushy-${id}-${number}`;
      if ((await findPerson(queries, { usernameKey: usernameKey(name) })) === null) return name;
    }
  }

  return {
    async find(by) {
      const key = "id" in by ? by : { usernameKey: usernameKey(tidyUsername(by.name)) };
      const person = await findPerson(database.queries, key);
      if (person === null) throw new AppError("not_found");
      return { person, measures: await listMeasures(database.queries, person.accountId) };
    },

    async rename(actor, id, name, why) {
      const wanted = name === null ? null : tidyUsername(name);
      const problem = wanted === null ? null : usernameProblem(wanted);
      if (problem !== null) throw invalid({ username: [problem] });
      try {
        return await take(actor, id, { act: "rename a person", why }, async (queries, person) => {
          const username = wanted ?? (await freeName(queries, id));
          await renameAccount(queries, id, { username, usernameKey: usernameKey(username) });
          return { kind: "renamed", username, change: `${person.username} -> ${username}` };
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw invalid({ username: [{ key: "username_taken" }] });
      }
    },

    hide: (actor, id, why) =>
      take(actor, id, { act: "hide a person", why }, async (queries, person) => {
        if (person.hidden) throw new AppError("conflict");
        await setStanding(queries, id, { boardClosedAt: nowText() });
        await relist(queries, id);
        return { kind: "hidden", username: person.username, change: "" };
      }),

    suspend: (actor, id, why) =>
      take(actor, id, { act: "suspend a person", why }, async (queries, person) => {
        if (person.suspended) throw new AppError("conflict");
        await setStanding(queries, id, { suspendedAt: nowText() });
        await endSessions(queries, id, { endedAt: nowText(), except: null });
        await relist(queries, id);
        return { kind: "suspended", username: person.username, change: "" };
      }),

    async end(actor, measureId, reason) {
      await database.transact(async (queries) => {
        const found = await findOwnerInForce(queries, measureId);
        if (found === null) throw new AppError("not_found");
        const { accountId, measure } = found;
        const person = await lockPerson(queries, actor, accountId);
        if (!(await endMeasure(queries, measureId, nowText()))) throw new AppError("not_found");
        if (measure.kind === "hidden")
          await setStanding(queries, accountId, { boardClosedAt: null });
        if (measure.kind === "suspended") {
          await setStanding(queries, accountId, { suspendedAt: null });
        }
        await relist(queries, accountId);
        await noteAct(queries, actor, {
          act: "end a measure",
          subject: "account",
          subjectId: accountId,
          change: measure.kind,
          reason,
        });
        await tell(queries, person, { ...measure, endedAt: nowText() });
      });
      parts.standingChanged();
      parts.wakeOutbox();
    },

    async notices(accountId, language) {
      const person = await findPerson(database.queries, { id: accountId });
      const unseen = await listUnseenMeasures(database.queries, accountId);
      return unseen.map((measure) => {
        const ended = measure.endedAt !== null && measure.kind !== "renamed";
        return {
          id: measure.id,
          at: measure.endedAt ?? measure.madeAt,
          text: measureSentence(language, measure, person?.username ?? ""),
          reason: ended ? "" : measureReason(language, measure),
        };
      });
    },

    seen: (accountId) =>
      asLearner(accountId, null, async (queries) => {
        await markSeen(queries, accountId, nowText());
        await countNotice(queries, accountId, "none");
      }),

    async whySuspended(accountId) {
      const measure = await findInForce(database.queries, accountId, "suspended");
      return (
        measure && {
          key: "account_suspended_because",
          parameters: { reason: { key: `measure_reason_${measure.reason}` }, note: measure.note },
        }
      );
    },
  };
}
