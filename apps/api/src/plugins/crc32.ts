import { crc32 } from "node:zlib";

/**
 * Checksums of gzip, put together of those of parts. A checksum is the remainder of the bytes, read as a polynomial over
 * the field of two elements, by one of degree 32. When bytes follow, the remainder so far is multiplied by x to the
 * number of their bits. (As zlib's `crc32_combine`, which Node does not offer.)
 */

/** The polynomial, and a product's factors: the highest bit is the coefficient of x⁰. */
const polynomial = 0xedb88320;
const one = 0x80000000;

export const crcOf = (bytes: Buffer): number => crc32(bytes);

/** The checksum of bytes behind which others follow. */
export const extended = (before: number, next: { crc: number; reach: number }): number =>
  before === 0 ? next.crc : (product(before, next.reach) ^ next.crc) >>> 0;

/** x to the number of bits of so many bytes. */
export function reachOf(bytes: number): number {
  let reach = one;
  for (let place = 0, left = bytes; left > 0; place++, left = Math.floor(left / 2)) {
    if (left % 2 === 1) reach = product(reach, powerAt(place));
  }
  return reach;
}

/** x to 8, 16, 32 and so on: each the square of the one before. */
const powers = [one >>> 8];

function powerAt(place: number): number {
  while (powers.length <= place) {
    const last = powers.at(-1) as number;
    powers.push(product(last, last));
  }
  return powers[place] as number;
}

function product(left: number, right: number): number {
  let sum = 0;
  let shifted = right;
  for (let rest = left; rest !== 0; rest <<= 1) {
    if (rest < 0 || rest >= one) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return sum >>> 0;
}
