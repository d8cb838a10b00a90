/** The file, in the build folder, that holds how often each dictionary form occurs in each text. */
export const LEMMA_FILE = "reading-lemmas.json";

/** By the reading's id: dictionary forms with their counts. */
export type LemmaFile = Readonly<
  Record<string, readonly (readonly [lemma: string, count: number])[]>
>;
