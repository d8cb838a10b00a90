import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The navigation bar's links. A screen gets its line here when it is built. */
export const navigation: readonly { to: string; label: () => string }[] = [
  { to: paths.lessons, label: m.nav_lessons },
];
