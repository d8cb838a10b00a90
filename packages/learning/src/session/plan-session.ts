import { type Random, seededRandom } from "../quiz/random.ts";
import { arrange } from "./arrange.ts";
import type { Candidate } from "./candidate.ts";
import { lessonContext } from "./context.ts";
import type { Item } from "./item.ts";
import type { Making } from "./making.ts";
import type { UnitMaterial } from "./material.ts";
import { paceOf } from "./pace.ts";
import type { SessionPlan, SessionSubject, Slot } from "./session-plan.ts";
import { checkpoint } from "./steps/checkpoint.ts";
import { meetStep } from "./steps/meet-step.ts";
import { noticeStep } from "./steps/notice-step.ts";
import { storySession } from "./steps/story-session.ts";
import { talkStep } from "./steps/talk-step.ts";
import { useStep } from "./steps/use-step.ts";

/** Items of a session; a checkpoint has as many as its unit says. */
export const FEWEST_ITEMS = 8;
export const MOST_ITEMS = 12;
/** Of one kind no more are taken while there are others. */
const MOST_OF_KIND = 3;
/** What is missed comes again: so much longer is a session than its items. */
const RETURNS = 1.12;
/** Longer sessions are cut, as far as the fewest items allow. */
const LONGEST = 290;
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
  const chance = seededRandom(`${material.id} ${nameOf(subject)} ${seed}`);
  const candidates = candidatesOf(material, subject, { chance, pace: paceOf(material.level) });
  const order =
    subject.what === "checkpoint"
      ? ordered(candidates, chance)
      : ordered(chosen(candidates), chance, candidates);
  const slots = order.map(toSlot);
  const seconds = order.reduce((sum, { item }) => sum + item.seconds, 0) * RETURNS;
  return { slots, seconds: Math.round(seconds) };
}

const nameOf = (subject: SessionSubject): string =>
  subject.what === "step" ? `${subject.lesson} ${subject.step}` : subject.what;

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
  for (const ofKind of [MOST_OF_KIND, MOST_ITEMS]) {
    for (const one of candidates) {
      if (session.length >= (ofKind === MOST_OF_KIND ? MOST_ITEMS : FEWEST_ITEMS)) break;
      if (session.includes(one) || outnumbers(session, one, ofKind)) continue;
      const isLong = (seconds + one.item.seconds) * RETURNS > LONGEST;
      if (isLong && session.length >= FEWEST_ITEMS) continue;
      session.push(one);
      seconds += one.item.seconds;
    }
  }
  return session;
}

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
    const out = session.findLast(({ essential }) => !essential) ?? session.at(-1);
    session = session.filter((one) => one !== out);
    const next = left.shift();
    if (next !== undefined) session.push(next);
  }
  return [];
}

/** A place of the plan; its number makes the keys of its items unlike those of every other place. */
function toSlot({ item, quiet }: Candidate, place: number): Slot {
  const keyed = <One extends Item>(one: One): One => ({ ...one, key: `${place + 1}:${one.key}` });
  return { item: keyed(item), quiet: quiet === null ? null : keyed(quiet) };
}
