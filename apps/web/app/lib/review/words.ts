import type { ReviewWordsQuery } from "@tilashar/contracts";
import { kindOfItem, strengthOf } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { changeWaiting, guest, type LocalItem, type Owner, readItems } from "./review-store.ts";

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

/** Notes or sets aside a word: on the server, or in this browser while the server does not have it. */
export async function changeWord(
  word: LocalItem,
  change: { suspended?: boolean; note?: string },
): Promise<LocalItem | null> {
  const { id } = word;
  if (id !== null) return call("PATCH /review/cards/{id}/", { params: { id }, body: change });
  const note = change.note?.trim();
  const own = { ...change, ...(note !== undefined && { note }) };
  return changeWaiting(currentSession().user?.id ?? guest, word, own);
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
  const alphabet = new Intl.Collator("kk");
  const orders: Record<
    NonNullable<ReviewWordsQuery["sort"]>,
    (a: LocalItem, b: LocalItem) => number
  > = {
    added: (a, b) => (a.added < b.added ? 1 : -1),
    alphabet: (a, b) => alphabet.compare(a.kz, b.kz),
    strength: (a, b) => (a.memory?.stability ?? 0) - (b.memory?.stability ?? 0),
    due: (a, b) =>
      (a.memory?.due ?? Number.POSITIVE_INFINITY) - (b.memory?.due ?? Number.POSITIVE_INFINITY),
  };
  const found = items.filter(isShown).sort(orders[sort]);
  return { total: found.length, words: found.slice(offset, offset + limit) };
}
