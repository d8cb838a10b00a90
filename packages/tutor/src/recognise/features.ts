import { foldText, hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import type { WordGroups } from "./word-groups.ts";

/** Letters of a word that its endings and slips mostly leave alone. */
const STEM = 5;
/** Letters of a piece of a message, across the gaps between words: endings and small words that stand together. */
const PIECE = 4;
/** A group this near to another one in a message is said with it. */
const NEAR = 3;
/** So many words in Latin letters make a message English. */
const ENGLISH = 3;

/**
 * What a message is recognised by: the beginnings of its words, so that an ending leaves most of it as it was; the
 * groups its words belong to, which are the same in every language, and pairs of them; and the shape of what it names:
 * a word of Kazakh, an ending with its dash, a number, something in quotation marks. What is named counts by its
 * shape alone.
 */
export function featuresOf(message: string, groups: WordGroups): readonly string[] {
  const { words, isKazakh } = shaped(message);
  const found = new Set<string>();
  for (const word of words) if (!word.startsWith("0")) found.add(`s ${word.slice(0, STEM)}`);
  const grouped = words.flatMap((word, at) =>
    (word.startsWith("0") ? [word] : groups.of(word)).map((group) => ({ group, at })),
  );
  for (const { group, at } of grouped) {
    found.add(`G ${group}`);
    for (const other of grouped)
      if (other.at > at) found.add(`${other.at - at <= NEAR ? "P" : "Q"} ${group} ${other.group}`);
  }
  found.add(`F ${grouped.find(({ at }) => at === 0)?.group ?? ""}`);
  if (/\?\s*$/.test(message)) found.add("asks");
  found.add(`length ${Math.min(5, Math.floor(words.length / 2))}`);
  if (isKazakh) found.add("kazakh");
  return [...found];
}

/**
 * The pieces of a message, with a sign in the place of what it names: its endings and its turns of speech. They tell much
 * where thousands of messages are learnt from, and hide what few have in common.
 */
export function piecesOf(message: string): readonly string[] {
  const line = ` ${shaped(message).words.join(" ")} `;
  return Array.from(
    { length: Math.max(0, line.length - PIECE + 1) },
    (_, at) => `c ${line.slice(at, at + PIECE)}`,
  );
}

/** The words of a message, with a sign in the place of what it names. */
function shaped(message: string): {
  readonly words: readonly string[];
  readonly isKazakh: boolean;
} {
  const text = foldText(message)
    .replace(/(?<!\p{L})-?\p{Script=Cyrillic}{1,4}(?:\/-?\p{Script=Cyrillic}{1,4})+/gu, " 0ending ")
    .replace(/(?<![\p{L}\d])-\p{Script=Cyrillic}{1,6}(?!\p{L})/gu, " 0ending ")
    .replace(/"([^"]{1,120})"/gu, (_, quoted: string) =>
      hasKazakhLetter(quoted) ? " 0quotedkazakh " : ` 0quoted ${quoted} `,
    )
    // A letter by itself that no other language has
    .replace(/(?<!\p{L})[әғқңөұүһі](?!\p{L})/gu, " 0letter ")
    .replace(/\d+/g, " 0number ");
  const typed = text.match(/0\p{L}+|[\p{L}\p{M}']+/gu) ?? [];
  // A level or a name in Latin letters makes a Russian message no English one
  const latin = typed.filter((word) => /^[a-z']{2,}$/.test(word)).length;
  const isMixed = latin >= ENGLISH || latin * 2 > typed.length;
  const isKazakh =
    latin === 0 && typed.filter((word) => hasKazakhLetter(word)).length * 2 > typed.length;
  const words = typed.map((word) =>
    !word.startsWith("0") && !isKazakh && hasCyrillic(word) && (isMixed || hasKazakhLetter(word))
      ? "0kazakh"
      : word,
  );
  return { words, isKazakh };
}
