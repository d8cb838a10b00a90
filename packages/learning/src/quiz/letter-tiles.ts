import { type Random, shuffled } from "./random.ts";

/** One place of the word to assemble. A space or hyphen is given and takes no tile. */
export type LetterSlot = { kind: "letter" } | { kind: "given"; text: string };

export interface LetterPuzzle {
  slots: readonly LetterSlot[];
  /** Shuffled letters, lower case; index is the tile's identity, as a letter may come twice. */
  tiles: readonly string[];
}

const isLetter = (character: string) => /\p{L}/u.test(character);

/** Takes a word apart into slots and shuffled tiles; the tiles never spell the answer by chance. */
export function letterPuzzle(word: string, random: Random): LetterPuzzle {
  const characters = [...word.normalize("NFC").toLocaleLowerCase("kk")];
  const slots = characters.map(
    (character): LetterSlot =>
      isLetter(character) ? { kind: "letter" } : { kind: "given", text: character },
  );
  const letters = characters.filter(isLetter);
  const canDiffer = new Set(letters).size > 1;
  let tiles = shuffled(letters, random);
  while (canDiffer && tiles.join("") === letters.join("")) tiles = shuffled(letters, random);
  return { slots, tiles };
}

/**
 * The text that placed tiles spell. `placed` holds one tile index per letter slot, null when empty.
 * @returns null while a slot is empty
 */
export function assembled(puzzle: LetterPuzzle, placed: readonly (number | null)[]): string | null {
  let text = "";
  let next = 0;
  for (const slot of puzzle.slots) {
    if (slot.kind === "given") {
      text += slot.text;
      continue;
    }
    const tile = placed[next++];
    if (tile === null || tile === undefined) return null;
    text += puzzle.tiles[tile];
  }
  return text;
}
