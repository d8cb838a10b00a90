import type { Placed } from "@tilashar/clause";
import { type Meaning, NotUnderstood } from "./meaning.ts";

/** A verb that ends what is told. */
export const isTold = ({ form }: Placed["reading"]): boolean => form === "fin";

/** When it is done, by the endings. */
export function tenseOf({ form, source }: Placed["reading"]): Meaning["tense"] {
  const ids = (source?.suffixes ?? []).map(({ id }) => id);
  if (form === "imp") return "order";
  if (form === "part" && ids.includes("fut")) return "coming";
  if (form === "part") return ids.includes("perf") ? "past" : "present";
  if (form === "p" || form === "a") return "present";
  if (form !== "fin") return "present";
  if (ids.includes("past") || ids.includes("conv")) return "past";
  if (ids.includes("perf")) return "perfect";
  if (source?.features.Aspect === "Prog") return "now";
  if (ids.includes("pres")) return "present";
  if (ids.includes("hab")) return "used";
  if (ids.includes("opt3")) return "wish";
  if (ids.includes("opt1p")) return "let-us";
  if (ids.includes("opt1s")) return "shall-i";
  throw new NotUnderstood(`tense ${ids.join("+")}`);
}
