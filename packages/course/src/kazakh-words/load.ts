import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WORDS_FILE } from "./kazakh-words.ts";

export { lazyKazakhWords } from "./kazakh-words.ts";

/**
 * Reads the words in the Kazakh texts of the course's files, in small letters and as one text. They are found when the
 * product is built.
 *
 * @param folder the build folder
 * @throws when they have not been built yet
 */
export const loadKazakhWords = (folder: string): string =>
  readFileSync(join(folder, WORDS_FILE), "utf8");
