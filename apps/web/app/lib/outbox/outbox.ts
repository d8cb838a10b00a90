import { currentSession } from "#app/lib/session/session.ts";
import { makeListeners } from "#app/lib/store.ts";
import { delivered } from "./delivered.ts";
import type { Entry, Sendable, Wanted } from "./entry.ts";
import { type EntryStore, openEntryStore } from "./entry-store.ts";
import { outgoing } from "./outgoing.ts";
import { pageWork } from "./page-work.ts";
import type { Delivery } from "./send-waiting.ts";

/** These and everything that can leave only after them. */
function withDependents(all: readonly Entry[], attempts: readonly string[]): string[] {
  const named = new Set(attempts);
  for (const { attempt, needs } of all) {
    if (needs !== undefined && named.has(needs.attempt)) named.add(attempt);
  }
  return [...named];
}

const isOf = (userId: number | null) => (entry: Entry) =>
  entry.owner === null || entry.owner === userId;

const here = () => isOf(currentSession().user?.id ?? null);

/** Everything that a learner does leaves through here: kept on the disk first, sent when it can be. */
export function makeOutbox() {
  const { subscribe, notify: tell } = makeListeners();
  let opened: Promise<EntryStore> | null = null;

  function store(): Promise<EntryStore> {
    opened ??= openEntryStore(() => {
      opened = null;
    });
    return opened;
  }
  async function changeWithDependents(
    attempts: readonly string[],
    change: (entry: Entry) => Entry | null,
  ): Promise<void> {
    const entries = await store();
    await entries.change(withDependents(await entries.all(), attempts), change);
    tell();
  }
  /** What waits of this learner and of the guest they were; of the guest when nobody is signed in. */
  async function waiting(): Promise<Entry[]> {
    const all = await (await store()).all();
    return all.filter(here()).filter(({ refusal }) => refusal === undefined);
  }
  /** Keeps several calls, all or none. */
  async function keepAll(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    pageWork.mayWait = true;
    await (await store()).add(entries);
    tell();
  }

  return {
    keepAll,
    waiting,

    /**
     * Keeps a call until the server has it.
     *
     * @returns when even a browser that is killed would still have it
     */
    keep: <E extends Sendable>(endpoint: E, wanted: Wanted<E>): Promise<void> =>
      keepAll([outgoing(endpoint, wanted)]),

    /**
     * Sends what waits: this learner's, and a guest's, which becomes theirs. Never throws: `failure` says
     * why something still waits.
     */
    async send(): Promise<Delivery> {
      try {
        // Keeping must work in any page at once; the sender is fetched where there is something to send with.
        const { sendWaiting } = await import("./send-waiting.ts");
        const delivery = await sendWaiting(await store(), pageWork.takeAlong);
        pageWork.mayWait = (await waiting()).length > 0;
        if (delivery.taken > 0) delivered.notify();
        if (delivery.setAside > 0) pageWork.tellSetAside();
        if (delivery.failure !== null) console.warn("What waits is sent later", delivery.failure);
        return delivery;
      } catch (failure) {
        console.warn("What waits could not be read", failure);
        return { taken: 0, awarded: 0, failure, setAside: 0 };
      } finally {
        tell();
      }
    },

    /** What the server will never take, and this learner or guest has to be told of. */
    async setAside(): Promise<Entry[]> {
      const all = await (await store()).all();
      return all.filter(here()).filter(({ refusal }) => refusal !== undefined);
    },

    /** Lets what was set aside wait again, for the next send. */
    async tryAgain(attempts: readonly string[]): Promise<void> {
      pageWork.mayWait = true;
      await changeWithDependents(attempts, ({ refusal: _, troubles: __, ...entry }) => entry);
    },

    /** Forgets entries, and what can leave only after them: the server has them, or the learner says so. */
    drop: (attempts: readonly string[]): Promise<void> =>
      changeWithDependents(attempts, () => null),

    /** Changes the bodies of waiting entries about a subject, or forgets them; tells if there were any. */
    async amend<E extends Sendable>(
      { endpoint, subject, owner }: Pick<Entry<E>, "endpoint" | "subject" | "owner">,
      change: (body: Entry<E>["body"]) => Entry<E>["body"] | null,
    ): Promise<boolean> {
      const entries = await store();
      const found = (await entries.all()).filter(
        (entry) =>
          entry.endpoint === endpoint && entry.subject === subject && entry.owner === owner,
      );
      await entries.change(
        found.map(({ attempt }) => attempt),
        (entry) => {
          const body = change(entry.body as Entry<E>["body"]);
          return body === null ? null : { ...entry, body: body as Entry["body"] };
        },
      );
      tell();
      return found.length > 0;
    },

    /** Calls back whenever something may have been kept, sent or set aside by this page. */
    listen: subscribe,
  };
}

/** The outbox of this page. */
export const outbox = makeOutbox();
