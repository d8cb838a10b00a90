import { analyse } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { foldText, hasKazakhLetter } from "../text/fold.ts";

/** What a message asks to be checked. */
export interface Carried {
  /** The sentence as it was typed, without the request around it; "" when there is none. */
  readonly sentence: string;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

/**
 * Takes the sentence out of a request to check it: "Correct me if I'm wrong: …", "… — так правильно?",
 * "Сөйлемімді тексерші, …". Undefined when the message asks for no check.
 */
export function carried(raw: string, { patterns }: Pick<Tools, "patterns">): Carried | undefined {
  const quoted = /[«“"„](.{2,}?)[»”"“](?=[\s.,!?–—-]|$)/u.exec(raw);
  const around = quoted ? raw.replace(quoted[0], " . ") : raw;
  const pieces = split(around);
  const asks = pieces.map(
    ({ folded, to }) =>
      (patterns.one("carrier.whole").test(folded) &&
        !patterns.one("carrier.slight").test(folded)) ||
      (patterns.one("carrier.with-colon").test(folded) && raw.startsWith(":", to)),
  );
  const filler = pieces.map(
    ({ folded }, at) =>
      asks[at] ||
      patterns.one("carrier.whole").test(folded) ||
      patterns.one("carrier.named").test(folded),
  );
  const asked = asks.some(
    (one, at) => one && !patterns.one("carrier.only-polite").test(pieces[at]?.folded ?? ""),
  );
  if (asked && quoted) return { sentence: withSpeechIn(raw, quoted) ?? (quoted[1] as string) };
  if (asked) {
    const shown = behindColon(raw, pieces, { asks, filler, patterns });
    if (shown !== undefined) return { sentence: shown };
    const first = filler.indexOf(false);
    if (first < 0) return { sentence: "" };
    const last = filler.lastIndexOf(false);
    const start = pieces[first] as Piece;
    const end = pieces[last] as Piece;
    return { sentence: ending(raw, start.from, end.to) };
  }
  return unmarked(raw, patterns);
}

/** "Check: Ол «ертең барамын» айтты.": what is quoted is a part of the sentence where Kazakh stands around it. */
function withSpeechIn(raw: string, quoted: RegExpExecArray): string | undefined {
  const colon = raw.indexOf(":");
  if (colon < 0 || colon > quoted.index) return undefined;
  const sentence = raw.slice(colon + 1).trim();
  const around = sentence.replace(quoted[0], " ").match(/\p{L}+/gu) ?? [];
  const isKazakh = (word: string) => analyse(word).some(({ guessed }) => !guessed);
  return around.length > 1 && around.every(isKazakh) ? sentence : undefined;
}

/** "Is this right: Сәлем, мен жаңа көрші": what stands behind the colon is all of the sentence, its greeting too. */
function behindColon(
  raw: string,
  pieces: readonly Piece[],
  {
    asks,
    filler,
    patterns,
  }: { asks: readonly boolean[]; filler: readonly boolean[]; patterns: Tools["patterns"] },
): string | undefined {
  const colon = pieces.findIndex(({ to }, at) => asks[at] && raw.startsWith(":", to));
  const start = pieces[colon + 1];
  if (colon < 0 || !start) return undefined;
  // өтінемін, Сәлем: said to whoever the sentence is for
  const isOwn = ({ folded }: Piece, at: number) =>
    (asks[at] && !patterns.one("carrier.only-polite").test(folded)) ||
    (filler[at] && !hasKazakhLetter(folded));
  const last = pieces.findLastIndex((piece, at) => at > colon && !isOwn(piece, at));
  const end = pieces[last];
  return end ? ending(raw, start.from, end.to) : undefined;
}

/** The stretch with the mark that ends it; a dash or a comma before the request is not its own. */
function ending(raw: string, from: number, to: number): string {
  const mark = /^\s*([?!.…]+)/u.exec(raw.slice(to))?.[1] ?? "";
  return raw.slice(from, to).trim() + mark;
}

function split(raw: string): Piece[] {
  const pieces: Piece[] = [];
  // A hyphen inside a word parts nothing
  for (const match of raw.matchAll(/(?:[^:;—–\-.,?!…\n]|(?<=\p{L})-(?=\p{L}))+/gu)) {
    const text = match[0];
    if (!/[\p{L}\d]/u.test(text)) continue;
    pieces.push({
      from: match.index,
      to: match.index + text.length,
      folded: foldText(text).replace(/^["'()]+|["'()]+$/g, ""),
    });
  }
  return pieces;
}

/** The same where no mark parts the request from the sentence. */
function unmarked(raw: string, patterns: Tools["patterns"]): Carried | undefined {
  const words = [...raw.matchAll(/[^\s]+/gu)];
  const folded = words.map(([word]) => foldText(word).replace(/[.,:;?!"«»“”()]+/gu, ""));
  for (let cut = Math.min(words.length - 1, 12); cut > 0; cut--) {
    const head = folded.slice(0, cut).filter(Boolean).join(" ");
    if (
      !patterns.one("carrier.whole").test(head) ||
      patterns.one("carrier.only-polite").test(head) ||
      patterns.one("carrier.slight").test(head)
    )
      continue;
    if (!patterns.one("carrier.before").test(`${head} `)) continue;
    return { sentence: raw.slice(words[cut]?.index ?? 0).trim() };
  }
  for (let cut = Math.max(1, words.length - 10); cut < words.length; cut++) {
    const tail = folded.slice(cut).filter(Boolean).join(" ");
    if (
      !patterns.one("carrier.after").test(` ${tail}`) ||
      !patterns.one("carrier.whole").test(tail) ||
      patterns.one("carrier.slight").test(tail)
    )
      continue;
    return { sentence: raw.slice(0, words[cut]?.index ?? 0).trim() };
  }
  return undefined;
}
