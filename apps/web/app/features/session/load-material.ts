import type { UnitMaterial } from "@tilashar/learning/session";
import { failureOf, offlineFailure } from "#app/lib/api/failure.ts";
import { unitMaterialAddress } from "./unit-material-address.ts";

/**
 * Loads what a unit's sessions are made of. It is asked for plainly, without a learner or a language: so the
 * browser takes what the document has asked for before, and without a network what is kept.
 */
export async function loadMaterial(unit: string): Promise<UnitMaterial> {
  const answer = await fetch(unitMaterialAddress(unit)).catch(() => {
    throw offlineFailure();
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw failureOf(answer.status, body, answer.headers.get("retry-after"));
  // The wire tells less of an explanation's reasons than the engine that made them
  return body as UnitMaterial;
}
