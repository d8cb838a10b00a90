import type { HouseSettings } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";

/** Changes some settings and leaves the rest as the server has them now. */
export async function changeSettings(changes: Partial<HouseSettings>): Promise<HouseSettings> {
  const now = await call("GET /admin/settings/");
  return call("PUT /admin/settings/", { body: { ...now, ...changes } });
}
