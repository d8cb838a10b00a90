import { decodeSingleByte } from "./single-byte.ts";

/** So many bytes tell UTF-16 that does not say what it is. */
const sampleBytes = 4096;

/** The text that bytes stand for: Unicode where they are Unicode, or an older Cyrillic encoding. */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  const wide = wideOrder(bytes.subarray(0, sampleBytes));
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return mostlyUnicode(bytes) ?? decodeSingleByte(bytes);
  }
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}

/**
 * UTF-16 without a mark. The high bytes of Cyrillic, Latin and Arabic letters are 4, 0 and 6, so that every
 * other byte is one of few.
 */
function wideOrder(sample: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (sample.length < 8) return null;
  const half = sample.length / 2;
  const isHigh = (byte: number) => byte === 0x04 || byte === 0x00 || byte === 0x06 || byte === 0x20;
  const share = (side: 0 | 1) =>
    sample.filter((byte, at) => at % 2 === side && isHigh(byte)).length / half;
  // A space is 0x20 in narrow encodings too, so that a row of them must hold something else.
  if (!sample.some((byte) => byte < 0x07)) return null;
  return share(1) > 0.9 ? "utf-16le" : share(0) > 0.9 ? "utf-16be" : null;
}

/** UTF-8 with a few broken places, such as a file that was cut: read with gaps rather than as something else. */
function mostlyUnicode(bytes: Uint8Array): string | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return broken * 100 < text.length ? text : null;
}
