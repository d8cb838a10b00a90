import { analyse, lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { chatSpellings } from "../spelling/respelling.ts";
import { commonReading } from "./common-reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** A rare word where a common one differs by its Kazakh letters alone: улым for ұлым. */
export function letterSlips({ tokens, words }: Parse, government: Government): Fault[] {
  return tokens.flatMap((token, at) => {
    const reading = words[at]?.reading;
    if (!reading || reading.name || reading.guessed || /[әөүіұғқңһ\d]/.test(token.lower)) return [];
    if (isIntensive(token.lower)) return [];
    // каска: what the content has a class for is no misspelling
    const stem = reading.lemma.replace(/с[ыі]з$|[лдт][ыі]$/, "");
    if ([reading.lemma, stem].some((one) => government.classesOf(one).length > 0)) return [];
    const band = reading.source?.entry?.band ?? lookUp(reading.lemma)[0]?.band ?? 4;
    // улым: an adjective is hardly owned
    const odd = band === 3 && reading.source?.upos === "ADJ" && reading.owner !== undefined;
    if ((band < 4 && !odd) || reading.kind === "quote" || token.lower.length < 3) return [];
    // мұңды сарын: who has the letters writes them everywhere, unless the word itself is in every dictionary
    const typed = tokens.some((other) => other !== token && /[әөүұғқң]/.test(other.lower));
    const common = commonSpellings(token.lower).filter(
      (text) => !typed || isInStem(token.lower, text),
    );
    if (common.length === 0) return [];
    return [
      slip(
        at,
        ...common
          .slice(0, 4)
          .map((text) =>
            changed(tokens, { [at]: withParticles(token, text) }, "kazakh-letters", 0.3),
          ),
      ),
    ];
  });
}

const REMEMBERED = 5_000;
/** Dozens of spellings are analysed for one rare word: what came of it is remembered, as the reader remembers its words. */
const found = new Map<string, readonly string[]>();

/** Common words that a word is with Kazakh letters. */
function commonSpellings(word: string): readonly string[] {
  const known = found.get(word);
  if (known) return known;
  if (found.size > REMEMBERED) found.clear();
  const common = chatSpellings(word).filter((text) => text !== word && commonReading(text));
  found.set(word, common);
  return common;
}

/** тап-таза, көм-көк: the beginning of an adjective with п, м or с before it. */
function isIntensive(lower: string): boolean {
  const [, echo, whole = ""] = /^(\p{L}+)[пмс]-(\p{L}+)$/u.exec(lower) ?? [];
  return (
    echo !== undefined && whole.startsWith(echo) && lookUp(whole).some(({ pos }) => pos === "adj")
  );
}

/** улым, ұлым: the letter belongs to the word; сарын, сарың: to an ending. */
function isInStem(typed: string, text: string): boolean {
  const [best] = analyse(text).filter(({ guessed }) => !guessed);
  const changed = [...text].findIndex((letter, at) => letter !== typed[at]);
  return best !== undefined && changed >= 0 && changed < best.lemma.replace(/у$/u, "").length;
}
