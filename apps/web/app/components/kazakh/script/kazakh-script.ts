import { createContext, useContext, useEffect } from "react";
import { useKazakhView } from "#app/lib/kazakh/kazakh-view.ts";
import { makeStore } from "#app/lib/store.ts";

type Converters = typeof import("./convert-script.ts");

const converters = makeStore<Pick<Converters, "toArabic" | "toLatin"> | null>(null);
let isLoading = false;

/** Fetched by whoever reads another script, and by nobody else. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  import("./convert-script.ts").then(
    ({ toArabic, toLatin }) => {
      converters.set({ toArabic, toLatin });
    },
    (error: unknown) => {
      // Kazakh stays in Cyrillic until the network is back.
      isLoading = false;
      console.warn("The script converter could not be loaded", error);
    },
  );
}

/** Kazakh text in the script the learner reads, with the attributes its element needs. */
export interface ShownScript {
  /** The text as it is shown; what is stored and compared stays Cyrillic. */
  show(text: string): string;
  attributes: { lang: string; dir?: "rtl" };
}

const cyrillic: ShownScript = { show: (text) => text, attributes: { lang: "kk" } };

/** True where Kazakh is shown in Cyrillic whatever the learner reads: what is asked for is not seen otherwise. */
export const CyrillicOnly = createContext(false);

/** How to show Kazakh text now: as it is, until the page has started and the converter is there. */
export function useKazakhScript(): ShownScript {
  const { script } = useKazakhView();
  const ready = converters.use();
  const isCyrillicOnly = useContext(CyrillicOnly);
  useEffect(() => {
    if (script !== "cyrillic") load();
  }, [script]);
  if (script === "cyrillic" || ready === null || isCyrillicOnly) return cyrillic;
  return script === "latin"
    ? { show: ready.toLatin, attributes: { lang: "kk-Latn" } }
    : { show: ready.toArabic, attributes: { lang: "kk-Arab", dir: "rtl" } };
}
