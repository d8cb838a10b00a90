import { currentSession } from "#app/lib/session/session.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

const missedKey = "speech-missed";
/** Proofs are an account's: another learner of this browser gets nothing for them. */
const receiptsKey = () => `speech-receipts-${currentSession().user?.id ?? "guest"}`;
/** Where versions before kept them, of whoever was signed in. */
const oldReceiptsKey = "speech-receipts";
const recordingsKey = "speech-recordings";
const consentKey = "speech-consent";

/** So many sounds missed lately steer which words come. */
const maxMissed = 4;
export const wordsInSet = 5;

function listed(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

const keep = (key: string, items: readonly string[]) =>
  items.length > 0 ? void writeStored(key, JSON.stringify(items)) : removeStored(key);

/** Letters of the sounds missed lately, the latest first. */
export const missedSounds = () => listed(missedKey);

export function noteMissed(letter: string): void {
  const small = letter.toLowerCase();
  keep(
    missedKey,
    [small, ...missedSounds().filter((known) => known !== small)].slice(0, maxMissed),
  );
}

/** A word with this sound was said right: it need not come more often any longer. */
export function noteRight(word: string): void {
  const left = missedSounds();
  const learned = left.findLastIndex((letter) => word.includes(letter));
  if (learned >= 0)
    keep(
      missedKey,
      left.filter((_, at) => at !== learned),
    );
}

/** Proofs of words said right that wait for their set of five, a word each. */
export function receiptsHeld(): string[] {
  const old = listed(oldReceiptsKey);
  if (old.length > 0) {
    keep(receiptsKey(), [...listed(receiptsKey()), ...old].slice(-wordsInSet));
    removeStored(oldReceiptsKey);
  }
  return listed(receiptsKey());
}

/** Adds a proof; `word` and its proof stand together, and a word counts once in a set. */
export function holdReceipt(word: string, receipt: string): string[] {
  const others = receiptsHeld().filter((held) => !held.startsWith(`${word} `));
  const held = [...others, `${word} ${receipt}`].slice(-wordsInSet);
  keep(receiptsKey(), held);
  return held;
}

export const proofsOf = (held: readonly string[]) =>
  held.map((line) => line.slice(line.lastIndexOf(" ") + 1));

export const dropReceipts = () => removeStored(receiptsKey());

/** What is needed to delete recordings that the learner let us keep. */
export const keptRecordings = () => listed(recordingsKey);
export const noteRecording = (recording: string) =>
  keep(recordingsKey, [...keptRecordings(), recording].slice(-500));
export const forgetRecordings = () => removeStored(recordingsKey);

export const hasConsented = () => readStored(consentKey) === "yes";
export const consent = (agreed: boolean) =>
  agreed ? void writeStored(consentKey, "yes") : removeStored(consentKey);
