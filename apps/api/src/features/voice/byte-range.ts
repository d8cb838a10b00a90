import parseRange from "range-parser";

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for. Safari plays nothing without it. "all" for no
 * header, several ranges, another unit or what is no range; null for a range outside the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "all" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d+)$/.exec(header?.trim() ?? "") ?? [];
  // The parser takes both for ranges outside the file, but an end before the start is no range at all, and
  // is ignored like one; an end longer than the file is the whole file (RFC 9110, 14.1).
  if (first !== "" && Number(first) > Number(last)) return "all";
  const isSuffix = first === "" && last !== "";
  const asked = isSuffix ? `bytes=-${Math.min(Number(last), size)}` : (header ?? "");
  const ranges = parseRange(size, asked);
  if (ranges === -1) return null;
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return "all";
  return ranges[0] ?? "all";
}
