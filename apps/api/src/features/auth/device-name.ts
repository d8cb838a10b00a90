import Bowser from "bowser";

/** Longer ones are nobody's: what browsers send has about 150 letters. */
const maxLength = 500;

/**
 * What a browser calls itself, in as few words as its owner needs to know it again: `Firefox, Windows`.
 * Versions and models are not kept. Null for what is no browser that we know.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === "" || userAgent.length > maxLength) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return known.length === 0 ? null : known.join(", ");
}
