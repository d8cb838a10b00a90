import type { Gloss } from "@tilashar/course/gloss";
import type { ReactNode } from "react";

/** What other features put into a gloss. */
export interface GlossSlots {
  /** Buttons below the gloss of a word of a text, such as adding it to one's words. */
  actions?: ((gloss: Gloss, text: string) => ReactNode) | undefined;
}
