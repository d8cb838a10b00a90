import type { Path } from "@tilashar/contracts";
import type { UnitMaterial } from "@tilashar/learning/session";
import { call } from "#app/lib/api/client.ts";
import { loadServerPath } from "#app/lib/path/own-path.ts";
import { keepPublicPath, publicPath } from "#app/lib/path/public-path.ts";

/** What a session is made of, and the path that it is a part of. */
export interface LoadedSession {
  readonly material: UnitMaterial;
  readonly path: Path;
}

/**
 * Loads a unit's material and the path. Without a network both come from what is kept: of the path, what is
 * the same for everyone, to which the browser adds its own marks.
 */
export async function loadSession(unit: string): Promise<LoadedSession> {
  const [material, path] = await Promise.all([
    call("GET /path/units/{id}/", { params: { id: unit } }),
    loadServerPath().catch(() => publicPath()),
  ]);
  void keepPublicPath().catch((error: unknown) => console.warn("The path is not kept", error));
  // The wire tells less of an explanation's reasons than the engine that made them
  return { material: material as UnitMaterial, path };
}
