/**
 * The part of a whole answer that a player asks for. Safari plays nothing that is not answered so.
 *
 * @param range the request's header; anything but one range of bytes gives the whole
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  if (found === null || whole.status !== 200) return whole;
  const bytes = await whole.arrayBuffer();
  const [, from = "", to = ""] = found;
  const start = from === "" ? Math.max(0, bytes.byteLength - Number(to)) : Number(from);
  const end =
    from === "" || to === "" ? bytes.byteLength - 1 : Math.min(Number(to), bytes.byteLength - 1);
  const headers = new Headers(whole.headers);
  if (start > end) {
    headers.set("content-range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${start}-${end}/${bytes.byteLength}`);
  headers.set("content-length", String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}
