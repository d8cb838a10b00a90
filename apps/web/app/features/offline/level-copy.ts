import type { LessonLevel, PathUnit } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { coverAddress, isDrawnCover } from "#app/lib/cover-address.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import {
  cacheNames,
  copyHeader,
  keptAddress,
  type PagePart,
  partAddress,
} from "#app/lib/offline/kept-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { voiceAddress } from "#app/lib/voice/voice-address.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";

/** How far a copy is, in things fetched. */
export interface CopyProgress {
  done: number;
  /** Grows while lessons tell what belongs to them. */
  total: number;
}

/** A level that is kept whole. */
export interface LevelCopy {
  bytes: number;
  /** ISO instant. */
  at: string;
}

const storeKey = (letter: string) => `offline-level-${letter}`;
/** Together, so that a slow network is used well and other calls still get through. */
const hands = 4;

/** The copy of a level that this browser has; null without one. */
export function levelCopy(letter: string): LevelCopy | null {
  try {
    const stored = JSON.parse(readStored(storeKey(letter)) ?? "null") as LevelCopy | null;
    return typeof stored?.bytes === "number" ? stored : null;
  } catch {
    return null;
  }
}

/** Removes a level from this browser. */
export async function removeLevel(letter: string): Promise<void> {
  removeStored(storeKey(letter));
  await caches.delete(cacheNames.level(letter));
}

interface Wanted {
  /** Where it is fetched, and where it is kept. */
  address: string;
  key: string;
}

/** Works through a queue that may grow, several at once. */
async function workThrough<T>(queue: T[], work: (one: T) => Promise<void>): Promise<void> {
  const hand = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

/** Fetches past the worker; waits when the server asks to, and gives up on anything else. */
async function fetchCopy(address: string, signal: AbortSignal): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, { signal, headers: { [copyHeader]: "1" } });
    if (answer.ok) return answer;
    if (answer.status !== 429) throw new Error(`${address}: ${answer.status}`);
    const seconds = Number(answer.headers.get("retry-after"));
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(1, seconds)));
    signal.throwIfAborted();
  }
}

const partsOf = (page: string): Wanted[] =>
  (["document", "page-data", "route-data"] as const satisfies readonly PagePart[]).map((part) => ({
    address: partAddress(part, page),
    key: keptAddress(part, page, currentLanguage()),
  }));

const file = (address: string): Wanted => ({ address, key: address });

/** Every crop: the list, the lesson and the next step show different ones. */
const coverFiles = (cover: string): string[] =>
  isDrawnCover(cover)
    ? (["wide", "square", "strip"] as const).map((crop) => coverAddress(cover, crop))
    : [cover];

async function lessonFiles(id: number): Promise<Wanted[]> {
  const { lesson, words } = await call("GET /lessons-materials/{id}/", { params: { id } });
  const pictures = words.flatMap(({ img }) => img ?? []);
  return [
    ...[...coverFiles(lesson.img), ...pictures].map(file),
    ...words.flatMap(({ word_kz }) => soundOf(word_kz)),
  ];
}

/** What a unit's sessions are made of, and the sound of its dialogues, sentences and story. */
async function unitFiles(unit: PathUnit): Promise<Wanted[]> {
  const { lessons, story } = await call("GET /path/units/{id}/", { params: { id: unit.id } });
  const said = [
    ...lessons.flatMap(({ dialogue, sentences }) => [
      ...(dialogue?.turns ?? []),
      // Examples of words are read more than they are heard
      ...sentences.filter(({ id }) => !id.startsWith("e")),
    ]),
    ...(story?.sentences ?? []),
  ];
  return [file(`/api/path/units/${unit.id}/`), ...said.flatMap(({ kz }) => soundOf(kz))];
}

/** Where the sound of a text is, in the voice that the learner has chosen. */
function soundOf(text: string): Wanted[] {
  const { voice, rate, prefer } = voiceSetting();
  const address = voiceAddress(text, voice === "browser" ? "aizhan" : voice, rate, prefer);
  return address === null ? [] : [file(address)];
}

/** What the application itself needs beyond what it has: the quiz, the language engine. */
async function applicationFiles(): Promise<Wanted[]> {
  const answer = await fetch("/offline-files.json");
  if (!answer.ok) throw new Error(`offline-files: ${answer.status}`);
  const { core, rest, heavy } = (await answer.json()) as Record<string, string[] | undefined>;
  return [core, rest, heavy].flatMap((list) => list ?? []).map(file);
}

/**
 * Keeps a whole level in this browser: its lessons, units and texts, their pictures, the sound of each word,
 * dialogue and sentence, and
 * everything the application needs to show them. What is kept already is not fetched again, so a broken
 * copy goes on where it stopped.
 *
 * @throws when the network or the storage gives up; what was kept stays
 */
export async function copyLevel(
  { letter, level }: { letter: string; level: LessonLevel },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: CopyProgress) => void },
): Promise<LevelCopy> {
  const cache = await caches.open(cacheNames.level(letter));
  const files = await caches.open(cacheNames.files);
  const [lessons, readings, { units }, application] = await Promise.all([
    call("GET /lessons-materials", { signal }),
    call("GET /reading-materials", { signal }),
    call("GET /path", { signal }),
    applicationFiles(),
  ]);
  const mine = lessons.filter(({ lang_level }) => lang_level === level);
  const texts = readings.filter(({ lang_level }) => lang_level === level);
  const seen = new Set<string>();
  const queue: Wanted[] = [];
  const progress: CopyProgress = { done: 0, total: 0 };
  const add = (wanted: readonly Wanted[]) => {
    const fresh = wanted.filter(({ key }) => !seen.has(key));
    for (const { key } of fresh) seen.add(key);
    queue.push(...fresh);
    progress.total += fresh.length;
  };
  let bytes = 0;
  const keep = async ({ address, key }: Wanted) => {
    const place = application.some((one) => one.key === key) ? files : cache;
    const kept = await place.match(key, { ignoreVary: true });
    const answer = kept ?? (await fetchCopy(address, signal));
    const body = await answer.clone().blob();
    if (kept === undefined) await place.put(key, answer);
    bytes += body.size;
    progress.done += 1;
    onProgress({ ...progress });
  };

  // Lessons first tell what belongs to them, so that the total is true from early on.
  const ids = mine.map(({ id }) => id);
  await workThrough(ids, async (id) => {
    add(partsOf(paths.lesson(id)));
    add(await lessonFiles(id));
    onProgress({ ...progress });
  });
  await workThrough(
    units.filter((unit) => unit.level === level),
    async (unit) => {
      add(await unitFiles(unit));
      onProgress({ ...progress });
    },
  );
  add(texts.flatMap(({ id, image_path }) => [...partsOf(paths.reading(id)), file(image_path)]));
  add([paths.lessons, paths.read, paths.learn, paths.harmony].flatMap(partsOf));
  add([...application, file("/api/glossary"), file("/api/path")]);
  await workThrough(queue, keep);
  const copy = { bytes, at: new Date().toISOString() };
  writeStored(storeKey(letter), JSON.stringify(copy));
  return copy;
}
