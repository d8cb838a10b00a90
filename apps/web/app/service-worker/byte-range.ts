import parseRange from "range-parser";

/**
 * The part of a whole answer that a player asks for. Safari plays nothing that is not answered so.
 *
 * @param range the request's header; anything but one range of bytes gives the whole
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  if (range === null || whole.status !== 200) return whole;
  const bytes = await whole.clone().arrayBuffer();
  const size = bytes.byteLength;
  const part = byteRange(range, size);
  if (part === "all") return whole;
  const headers = new Headers(whole.headers);
  if (part === null) {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part;
  headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}

/** "all" for what is no single range of bytes; null for one outside the file. */
function byteRange(header: string, size: number): { start: number; end: number } | "all" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d+)$/.exec(header.trim()) ?? [];
  // The parser takes both for ranges outside the file, but an end before the start is no range at all, and
  // is ignored like one; an end longer than the file is the whole file (RFC 9110, 14.1).
  if (first !== "" && Number(first) > Number(last)) return "all";
  const isSuffix = first === "" && last !== "";
  const ranges = parseRange(size, isSuffix ? `bytes=-${Math.min(Number(last), size)}` : header);
  if (ranges === -1) return null;
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return "all";
  return ranges[0] ?? "all";
}
