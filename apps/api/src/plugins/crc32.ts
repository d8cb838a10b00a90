import { crc32 } from "node:zlib";

/**
 * Checksums of gzip, put together of those of parts. A checksum is the remainder of the bytes, read as a polynomial over
 * the field of two elements, by one of degree 32. When bytes follow, the remainder so far is multiplied by x to the
 * number of their bits. (As zlib's `crc32_combine`, which Node does not offer.)
 */

/** The polynomial, and a product's factors: the highest bit is the coefficient of x⁰. */
const polynomial = 0xedb88320 | 0;
const one = 1 << 31;

/** As a whole number of 32 bits with a sign, as all here. */
export const crcOf = (bytes: Buffer): number => crc32(bytes) | 0;

/** The checksum of bytes behind which others follow. */
export const extended = (before: number, next: { crc: number; reach: number }): number =>
  product(before, next.reach) ^ next.crc;

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

/** Without a branch that would be guessed wrong each second time: a read multiplies fifty times. */
function product(left: number, right: number): number {
  let sum = 0;
  let shifted = right | 0;
  for (let rest = left | 0; rest !== 0; rest <<= 1) {
    sum ^= shifted & (rest >> 31);
    shifted = (shifted >>> 1) ^ (polynomial & -(shifted & 1));
  }
  return sum;
}
