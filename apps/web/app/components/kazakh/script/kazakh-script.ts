import { useEffect, useSyncExternalStore } from "react";
import { useKazakhView } from "#app/lib/kazakh/kazakh-view.ts";

type Converters = typeof import("./convert-script.ts");

let converters: Converters | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Fetched by whoever reads another script, and by nobody else. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  import("./convert-script.ts").then(
    ({ toArabic, toLatin }) => {
      converters = { toArabic, toLatin };
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      // Kazakh stays in Cyrillic until the network is back.
      isLoading = false;
      console.warn("The script converter could not be loaded", error);
    },
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kazakh text in the script the learner reads, with the attributes its element needs. */
export interface ShownScript {
  /** The text as it is shown; what is stored and compared stays Cyrillic. */
  show(text: string): string;
  attributes: { lang: string; dir?: "rtl" };
}

const cyrillic: ShownScript = { show: (text) => text, attributes: { lang: "kk" } };

/** How to show Kazakh text now: as it is, until the page has started and the converter is there. */
export function useKazakhScript(): ShownScript {
  const { script } = useKazakhView();
  const ready = useSyncExternalStore(
    subscribe,
    () => converters,
    () => null,
  );
  useEffect(() => {
    if (script !== "cyrillic") load();
  }, [script]);
  if (script === "cyrillic" || ready === null) return cyrillic;
  return script === "latin"
    ? { show: ready.toLatin, attributes: { lang: "kk-Latn" } }
    : { show: ready.toArabic, attributes: { lang: "kk-Arab", dir: "rtl" } };
}
