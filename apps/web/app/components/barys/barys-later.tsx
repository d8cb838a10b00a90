import { lazy } from "react";
import type { Barys as Drawn } from "./barys.tsx";

/**
 * The cub as the browser has it where it stands beside words that say everything, on screens that seldom
 * show it: fetched when it is drawn, and away where it cannot be fetched. The server draws it with the page;
 * which of the two `#barys-later` is, package.json says. Put it into a `Suspense`.
 */
export const Barys = lazy<typeof Drawn>(() =>
  import("./barys.tsx").then(
    (module) => ({ default: module.Barys }),
    () => ({ default: () => <></> }),
  ),
);
