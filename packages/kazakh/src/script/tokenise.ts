/** What a token is: a word, a numeral (with its suffix), punctuation, white space, or anything else. */
export type TokenKind = "word" | "number" | "punctuation" | "space" | "other";

/** A piece of text; `start` and `end` are UTF-16 offsets and the tokens join back to the text. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

// Apostrophes belong to a word only between letters or, as in the Latin of 2017, after one of its
// nine marked letters inside the word.
const pattern = new RegExp(
  [
    '(?:https?:\\/\\/|www\\.)[^\\s<>«»“”"]*[^\\s<>«»“”".,!?;:)\\]]|[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+',
    "(?<number>\\p{Nd}+(?:[.,:/\\u00a0\\u202f]\\p{Nd}+)*[%٪°]?(?:[-‐‑]\\p{L}[\\p{L}\\p{M}]*)*)",
    "(?<word>(?:\\p{L}\\.){2,}|[\\p{L}\\p{M}]+(?:['’ʼ‐‑-][\\p{L}\\p{M}\\p{Nd}]+)*)",
    "(?<space>\\s+)",
    "\\p{RI}{2}|\\p{Extended_Pictographic}(?:[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]|\\u200d\\p{Extended_Pictographic})*",
    "(?<punctuation>\\.{2,}|\\p{P})",
    "[^]",
  ].join("|"),
  "gu",
);

// Abbreviations whose dot is part of them, so that no sentence ends there.
const abbreviation = /^(?:\p{L}|жж|ғғ|млн|млрд|трлн|тг|т\.б|т\.с\.с|б\.з\.д|проф|акад)$/iu;

/**
 * Splits text into tokens that join back to it. Hyphenated words (ата-ана), numerals with suffixes
 * (2026-шы, 5-ке, 10%-дан), times and dates (12:30, 21.11.2026), addresses, emoji are one token each.
 */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups as Record<string, string | undefined>;
    const kind = (["word", "number", "space", "punctuation"] as const).find(
      (name) => groups[name] !== undefined,
    );
    tokens.push({
      kind: kind ?? "other",
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
};

/** A sentence with its UTF-16 offsets; the white space between sentences belongs to none. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/**
 * Splits text into sentences at . ! ? … (with closing quotes) and at line breaks. A dot after an
 * initial or a common abbreviation (А., т.б., млн., ж.) ends no sentence unless the text ends, nor
 * does one before a small letter.
 */
export const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const body = raw.trim();
    if (body) sentences.push({ text: body, start: start + lead, end: start + lead + body.length });
    start = end;
  };
  for (const match of text.matchAll(/(?:([.!?…؟]+)[»”"'’)\]]*(?=\s+(?:[—–]\s+)?(\S)|$))|\n+/g)) {
    const end = match.index + match[0].length;
    if (match[1] === ".") {
      const tail = text.slice(Math.max(start, match.index - 12), match.index);
      const before = /[\p{L}\p{M}.-]+$/u.exec(tail)?.[0] ?? "";
      if (match[2] && (abbreviation.test(before) || /\p{Ll}/u.test(match[2]))) continue;
    } else if (match[2] && /\p{Ll}/u.test(match[2])) continue;
    push(end);
  }
  push(text.length);
  return sentences;
};
