import type { Language, Path, PathNext } from "@tilashar/contracts";
import { paths } from "#app/lib/paths.ts";
import { stepName, stepTitle, unitEndName } from "./step-name.ts";

/** Where the next thing on the path is done. */
export function addressOfNext(next: PathNext): string {
  if (next.what === "step") return paths.step(next.lesson, next.step);
  return paths.unitSession(next.unit, next.what);
}

/** What is to be done next, beside what it is about: "сәлем, рақмет…", "Unit story". */
export const nameOfNext = (next: PathNext): string =>
  next.what === "step" ? stepName({ ...next, id: next.step }) : unitEndName(next.what);

/** The same on a line of its own: "New words: сәлем, рақмет…". */
export const titleOfNext = (next: PathNext): string =>
  next.what === "step" ? stepTitle({ ...next, id: next.step }) : unitEndName(next.what);

/** What the next thing is about, and what is to be done: the lesson's or unit's title, and the step. */
export function namesOfNext(
  { units }: Path,
  next: PathNext,
  language: Language,
): { title: string; step: string; cover: string | null } {
  const unit = units.find(({ id }) => id === next.unit);
  if (next.what === "step") {
    const lesson = unit?.lessons.find(({ id }) => id === next.lesson);
    return {
      title: lesson?.titles[language] ?? "",
      step: titleOfNext(next),
      cover: lesson?.cover ?? null,
    };
  }
  const title =
    (next.what === "story" ? unit?.story?.titles[language] : unit?.titles[language]) ?? "";
  return {
    title,
    step: titleOfNext(next),
    cover: unit?.lessons.at(-1)?.cover ?? null,
  };
}
