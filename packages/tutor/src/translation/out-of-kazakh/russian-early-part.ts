import type { Meaning, Part } from "./meaning.ts";

/**
 * What stands before a Russian verb rather than behind it: «кто вам помог», «ты можешь мне помочь», «который вы мне
 * сказали», «он ничего не знает об этом».
 */
export function isEarly({ role, thing }: Part, m: Meaning, isAsking: boolean): boolean {
  if (role !== "DAT" && role !== "OBJ") return false;
  if (m.negative && /^(?:nothing|nobody)$/.test(thing.say.en)) return true;
  const isPronoun = thing.person !== undefined && !thing.asks && !thing.also && !thing.only;
  const hasNothing =
    m.negative && m.parts.some((one) => /^(?:nothing|nobody)$/.test(one.thing.say.en));
  return isPronoun && (isAsking || m.question || m.inside === true || hasNothing);
}
