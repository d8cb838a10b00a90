import type { Tools } from "../../ask.ts";
import type { EnglishThings } from "./english-thing.ts";
import { isMass } from "./mass.ts";
import { NotUnderstood, type Part } from "./meaning.ts";
import { both, type VerbRendering } from "./rendering.ts";
import { GAMES, isAnimate, isBare, isMeal, isPerson, refuseMisfit } from "./traits.ts";

/** Says in English how things hang on what is said. */
export class EnglishParts {
  readonly #things: EnglishThings;
  readonly #tools: Tools;

  constructor(things: EnglishThings, tools: Tools) {
    this.#things = things;
    this.#tools = tools;
  }

  /** A part as its verb asks for it; of a state, of none. */
  part({ role, thing }: Part, verb?: VerbRendering): string {
    if (
      typeof role !== "string" &&
      role.after.en === "in front of" &&
      !this.#tools.course.tutor.renderings.nouns[thing.lemma] &&
      !isAnimate(thing)
    )
      throw new NotUnderstood("before or in front");
    if (typeof role !== "string" && role.after.en === "as")
      return `as ${this.#things.phrase(thing, "new")}`;
    if (typeof role !== "string") return `${role.after.en} ${this.#things.phrase(thing, "object")}`;
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const own = verb?.takes[role];
    if (role === "OBJ") {
      if (own === undefined) throw new NotUnderstood("takes no object");
      if (own === "game" && !GAMES.has(thing.lemma)) throw new NotUnderstood("no game");
      return this.#things.phrase(
        thing,
        own === "game" || (own !== "place" && own.en === "none")
          ? "none"
          : thing.plural && isBare(thing) && /^(?:love|like)$/.test(verb?.en ?? "")
            ? "none"
            : thing.definite || thing.relative
              ? "object"
              : "new",
      );
    }
    if (role === "INS" && row?.by && isBare(thing)) return both(row.by).en;
    if (own !== undefined && own !== "place" && own !== "game") {
      refuseMisfit(role, own, thing);
      if (!(isPerson(thing) && own.en === "by"))
        return [own.en, this.#things.phrase(thing, "object")].filter(Boolean).join(" ");
    }
    if (role === "INS") {
      if (isPerson(thing) || (isMass(thing) && isMeal(verb)))
        return `with ${this.#things.phrase(thing, "new")}`;
      throw new NotUnderstood("by what means");
    }
    if (role === "DAT" && own !== "place") throw new NotUnderstood("to what");
    if (role === "ABL" && verb && own !== "place" && verb.takes.DAT !== "place")
      throw new NotUnderstood("from what");
    if (isPerson(thing)) {
      if (role === "DAT") return `to ${this.#things.phrase(thing, "object")}`;
      throw new NotUnderstood("a person as a place");
    }
    const whole = isBare(thing)
      ? row?.[role === "LOC" ? "in" : role === "DAT" ? "to" : "from"]
      : undefined;
    if (whole && !thing.plural) return both(whole).en;
    const isPlace = row?.place ?? row?.in ?? row?.to ?? row?.from;
    if (!isPlace && !thing.name && !this.#tools.judge.government.isOf(thing.lemma, "place"))
      throw new NotUnderstood("no place");
    const place =
      role === "LOC" ? (row?.place ? both(row.place).en : "in") : role === "DAT" ? "to" : "from";
    return `${place} ${this.#things.phrase(thing, "object")}`;
  }
}
