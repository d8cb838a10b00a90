import type { Tools } from "../ask.ts";
import { foldText } from "../text/fold.ts";

const QUOTED = /[«“"„]([^»”"“„«]{3,}?)[»”"“]/gu;

/** A sentence that a message points at, and the words around it. */
export interface PointedAt {
  readonly sentence: string;
  readonly around: string;
  readonly isQuoted: boolean;
}

/**
 * The sentence that a message speaks of: the one in quotation marks, or the Kazakh one beside a question in another
 * language. Undefined where it speaks of none, or sets two beside one another.
 */
export function pointedAt(
  raw: string,
  isKazakhSentence: (text: string) => boolean,
): PointedAt | undefined {
  const quoted = [...raw.matchAll(QUOTED)];
  const [only, ...others] = quoted;
  if (only && others.length === 0) {
    const sentence = (only[1] ?? "").trim();
    const around = foldText(raw.replace(only[0], " . "));
    return sentence.includes(" ") && isKazakhSentence(sentence)
      ? { sentence, around, isQuoted: true }
      : undefined;
  }
  if (quoted.length > 0) return undefined;
  const pieces = raw.match(/[^.?!…\n]+[.?!…]*/gu) ?? [];
  const from = pieces.findIndex((piece) => isKazakhSentence(piece));
  if (from < 0) return undefined;
  const after = pieces.findIndex((piece, at) => at > from && !isKazakhSentence(piece));
  const to = after < 0 ? pieces.length : after;
  const around = [...pieces.slice(0, from), ...pieces.slice(to)];
  return around.length === 0
    ? undefined
    : {
        sentence: pieces.slice(from, to).join("").trim(),
        around: foldText(around.join(" ")),
        isQuoted: false,
      };
}

/** Whether the words around a sentence ask, or doubt, that it is right. */
export const asksRightness = (around: string, tools: Tools): boolean =>
  tools.patterns.one("pointed-at.rightness").test(around) &&
  !tools.patterns.one("pointed-at.other").test(around);
