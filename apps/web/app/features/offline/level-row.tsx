import type { LessonLevel } from "@tilashar/contracts";
import { Button } from "#app/components/ui/button.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useOnline } from "#app/lib/offline/connection.ts";
import { m } from "#app/paraglide/messages.js";
import { sizeText } from "./size-text.ts";
import { useLevelCopy } from "./use-level-copy.ts";

/** One level: keep it, see how far that is, remove it. */
export function LevelRow({
  letter,
  level,
  name,
  onChange,
}: {
  letter: string;
  level: LessonLevel;
  name: string;
  /** Storage has been filled or freed. */
  onChange: () => void;
}) {
  const { state, copy, remove, stop } = useLevelCopy(letter, level);
  const online = useOnline();
  const canCopy = state.status === "none" || state.status === "failed";
  const act = async (work: () => Promise<void>) => {
    await work();
    onChange();
  };
  return (
    <li className="flex flex-col gap-2 border-b-2 border-felt-sunk py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-bold">{name}</p>
          <p role="status" className="text-sm text-ink-soft">
            {state.status === "kept" && m.offline_level_kept({ size: sizeText(state.copy.bytes) })}
            {state.status === "none" &&
              (online ? m.offline_level_none() : m.offline_level_needs_network())}
            {state.status === "failed" &&
              (online ? m.offline_level_failed() : m.offline_level_needs_network())}
            {state.status === "copying" && m.offline_level_copying()}
          </p>
        </div>
        {canCopy && online && (
          <Button look="secondary" onClick={() => act(copy)}>
            {state.status === "failed" ? m.try_again() : m.offline_level_keep()}
            <span className="sr-only">{name}</span>
          </Button>
        )}
        {state.status === "copying" && (
          <Button look="quiet" onClick={stop}>
            {m.offline_level_stop()}
          </Button>
        )}
        {state.status === "kept" && (
          <Button look="quiet" onClick={() => act(remove)}>
            {m.offline_level_remove()}
            <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
      {state.status === "copying" && (
        <div className="flex items-center gap-3">
          <Progress
            value={state.progress.total === 0 ? 0 : state.progress.done / state.progress.total}
            label={name}
            text={m.offline_level_progress(state.progress)}
          />
          <span className="text-sm font-semibold whitespace-nowrap text-ink-soft">
            {state.progress.done} / {state.progress.total}
          </span>
        </div>
      )}
    </li>
  );
}
