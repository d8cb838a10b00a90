import type { CheckedChange } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";

/** What the gate says of a text as it is written. */
export type Check =
  | { status: "none" }
  | { status: "checking" }
  | { status: "checked"; found: CheckedChange }
  | { status: "failed"; error: ApiFailure };

/** Whoever writes on within this time is not asked for what stood there meanwhile: a check takes seconds. */
const pauseMs = 800;

/** Asks the gate about a change once its author pauses; `text` null: nothing is changed. */
export function useCheck(file: string, path: string, text: string | null): Check {
  const [check, setCheck] = useState<Check>({ status: "none" });
  useEffect(() => {
    if (text === null || text.trim() === "") {
      setCheck({ status: "none" });
      return;
    }
    const controller = new AbortController();
    setCheck({ status: "checking" });
    const timer = setTimeout(() => {
      const body = { file, path, text };
      call("POST /edit/check/", { body, signal: controller.signal }).then(
        (found) => setCheck({ status: "checked", found }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          if (!(error instanceof ApiFailure)) throw error;
          setCheck({ status: "failed", error });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, path, text]);
  return check;
}
