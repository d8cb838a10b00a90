import type { LessonLevel } from "@tilashar/contracts";
import { useEffect, useRef, useState } from "react";
import {
  type CopyProgress,
  copyLevel,
  type LevelCopy,
  levelCopy,
  removeLevel,
} from "./level-copy.ts";

export type LevelState =
  | { status: "unknown" | "none" | "failed" }
  | { status: "copying"; progress: CopyProgress }
  | { status: "kept"; copy: LevelCopy };

/** A level in this browser: whether it is kept, and what can be done about it. */
export function useLevelCopy(letter: string, level: LessonLevel) {
  const [state, setState] = useState<LevelState>({ status: "unknown" });
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    const copy = levelCopy(letter);
    setState(copy === null ? { status: "none" } : { status: "kept", copy });
    return () => running.current?.abort();
  }, [letter]);

  async function copy() {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: "copying", progress: { done: 0, total: 0 } });
    try {
      // Asked to, the browser does not throw the level away when space is short.
      await navigator.storage?.persist?.();
      const kept = await copyLevel(
        { letter, level },
        {
          signal: controller.signal,
          onProgress: (progress) => setState({ status: "copying", progress }),
        },
      );
      setState({ status: "kept", copy: kept });
    } catch (error) {
      if (controller.signal.aborted) return setState({ status: "none" });
      console.warn("The level could not be kept", error);
      setState({ status: "failed" });
    }
  }

  async function remove() {
    await removeLevel(letter);
    setState({ status: "none" });
  }

  return { state, copy, remove, stop: () => running.current?.abort() };
}
