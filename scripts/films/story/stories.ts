import { scenes1To4 } from "./scenes-1-to-4.ts";
import { scenes5To7 } from "./scenes-5-to-7.ts";
import { scenes8To11 } from "./scenes-8-to-11.ts";
import { scenes12To15 } from "./scenes-12-to-15.ts";
import { scenes201To206 } from "./scenes-201-to-206.ts";
import { scenes207To209 } from "./scenes-207-to-209.ts";
import { scenes210To212 } from "./scenes-210-to-212.ts";
import { scenes401To403 } from "./scenes-401-to-403.ts";
import type { Story } from "./story.ts";

/** The staging of each scene by its number. */
export const stories: Readonly<Record<number, Story>> = {
  ...scenes1To4,
  ...scenes5To7,
  ...scenes8To11,
  ...scenes12To15,
  ...scenes201To206,
  ...scenes207To209,
  ...scenes210To212,
  ...scenes401To403,
};
