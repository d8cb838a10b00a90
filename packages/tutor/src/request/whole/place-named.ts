import type { TutorReply } from "../../reply.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { ordinal } from "../../text/ordinal.ts";

const LAST = /^(?:last|последн\p{L}+|соңғы\p{L}*)$/u;
const KAZAKH = ["бірінші", "екінші", "үшінші", "төртінші", "бесінші"];

/** Which of the pieces that a reply shows a message names by its place. */
export function placeNamed(message: string, { kazakh, text }: TutorReply): string | undefined {
  const shown = kazakh.map((piece) => piece.text).filter((piece) => text.includes(piece));
  if (shown.length < 2) return undefined;
  for (const word of wordsOf(foldText(message))) {
    if (LAST.test(word)) return shown.at(-1);
    const own = KAZAKH.findIndex((name) => word.startsWith(name));
    const at = ordinal(word, "en") ?? ordinal(word, "ru") ?? (own < 0 ? undefined : own + 1);
    if (at !== undefined && !/^\d+$/u.test(word)) return shown[at - 1];
  }
  return undefined;
}
