import { createHash, randomBytes } from "node:crypto";
import { addDays, type Day, localDay } from "@tilashar/learning";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid, refuse } from "#api/errors.ts";
import { listAccounts } from "#api/features/auth/index.ts";
import { countLearnersOfWeek, countUsageByDay } from "#api/features/progress/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { Actor } from "#api/privileges.ts";
import { type HouseSettings, type Invitation, isDomain } from "./house.model.ts";
import { readHouseSettings, writeHouseSettings } from "./house-settings.repository.ts";
import {
  deleteInvitation,
  insertInvitation,
  isInvitationOpen,
  listInvitations,
  spendInvitation,
} from "./invitations.repository.ts";
import { type ShownUsage, shownDays, shownMondays, shownUsage } from "./usage.ts";

/** Somebody who would open an account. */
export interface Newcomer {
  email: string;
  /** The code of an invitation, as it was typed. */
  invitation: string | undefined;
}

export interface HouseService {
  settings(): Promise<HouseSettings>;
  /**
   * What the place is called, as of a minute ago at most: every page and mail asks. While the database is
   * away it is what it was.
   */
  name(): Promise<string>;
  /** @throws AppError `validation` */
  change(actor: Actor, settings: HouseSettings): Promise<HouseSettings>;
  /**
   * Whether the house lets a newcomer in as it is set now.
   *
   * @throws AppError `validation` naming the field that keeps them out
   */
  mayJoin(newcomer: Newcomer): Promise<void>;
  /** Uses up the newcomer's invitation in the transaction that makes the account. @throws as `mayJoin` */
  joined(queries: Queries, accountId: number, newcomer: Newcomer): Promise<void>;
  /** How much is learned here, as it may be looked at. */
  usage(): Promise<{ days: ShownUsage[]; weeks: ShownUsage[] }>;
  invitations(): Promise<(Invitation & { usedByName: string | null })[]>;
  /** @returns the code, which is kept nowhere */
  invite(actor: Actor, note: string): Promise<{ code: string; expiresAt: string }>;
  /** @throws AppError `not_found` when it is used already, too */
  withdraw(actor: Actor, id: number): Promise<void>;
}

interface HouseServiceParts {
  database: Database;
  noteAct: NoteAct;
  now(): number;
}

/** Today is read from the clock of most learners. */
const houseZone = "Asia/Almaty";
const nameKeptMs = 60_000;
const invitationMs = 30 * 24 * 3_600_000;
const mostDomains = 50;
const shownInvitations = 200;

/** Letters and digits that are not taken for one another; people read codes aloud. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export function makeHouseService({ database, noteAct, now }: HouseServiceParts): HouseService {
  const nowText = () => new Date(now()).toISOString();
  let known = { name: "", readAt: Number.NEGATIVE_INFINITY };

  /** The hash of the code that lets a newcomer in; null where none is needed. */
  async function codeOf(queries: Queries, newcomer: Newcomer): Promise<string | null> {
    const { signUp, domains } = await readHouseSettings(queries);
    if (signUp === "open") return null;
    if (signUp === "domain") {
      const domain = newcomer.email.slice(newcomer.email.lastIndexOf("@") + 1).toLowerCase();
      if (domains.includes(domain)) return null;
      throw invalid({
        email: [{ key: "email_domain_refused", parameters: { domains: domains.join(", ") } }],
      });
    }
    const code = tidyCode(newcomer.invitation ?? "");
    if (code === "") throw invalid({ invitation: [{ key: "invitation_required" }] });
    return hashOf(code);
  }
  const useless = () => invalid({ invitation: [{ key: "invitation_invalid" }] });

  return {
    settings: () => readHouseSettings(database.queries),

    async name() {
      if (now() - known.readAt < nameKeptMs) return known.name;
      // Before the answer: of many who ask at once one reads, and a database that is away is left alone.
      known = { ...known, readAt: now() };
      try {
        known = { ...known, name: (await readHouseSettings(database.queries)).name };
      } catch {
        // Said by those who cannot do without the database.
      }
      return known.name;
    },

    async change(actor, given) {
      const domains = [...new Set(given.domains.map((domain) => domain.trim().toLowerCase()))];
      const settings = {
        ...given,
        name: given.name.trim(),
        operator: given.operator.trim(),
        imprint: given.imprint.trim(),
        domains: domains.filter(Boolean),
      };
      const needsOne = settings.signUp === "domain" && settings.domains.length === 0;
      const wrong = settings.domains.find((domain) => !isDomain(domain));
      refuse({
        domains: needsOne
          ? { key: "domains_required" }
          : wrong !== undefined
            ? { key: "domain_invalid", parameters: { domain: wrong } }
            : settings.domains.length > mostDomains
              ? { key: "field_too_many", parameters: { limit: mostDomains } }
              : null,
      });
      await database.transact(async (queries) => {
        const before = await readHouseSettings(queries);
        const changed = (Object.keys(settings) as (keyof HouseSettings)[]).filter(
          (name) => String(before[name]) !== String(settings[name]),
        );
        await writeHouseSettings(queries, settings);
        await noteAct(queries, actor, {
          act: "change the settings of the house",
          subject: "setting",
          subjectId: changed.join(", "),
          change: changed
            .map((name) => `${name}: ${String(before[name])} -> ${String(settings[name])}`)
            .join("\n"),
        });
      });
      known = { name: settings.name, readAt: now() };
      return settings;
    },

    async mayJoin(newcomer) {
      const code = await codeOf(database.queries, newcomer);
      if (code !== null && !(await isInvitationOpen(database.queries, code, nowText()))) {
        throw useless();
      }
    },

    async joined(queries, accountId, newcomer) {
      const code = await codeOf(queries, newcomer);
      if (code === null) return;
      if (!(await spendInvitation(queries, code, { accountId, now: nowText() }))) throw useless();
    },

    async usage() {
      const today = localDay(now(), houseZone);
      const mondays = shownMondays(today);
      const { queries } = database;
      const from = [mondays.at(-1) as Day, addDays(today, 1 - shownDays)].sort()[0] as Day;
      const weeks = mondays.map(
        async (monday) => [monday, await countLearnersOfWeek(queries, monday)] as const,
      );
      return shownUsage({
        today,
        days: await countUsageByDay(queries, from),
        learnersOfWeek: new Map(await Promise.all(weeks)),
      });
    },

    async invitations() {
      const found = await listInvitations(database.queries, shownInvitations);
      const users = await listAccounts(
        database.queries,
        found.flatMap(({ usedBy }) => usedBy ?? []),
      );
      return found.map((invitation) => ({
        ...invitation,
        usedByName: users.get(invitation.usedBy ?? 0)?.username ?? null,
      }));
    },

    invite: async (actor, note) => {
      const code = newCode();
      const expiresAt = new Date(now() + invitationMs).toISOString();
      await database.transact(async (queries) => {
        const id = await insertInvitation(queries, {
          codeHash: hashOf(tidyCode(code)),
          note,
          madeAt: nowText(),
          expiresAt,
        });
        await noteAct(queries, actor, {
          act: "make an invitation",
          subject: "invitation",
          subjectId: id,
          reason: note,
        });
      });
      return { code, expiresAt };
    },

    withdraw: (actor, id) =>
      database.transact(async (queries) => {
        if (!(await deleteInvitation(queries, id))) throw new AppError("not_found");
        await noteAct(queries, actor, {
          act: "withdraw an invitation",
          subject: "invitation",
          subjectId: id,
        });
      }),
  };
}

/** 79 bits in four groups: `7KQM-2XWF-…`. */
function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]);
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** However it was typed. */
const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");
