import { assembled } from "@tilashar/learning";
import { useState } from "react";
import { LetterTiles } from "#app/components/kazakh/letter-tiles.tsx";
import { m } from "#app/paraglide/messages.js";
import { AskedMeaning } from "../parts/asked-meaning.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { useItemKeys } from "../use-item-keys.ts";
import type { KindViewProps } from "./kind-view.ts";

/** A meaning: build the Kazakh word from its letters. */
export function Letters({
  item: { word, puzzle },
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"letters">) {
  const [placed, setPlaced] = useState<readonly (number | null)[]>(() =>
    puzzle.tiles.map(() => null),
  );
  const isOpen = verdict === null;

  const change = (next: readonly (number | null)[]) => {
    if (!isOpen) return;
    setPlaced(next);
    const text = assembled(puzzle, next);
    onAnswer(text === null ? null : [text]);
  };
  const place = (tile: number) => {
    const slot = placed.indexOf(null);
    if (slot !== -1 && !placed.includes(tile)) change(placed.with(slot, tile));
  };
  const takeBack = (slot: number) => change(placed.with(slot, null));
  useItemKeys(keys, (key) => {
    if (!isOpen) return false;
    if (key === "Backspace") {
      const filled = placed.findLastIndex((tile) => tile !== null);
      if (filled !== -1) takeBack(filled);
      return filled !== -1;
    }
    const letter = key.toLocaleLowerCase("kk");
    const tile = puzzle.tiles.findIndex((text, at) => text === letter && !placed.includes(at));
    if (tile !== -1) place(tile);
    return tile !== -1;
  });

  return (
    <>
      <ItemTask>{m.quiz_assemble()}</ItemTask>
      <AskedMeaning meaning={word.meaning} picture={word.picture} />
      <LetterTiles
        puzzle={puzzle}
        placed={placed}
        right={word.kz}
        isOpen={isOpen}
        onPlace={place}
        onTakeBack={takeBack}
      />
    </>
  );
}
