import type { Page } from "@playwright/test";

/** Phones, tablets, laptops; 1080 is where the navigation bar gets its words, the first the widest there is. */
export const allWidths = [
  1600, 1440, 1280, 1080, 1024, 960, 900, 820, 768, 600, 412, 390, 360, 320,
];

/** The narrowest of each layout (`--breakpoint-*`), phones, and the widest: for what stands inside the frame. */
export const widths = [1600, 1160, 1080, 900, 640, 412, 360, 320];

/** For words of another length in what fits at all widths. */
export const fewWidths = [1160, 900, 640, 320];

/**
 * What does not fit at which width. The page is loaded once, in a wide window, and narrowed step by step:
 * so what a wide window leaves behind in a narrow one is found as well.
 */
export async function misfits(page: Page, at: readonly number[] = widths): Promise<string[]> {
  // Laid out at each width as ever, and painted at none: to paint them takes longer than to look at them.
  return withSheet(page, "html { opacity: 0 !important; will-change: opacity; }", () =>
    misfitsNow(page, at),
  );
}

/** Does something while the page has another style sheet. */
async function withSheet<Result>(
  page: Page,
  css: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const result = await work();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return result;
}

async function misfitsNow(page: Page, at: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 });
    const misfit = await page.evaluate(async () => {
      // What is below the fold keeps the layout of the width before until it is nearly in sight.
      for (const part of document.querySelectorAll<HTMLElement>(".below-fold"))
        part.style.contentVisibility = "visible";
      // What watches the width has had its turn; what is measured next is laid out by being measured.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const bar = document.querySelector("header > div");
      if (bar && bar.scrollHeight > bar.clientHeight) return "the header's words run out of it";
      const isBeyond = (element: Element) =>
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      const over = document.documentElement.scrollWidth - innerWidth;
      if (over > 0) {
        const beyond = [...document.querySelectorAll("body *")].filter(isBeyond);
        return `${over} px too wide, by ${beyond.at(-1)?.outerHTML.slice(0, 120)}`;
      }
      // What a frame around it cuts off makes no page wider, and cannot be read all the same.
      const cut = [...document.querySelectorAll("h1,h2,h3,p,a,button,label,input,dd,td")].find(
        (element) => {
          if (!isBeyond(element) || !element.checkVisibility()) return false;
          for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(frame).overflowX)) return false;
          }
          return true;
        },
      );
      return cut === undefined ? null : `cut off: ${cut.outerHTML.slice(0, 120)}`;
    });
    if (misfit !== null) found.push(`${width}: ${misfit}`);
  }
  return found;
}

/** Spaces that readers may set (WCAG 1.4.12), as their own style sheets would. */
const spaces = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What does not fit, at a phone's and a laptop's width, once a reader has set letters, words and lines wide apart. */
export function misfitsWhenSpaced(page: Page): Promise<string[]> {
  return withSheet(page, spaces, () => misfits(page, [1280, 390]));
}
