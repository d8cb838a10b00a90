import type { ReviewWordsQuery } from "@tilashar/contracts";
import { kindOfItem, strengthOf } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { cardBody, cardCall } from "./card-call.ts";
import {
  changeItem,
  guest,
  type LocalItem,
  type Owner,
  readItems,
  record,
  removeItem,
} from "./review-store.ts";

export interface WordsPage {
  /** Of all pages together. */
  total: number;
  words: LocalItem[];
  /** Nothing came from the server: this is what the device has. */
  offline?: boolean;
}

/** Words of the learner from the server, or of the guest from this browser, by the same question. */
export async function loadWords(query: ReviewWordsQuery, signal: AbortSignal): Promise<WordsPage> {
  const { user } = currentSession();
  if (user === null) return fromDevice(guest, query);
  try {
    // What was changed here a moment ago must not come back as it was.
    await outbox.send();
    return await call("GET /review/words", { query, signal });
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "offline")) throw error;
    return { ...(await fromDevice(user.id, query)), offline: true };
  }
}

async function fromDevice(owner: Owner, query: ReviewWordsQuery): Promise<WordsPage> {
  const items = await readItems(owner);
  const { q = "" } = query;
  if (q.trim() === "") return pageOf(items, query, Date.now());
  // Any form of a word, in any script, with a slip or two: the language engine comes with the first search.
  const { findWords } = await import("@tilashar/course/search");
  return pageOf(findWords(items, q), query, Date.now());
}

/**
 * Notes or sets aside a word: here at once, and on the server when it can be reached. While the server
 * has not numbered the word, the card that waits for it says so.
 */
export async function changeWord(
  word: LocalItem,
  { note, ...change }: { suspended?: boolean; note?: string },
): Promise<LocalItem> {
  const learner = currentSession().user?.id ?? null;
  const own = { ...change, ...(note !== undefined && { note: note.trim() }) };
  const changed = { ...word, ...own };
  const { id, item: subject } = word;
  if (id !== null) {
    await outbox.keep("PATCH /review/cards/{id}/", { params: { id }, body: own, subject });
  } else {
    const waits = { endpoint: "POST /review/cards", subject, owner: learner } as const;
    const isWaiting = await outbox.amend(waits, () => cardBody(changed));
    if (!isWaiting) await outbox.keepAll([cardCall(learner, changed)]);
  }
  const owner = learner ?? guest;
  if ((await changeItem(owner, subject, own)) === null) await record(owner, { items: [changed] });
  void outbox.send();
  return changed;
}

/** Takes a word away: from the server, and from what waits for it. */
export async function removeWord({ id, item }: LocalItem): Promise<void> {
  const learner = currentSession().user?.id ?? null;
  if (id !== null) await call("DELETE /review/cards/{id}/", { params: { id } });
  const waits = { subject: item, owner: learner };
  await outbox.amend({ endpoint: "POST /review/cards", ...waits }, () => null);
  await outbox.amend({ endpoint: "PATCH /review/cards/{id}/", ...waits }, () => null);
  await removeItem(learner ?? guest, item);
}

let collator: Intl.Collator | undefined;

/** Made for the first list that is in its order: a slow phone needs fifty milliseconds for it. */
function alphabet(): Intl.Collator {
  collator ??= new Intl.Collator("kk");
  return collator;
}

/** The server's question, answered from a list of what its search has found. */
export function pageOf(
  items: readonly LocalItem[],
  { show = "all", sort = "added", limit = 50, offset = 0 }: ReviewWordsQuery,
  now: number,
): WordsPage {
  const isShown = ({ memory, item, suspended }: LocalItem): boolean => {
    const strength = strengthOf(memory);
    switch (show) {
      case "due":
        return memory !== null && memory.due <= now && !suspended;
      case "new":
        return memory === null;
      case "weak":
        return strength > 0 && strength < 3;
      case "strong":
        return strength >= 4;
      case "rules":
        return ["rule", "sound"].includes(kindOfItem(item));
      case "suspended":
        return suspended;
      case "all":
        return true;
    }
  };
  const orders: Record<
    NonNullable<ReviewWordsQuery["sort"]>,
    (a: LocalItem, b: LocalItem) => number
  > = {
    added: (a, b) => (a.added < b.added ? 1 : -1),
    alphabet: (a, b) => alphabet().compare(a.kz, b.kz),
    strength: (a, b) => (a.memory?.stability ?? 0) - (b.memory?.stability ?? 0),
    due: (a, b) =>
      (a.memory?.due ?? Number.POSITIVE_INFINITY) - (b.memory?.due ?? Number.POSITIVE_INFINITY),
  };
  const found = items.filter(isShown).sort(orders[sort]);
  return { total: found.length, words: found.slice(offset, offset + limit) };
}
