import { NotUnderstood } from "./meaning.ts";

/** What is made of something that may not be understood; undefined where it is not. */
export function understood<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof NotUnderstood) return undefined;
    throw fault;
  }
}
