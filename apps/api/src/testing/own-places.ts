import { afterEach } from "vitest";
import { freshPlace, type Place } from "./fresh-database.ts";

/** Databases that a test makes for itself; they are gone after the test. */
export interface OwnPlaces {
  /** An empty one. */
  place(dialect: "sqlite" | "postgres"): Promise<Place>;
  /** Done after the test, what was asked for last first. */
  afterwards(work: () => unknown): void;
}

/** Call once in a file, outside its tests. */
export function ownPlaces(): OwnPlaces {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  return {
    async place(dialect) {
      const made = await freshPlace(dialect);
      cleanups.push(() => made.remove());
      return made;
    },
    afterwards: (work) => void cleanups.push(work),
  };
}
