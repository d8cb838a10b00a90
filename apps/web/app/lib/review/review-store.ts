import type { ReviewItem, ReviewQueue, ReviewSettings } from "@tilashar/contracts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Whose it is: a learner's id, or 0 for a guest of this browser. */
export type Owner = number;
export const guest: Owner = 0;

/** Something to review as this device knows it; a guest's has no number of the server's. */
export type LocalItem = Omit<ReviewItem, "id"> & { id: number | null };

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
  /** Of older versions: what waited for the server, before the outbox. */
  unsent: { key: number; value: unknown };
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

/** Changes one item as this device knows it; null when it does not. */
export async function changeItem(
  owner: Owner,
  item: string,
  change: Partial<LocalItem>,
): Promise<LocalItem | null> {
  const work = (await reviewDatabase()).transaction("items", "readwrite");
  const row = await work.store.get([owner, item]);
  const data = row === undefined ? null : { ...row.data, ...change };
  if (data !== null) await work.store.put({ owner, item, data });
  await work.done;
  return data;
}

export async function removeItem(owner: Owner, item: string): Promise<void> {
  await (await reviewDatabase()).delete("items", [owner, item]);
}

/** Items and plan as they are after something happened: both or neither. */
export async function record(
  owner: Owner,
  { items, plan }: { items: readonly LocalItem[]; plan?: LocalPlan },
): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "plans"], "readwrite");
  await Promise.all([
    ...items.map((data) => work.objectStore("items").put({ owner, item: data.item, data })),
    ...(plan === undefined ? [] : [work.objectStore("plans").put(plan, owner)]),
  ]);
  await work.done;
}

/** A guest has become this learner: what the device knew of the guest is the learner's, where it is new. */
export async function takeGuestAlong(owner: Owner): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "plans"], "readwrite");
  const items = work.objectStore("items");
  for (const { item, data } of await items.getAll(ofOwner(guest))) {
    if ((await items.get([owner, item])) === undefined) await items.put({ owner, item, data });
  }
  await items.delete(ofOwner(guest));
  await work.objectStore("plans").delete(guest);
  await work.done;
}

/** Forgets somebody's words on this device; what the server does not have yet stays in the outbox. */
export async function forgetOwner(owner: Owner): Promise<void> {
  const work = (await reviewDatabase()).transaction(["items", "plans"], "readwrite");
  await work.objectStore("items").delete(ofOwner(owner));
  await work.objectStore("plans").delete(owner);
  await work.done;
}
