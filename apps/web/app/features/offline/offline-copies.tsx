import { useCallback, useEffect, useState } from "react";
import { Notice } from "#app/components/ui/notice.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { m } from "#app/paraglide/messages.js";
import { LevelRow } from "./level-row.tsx";
import { sizeText } from "./size-text.ts";

const levels = [
  { letter: "A", level: "beginner", name: m.level_beginner },
  { letter: "B", level: "intermediate", name: m.level_intermediate },
  { letter: "C", level: "advanced", name: m.level_advanced },
] as const;

interface Use {
  used: number;
  quota: number;
}

/** Whole levels to take along, and how much room they take. */
export function OfflineCopies() {
  const [use, setUse] = useState<Use | null>(null);
  const [supported, setSupported] = useState(true);
  const measure = useCallback(() => {
    // Where the browser does not tell, nothing is shown.
    navigator.storage?.estimate?.().then(
      ({ usage, quota }) => setUse(usage && quota ? { used: usage, quota } : null),
      () => setUse(null),
    );
  }, []);
  useEffect(() => {
    setSupported("serviceWorker" in navigator && "caches" in window);
    measure();
  }, [measure]);

  if (!supported) return <Notice kind="info">{m.offline_unsupported()}</Notice>;
  return (
    <div>
      <p className="text-ink-soft">{m.offline_levels_lead()}</p>
      <ul>
        {levels.map(({ letter, level, name }) => (
          <LevelRow key={letter} letter={letter} level={level} name={name()} onChange={measure} />
        ))}
      </ul>
      {use !== null && (
        <div className="flex flex-col gap-2 pt-2">
          <p className="text-sm text-ink-soft">
            {m.offline_storage({ used: sizeText(use.used), quota: sizeText(use.quota) })}
          </p>
          <Progress
            value={use.used / use.quota}
            label={m.offline_storage_label()}
            text={m.offline_storage({ used: sizeText(use.used), quota: sizeText(use.quota) })}
          />
        </div>
      )}
    </div>
  );
}
