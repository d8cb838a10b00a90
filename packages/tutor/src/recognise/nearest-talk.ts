import type { Asked, Draft, Tools } from "../ask.ts";
import { answered } from "../intents/small-talk.ts";
import { knows } from "../normalise.ts";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { NearestLines, plainPattern } from "../text/nearest-lines.ts";
import { likelyTalks, type Talk, untold } from "./likely-talk.ts";

type Kind = NonNullable<Talk["kind"]>;

/** Nearer than this a talk answers a message that is known to be of its kind; a friendly word is told by what was learnt. */
const NEAR: Readonly<Record<Kind, number>> = { tutor: 0.22, advice: 0.22, social: 0.5 };
/** What is said of the tutor, and to a friendly word, where no talk is near. */
const OTHERWISE: Readonly<Record<Kind, string>> = {
  tutor: "trust",
  social: "emoji",
  advice: "advice-how",
};
/** Surer than this of an answer, it is given; of small words even the next to it fits. */
const LIKELY: Readonly<Record<Kind, number>> = { tutor: 0.2, advice: 0.2, social: 0.12 };

const linesOf = new WeakMap<TaughtCourse, Map<Kind, NearestLines<Talk>>>();

function lines(kind: Kind, { course }: Tools): NearestLines<Talk> {
  const known = linesOf.get(course) ?? new Map<Kind, NearestLines<Talk>>();
  linesOf.set(course, known);
  let found = known.get(kind);
  if (!found) {
    found = new NearestLines(
      course.tutor.smallTalk
        .filter((talk) => talk.kind === kind)
        .flatMap((talk) =>
          LANGUAGES.flatMap((language) => [
            ...(talk.hears?.[language] ?? []).map(plainPattern),
            talk.answer[language],
          ]).map((text) => ({ thing: talk, text })),
        ),
    );
    known.set(kind, found);
  }
  return found;
}

const talkOf = (id: string, { course }: Tools): Talk | undefined =>
  course.tutor.smallTalk.find((talk) => talk.id === id);

/** What is said to a message of a kind that no pattern hears: the nearest talk of the kind, or a word that always fits. */
export function nearestTalk(kind: Kind, asked: Asked, tools: Tools): Draft | undefined {
  // Keys that were struck at random say nothing
  if (!asked.words.some((word) => LANGUAGES.some((one) => knows(word, one, tools))))
    return undefined;
  const learnt = untold(likelyTalks(kind, LIKELY[kind], asked, tools), asked);
  const [near] = learnt ? [] : lines(kind, tools).find(asked.whole);
  const talk =
    learnt ?? (near && near.nearness >= NEAR[kind] ? near.thing : talkOf(OTHERWISE[kind], tools));
  return talk && answered(talk, asked);
}
