import type { QuizAction, QuizQuestion, QuizSession } from "@tilashar/learning";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { m } from "#app/paraglide/messages.js";
import { AskedWord } from "./asked-word.tsx";

type Letters = Extract<QuizQuestion, { type: "letter_by_letter" }>;

/** Assemble the Kazakh word from shuffled letters. The tiles are buttons, so no phone keyboard opens. */
export function LetterQuestion({
  question,
  session,
  picture,
  act,
}: {
  question: Letters;
  session: QuizSession;
  picture: string | null | undefined;
  act: (action: QuizAction) => void;
}) {
  const { puzzle } = question;
  const { show, lang } = useTileScript();
  const placed = session.selection.kind === "letters" ? session.selection.placed : [];
  const isOpen = session.phase === "unanswered";
  const letters = [...question.correctAnswer.normalize("NFC").toLocaleLowerCase("kk")];
  const slotState = (index: number, letter: string | null): TileState => {
    if (letter === null || isOpen) return "idle";
    return letters[index] === letter ? "right" : "wrong";
  };
  let slot = -1;
  return (
    <>
      <AskedWord task={m.quiz_assemble()} text={question.word} picture={picture} />
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
              onClick={() => act({ type: "take back", slot: number })}
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
              onClick={() => act({ type: "place", tile })}
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
