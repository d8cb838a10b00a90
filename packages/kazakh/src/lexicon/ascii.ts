/**
 * One ASCII sign for each Cyrillic letter: half the bytes, and compressors see twice as far.
 * Capitals are marked by `^`, Latin letters by `~`; digits and punctuation stand for themselves.
 */
const CYRILLIC = "абвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюяә";
const SIGNS = "abvgGdeEZzijkqlmnNoOprstuUyfxhcCSWQYIXwJAF";

const toSign = new Map([...CYRILLIC].map((letter, at) => [letter, SIGNS[at] as string]));
const toLetter = new Map([...SIGNS].map((sign, at) => [sign, CYRILLIC[at] as string]));

/** Writes Cyrillic text in ASCII. */
export function toAscii(text: string): string {
  let out = "";
  for (const letter of text) {
    const small = letter.toLowerCase();
    const sign = toSign.get(small);
    if (sign) out += small === letter ? sign : `^${sign}`;
    else out += /[a-z]/i.test(letter) ? `~${letter}` : letter;
  }
  return out;
}

/** Inverse of `toAscii`. */
export function fromAscii(text: string): string {
  let out = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "~") out += text.charAt(++at);
    else if (sign === "^") out += (toLetter.get(text.charAt(++at)) ?? "").toUpperCase();
    else out += toLetter.get(sign) ?? sign;
  }
  return out;
}
