import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { type ItemKeysRef, useItemKeys } from "../use-item-keys.ts";

/** One of several answers. */
export interface Choice {
  id: string;
  content: ReactNode;
  /** Kazakh that is said when it is chosen. */
  spoken?: string | undefined;
}

/** Answers to choose one from, by a press or by their number. */
export function Choices({
  choices,
  chosen,
  right,
  onChoose,
  keys,
  pictures = false,
}: {
  choices: readonly Choice[];
  chosen: string | null;
  /** The right one, once the answer has been judged; null before. */
  right: string | null;
  onChoose: (id: string) => void;
  keys: ItemKeysRef;
  /** They are pictures, in two columns. */
  pictures?: boolean;
}) {
  const isOpen = right === null;
  const choose = ({ id, spoken }: Choice) => {
    onChoose(id);
    const { quiet, rate } = voiceSetting();
    if (spoken !== undefined && !quiet) void say(spoken, rate);
  };
  useItemKeys(keys, (key) => {
    const choice = choices[Number(key) - 1];
    if (!isOpen || choice === undefined) return false;
    choose(choice);
    return true;
  });
  const stateOf = (id: string): TileState => {
    if (isOpen) return id === chosen ? "chosen" : "idle";
    if (id === right) return "right";
    return id === chosen ? "wrong" : "idle";
  };
  return (
    <ul className={classNames("grid gap-3", pictures && "grid-cols-2")}>
      {choices.map((choice, index) => (
        <li key={choice.id}>
          <Tile
            wide
            state={stateOf(choice.id)}
            aria-pressed={choice.id === chosen}
            aria-keyshortcuts={String(index + 1)}
            disabled={!isOpen}
            onClick={() => choose(choice)}
            className={classNames(
              "relative flex items-center gap-3",
              pictures && "justify-center py-3",
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                "flex size-7 shrink-0 items-center justify-center rounded-tile border-2 border-stitch text-sm text-ink-soft max-sm:hidden",
                pictures && "absolute start-2 top-2",
              )}
            >
              {index + 1}
            </span>
            {choice.content}
          </Tile>
        </li>
      ))}
    </ul>
  );
}
