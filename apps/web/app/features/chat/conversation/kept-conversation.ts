import { currentSession } from "#app/lib/session/session.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import type { Message } from "./message.ts";

export interface Conversation {
  /** Keeps examples and quiz words the same throughout. */
  seed: number;
  messages: readonly Message[];
}

interface Kept extends Conversation {
  /** Id of the learner it belongs to; null: a guest's. */
  owner: number | null;
}

const key = "conversation";
const maxMessages = 60;

const ownerNow = () => currentSession().user?.id ?? null;

function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { id, sender, text } = value as Partial<Message>;
  return (
    Number.isSafeInteger(id) && (sender === "user" || sender === "bot") && typeof text === "string"
  );
}

/** The conversation this browser holds for whoever looks; null when there is none, or it is another's. */
export function readConversation(): Conversation | null {
  try {
    const kept = JSON.parse(readStored(key) ?? "null") as Partial<Kept> | null;
    if (kept === null || !Array.isArray(kept.messages) || !Number.isSafeInteger(kept.seed)) {
      return null;
    }
    // A guest who signs in goes on with what they began.
    if (kept.owner !== null && kept.owner !== ownerNow()) return null;
    const messages = kept.messages.filter(isMessage);
    return messages.length === 0 ? null : { seed: kept.seed as number, messages };
  } catch {
    return null;
  }
}

/** Keeps the end of a conversation; less of it when the browser has little room. */
export function keepConversation({ seed, messages }: Conversation): void {
  for (let most = maxMessages; most >= 1; most = Math.floor(most / 2)) {
    const kept: Kept = { owner: ownerNow(), seed, messages: messages.slice(-most) };
    if (writeStored(key, JSON.stringify(kept))) return;
  }
}

export const forgetConversation = () => removeStored(key);
