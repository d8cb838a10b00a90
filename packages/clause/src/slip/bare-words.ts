import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { capitalLike, changed, slip, withParticles } from "./rewrite.ts";

/** он минутта кейін → он минуттан кейін: a place of rest before a word that never takes it. */
export function restingBefore({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const want = AFTER[tokens[at + 1]?.lower ?? ""];
    const reading = words[at]?.reading;
    if (
      want === undefined ||
      reading?.kind !== "noun" ||
      reading.case !== "LOC" ||
      token.mark !== ""
    )
      return [];
    const cased = nounWith(reading, { case: want });
    const timed = words.some(({ head, reading: one }) => head === at && one.kind === "num");
    if (tokens[at + 1]?.lower === "кейін" && !timed && !TIMES.has(reading.lemma)) return [];
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: cased === "" ? undefined : withParticles(token, cased) },
          "postpositions",
          0.3,
        ),
      ),
    ];
  });
}

const AFTER: Readonly<Record<string, Case>> = {
  кейін: "ABL",
  бері: "ABL",
  дейін: "DAT",
  шейін: "DAT",
};

/** сен туралыдан → сен туралы: words that take no ending, whatever the verb asks for. */
export function bareWordSlips({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const [, bare] =
      /^(туралы|жайлы|үшін|сияқты|секілді|арқылы|дейін|сайын)(?:[ғгқк]?[ае]|[дтн][ае]н?|[ндт][ыі]|[мбп]ен|н?[ыі]ң)$/u.exec(
        token.lower,
      ) ?? [];
    if (bare === undefined || at === 0 || /^(?:дейінгі|арқылы)/.test(token.lower)) return [];
    if (/(?:ғы|гі|қы|кі)$/.test(token.lower) || words[at]?.reading.kind === "verb") return [];
    return [
      slip(at, changed(tokens, { [at]: capitalLike(token.text, bare) }, "postpositions", 0.3)),
    ];
  });
}
