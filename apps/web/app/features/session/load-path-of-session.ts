import type { Path } from "@tilashar/contracts";
import { loadServerPath } from "#app/lib/path/own-path.ts";
import { keepPublicPath, publicPath } from "#app/lib/path/public-path.ts";

/**
 * Loads the path, by which the end of a session tells what comes next. Without a network it is what is kept:
 * the part that is the same for everyone, to which the browser adds its own marks. Null where there is none.
 */
export async function loadPathOfSession(): Promise<Path | null> {
  const path = await loadServerPath().catch(() => publicPath().catch(() => null));
  void keepPublicPath().catch((error: unknown) => console.warn("The path is not kept", error));
  return path;
}
