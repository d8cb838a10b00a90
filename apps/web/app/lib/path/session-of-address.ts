import type { PathStep, PathUnit } from "@tilashar/contracts";

/** A step of a lesson, or what ends a unit. */
export type SessionPart = Exclude<PathStep["id"], "check"> | "story" | "checkpoint";

/** A session by its address: of which unit it is, and what it is called after. */
export interface AddressedSession {
  readonly unit: string;
  /** Null where the session is about the whole unit. */
  readonly lesson: number | null;
  readonly titles: PathUnit["titles"];
  readonly part: SessionPart;
  /** The first headwords of a step of new words. */
  readonly words?: PathStep["words"];
}

/** The parts of a session's address: /lessons/61/steps/meet-1, /lessons/units/a-01-…/story. */
export interface SessionAddress {
  readonly of: string;
  readonly name: string;
  readonly part: string;
}

/** The session that an address names; null where the path has none such. */
export function sessionOfAddress(
  units: readonly PathUnit[],
  { of, name, part }: SessionAddress,
): AddressedSession | null {
  for (const { id, titles, story, lessons } of units) {
    if (of === "units" && id === name) {
      if (part === "checkpoint") return { unit: id, lesson: null, titles, part };
      if (part === "story" && story) return { unit: id, lesson: null, titles: story.titles, part };
    }
    const lesson = lessons.find((one) => String(one.id) === of);
    const step = name === "steps" && lesson?.steps.find((one) => one.id === part);
    if (lesson && step && step.id !== "check")
      return {
        unit: id,
        lesson: lesson.id,
        titles: lesson.titles,
        part: step.id,
        ...(step.words !== undefined && { words: step.words }),
      };
  }
  return null;
}
