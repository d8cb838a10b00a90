import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { listAccounts, lockAccount } from "#api/features/auth/index.ts";
import { closeMendedReport, isOpenReport } from "#api/features/reports/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { type Actor, mayDo } from "#api/privileges.ts";
import type { CourseDesk } from "./course-desk.ts";
import type { CheckedChange, FileAnswer, FoundTexts } from "./course-thread-questions.ts";
import type { LeftOut, NewProposal, Proposal, ProposalFilter } from "./proposal.model.ts";
import {
  countOpenBy,
  findProposal,
  insertProposal,
  listApproved,
  listOpenOf,
  listProposals,
  moveProposal,
} from "./proposals.repository.ts";

interface Person {
  id: number;
  username: string;
}

/** A proposal with the names of those who made and decided it, where they still exist. */
export interface ProposalWithNames extends Proposal {
  author: Person | null;
  decider: Person | null;
  /** Whether whoever asks this server for the course is given the change. */
  served: boolean;
  /** Why it is not, though approved; null for all others. */
  leftOut: LeftOut | null;
}

/** The course edited text by text: nothing changes that a second editor has not approved. */
export interface EditingService {
  /** @throws AppError `rate_limited`, `unavailable` */
  find(actor: Actor, text: string): Promise<FoundTexts>;
  /** @throws AppError `not_found` */
  file(actor: Actor, file: string): Promise<FileAnswer & { open: { id: number; path: string }[] }>;
  /** @throws AppError `not_found`, `validation` for what is no editable text */
  check(actor: Actor, change: { file: string; path: string; text: string }): Promise<CheckedChange>;
  /**
   * The same attempt twice is one proposal.
   *
   * @throws AppError `conflict` when another text stands there; `validation` when nothing changes or the gate
   *   finds an error
   */
  propose(actor: Actor, proposal: NewProposal): Promise<ProposalWithNames>;
  list(which: { state: ProposalFilter | null; before: number | null }): Promise<{
    proposals: ProposalWithNames[];
    next: number | null;
    /** Why approved changes are not served: the course does not stand with them. */
    notServed: string | null;
    /** How many approved changes the served course leaves out. */
    leftOut: number;
  }>;
  /**
   * @throws AppError `forbidden` for one's own; `not_found` when it no longer waits; `conflict` when another text
   *   stands there by now
   */
  decide(
    actor: Actor,
    id: number,
    told: { approve: boolean; answer: string },
  ): Promise<ProposalWithNames>;
  /** @throws AppError `not_found` when it is another's, or no longer waits */
  withdraw(actor: Actor, id: number): Promise<ProposalWithNames>;
}

interface EditingServiceParts {
  database: Database;
  desk: CourseDesk;
  limiter: RateLimiter;
  noteAct: NoteAct;
  /** Whether an approved change is laid over the course that is served. */
  isServed(id: number): boolean;
  /** Approved changes that are not laid over the course that is served, and why. */
  leftOut: ReadonlyMap<number, LeftOut>;
  whyNotServed(): string | null;
  /** A change is approved that the served course does not have yet. */
  approvedAnew(): void;
  now(): number;
}

const pageLength = 30;
/** Of one person, so that the others' are still found. */
const mostOpen = 100;
/** More than this waits to be pulled into the files first: each is laid over the course by every process. */
const mostApproved = 300;

export function makeEditingService(parts: EditingServiceParts): EditingService {
  const { database, desk, limiter, noteAct, now } = parts;
  const { queries } = database;
  const approvedNow = () => listApproved(queries);
  const takeTurn = (actor: Actor) => limiter.take("editByAccount", String(actor.accountId));

  async function withNames(proposals: readonly Proposal[]): Promise<ProposalWithNames[]> {
    const ids = proposals.flatMap(({ accountId, decidedBy }) => [accountId ?? [], decidedBy ?? []]);
    const accounts = await listAccounts(queries, [...new Set(ids.flat())]);
    const person = (id: number | null): Person | null => {
      const account = accounts.get(id ?? 0);
      return account ? { id: account.id, username: account.username } : null;
    };
    return proposals.map((proposal) => ({
      ...proposal,
      author: person(proposal.accountId),
      decider: person(proposal.decidedBy),
      served: proposal.state === "pulled" || parts.isServed(proposal.id),
      leftOut: proposal.state === "approved" ? (parts.leftOut.get(proposal.id) ?? null) : null,
    }));
  }

  async function shown(id: number): Promise<ProposalWithNames> {
    const proposal = await findProposal(queries, { id });
    const [named] = proposal === null ? [] : await withNames([proposal]);
    if (named === undefined) throw new AppError("not_found");
    return named;
  }

  /** The change as it would be laid over the course that is served now. */
  async function checked(approved: readonly Proposal[], change: Proposal | NewProposal) {
    const { file, path, text, old } = change;
    const found = await desk.check(laidOver(approved), { file, path, text });
    if (found.old !== old) throw new AppError("conflict", { detail: { key: "edit_moved_on" } });
    if (found.text === old) throw invalid({ text: [{ key: "edit_no_change" }] });
    const fault = found.problems.find(({ severity }) => severity === "error");
    if (fault !== undefined) {
      throw invalid({
        text: [{ key: "edit_gate_refuses", parameters: { problem: fault.message } }],
      });
    }
    return found;
  }

  async function openOne(id: number): Promise<Proposal> {
    const proposal = await findProposal(queries, { id });
    if (proposal?.state !== "open") {
      throw new AppError("not_found", { detail: { key: "report_closed" } });
    }
    return proposal;
  }

  const decisionBy = (actor: Actor, answer: string) => ({
    by: actor.accountId,
    at: new Date(now()).toISOString(),
    answer,
  });

  return {
    async find(actor, text) {
      await takeTurn(actor);
      return desk.find(laidOver(await approvedNow()), text);
    },

    async file(actor, file) {
      await takeTurn(actor);
      const approved = await approvedNow();
      const [answer, open] = await Promise.all([
        desk.file(laidOver(approved), file),
        listOpenOf(queries, file),
      ]);
      return { ...answer, open };
    },

    async check(actor, change) {
      await takeTurn(actor);
      return desk.check(laidOver(await approvedNow()), change);
    },

    async propose(actor, proposal) {
      const sent = await findProposal(queries, { attempt: proposal.attempt });
      if (sent !== null) {
        if (sent.accountId !== actor.accountId) throw new AppError("conflict");
        return shown(sent.id);
      }
      await takeTurn(actor);
      if ((await countOpenBy(queries, actor.accountId)) >= mostOpen) {
        throw new AppError("conflict", { detail: { key: "edit_too_many" } });
      }
      const { text } = await checked(await approvedNow(), proposal);
      const id = await database.transact(async (inside) => {
        if (proposal.reportId !== null && !(await isOpenReport(inside, proposal.reportId))) {
          throw invalid({ report: [{ key: "report_closed" }] });
        }
        const added = await insertProposal(inside, {
          ...proposal,
          text,
          accountId: actor.accountId,
          createdAt: new Date(now()).toISOString(),
        });
        const kept = await findProposal(inside, { attempt: proposal.attempt });
        if (kept === null) throw new AppError("conflict");
        if (added) {
          await noteAct(inside, actor, {
            act: "propose a change",
            subject: "proposal",
            subjectId: kept.id,
            change: `${kept.file} ${kept.path}`,
            reason: kept.why,
          });
        }
        return kept.id;
      });
      return shown(id);
    },

    async list({ state, before }) {
      const isLeftOut = state === "left_out";
      const found = await listProposals(queries, {
        // A change that its files hold by now is approved no more.
        ...(isLeftOut ? { state: "approved", ids: [...parts.leftOut.keys()] } : { state }),
        before,
        limit: pageLength + 1,
      });
      const proposals = found.slice(0, pageLength);
      return {
        proposals: await withNames(proposals),
        next: found.length > pageLength ? (proposals.at(-1)?.id ?? null) : null,
        notServed: parts.whyNotServed(),
        leftOut: parts.leftOut.size,
      };
    },

    async decide(actor, id, { approve, answer }) {
      const proposal = await openOne(id);
      if (proposal.accountId === actor.accountId) {
        throw new AppError("forbidden", { detail: { key: "edit_own" } });
      }
      await takeTurn(actor);
      const approved = approve ? await approvedNow() : [];
      if (approved.length >= mostApproved) {
        throw new AppError("conflict", { detail: { key: "edit_pull_first" } });
      }
      if (approve) await checked(approved, proposal);
      await database.transact(async (inside) => {
        // The check took seconds: whoever is no editor any more decides nothing.
        const account = await lockAccount(inside, actor.accountId);
        if (account === null || !mayDo("decide on a change", account.roles)) {
          throw new AppError("forbidden");
        }
        const decision = decisionBy(actor, answer);
        const to = approve ? "approved" : "refused";
        if (!(await moveProposal(inside, id, { from: "open", to, decision }))) {
          throw new AppError("not_found", { detail: { key: "report_closed" } });
        }
        if (approve) {
          const known = new Set([id, ...approved.map((one) => one.id)]);
          const isNews = (one: Proposal) => one.file === proposal.file && !known.has(one.id);
          // Approved by somebody else since the check.
          if ((await listApproved(inside)).some(isNews)) {
            throw new AppError("conflict", { detail: { key: "edit_moved_on" } });
          }
          if (proposal.reportId !== null) {
            await closeMendedReport(inside, proposal.reportId, { answer, closedAt: decision.at });
          }
        }
        await noteAct(inside, actor, {
          act: "decide on a change",
          subject: "proposal",
          subjectId: id,
          change: to,
          reason: answer,
        });
      });
      if (approve) parts.approvedAnew();
      return shown(id);
    },

    async withdraw(actor, id) {
      const proposal = await openOne(id);
      // Whose it is stands in the list; that somebody else cannot take it back is no secret either.
      if (proposal.accountId !== actor.accountId) throw new AppError("not_found");
      await database.transact(async (inside) => {
        const decision = decisionBy(actor, "");
        if (!(await moveProposal(inside, id, { from: "open", to: "withdrawn", decision }))) {
          throw new AppError("not_found", { detail: { key: "report_closed" } });
        }
        await noteAct(inside, actor, {
          act: "propose a change",
          subject: "proposal",
          subjectId: id,
          change: "withdrawn",
        });
      });
      return shown(id);
    },
  };
}

/** What the thread is told of approved changes: nothing of those who made them. */
const laidOver = (approved: readonly Proposal[]) =>
  approved.map(({ id, file, path, old, text }) => ({ id, file, path, old, text }));
