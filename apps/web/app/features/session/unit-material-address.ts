import { addressOf } from "#app/lib/api/address.ts";

/** Where the material of a unit is: it is public, and the same for everyone. */
export const unitMaterialAddress = (unit: string): string =>
  addressOf("GET /path/units/{id}/", { id: unit }).url;
