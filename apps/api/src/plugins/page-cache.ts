import type { PreparedContent } from "./prepared-content.ts";

const mostBytes = 32 * 1024 * 1024;
const mostPages = 5000;

export interface PageCache {
  /** The page under `key`, or what `render` makes of it; asked for at once, it is made once. */
  get(key: string, render: () => Promise<Rendered>): Promise<Rendered> | PreparedContent;
}

/** A page that may be kept for everyone, until a moment or for good, or an answer for this request alone. */
export type Rendered =
  | { keep: true; until: number; content: PreparedContent }
  | { keep: false; status: number; content: PreparedContent };

/** Rendered pages in memory; the one used longest ago goes first when they grow too many. */
export function makePageCache(now: () => number): PageCache {
  const pages = new Map<string, PreparedContent>();
  const ends = new Map<string, number>();
  const rendering = new Map<string, Promise<Rendered>>();

  function forget(key: string): void {
    pages.delete(key);
    ends.delete(key);
  }

  function keep(key: string, content: PreparedContent, until: number): void {
    pages.set(key, content);
    if (until !== Number.POSITIVE_INFINITY) ends.set(key, until);
    // Counted anew each time: what a page takes changes with the forms that are asked for.
    let bytes = 0;
    for (const page of pages.values()) bytes += page.size;
    for (const [oldest, page] of pages) {
      if (pages.size <= mostPages && bytes <= mostBytes) break;
      forget(oldest);
      bytes -= page.size;
    }
  }

  return {
    get(key, render) {
      if (ends.size > 0 && (ends.get(key) ?? Number.POSITIVE_INFINITY) <= now()) forget(key);
      const kept = pages.get(key);
      if (kept !== undefined) {
        // Reinserted, so that the order of the map is the order of use.
        pages.delete(key);
        pages.set(key, kept);
        return kept;
      }
      const underWay = rendering.get(key);
      if (underWay !== undefined) return underWay;
      const made = render()
        .then((rendered) => {
          if (rendered.keep) keep(key, rendered.content, rendered.until);
          return rendered;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, made);
      return made;
    },
  };
}
