import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { featureOf, type WordPattern } from "./word-pattern.ts";

/** Words of a sentence in their order, with what each has to have. */
export interface SentencePattern {
  readonly words: readonly WordPattern[];
  /** Whether the first word is the sentence's first, and the last its last. */
  readonly fromStart: boolean;
  readonly toEnd: boolean;
  /** Whether the sentence asks. */
  readonly asked: boolean;
}

const WORD = /^(?:<([^:>@]*)(?::([^>]+))?>|([\p{L}\d|’-]+))$/u;

/**
 * Reads a pattern: words with spaces between them. `кеше|бүгін` is one of these words as it stands, `<бару|келу>` any form of one of
 * these lemmas, `<бару:fin,1s>` one that has these features ({@link featureOf}), `<:noun,DAT>` any word that has them. Between two
 * words of a pattern nothing stands, or `…`: any words of the same clause; a `,` stands behind its word. `^` and `$` are the
 * sentence's ends, a last `?` is that of a question.
 *
 * @throws for what is no pattern
 */
export function readPattern(text: string): SentencePattern {
  const parts = text.split(" ");
  const asked = parts.at(-1) === "?";
  if (asked) parts.pop();
  const toEnd = parts.at(-1) === "$";
  if (toEnd) parts.pop();
  const fromStart = parts[0] === "^";
  if (fromStart) parts.shift();
  const words: WordPattern[] = [];
  let apart = false;
  for (const [place, part] of parts.entries()) {
    if (part === ",") continue;
    if (part === "…") {
      apart = true;
      continue;
    }
    const [, lemmas, features, standing] = WORD.exec(part) ?? [];
    if (lemmas === undefined && standing === undefined)
      throw new Error(`"${part}" is no word of a pattern in "${text}"`);
    const next = parts[place + 1];
    words.push({
      words: standing === undefined ? undefined : new Set(standing.split("|")),
      lemmas: lemmas ? new Set(lemmas.split("|")) : undefined,
      features: (features ?? "").split(",").filter(Boolean).map(featureOf),
      apart,
      behind: next === "," ? "comma" : next === undefined || next === "…" ? "anything" : "nothing",
    });
    apart = false;
  }
  if (words.length === 0) throw new Error(`"${text}" has no word`);
  return { words, fromStart, toEnd, asked };
}

/** Whether the word at a place is one that a pattern asks for there. */
function fits(
  { words, lemmas, features, behind }: WordPattern,
  parse: Parse,
  at: number,
  government: Government,
  places: readonly number[],
): boolean {
  const token = parse.tokens[at];
  if (!token) return false;
  if (words && !words.has(token.lower)) return false;
  if (lemmas && !lemmas.has(parse.words[at]?.reading.lemma ?? "")) return false;
  if (behind === "comma" && !token.mark.includes(",")) return false;
  if (behind === "nothing" && (token.mark !== "" || token.leaning.length > 0)) return false;
  return features.every((has) => has(parse, at, government, places));
}

/** Places of the words of a pattern in a sentence, the first there are; undefined where it does not fit. */
export function placesOf(
  { words, fromStart, toEnd, asked }: SentencePattern,
  parse: Parse,
  government: Government,
): readonly number[] | undefined {
  const { tokens } = parse;
  if (asked && !isAsked(parse)) return undefined;
  const end = tokens.length - 1;
  const after = (places: readonly number[]): readonly number[] | undefined => {
    const next = words[places.length];
    const before = places.at(-1);
    if (!next) return toEnd && before !== end ? undefined : places;
    for (let at = before === undefined ? 0 : before + 1; at <= end; at++) {
      if (fits(next, parse, at, government, places)) {
        const found = after([...places, at]);
        if (found) return found;
      }
      if (before === undefined ? fromStart : !next.apart) return undefined;
      // The words between are of one clause
      if (before !== undefined && tokens[at]?.mark !== "") return undefined;
    }
    return undefined;
  };
  return after([]);
}

const isAsked = ({ tokens }: Parse): boolean =>
  (tokens.at(-1)?.mark.includes("?") ?? false) ||
  tokens.some(({ question }) => question !== undefined);
