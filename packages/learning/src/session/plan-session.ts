import { type Random, seededRandom } from "../quiz/random.ts";
import { arrange } from "./arrange.ts";
import type { Candidate } from "./candidate.ts";
import { lessonContext } from "./context.ts";
import type { Item } from "./item.ts";
import type { Making } from "./making.ts";
import type { UnitMaterial } from "./material.ts";
import { paceOf } from "./pace.ts";
import { type SessionPlan, type SessionSubject, type Slot, sessionName } from "./session-plan.ts";
import { checkpoint } from "./steps/checkpoint.ts";
import { meetStep } from "./steps/meet-step.ts";
import { noticeStep } from "./steps/notice-step.ts";
import { storySession } from "./steps/story-session.ts";
import { talkStep } from "./steps/talk-step.ts";
import { useStep } from "./steps/use-step.ts";

/** Items of a session; a checkpoint has as many as its unit says. */
export const MIN_ITEMS = 8;
export const MAX_ITEMS = 12;
/** Of one kind no more are taken while there are others. */
const MAX_OF_KIND = 3;
/** What is missed comes again: so much longer is a session than its items. */
const RETURNS = 1.08;
/** Shorter sessions take longer items, as far as there are any. */
const SHORTEST = 205;
/** Longer sessions are cut, as far as the fewest items allow. */
const MAX_SECONDS = 285;
/** Orders that are tried with other chances before a candidate is left out. */
const ORDERS = 2;

/**
 * Plans a session of a unit. The same material, subject and seed give the same plan anywhere.
 *
 * @returns no places where the unit has nothing of the kind: a lesson without a dialogue, a unit without a story
 * @throws when the unit has no such lesson
 */
export function planSession(
  material: UnitMaterial,
  subject: SessionSubject,
  seed: string,
): SessionPlan {
  const chance = seededRandom(`${material.id} ${sessionName(subject)} ${seed}`);
  const candidates = candidatesOf(material, subject, { chance, pace: paceOf(material.level) });
  const order =
    subject.what === "checkpoint"
      ? ordered(candidates, chance)
      : ordered(chosen(candidates), chance, candidates);
  const slots = order.map(toSlot);
  return { slots, seconds: Math.round(secondsOf(order)) };
}

function candidatesOf(
  material: UnitMaterial,
  subject: SessionSubject,
  making: Making,
): Candidate[] {
  if (subject.what === "checkpoint") return checkpoint(material, making);
  if (subject.what === "story") return storySession(material, making);
  const context = lessonContext(material, subject.lesson);
  switch (subject.step) {
    case "notice":
      return noticeStep(context, making);
    case "talk":
      return talkStep(context, making);
    case "use":
      return useStep(context, making);
    default:
      return meetStep(context, subject.step, making);
  }
}

/**
 * The first candidates that fill a session: enough items, not too long, and of many kinds as far as there are
 * others.
 */
function chosen(candidates: readonly Candidate[]): Candidate[] {
  const session = candidates.filter(({ essential }) => essential);
  let seconds = session.reduce((sum, { item }) => sum + item.seconds, 0);
  for (const ofKind of [MAX_OF_KIND, MAX_ITEMS]) {
    for (const one of candidates) {
      if (session.length >= (ofKind === MAX_OF_KIND ? MAX_ITEMS : MIN_ITEMS)) break;
      if (session.includes(one) || outnumbers(session, one, ofKind)) continue;
      const isLong = (seconds + one.item.seconds) * RETURNS > MAX_SECONDS;
      if (isLong && session.length >= MIN_ITEMS) continue;
      session.push(one);
      seconds += one.item.seconds;
    }
  }
  return balanced(session, candidates);
}

const secondsOf = (session: readonly Candidate[]): number =>
  session.reduce((sum, { item }) => sum + item.seconds, 0) * RETURNS;

/**
 * Trades items for longer or shorter ones until the session takes its time, as far as there are any. The only one
 * of its kind stays: a session of new words keeps its picture and its sound.
 */
function balanced(session: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  let best = [...session];
  for (let trade = 0; trade < MAX_ITEMS; trade++) {
    const seconds = secondsOf(best);
    const wanted = seconds < SHORTEST ? 1 : seconds > MAX_SECONDS ? -1 : 0;
    if (wanted === 0) break;
    const bySeconds = (one: Candidate, other: Candidate) =>
      wanted * (one.item.seconds - other.item.seconds);
    const out = best
      .filter(({ essential, item }) => !essential && (wanted < 0 || countOf(best, item.kind) > 1))
      .sort(bySeconds)[0];
    const rest = best.filter((one) => one !== out);
    const put = candidates
      .filter((one) => !best.includes(one) && !outnumbers(rest, one, MAX_OF_KIND))
      .sort(bySeconds)
      .at(-1);
    if (out === undefined || put === undefined || bySeconds(put, out) <= 0) break;
    best = [...rest, put];
  }
  return best;
}

const countOf = (session: readonly Candidate[], kind: string): number =>
  session.filter(({ item }) => item.kind === kind).length;

/** Whether so many of its kind are in the session already, as it is heard or as it is quiet. */
function outnumbers(session: readonly Candidate[], { item, quiet }: Candidate, most: number) {
  const count = (kind: string, kindOf: (one: Candidate) => string) =>
    session.filter((one) => kindOf(one) === kind).length;
  return (
    count(item.kind, (one) => one.item.kind) >= most ||
    count((quiet ?? item).kind, (one) => (one.quiet ?? one.item).kind) >= most
  );
}

/** Candidates in an order that keeps the rules; one that fits nowhere is replaced or left out. */
function ordered(
  candidates: readonly Candidate[],
  chance: Random,
  spare: readonly Candidate[] = [],
): Candidate[] {
  let session = [...candidates];
  const left = spare.filter((one) => !session.includes(one));
  while (session.length > 0) {
    for (let attempt = 0; attempt < ORDERS; attempt++) {
      const order = arrange(session, chance);
      if (order !== null) return order;
    }
    const out = mostInTheWay(session);
    session = session.filter((one) => one !== out);
    left.sort((a, b) => distance(a, out) - distance(b, out));
    const next = left.find((one) => !outnumbers(session, one, MAX_OF_KIND)) ?? left[0];
    if (next === undefined) continue;
    session.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return [];
}

/** The item that shares its subjects with the most others, and so leaves them the fewest places. */
function mostInTheWay(session: readonly Candidate[]): Candidate | undefined {
  const free = session.filter(({ essential }) => !essential);
  const shared = ({ item }: Candidate) =>
    session.filter((other) => other.item.subjects.some((one) => item.subjects.includes(one)))
      .length;
  return (free.length > 0 ? free : session).toSorted((a, b) => shared(a) - shared(b)).at(-1);
}

/** How unlike two candidates are in the time they take. */
const distance = (one: Candidate, other: Candidate | undefined): number =>
  Math.abs(one.item.seconds - (other?.item.seconds ?? 0));

/** A place of the plan; its number makes the keys of its items unlike those of every other place. */
function toSlot({ item, quiet }: Candidate, place: number): Slot {
  const keyed = <One extends Item>(one: One): One => ({ ...one, key: `${place + 1}:${one.key}` });
  return { item: keyed(item), quiet: quiet === null ? null : keyed(quiet) };
}
