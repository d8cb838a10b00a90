/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for. Safari plays nothing without it. "all" for no
 * header, several ranges or another unit; null for a range outside the file (RFC 9110, 14.1.2).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "all" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (match === null || (match[1] === "" && match[2] === "")) return "all";
  if (match[1] === "") {
    const last = Number(match[2]);
    return last === 0 ? null : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (match[2] !== "" && Number(match[2]) < start) return "all";
  return start >= size ? null : { start, end };
}
