import type { Frame } from "../government.ts";
import { LIGHT, MOTION } from "../word/word-lists.ts";
import { type LicenceSite, plainVerb, takesCase } from "./licence-site.ts";
import { hasObject } from "./missing-complement.ts";

/** So many times as often as from places is it shown to be done at them. */
const SO_MUCH_OFTENER = 3;

/**
 * спорттан айналысады, музыкадан қызығады, сұрақтан жауап берді: the verb asks for a dative or an instrumental, has none, and from what it happens
 * tells no cause.
 */
export function lacksItsOwn(
  site: LicenceSite,
  frames: readonly Frame[],
  is: (of: readonly string[]) => boolean,
): boolean {
  const { parse, head, government, verbs, reading } = site;
  if (takesCase(frames, "ABL") || is(["cause", "time"]) || reading.form !== undefined) return false;
  const frame = government.verb(verbs[0] ?? "");
  const [core] = frame?.cores ?? [];
  if (frame?.cores.size !== 1 || (core !== "DAT" && core !== "INS")) return false;
  // соңғы қатардан беріңіз: of so many meanings one needs no dative
  if (LIGHT.has(verbs[0] ?? "") || MOTION.has(plainVerb(verbs[0] ?? ""))) return false;
  return !parse.words.some(
    (one, place) =>
      place !== site.at &&
      (one.head === head || one.head === parse.words[head]?.head) &&
      (one.reading.case === core || one.relation === "said"),
  );
}

/** мектептен оқиды, диваннан ойнайды: what the course shows to be done at places, and hardly ever from them. */
export const isDoneThere = (
  site: LicenceSite,
  verb: string,
  is: (of: readonly string[]) => boolean,
): boolean =>
  verb !== "" &&
  is(["place"]) &&
  !MOTION.has(verb) &&
  // желіден көрінбейсің, қатардан беріңіз
  !LIGHT.has(verb) &&
  !/^(?:жүру|жөнелу)$/.test(verb) &&
  !hasObject(site) &&
  site.usage.ofClasses(verb, "LOC", ["place"]) >=
    SO_MUCH_OFTENER * Math.max(1, site.usage.ofClasses(verb, "ABL", ["place"]));
