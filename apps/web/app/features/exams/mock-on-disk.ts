import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * A second copy of each mock that is being taken. Browsers write local storage to the disk seconds later, and the
 * more is written the later: one that is killed would lose the last minute of answers. This copy is on the disk
 * when its write has ended.
 */
interface Schema extends DBSchema {
  mocks: { key: string; value: { text: string; written: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Null where browsers forbid databases: local storage is all there is then. */
async function database(): Promise<IDBPDatabase<Schema> | null> {
  if (!("indexedDB" in globalThis)) return null;
  opened ??= openDB<Schema>("tilashar-exams", 1, {
    upgrade: (created) => void created.createObjectStore("mocks"),
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** What goes wrong is told to nobody: the copy in local storage stands. */
const quietly = (work: Promise<unknown>): void =>
  void work.catch((error: unknown) => console.warn("A mock has no second copy", error));

export function writeToDisk(key: string, text: string, written: number): void {
  const write = async () => {
    const work = (await database())?.transaction("mocks", "readwrite", { durability: "strict" });
    await work?.store.put({ text, written }, key);
    await work?.done;
  };
  quietly(write());
}

export function removeFromDisk(key: string): void {
  quietly(database().then((open) => open?.delete("mocks", key)));
}

/** The copy on the disk; null without one. */
export async function readFromDisk(key: string): Promise<{ text: string; written: number } | null> {
  try {
    return (await (await database())?.get("mocks", key)) ?? null;
  } catch (error) {
    console.warn("The second copy of a mock could not be read", error);
    return null;
  }
}
