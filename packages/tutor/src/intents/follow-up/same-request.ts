import type { Asked, Tools } from "../../ask.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import {
  foldText,
  hasCyrillic,
  hasKazakhLetter,
  hasLatin,
  trimEnds,
  wordsOf,
} from "../../text/fold.ts";
import { isKazakhPhrase } from "../compare/listed.ts";

const MOST_WORDS = 5;

/**
 * The last request with something else in Kazakh in the place of what it was about: "What does келген mean?", then
 * "And келіпті?". Undefined where the message or the last request names no one piece of Kazakh.
 */
export function sameRequest({ raw, words }: Asked, last: string, tools: Tools): string | undefined {
  const named = trimEnds(
    tools.patterns.one("follow-up-request.led").exec(raw)?.[1] ?? "",
  ).toLowerCase();
  if (named === "" || words.length > MOST_WORDS + 2 || !isKazakhPhrase(named, tools))
    return undefined;
  const before = targetIn(last, tools);
  if (before === undefined || before.toLowerCase() === named) return undefined;
  return last.replace(before, () => (before.includes(" ") ? inSentence(before, named) : named));
}

/** «Ал ағам ше?» after a sentence of «әпкем»: the word in the place of the one that stands in the same form. */
function inSentence(sentence: string, named: string): string {
  const form = formOf(named);
  if (named.includes(" ") || form === undefined) return named;
  const old = wordsOf(foldText(sentence)).find((word) => word !== named && formOf(word) === form);
  const at = old === undefined ? -1 : foldText(sentence).indexOf(old);
  return old === undefined || at < 0
    ? named
    : sentence.slice(0, at) + named + sentence.slice(at + old.length);
}

/** The endings of a word that has some, with its part of speech. */
function formOf(word: string): string | undefined {
  const [reading] = knownReadings(word);
  const endings = reading?.suffixes.map(({ id }) => id).join(" ") ?? "";
  return endings === "" ? undefined : `${reading?.entry?.pos ?? ""}:${endings}`;
}

/** The one piece of Kazakh that a request in another language names. */
function targetIn(request: string, tools: Tools): string | undefined {
  const quoted = [...request.matchAll(/[«“"„]([^»”"“]{2,60})[»”"“]/gu)].map(
    ([, text]) => text ?? "",
  );
  if (quoted.length > 0) {
    const [only, ...others] = quoted;
    return others.length === 0 && only !== undefined && hasCyrillic(only) ? only : undefined;
  }
  const pattern = hasLatin(request)
    ? /\p{Script=Cyrillic}+(?:[ -]\p{Script=Cyrillic}+)*/gu
    : /\p{Script=Cyrillic}+/gu;
  const pieces = [...request.matchAll(pattern)].map(([text]) => text);
  if (hasLatin(request)) return pieces.length === 1 ? pieces[0] : undefined;
  // In a Russian question only words with Kazakh letters, or that Russian lacks, are Kazakh: their whole run is one
  const isKazakh = (text: string): boolean =>
    hasKazakhLetter(text) || isKazakhPhrase(text.toLowerCase(), tools);
  let first = pieces.findIndex(isKazakh);
  // "бара" is Russian, too: before a word that is not, it is Kazakh
  while (first > 1 && isReadableKazakh(pieces[first - 1] ?? "", tools)) first -= 1;
  const lastAt = pieces.findLastIndex(isKazakh);
  if (first < 1) return undefined;
  const run = pieces.slice(first, lastAt + 1);
  const text = run.join(" ");
  return run.every((piece) => isKazakh(piece) || isReadableKazakh(piece, tools)) &&
    request.includes(text)
    ? text
    : undefined;
}

const isReadableKazakh = (word: string, tools: Tools): boolean =>
  word.length > 3 && tools.reader.spell(word.toLowerCase()) === word.toLowerCase();
