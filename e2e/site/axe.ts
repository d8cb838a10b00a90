import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Inspection {
  /** Selector of the part to look at; the whole page without it. */
  within?: string;
  /** Contrast, the dearest rule by far, hangs on the theme alone; what is named by its words on the language. */
  about?: "everything" | "all but colours" | "colours" | "words";
}

/** Rules of axe that judge by what is written: names of things, texts in place of pictures, languages. */
const ofWords = ["cat.text-alternatives", "cat.language", "cat.forms", "cat.name-role-value"];

/** What axe finds wrong with the page, or with a part of it: each rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  { within, about = "everything" }: Inspection = {},
): Promise<string[]> {
  const options: axe.RunOptions = {
    // What passes is not described: that takes longer than finding it.
    resultTypes: ["violations"],
    ...(about === "all but colours" && { rules: { "color-contrast": { enabled: false } } }),
    ...(about === "colours" && { runOnly: ["color-contrast"] }),
    ...(about === "words" && { runOnly: { type: "tag", values: ofWords } }),
  };
  // Once a document: its half a megabyte takes as long as a run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(part ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    [within, options] as const,
  );
}
