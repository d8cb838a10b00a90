import type { Strength } from "@tilashar/learning/review";
import type { Chapter, LineTime, TextFormat } from "@tilashar/own-texts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Owner } from "#app/lib/review/review-store.ts";

/** Where a reader has come to. */
export interface ReadingPlace {
  chapter: number;
  paragraph: number;
}

/** A text as a list shows it; its chapters are kept by themselves, so that a list reads no books. */
export interface KeptText {
  id: string;
  owner: Owner;
  format: TextFormat;
  title: string;
  author: string;
  chapters: readonly { title: string; letters: number }[];
  /** Running words; null until they have been counted. */
  words: number | null;
  /** ISO instants. */
  added: string;
  opened: string | null;
  place: ReadingPlace;
}

/** A dictionary form of a text, as it was counted. */
export interface CountedWord {
  lemma: string;
  kind: "word" | "name" | "number" | "unknown";
  count: number;
  example: string | null;
}

/** A chapter, of subtitles with when each paragraph is said. */
export type TimedChapter = Chapter & { readonly times?: readonly LineTime[] };

/** A chapter as it lies on the disk. */
export interface KeptChapter extends Chapter {
  text: string;
  at: number;
  /** Of subtitles: when each paragraph is said. */
  times?: readonly LineTime[];
}

interface KeptStrengths {
  /** Milliseconds since the epoch. */
  at: number;
  words: readonly (readonly [kz: string, strength: Strength])[];
}

interface Schema extends DBSchema {
  texts: { key: string; value: KeptText; indexes: { owner: Owner } };
  chapters: { key: [text: string, at: number]; value: KeptChapter };
  counts: { key: string; value: { text: string; words: readonly CountedWord[] } };
  /** Words that a learner has said to know, by dictionary form. */
  marks: { key: [Owner, string]; value: { owner: Owner; lemma: string } };
  /** What the server said last of a learner's words. */
  strengths: { key: Owner; value: KeptStrengths };
}

/** What was brought is on the disk when the learner is told so. */
const durable = { durability: "strict" } as const;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("tilashar-own-texts", 2, {
    upgrade(created, before) {
      if (before < 2) created.createObjectStore("strengths");
      if (before >= 1) return;
      created.createObjectStore("texts", { keyPath: "id" }).createIndex("owner", "owner");
      created.createObjectStore("chapters", { keyPath: ["text", "at"] });
      created.createObjectStore("counts", { keyPath: "text" });
      created.createObjectStore("marks", { keyPath: ["owner", "lemma"] });
    },
    blocking() {
      void opened?.then((open) => open.close());
      opened = null;
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

/** Opens the store before there is something to keep. */
export async function openTexts(): Promise<void> {
  await database();
}

const chaptersOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Keeps a text with all its chapters: all or nothing. */
export async function keepText(text: KeptText, chapters: readonly TimedChapter[]): Promise<void> {
  const work = (await database()).transaction(["texts", "chapters"], "readwrite", durable);
  await Promise.all([
    work.objectStore("texts").put(text),
    ...chapters.map((chapter, at) =>
      work.objectStore("chapters").put({ ...chapter, text: text.id, at }),
    ),
    work.done,
  ]);
}

/** Somebody's texts, the one that was opened or brought last first. */
export async function readTexts(owner: Owner): Promise<KeptText[]> {
  const texts = await (await database()).getAllFromIndex("texts", "owner", owner);
  const latest = ({ added, opened: last }: KeptText) => last ?? added;
  return texts.sort((one, other) => latest(other).localeCompare(latest(one)));
}

/** One text of somebody's; null for another's and for none. */
export async function readText(owner: Owner, id: string): Promise<KeptText | null> {
  const text = await (await database()).get("texts", id);
  return text?.owner === owner ? text : null;
}

export async function readChapter(id: string, at: number): Promise<KeptChapter | null> {
  return (await (await database()).get("chapters", [id, at])) ?? null;
}

export async function readChapters(id: string): Promise<KeptChapter[]> {
  return (await database()).getAll("chapters", chaptersOf(id));
}

/** Changes what is noted about a text; nothing where it has been removed meanwhile. */
export async function changeText(
  id: string,
  change: Partial<Pick<KeptText, "title" | "opened" | "place" | "words">>,
): Promise<void> {
  const work = (await database()).transaction("texts", "readwrite");
  const text = await work.store.get(id);
  if (text !== undefined) await work.store.put({ ...text, ...change });
  await work.done;
}

export async function removeText(id: string): Promise<void> {
  const work = (await database()).transaction(
    ["texts", "chapters", "counts"],
    "readwrite",
    durable,
  );
  await Promise.all([
    work.objectStore("texts").delete(id),
    work.objectStore("chapters").delete(chaptersOf(id)),
    work.objectStore("counts").delete(id),
    work.done,
  ]);
}

/** Keeps which words a text has, with how many they are, unless it has been removed meanwhile. */
export async function keepCounts(id: string, words: readonly CountedWord[]): Promise<void> {
  const work = (await database()).transaction(["texts", "counts"], "readwrite");
  const text = await work.objectStore("texts").get(id);
  if (text !== undefined) {
    const running = words.reduce((sum, { count }) => sum + count, 0);
    await work.objectStore("texts").put({ ...text, words: running });
    await work.objectStore("counts").put({ text: id, words });
  }
  await work.done;
}

export async function readCounts(id: string): Promise<readonly CountedWord[] | null> {
  return (await (await database()).get("counts", id))?.words ?? null;
}

const ofOwner = (owner: Owner) => IDBKeyRange.bound([owner, ""], [owner, "\uffff"]);

/** Dictionary forms that somebody has said to know. */
export async function readMarks(owner: Owner): Promise<Set<string>> {
  const marks = await (await database()).getAll("marks", ofOwner(owner));
  return new Set(marks.map(({ lemma }) => lemma));
}

export async function setMark(owner: Owner, lemma: string, known: boolean): Promise<void> {
  const open = await database();
  if (known) await open.put("marks", { owner, lemma });
  else await open.delete("marks", [owner, lemma]);
}

/** Notes many words as known: all or none. */
export async function addMarks(owner: Owner, lemmas: readonly string[]): Promise<void> {
  const work = (await database()).transaction("marks", "readwrite", durable);
  await Promise.all([...lemmas.map((lemma) => work.store.put({ owner, lemma })), work.done]);
}

export async function readStrengths(owner: Owner): Promise<KeptStrengths | null> {
  return (await (await database()).get("strengths", owner)) ?? null;
}

export async function writeStrengths(owner: Owner, kept: KeptStrengths): Promise<void> {
  await (await database()).put("strengths", kept, owner);
}

/** A guest has become this learner: texts and known words go along. */
export async function takeGuestTextsAlong(guest: Owner, owner: Owner): Promise<void> {
  const work = (await database()).transaction(["texts", "marks"], "readwrite");
  const texts = work.objectStore("texts");
  for (const text of await texts.index("owner").getAll(guest)) await texts.put({ ...text, owner });
  const marks = work.objectStore("marks");
  for (const mark of await marks.getAll(ofOwner(guest))) await marks.put({ ...mark, owner });
  await marks.delete(ofOwner(guest));
  await work.done;
}
