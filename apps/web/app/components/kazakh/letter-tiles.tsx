import type { LetterPuzzle } from "@tilashar/learning";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { m } from "#app/paraglide/messages.js";
import { useKazakhScript } from "./script/kazakh-script.ts";

/** A word to assemble from shuffled letters. The tiles are buttons, so no phone keyboard opens. */
export function LetterTiles({
  puzzle,
  placed,
  right,
  isOpen,
  onPlace,
  onTakeBack,
}: {
  puzzle: LetterPuzzle;
  /** The tile in each place; null where it is empty. */
  placed: readonly (number | null)[];
  /** The whole word, its spaces included. */
  right: string;
  /** Not judged yet. */
  isOpen: boolean;
  onPlace: (tile: number) => void;
  onTakeBack: (slot: number) => void;
}) {
  const { show, lang } = useTileScript();
  const letters = [...right.normalize("NFC").toLocaleLowerCase("kk")];
  const slotState = (index: number, letter: string | null): TileState => {
    if (letter === null || isOpen) return "idle";
    return letters[index] === letter ? "right" : "wrong";
  };
  let slot = -1;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.quiz_slots()}</legend>
        {puzzle.slots.map((place, index) => {
          if (place.kind === "given") {
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a word's places never change
                key={index}
                lang={lang}
                className="flex h-13 items-center px-1 text-xl font-bold"
              >
                {place.text === " " ? "\u00a0" : show(place.text)}
              </span>
            );
          }
          slot += 1;
          const number = slot;
          const tile = placed[number] ?? null;
          const letter = tile === null ? null : (puzzle.tiles[tile] ?? null);
          return (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a word's places never change
              key={index}
              state={slotState(index, letter)}
              disabled={!isOpen || letter === null}
              aria-label={
                letter === null
                  ? m.quiz_slot_empty({ place: number + 1 })
                  : m.quiz_slot_filled({ place: number + 1, letter: show(letter) })
              }
              onClick={() => onTakeBack(number)}
              className={letter === null ? "border-dashed" : undefined}
            >
              <span lang={lang}>{letter === null ? "\u00a0" : show(letter)}</span>
            </Tile>
          );
        })}
      </fieldset>
      <fieldset className="mt-auto flex flex-wrap gap-2 border-t-2 border-stitch pt-4">
        <legend className="sr-only">{m.quiz_letters()}</legend>
        {puzzle.tiles.map((letter, tile) => {
          const isSpent = placed.includes(tile);
          return (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place: letters come twice
              key={tile}
              state={isSpent ? "spent" : "idle"}
              disabled={isSpent || !isOpen}
              onClick={() => onPlace(tile)}
            >
              <span lang={lang}>{show(letter)}</span>
            </Tile>
          );
        })}
      </fieldset>
    </>
  );
}

/**
 * Tiles are letters of the Cyrillic word, whose Latin ones stand alone as well. The Arabic script joins
 * letters and marks the whole word at its start, so there the tiles stay Cyrillic.
 */
function useTileScript(): { show(letter: string): string; lang: string } {
  const { show, attributes } = useKazakhScript();
  return attributes.dir === "rtl"
    ? { show: (letter) => letter, lang: "kk" }
    : { show, lang: attributes.lang };
}
