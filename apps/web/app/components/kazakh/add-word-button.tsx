import type { ReviewSource } from "@tilashar/contracts";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import type { MetWord } from "#app/lib/review/add-to-review.ts";
import { m } from "#app/paraglide/messages.js";

/** Takes a word among the learner's own, and what belongs to it: one tap, wherever it is met. */
export function AddWordButton({
  word,
  more,
  source,
}: {
  word: MetWord | null;
  /** What else the tap adds, worked out then. */
  more?: () => Promise<readonly MetWord[]>;
  source: ReviewSource;
}) {
  const [state, setState] = useState<"ready" | "busy" | "added">("ready");
  async function add() {
    setState("busy");
    try {
      const { addToReview } = await import("#app/lib/review/add-to-review.ts");
      await addToReview([...(word === null ? [] : [word]), ...((await more?.()) ?? [])], source);
      setState("added");
    } catch (error) {
      console.warn("The word could not be kept", error);
      toast(m.words_add_failed(), "error");
      setState("ready");
    }
  }
  return (
    <Button
      look="secondary"
      busy={state === "busy"}
      aria-disabled={state === "added"}
      onClick={state === "added" ? undefined : add}
      className="self-start"
    >
      {state === "added" && <Icon name="check" className="size-5" />}
      <span aria-live="polite">{state === "added" ? m.words_added() : m.words_add()}</span>
    </Button>
  );
}
