import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with the page, or with a part of it: each rule with the elements that break it.
 *
 * @param narrow says which part, and which rules
 */
export async function axeFindings(
  page: Page,
  narrow: (builder: AxeBuilder) => AxeBuilder = (builder) => builder,
): Promise<string[]> {
  // The other way opens a second page for each run, to join what foreign frames hold: there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await narrow(builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
