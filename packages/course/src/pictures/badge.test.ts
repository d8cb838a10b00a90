import { expect, test } from "vitest";
import { BADGE_TIERS, drawBadge } from "./badge.ts";
import { BADGE_GLYPHS } from "./badge-glyphs.ts";

const badges = Object.entries(BADGE_GLYPHS).flatMap(([theme, glyph]) =>
  BADGE_TIERS.map((tier) => ({ name: `${theme}-${tier}`, svg: drawBadge(glyph, tier) })),
);

test("every badge is a whole drawing of at most 10 KB", () => {
  for (const { name, svg } of badges) {
    const open: string[] = [];
    for (const [, closing, tag, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (selfClosing) continue;
      if (closing) expect(open.pop(), name).toBe(tag);
      else open.push(tag ?? "");
    }
    expect(open, name).toEqual([]);
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    expect(Buffer.byteLength(svg), name).toBeLessThan(10 * 1024);
  }
});

test("no two badges look the same", () => {
  expect(new Set(badges.map(({ svg }) => svg)).size).toBe(badges.length);
});

test("every reference inside a badge is to one of its own parts", () => {
  for (const { name, svg } of badges) {
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(defined, name).toEqual(expect.arrayContaining(used));
  }
});
