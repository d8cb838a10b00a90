import type { Page } from "@playwright/test";

/** A document that is replaced while one waits is waited for again, so many times. */
const documents = 3;

/**
 * Waits until the application has taken the page over and nothing has been drawn or fetched for a fifth of a second.
 * Half the wait of Playwright's `networkidle`, and it also sees what comes from the browser's own storage.
 */
export async function settled(page: Page): Promise<void> {
  for (let document = 1; ; document++) {
    try {
      return await settledOnce(page);
    } catch (error) {
      const isReplaced = String(error).includes("Execution context was destroyed");
      if (!isReplaced || document === documents) throw error;
    }
  }
}

async function settledOnce(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  // React marks the elements that it has taken over.
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 200);
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 200);
        };
        new MutationObserver(again).observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        new PerformanceObserver(again).observe({ entryTypes: ["resource"] });
      }),
  );
}
