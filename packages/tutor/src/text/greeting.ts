import type { Patterns } from "../patterns.ts";
import { foldText } from "./fold.ts";

/** A greeting at the head of a message that asks for something else, and what is left of the message. */
export interface Greeted {
  /** The greeting to answer with. */
  readonly kz: string;
  /** Asked how the tutor is. */
  readonly asksHow: boolean;
  /** The name the learner gave with the greeting, as typed. */
  readonly name?: string;
  readonly rest: string;
}

/** Greetings by what is answered to them; the more particular first. */
const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:good morning|доброе утро|қайырлы таң|kaiyrly tan)/u, "Қайырлы таң!"],
  [/^(?:good (?:day|afternoon)|добрый день|қайырлы күн)/u, "Қайырлы күн!"],
  [/^(?:good evening|добрый вечер|қайырлы кеш)/u, "Қайырлы кеш!"],
  [
    /^(?:здравствуйте|здравствуй|сәлеметсіз(?:дер)? бе|салеметсиз бе|salemetsiz be)/u,
    "Сәлеметсіз бе!",
  ],
  [
    /^(?:hello there|hi there|hey there|hello|hiya|hi|hey|greetings|приветик|привет|здрасте|хай|сәлем|салем|salem|салам)/u,
    "Сәлем!",
  ],
  [/^(?:ассала[ум]у?м?а?[ғг]?алейкум|ассалаумалейкум)/u, "Уағалейкумассалам!"],
  [/^(?:армысыз(?:дар)?|армысың(?:дар)?)/u, "Бармысыз!"],
];
/**
 * Takes a greeting off a message. Undefined where none stands at its head, or nothing follows it: a message that
 * only greets is small talk.
 */
export function greeted(raw: string, patterns: Patterns): Greeted | undefined {
  const folded = lengthKept(raw);
  const found = GREETINGS.map(([pattern, kz]) => ({ match: pattern.exec(folded), kz })).find(
    ({ match }) => match && !/^[\p{L}\p{M}]/u.test(folded.slice(match[0].length)),
  );
  if (!found?.match) return undefined;
  let at = found.match[0].length;
  const skip = (pattern: RegExp): RegExpExecArray | null => {
    const next = pattern.exec(folded.slice(at));
    if (next) at += next[0].length;
    return next;
  };
  skip(patterns.one("greeting.addressed"));
  let asksHow = skip(patterns.one("greeting.how")) !== null;
  const before = at;
  const named = patterns.one("greeting.named").exec(raw.slice(at));
  if (named && /^\p{Lu}/u.test(named[1] ?? "")) at += named[0].length;
  asksHow = skip(patterns.one("greeting.how")) !== null || asksHow;
  const name = at > before ? named?.[1] : undefined;
  const rest = raw.slice(at).trim();
  if (!/[\p{L}\d]{2}/u.test(rest) || patterns.one("greeting.asked-about").test(rest))
    return undefined;
  return { kz: found.kz, asksHow, rest, ...(name !== undefined && { name }) };
}

/** Folded letter by letter, so that places in it are places in the message. */
const lengthKept = (raw: string): string =>
  [...raw]
    .map((letter) => {
      const folded = foldText(letter);
      return folded.length === letter.length ? folded : letter;
    })
    .join("");
