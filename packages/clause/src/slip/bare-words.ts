import type { Fault } from "../fault.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, changed, slip } from "./rewrite.ts";

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
