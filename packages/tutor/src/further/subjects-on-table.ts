import type { FurtherKind, FurtherSubject } from "@tilashar/course";
import type { Asked, Draft, Focus, Subject, Tools } from "../ask.ts";
import { tableOf } from "../table/on-table.ts";

/** So many words of one answer are subjects: of a long list none is spoken of more than another. */
const MOST_WORDS = 3;
/** So many points of an answer are what it is about; the others are named beside them. */
const MOST_POINTS = 2;
/** Questions that are looked through at once. */
const MOST_QUESTIONS = 30;

type Known = ReadonlyMap<string, FurtherSubject>;
const known = new WeakMap<Tools["course"], Known>();

/** Subjects that have further questions, by what they are and their id. */
function subjects({ course }: Tools): Known {
  let found = known.get(course);
  if (!found) {
    const all = course.tutor.further.subjects;
    found = new Map(all.map((subject) => [`${subject.of} ${subject.id}`, subject]));
    known.set(course, found);
  }
  return found;
}

/** The further questions about one subject. */
export const subjectOfId = (
  of: FurtherKind,
  id: string,
  tools: Tools,
): FurtherSubject | undefined => subjects(tools).get(`${of} ${id}`);

/** What the last answers were about that further questions are known of, the nearest first. */
export function subjectsOnTable(asked: Asked, tools: Tools): readonly FurtherSubject[] {
  const found = new Set<FurtherSubject>();
  for (const { exchange, words, point } of tableOf(asked, tools)) {
    const { subject, focus, reply } = exchange;
    const ofWords = words.length > MOST_WORDS ? [] : words;
    const points = point === undefined ? reply.points.slice(0, MOST_POINTS) : [point];
    for (const one of about({ subject, focus, points }, ofWords, tools)) found.add(one);
  }
  return withinMost([...found]);
}

/** What an answer is about that further questions are known of. */
export const subjectsOf = (draft: Draft | undefined, tools: Tools): readonly FurtherSubject[] =>
  draft ? about(draft, [], tools) : [];

interface About {
  readonly subject?: Subject | undefined;
  readonly focus?: Focus | undefined;
  readonly points?: readonly string[];
}

function about(
  { subject, focus, points = [] }: About,
  words: readonly string[],
  tools: Tools,
): readonly FurtherSubject[] {
  const all = subjects(tools);
  const named = (of: FurtherKind, ids: readonly string[]) =>
    ids.flatMap((id) => all.get(`${of} ${id}`) ?? []);
  return [
    ...(subject ? named(subject.of, [subject.id]) : []),
    ...ofFocus(focus, named),
    ...named("words", words),
    ...named("grammar", points.slice(0, MOST_POINTS)),
  ];
}

type Named = (of: FurtherKind, ids: readonly string[]) => readonly FurtherSubject[];

function ofFocus(focus: Focus | undefined, named: Named): readonly FurtherSubject[] {
  if (focus?.kind === "culture") return named("culture", [focus.id]);
  if (focus?.kind === "topic") return named("grammar", [focus.id]);
  return focus?.kind === "word" ? named("words", [focus.lemma]) : [];
}

function withinMost(found: readonly FurtherSubject[]): readonly FurtherSubject[] {
  let questions = 0;
  return found.filter(({ from, to }) => {
    questions += to - from;
    return questions <= MOST_QUESTIONS;
  });
}
