import { lazy } from "react";

/**
 * What stands below the hero, as the browser has it: fetched when a visitor reads on. The server draws it
 * with the page; which of the two `#below-hero` is, package.json says.
 */
export const BelowHero = lazy(async () => ({
  default: (await import("./below-hero.tsx")).BelowHero,
}));
