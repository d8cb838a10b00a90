import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Entry } from "./entry.ts";

/** Where entries are kept, in the order they came. */
export interface EntryStore {
  all(): Promise<Entry[]>;
  /** Adds all or none. An entry that is there already is replaced where it stands. */
  add(entries: readonly Entry[]): Promise<void>;
  /** Changes all or none of the named entries; null removes one. One that has gone is passed over. */
  change(attempts: readonly string[], change: (entry: Entry) => Entry | null): Promise<void>;
}

type Placed = Entry & { place: number };

interface Schema extends DBSchema {
  entries: { key: number; value: Entry & { place?: number }; indexes: { attempt: string } };
}

/** A write has ended when it is on the disk: what the learner was told is done survives a killed browser. */
const durable = { durability: "strict" } as const;

/** For browsers that forbid databases: what is kept lives as long as the page. */
function pageStore(): EntryStore {
  let kept: readonly Entry[] = [];
  return {
    all: async () => [...kept],
    async add(entries) {
      const added = new Map(entries.map((entry) => [entry.attempt, entry]));
      const replaced = kept.map((entry) => {
        const next = added.get(entry.attempt) ?? entry;
        added.delete(entry.attempt);
        return next;
      });
      kept = [...replaced, ...added.values()];
    },
    async change(attempts, change) {
      const named = new Set(attempts);
      kept = kept.flatMap((entry) => (named.has(entry.attempt) ? (change(entry) ?? []) : [entry]));
    },
  };
}

function databaseStore(database: IDBPDatabase<Schema>): EntryStore {
  async function addAll(entries: readonly Entry[]): Promise<void> {
    const work = database.transaction("entries", "readwrite", durable);
    for (const entry of entries) {
      const place = await work.store.index("attempt").getKey(entry.attempt);
      await work.store.put(place === undefined ? entry : { ...entry, place });
    }
    await work.done;
  }
  const page = pageStore();
  return {
    async all() {
      return [...(await database.getAll("entries")), ...(await page.all())];
    },
    async add(entries) {
      try {
        await addAll(entries);
      } catch (error) {
        console.warn("The disk is full: this waits in the page only", error);
        await page.add(entries);
      }
    },
    async change(attempts, change) {
      await page.change(attempts, change);
      const work = database.transaction("entries", "readwrite", durable);
      for (const attempt of attempts) {
        const found = (await work.store.index("attempt").get(attempt)) as Placed | undefined;
        if (found === undefined) continue;
        const { place, ...entry } = found;
        const changed = change(entry);
        if (changed === null) await work.store.delete(place);
        else await work.store.put({ ...changed, place });
      }
      await work.done;
    },
  };
}

/**
 * Opens the store of this browser.
 *
 * @param onClose the browser or a newer version of the application has closed it: open it anew
 */
export async function openEntryStore(onClose: () => void): Promise<EntryStore> {
  try {
    const database = await openDB<Schema>("tilashar-outbox", 1, {
      upgrade(created) {
        const entries = created.createObjectStore("entries", {
          keyPath: "place",
          autoIncrement: true,
        });
        entries.createIndex("attempt", "attempt", { unique: true });
      },
      blocking() {
        onClose();
        database.close();
      },
      terminated: onClose,
    });
    return databaseStore(database);
  } catch (error) {
    console.warn("What waits is kept by this page only", error);
    return pageStore();
  }
}
