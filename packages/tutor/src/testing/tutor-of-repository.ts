import { courseOfRepository } from "@tilashar/course/testing";
import { keptModels } from "../learnt/load.ts";
import { makeTutor, type Tutor } from "../tutor.ts";

let made: Tutor | undefined;

/**
 * The tutor of the repository's course: made once for all test files that share a worker, as it keeps nothing of a
 * conversation.
 */
export function tutorOfRepository(): Tutor {
  const course = courseOfRepository();
  made ??= makeTutor({ course, learnt: keptModels(course, () => makeTutor({ course }).learn()) });
  return made;
}
