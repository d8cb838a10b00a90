import type { TalkScene } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import { fill, type Said } from "../talk/fill.ts";
import { type Heard, type HeardWord, hear, heardWords, readHeard } from "../talk/heard.ts";

type Aside = Tools["course"]["tutor"]["sceneAsides"][number];

/** What a learner says beside the script of a scene, and what is said to it. */
export interface FoundAside {
  readonly aside: Aside;
  readonly says: Said;
  /** Words of the learner's that it names. */
  readonly named: number;
}

interface ReadAside {
  readonly aside: Aside;
  readonly patterns: readonly Heard[];
}

const readOf = new WeakMap<Tools["course"], readonly ReadAside[]>();

function asidesOf({ course }: Tools): readonly ReadAside[] {
  let read = readOf.get(course);
  if (!read) {
    read = course.tutor.sceneAsides.map((aside) => ({
      aside,
      patterns: aside.hears.map((written) => readHeard(written, "kz")),
    }));
    readOf.set(course, read);
  }
  return read;
}

/**
 * The aside of `content/talk/asides.yaml` that names most of a line; undefined where none hears it. What also hears an
 * answer that the script waits for is none there.
 */
export function asideTo(
  scene: TalkScene,
  { replies }: TalkScene["turns"][number],
  words: readonly HeardWord[],
  tools: Tools,
): FoundAside | undefined {
  const awaited = replies.map(heardWords);
  return asidesOf(tools)
    .filter(
      ({ aside, patterns }) =>
        (aside.scenes?.includes(scene.id) ?? true) &&
        !patterns.some((pattern) => awaited.some((reply) => hear(pattern, reply))),
    )
    .flatMap(({ aside, patterns }) =>
      patterns.flatMap((pattern) => {
        const heard = hear(pattern, words);
        const says = heard && fill(aside.says, placesOf(heard.slots), tools);
        return heard && says ? [{ aside, says, named: heard.named }] : [];
      }),
    )
    .toSorted((a, b) => b.named - a.named)[0];
}

const placesOf = (slots: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(slots).map(([name, kz]) => [name, { kz, typed: kz }]));
