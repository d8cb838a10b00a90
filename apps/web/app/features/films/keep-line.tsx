import type { FilmLine } from "@tilashar/contracts";
import { lineKey } from "@tilashar/learning/review";
import { useState } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { m } from "#app/paraglide/messages.js";

/** Takes a line into the review, where it comes back with a gap in it. */
export function KeepLine({ line: { kz, en, ru } }: { line: FilmLine }) {
  const [state, setState] = useState<"ready" | "busy" | "kept">("ready");

  async function keep() {
    setState("busy");
    try {
      const { addToReview } = await import("#app/lib/review/add-to-review.ts");
      await addToReview([{ item: lineKey(kz), kz, en, ru }], "film");
      setState("kept");
      toast(m.film_line_kept());
    } catch (error) {
      console.warn("The line could not be kept", error);
      toast(m.words_add_failed(), "error");
      setState("ready");
    }
  }

  const isKept = state === "kept";
  return (
    <IconButton
      label={isKept ? m.film_line_kept() : m.film_keep_line({ line: kz })}
      aria-disabled={state !== "ready"}
      onClick={state === "ready" ? keep : undefined}
      className={isKept ? "text-steppe" : "text-sky"}
    >
      <Icon name={isKept ? "check" : "plus"} />
    </IconButton>
  );
}
