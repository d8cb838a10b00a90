import type { Queries } from "#api/db/database.ts";
import { type HouseSettings, type SignUpMode, usualHouse } from "./house.model.ts";

const modes: readonly string[] = ["open", "invitation", "domain"] satisfies SignUpMode[];

/** What was set, and the usual for the rest. */
export async function readHouseSettings(queries: Queries): Promise<HouseSettings> {
  const rows = await queries.selectFrom("house_settings").selectAll().execute();
  const set = new Map(rows.map(({ name, value }) => [name, value]));
  const signUp = set.get("signUp") ?? "";
  return {
    name: set.get("name") ?? usualHouse.name,
    operator: set.get("operator") ?? usualHouse.operator,
    imprint: set.get("imprint") ?? usualHouse.imprint,
    signUp: modes.includes(signUp) ? (signUp as SignUpMode) : usualHouse.signUp,
    domains: (set.get("domains") ?? "").split(" ").filter(Boolean),
  };
}

export async function writeHouseSettings(queries: Queries, house: HouseSettings): Promise<void> {
  const rows = Object.entries({ ...house, domains: house.domains.join(" ") }).map(
    ([name, value]) => ({ name, value }),
  );
  await queries
    .insertInto("house_settings")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ ref }) => ({ value: ref("excluded.value") })),
    )
    .execute();
}
