import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import type { EnglishThings } from "./english-thing.ts";
import { hungAsSeen } from "./hung-as-seen.ts";
import { isMass } from "./mass.ts";
import type { Part, Thing } from "./meaning.ts";
import { both, type VerbRendering } from "./rendering.ts";
import { timePart } from "./time-part.ts";
import { GAMES, isAnimate, isBare, isBoth, isMeal, isPerson, refuseMisfit } from "./traits.ts";

/** What is told or handed over goes to somebody. */
const TOLD =
  /^(?:say|tell|speak|talk|explain|show|give|send|write|read|hand|bring|take|lend|sell|offer|present|return|deliver|teach|pass|throw|leave|promise|describe|announce|recommend|suggest)/;

/** Verbs of English that have as an object whom Kazakh comes up to, obeys or meets. */
const DIRECT =
  /^(?:approach|obey|answer|attend|marry|meet|reach|influence|affect|resemble|contradict|trust|join|enter|board|fight|address)$/;

/** Says in English how things hang on what is said. */
export class EnglishParts {
  readonly #things: EnglishThings;
  readonly #tools: Tools;
  readonly #doubts: Doubts;

  constructor(things: EnglishThings, tools: Tools, doubts: Doubts) {
    this.#doubts = doubts;
    this.#things = things;
    this.#tools = tools;
  }

  /** A part as its verb asks for it; of a state, of none. */
  part({ role, thing, told }: Part, verb?: VerbRendering): string {
    if (told) return told.en;
    if (thing.only && role !== "OBJ")
      return `only ${this.part({ role, thing: { ...thing, only: false } }, verb)}`;
    const time = timePart({ role, thing });
    if (time) return time.en;
    if (isBoth({ role, thing }, verb))
      return this.part({ role, thing: { ...thing, plural: true } }, verb);
    if (
      typeof role !== "string" &&
      role.after.en === "in front of" &&
      !this.#tools.course.tutor.renderings.nouns[thing.lemma] &&
      !isAnimate(thing)
    )
      this.#doubts.at("before or in front");
    if (typeof role !== "string" && role.after.en === "as")
      return `as ${this.#things.phrase(thing, "new")}`;
    if (typeof role !== "string") return `${role.after.en} ${this.#things.phrase(thing, "object")}`;
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const own = verb?.takes[role];
    if (role === "OBJ") {
      if (own === undefined) this.#doubts.at(`${verb?.en} takes no object`);
      if (own === "game" && !GAMES.has(thing.lemma)) this.#doubts.at("no game");
      const lead = typeof own === "object" && own.en !== "none" ? own.en : "";
      const what = this.#things.phrase(
        thing,
        own === "game" || (own !== undefined && own !== "place" && own.en === "none")
          ? "none"
          : thing.plural && isBare(thing) && /^(?:love|like)$/.test(verb?.en ?? "")
            ? "none"
            : thing.definite || thing.relative
              ? "object"
              : "new",
        thing.definite ? "ACC" : "NOM",
      );
      return [lead, what].filter(Boolean).join(" ");
    }
    const isInto = isPerson(thing) && /^(?:enter|board|reach)$/.test(verb?.en ?? "");
    if ((role === "DAT" || role === "INS") && !isInto && DIRECT.test(verb?.en ?? ""))
      return this.#behind("", thing);
    if (role === "DAT" && isPerson(thing) && /^(?:buy|cook|bake)$/.test(verb?.en ?? ""))
      return this.#behind("for", thing);
    const seen = hungAsSeen("en", { role, thing }, verb, this.#tools);
    if (seen !== undefined) return this.#behind(seen, thing);
    if (role === "INS" && row?.by && isBare(thing)) return both(row.by).en;
    if (own !== undefined && own !== "place" && own !== "game") {
      refuseMisfit(role, own, thing, this.#doubts);
      if (!(isPerson(thing) && own.en === "by")) return this.#behind(own.en, thing);
    }
    if (role === "INS") {
      if (isPerson(thing) || (isMass(thing) && isMeal(verb)))
        return `with ${this.#things.phrase(thing, "new")}`;
      this.#doubts.at("by what means");
      return `with ${this.#things.phrase(thing, "object")}`;
    }
    if (role === "DAT" && own !== "place") this.#doubts.at(`${verb?.en} to what`);
    if (role === "ABL" && verb && own !== "place" && verb.takes.DAT !== "place")
      this.#doubts.at(`${verb?.en} from what`);
    if (isPerson(thing)) {
      // Терезені ашып берші: what is done for somebody rather than given to him
      const isFor = own === undefined && verb?.takes.OBJ !== undefined && !TOLD.test(verb.en);
      if (role === "DAT") return this.#behind(isFor ? "for" : "to", thing);
      this.#doubts.at("a person as a place");
    }
    const whole = isBare(thing)
      ? row?.[role === "LOC" ? "in" : role === "DAT" ? "to" : "from"]
      : undefined;
    if (whole && !thing.plural) return both(whole).en;
    const isPlace = row?.place ?? row?.in ?? row?.to ?? row?.from;
    if (!isPlace && !thing.name && !this.#tools.judge.government.isOf(thing.lemma, "place"))
      this.#doubts.at(`no place ${thing.lemma}`);
    const place =
      role === "LOC" ? (row?.place ? both(row.place).en : "in") : role === "DAT" ? "to" : "from";
    return this.#behind(place, thing);
  }

  #behind(preposition: string, thing: Thing): string {
    const what = this.#things.phrase(thing, "object", preposition);
    return [preposition, what].filter(Boolean).join(" ");
  }
}
