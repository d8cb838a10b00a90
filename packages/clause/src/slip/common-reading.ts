import { analyse } from "@tilashar/kazakh";

/** Whether a spelling is a form of a common word. */
export const commonReading = (text: string): boolean =>
  analyse(text).some(({ guessed, entry }) => !guessed && (entry?.band ?? 4) <= 1);
