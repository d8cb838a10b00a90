import type { Answer } from "@tilashar/learning/session";
import { useState } from "react";
import type { ItemKeysRef } from "../use-item-keys.ts";
import { WordTiles } from "./word-tiles.tsx";

/** The tiles that spell an answer: the first unused tile of each text. */
export function tilesOf(tiles: readonly string[], answer: Answer | null): number[] {
  const placed: number[] = [];
  for (const text of answer ?? []) {
    const tile = tiles.findIndex((one, at) => one === text && !placed.includes(at));
    if (tile !== -1) placed.push(tile);
  }
  return placed;
}

/** Word tiles whose texts, in their order, are the answer. */
export function SentenceTiles({
  tiles,
  answer,
  onAnswer,
  isOpen,
  lang,
  keys,
}: {
  tiles: readonly string[];
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  isOpen: boolean;
  /** Language of the tiles; Kazakh when it is left out. */
  lang?: string;
  keys: ItemKeysRef;
}) {
  const [placed, setPlaced] = useState<readonly number[]>(() => tilesOf(tiles, answer));
  return (
    <WordTiles
      tiles={tiles}
      placed={placed}
      onPlace={(next) => {
        setPlaced(next);
        onAnswer(next.length === 0 ? null : next.map((tile) => tiles[tile] ?? ""));
      }}
      isOpen={isOpen}
      isKazakh={lang === undefined}
      lang={lang}
      keys={keys}
    />
  );
}
