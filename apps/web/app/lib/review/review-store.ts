import type { ReviewAnswer, ReviewItem, ReviewQueue, ReviewSettings } from "@tilashar/contracts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Whose it is: a learner's id, or 0 for a guest of this browser. */
export type Owner = number;
export const guest: Owner = 0;

/** Something to review as this device knows it; a guest's has no number of the server's. */
export type LocalItem = Omit<ReviewItem, "id"> & { id: number | null };

/** A card on its way to the server. */
export interface LocalCard {
  item: string;
  kz: string;
  en: string;
  ru: string;
  example: ReviewItem["example"];
  source: ReviewItem["source"];
  /** What was written on it before it was sent. */
  note?: string;
  suspended?: boolean;
  /** ISO instant. */
  added: string;
}

/** What the server has not acknowledged yet, in the order it happened. */
export type Unsent = { owner: Owner } & (
  | { kind: "answer"; answer: ReviewAnswer }
  | { kind: "undo"; attempts: string[] }
  | { kind: "card"; card: LocalCard }
);

/** How this learner reviews, as this device knows it. */
export interface LocalPlan {
  settings: ReviewSettings;
  weights: ReviewQueue["weights"];
  timezone: string;
  /** What has been done on `day`. */
  day: string;
  done: ReviewQueue["done"];
}

interface Schema extends DBSchema {
  items: { key: [Owner, string]; value: { owner: Owner; item: string; data: LocalItem } };
  unsent: { key: number; value: Unsent };
  plans: { key: Owner; value: LocalPlan };
}

export type ReviewDatabase = IDBPDatabase<Schema>;

let opened: Promise<ReviewDatabase> | null = null;

/** The device's own memory of reviews; it outlives the page and works without a network. */
export function reviewDatabase(): Promise<ReviewDatabase> {
  opened ??= openDB<Schema>("tilashar-review", 1, {
    upgrade(database) {
      database.createObjectStore("items", { keyPath: ["owner", "item"] });
      database.createObjectStore("unsent", { autoIncrement: true });
      database.createObjectStore("plans");
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

const ofOwner = (owner: Owner) => IDBKeyRange.bound([owner, ""], [owner, "\uffff"]);

export async function readItems(owner: Owner): Promise<LocalItem[]> {
  const rows = await (await reviewDatabase()).getAll("items", ofOwner(owner));
  return rows.map(({ data }) => data);
}

export async function readPlan(owner: Owner): Promise<LocalPlan | null> {
  return (await (await reviewDatabase()).get("plans", owner)) ?? null;
}

export async function writePlan(owner: Owner, plan: LocalPlan): Promise<void> {
  await (await reviewDatabase()).put("plans", plan, owner);
}

/** What the server says takes the place of what this device knew. */
export async function replaceItems(owner: Owner, items: readonly LocalItem[]): Promise<void> {
  const work = (await reviewDatabase()).transaction("items", "readwrite");
  await work.store.delete(ofOwner(owner));
  await Promise.all(items.map((data) => work.store.put({ owner, item: data.item, data })));
  await work.done;
}

/**
 * Notes or sets aside something that the server has not numbered yet: the card that waits for the server
 * says so too.
 */
export async function changeWaiting(
  owner: Owner,
  { item, kz, en, ru, example, source, added }: LocalItem,
  change: { note?: string; suspended?: boolean },
): Promise<LocalItem | null> {
  const work = (await reviewDatabase()).transaction(["items", "unsent"], "readwrite");
  const items = work.objectStore("items");
  const row = await items.get([owner, item]);
  if (row === undefined) return null;
  const data = { ...row.data, ...change };
  await items.put({ ...row, data });
  const { note, suspended } = data;
  let cursor = await work.objectStore("unsent").openCursor();
  while (cursor !== null) {
    const { value } = cursor;
    if (value.owner === owner && value.kind === "card" && value.card.item === item) {
      await cursor.update({ ...value, card: { ...value.card, note, suspended } });
      break;
    }
    cursor = await cursor.continue();
  }
  if (cursor === null) {
    const card = { item, kz, en, ru, example, source, added, note, suspended };
    await work.objectStore("unsent").add({ owner, kind: "card", card });
  }
  await work.done;
  return data;
}

export async function removeItem(owner: Owner, item: string): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "unsent"], "readwrite");
  await work.objectStore("items").delete([owner, item]);
  let cursor = await work.objectStore("unsent").openCursor();
  while (cursor !== null) {
    const { value } = cursor;
    if (value.owner === owner && value.kind === "card" && value.card.item === item)
      await cursor.delete();
    cursor = await cursor.continue();
  }
  await work.done;
}

/** Items as they are after something happened, with what the server has to learn of it: both or neither. */
export async function record(
  owner: Owner,
  {
    items,
    unsent,
    plan,
  }: { items: readonly LocalItem[]; unsent: readonly Unsent[]; plan?: LocalPlan },
): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "unsent", "plans"], "readwrite");
  await Promise.all([
    ...items.map((data) => work.objectStore("items").put({ owner, item: data.item, data })),
    ...unsent.map((entry) => work.objectStore("unsent").add(entry)),
    ...(plan === undefined ? [] : [work.objectStore("plans").put(plan, owner)]),
  ]);
  await work.done;
}

/** What waits for the server, of this learner and of the guest they were, oldest first. */
export async function readUnsent(owner: Owner): Promise<{ key: number; entry: Unsent }[]> {
  const work = (await reviewDatabase()).transaction("unsent");
  const found: { key: number; entry: Unsent }[] = [];
  let cursor = await work.store.openCursor();
  while (cursor !== null) {
    if (cursor.value.owner === owner || cursor.value.owner === guest)
      found.push({ key: cursor.key, entry: cursor.value });
    cursor = await cursor.continue();
  }
  return found;
}

/** The server has these. What was a guest's is the learner's from now on. */
export async function forgetUnsent(keys: readonly number[]): Promise<void> {
  const work = (await reviewDatabase()).transaction("unsent", "readwrite");
  await Promise.all(keys.map((key) => work.store.delete(key)));
  await work.done;
}

/** Forgets somebody's words on this device; what the server does not have yet stays. */
export async function forgetOwner(owner: Owner): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "plans"], "readwrite");
  await work.objectStore("items").delete(ofOwner(owner));
  await work.objectStore("plans").delete(owner);
  await work.done;
}
