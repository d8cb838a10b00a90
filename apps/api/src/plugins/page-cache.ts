import { LRUCache } from "lru-cache";
import type { PreparedContent } from "./prepared-content.ts";

export interface PageCache {
  /** The page under `key`, or what `render` makes of it; asked for at once, it is made once. */
  get(key: string, render: () => Promise<Rendered>): Promise<Rendered> | PreparedContent;
}

/** A page that may be kept for everyone, until a moment or for good, or an answer for this request alone. */
export type Rendered =
  | { keep: true; until: number; content: PreparedContent }
  | { keep: false; status: number; content: PreparedContent };

interface KeptPage {
  content: PreparedContent;
  until: number;
}

/** Rendered pages in memory; the one used longest ago goes first when they grow too many. */
export function makePageCache(
  now: () => number,
  most: { bytes: number; pages: number } = { bytes: 32 * 1024 * 1024, pages: 5000 },
): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    max: most.pages,
    maxSize: most.bytes,
    sizeCalculation: ({ content }) => Math.max(1, content.size),
  });
  const rendering = new Map<string, Promise<Rendered>>();

  function keep(key: string, page: KeptPage): void {
    pages.set(key, page);
    // What a page takes changes with the forms that are asked for. The cache weighs only what is new to it.
    page.content.onResize(() => {
      if (pages.peek(key)?.content === page.content) pages.set(key, { ...page });
    });
  }

  return {
    get(key, render) {
      const kept = pages.get(key);
      if (kept !== undefined && now() < kept.until) return kept.content;
      const underWay = rendering.get(key);
      if (underWay !== undefined) return underWay;
      const made = render()
        .then((rendered) => {
          if (rendered.keep) keep(key, rendered);
          return rendered;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, made);
      return made;
    },
  };
}
