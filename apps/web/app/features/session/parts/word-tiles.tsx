import { useState } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { classNames } from "#app/components/ui/class-names.ts";
import { Tile } from "#app/components/ui/tile.tsx";
import { m } from "#app/paraglide/messages.js";
import { type ItemKeysRef, useItemKeys } from "../use-item-keys.ts";

const numberKeys = [..."1234567890"];

/**
 * A sentence built of word tiles: a tap or a number places a tile, a tap on a placed one takes it back,
 * Backspace the last. A placed tile can also be dragged to another place.
 */
export function WordTiles({
  tiles,
  placed,
  onPlace,
  isOpen,
  isKazakh,
  lang,
  keys,
}: {
  tiles: readonly string[];
  /** Numbers of the tiles in the order of the sentence. */
  placed: readonly number[];
  onPlace: (placed: readonly number[]) => void;
  isOpen: boolean;
  isKazakh: boolean;
  /** Language of tiles that are not Kazakh. */
  lang?: string | undefined;
  keys: ItemKeysRef;
}) {
  const { show, attributes } = useKazakhScript();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = (text: string) => (isKazakh ? show(text) : text);
  const language: { lang?: string | undefined; dir?: "rtl" } = isKazakh ? attributes : { lang };

  const place = (tile: number) => {
    if (isOpen && !placed.includes(tile)) onPlace([...placed, tile]);
  };
  const takeBack = (tile: number) => {
    if (isOpen) onPlace(placed.filter((one) => one !== tile));
  };
  const moveBefore = (target: number | null) => {
    if (dragged === null || dragged === target) return;
    const rest = placed.filter((one) => one !== dragged);
    const at = target === null ? rest.length : rest.indexOf(target);
    onPlace([...rest.slice(0, at), dragged, ...rest.slice(at)]);
    setDragged(null);
  };
  useItemKeys(keys, (key) => {
    if (!isOpen) return false;
    const last = placed.at(-1);
    if (key === "Backspace" && last !== undefined) {
      takeBack(last);
      return true;
    }
    const tile = numberKeys.indexOf(key);
    if (tile === -1 || tile >= tiles.length || placed.includes(tile)) return false;
    place(tile);
    return true;
  });

  return (
    <div className="flex flex-1 flex-col gap-5">
      <fieldset
        dir={language.dir}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => moveBefore(null)}
        className="flex min-h-32 flex-wrap content-start gap-2 rounded-card border-2 border-dashed border-stitch p-3"
      >
        <legend className="sr-only">{m.session_your_sentence()}</legend>
        {placed.length === 0 && (
          <span aria-hidden="true" dir="auto" className="self-center px-1 text-ink-soft">
            {m.session_sentence_empty()}
          </span>
        )}
        {placed.map((tile, at) => (
          <Tile
            key={tile}
            state={isOpen ? "chosen" : "idle"}
            disabled={!isOpen}
            draggable={isOpen}
            onDragStart={() => setDragged(tile)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.stopPropagation();
              moveBefore(tile);
            }}
            aria-label={m.session_take_back({ word: shown(tiles[tile] ?? ""), place: at + 1 })}
            onClick={() => takeBack(tile)}
            className="px-3 text-lg"
          >
            <span {...language}>{shown(tiles[tile] ?? "")}</span>
          </Tile>
        ))}
      </fieldset>
      <fieldset dir={language.dir} className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.session_words()}</legend>
        {tiles.map((text, tile) => {
          const isSpent = placed.includes(tile);
          return (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place: words come twice
              key={tile}
              state={isSpent ? "spent" : "idle"}
              // Not `disabled`: the tile that was just placed keeps the keyboard.
              aria-disabled={isSpent || !isOpen}
              aria-keyshortcuts={numberKeys[tile]}
              onClick={() => place(tile)}
              className="relative px-3 text-lg"
            >
              <span {...language}>{shown(text)}</span>
              {tile < numberKeys.length && !isSpent && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    "absolute -end-1.5 -top-2 rounded-full border border-stitch bg-felt px-1.5 text-xs font-semibold text-ink-soft max-sm:hidden",
                  )}
                >
                  {numberKeys[tile]}
                </span>
              )}
            </Tile>
          );
        })}
      </fieldset>
    </div>
  );
}
