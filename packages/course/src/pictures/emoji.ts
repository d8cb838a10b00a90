/** Pictures by name, in Iconify's format: SVG bodies drawn on a square of `width`. */
export interface EmojiSet {
  readonly width?: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<
    Record<string, { readonly parent: string; readonly hFlip?: boolean }>
  >;
}

/** The side of the square that every picture is drawn on. */
export const EMOJI_SIDE = 32;

/** Whether the set, or our own drawings added to it, has a picture of this name. */
export function hasEmoji(set: EmojiSet, name: string): boolean {
  return bodyOf(set, name) !== undefined;
}

/**
 * The SVG elements of a picture, on a square of 32 units, cleaned for embedding: numbers rounded to
 * what can be seen, and ids made unlike those of another picture in the same document.
 *
 * @param mark goes before every id
 * @throws RangeError when there is no such picture
 */
export function emojiBody(set: EmojiSet, name: string, mark: string): string {
  const body = bodyOf(set, name);
  if (body === undefined) throw new RangeError(`There is no picture called ${name}.`);
  return distinctIds(shorterNumbers(body), mark);
}

function bodyOf(set: EmojiSet, name: string): string | undefined {
  const icon = own(set.icons, name);
  if (icon !== undefined) return icon.body;
  const alias = set.aliases && own(set.aliases, name);
  const parent = alias && own(set.icons, alias.parent);
  if (alias === undefined || parent === undefined) return undefined;
  const flip = `<g transform="matrix(-1 0 0 1 ${EMOJI_SIDE} 0)">${parent.body}</g>`;
  return alias.hFlip ? flip : parent.body;
}

/** The names come from content files: `constructor` must not be a picture. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function distinctIds(body: string, mark: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${mark}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${mark}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${mark}$1"`);
}

/** Path data without the decimals that nobody sees; a number never runs into the next one. */
function shorterNumbers(body: string): string {
  return body.replace(/ (?:d|transform)="[^"]+"/g, (attribute) =>
    attribute.replace(/\d*\.\d+|\d+/g, (number, at: number) => {
      if (!/\.\d{3,}/.test(number)) return number;
      const short = String(Math.round(Number(number) * 100) / 100).replace(/^0\./, ".");
      const runsOn = attribute[at + number.length] === "." && !short.includes(".");
      const ranOn = number.startsWith(".") && /\d/.test(attribute[at - 1] ?? "");
      const before = ranOn && !short.startsWith(".") ? " " : "";
      return `${before}${short}${runsOn ? " " : ""}`;
    }),
  );
}
