import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { BUILT_FILMS_FILE, type BuiltFilms } from "./film-files.ts";
import type { FilmsOnDisk } from "./film-problems.ts";

/**
 * Reads the addresses and times of built films.
 *
 * @param folder the folder of built assets
 * @throws when the films have not been built yet
 */
export function loadFilms(folder: string): BuiltFilms {
  return JSON.parse(readFileSync(join(folder, BUILT_FILMS_FILE), "utf8")) as BuiltFilms;
}

/** What is asked after a film is no part of it: questions may change without filming anew. */
const questions = /^questions:[^\n]*\n(?:[ \t][^\n]*\n|\n)*/m;

/** Hash of a scene's file without its questions, by which its film knows that it is still the same. */
export function scriptHash(contentDir: string, slug: string): string {
  const script = readFileSync(join(contentDir, "scenes", `${slug}.yaml`), "utf8");
  return createHash("sha256").update(script.replace(questions, "")).digest("base64url");
}

/** The films' folder inside the content folder. */
export function filmsOnDisk(contentDir: string): FilmsOnDisk {
  return {
    text(file) {
      try {
        return readFileSync(join(contentDir, file), "utf8");
      } catch {
        return null;
      }
    },
    size: (file) => statSync(join(contentDir, file), { throwIfNoEntry: false })?.size ?? null,
    scriptHash: (slug) => scriptHash(contentDir, slug),
  };
}
