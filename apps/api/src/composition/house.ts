import { makeNoteAct, makeRolesService, rolesRoutes } from "../features/roles/index.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** Those who keep the house: who holds which role, and what they did. */
export function makeHouse({ database, now }: FeatureParts): Area {
  const noteAct = makeNoteAct(now);
  return { routes: [rolesRoutes(makeRolesService({ database, noteAct }))] };
}
