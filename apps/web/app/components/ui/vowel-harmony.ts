/** Back vowels sound warm, front vowels cool; и and у follow the word they stand in. */
export type VowelSide = "back" | "front";

const sides: ReadonlyMap<string, VowelSide> = new Map([
  // The Latin letters of 2021 stand for the same vowels.
  ...[..."аоұыяёaoūy"].map((letter) => [letter, "back"] as const),
  ...[..."әөүіеэäöüıe"].map((letter) => [letter, "front"] as const),
]);

/** Cuts a word into runs of one colour: `кітап` is к·і·т·а·п with і front and а back. */
export function harmonyRuns(word: string): { text: string; side: VowelSide | null }[] {
  const runs: { text: string; side: VowelSide | null }[] = [];
  for (const letter of word) {
    const side = sides.get(letter.toLowerCase()) ?? null;
    const last = runs.at(-1);
    if (last !== undefined && last.side === side) last.text += letter;
    else runs.push({ text: letter, side });
  }
  return runs;
}
