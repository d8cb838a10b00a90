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
    const { sceneAsides, sceneWords } = course.tutor;
    read = sceneAsides.map((aside) => ({
      aside,
      patterns: aside.hears.map((written) => readHeard(written, "kz", sceneWords)),
    }));
    readOf.set(course, read);
  }
  return read;
}

/**
 * The aside of `content/talk/asides/` that names most of a line; undefined where none hears it. What also hears an answer
 * that the script waits for is none there, but where it is about another thing: the script's own fridge is the script's.
 */
export function asideTo(
  scene: TalkScene,
  { replies }: TalkScene["turns"][number],
  words: readonly HeardWord[],
  tools: Tools,
): FoundAside | undefined {
  const awaited = replies.map(heardWords);
  const found = asidesOf(tools)
    .filter(({ aside }) => aside.scenes?.includes(scene.id) ?? true)
    .flatMap(({ aside, patterns }) => {
      const asked = patterns.flatMap((pattern) =>
        awaited.flatMap((reply): Slots[] => {
          const heard = hear(pattern, reply);
          return heard ? [heard.slots] : [];
        }),
      );
      return patterns.flatMap((pattern): FoundAside[] => {
        const heard = hear(pattern, words);
        if (!heard || asked.some((slots) => isSame(slots, heard.slots))) return [];
        const says = fill(aside.says, placesOf(heard.slots), tools);
        return says ? [{ aside, says, named: heard.named }] : [];
      });
    });
  // Of those that name as much, the one for this scene
  return found.toSorted(
    (a, b) => b.named - a.named || Number(isOfAll(a.aside)) - Number(isOfAll(b.aside)),
  )[0];
}

const isOfAll = ({ scenes }: Aside): boolean => scenes === undefined;

type Slots = Readonly<Record<string, string>>;

const isSame = (one: Slots, other: Slots): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value);

const placesOf = (slots: Slots) =>
  Object.fromEntries(Object.entries(slots).map(([name, kz]) => [name, { kz, typed: kz }]));
