import { toast } from "#app/components/ui/toast.tsx";
import { whyUnkept } from "#app/lib/own-texts/held-texts.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { keepHeld } from "#app/lib/own-texts/texts-at-hand.ts";
import { m } from "#app/paraglide/messages.js";
import { unkeptTexts } from "./fault-text.ts";

/** Tries once more to keep a text that the browser had no room for, and says what became of it. */
export async function keepNow({ id, title }: KeptText): Promise<void> {
  try {
    await keepHeld(id);
    toast(m.mine_kept_now({ title }));
  } catch (error) {
    console.warn("A text could not be kept", error);
    toast(unkeptTexts[whyUnkept(id) ?? "failed"](), "error");
  }
}
