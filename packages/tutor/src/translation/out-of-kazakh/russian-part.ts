import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import { hungAsSeen } from "./hung-as-seen.ts";
import { isMass } from "./mass.ts";
import type { Part, Thing } from "./meaning.ts";
import { both, type VerbRendering } from "./rendering.ts";
import type { RussianThings } from "./russian-thing.ts";
import { timePart } from "./time-part.ts";
import { GAMES, isBare, isBoth, isMeal, isPerson, refuseMisfit } from "./traits.ts";

const MASS =
  /^(?:вода|чай|кофе|молоко|сахар|соль|хлеб|мясо|масло|мёд|рис|суп|сок|лимон|сметана|сыр|каша|варенье)$/u;

/** Says in Russian how things hang on what is said. */
export class RussianParts {
  readonly #things: RussianThings;
  readonly #tools: Tools;
  readonly #doubts: Doubts;

  constructor(things: RussianThings, tools: Tools, doubts: Doubts) {
    this.#doubts = doubts;
    this.#things = things;
    this.#tools = tools;
  }

  /** A part as its verb asks for it; of a state, of none. */
  part({ role, thing, told }: Part, verb?: VerbRendering): string {
    if (told) return told.ru;
    const { only, also, ...plain } = thing;
    if (only || also) return `${only ? "только" : "и"} ${this.part({ role, thing: plain }, verb)}`;
    const time = timePart({ role, thing });
    if (time) return time.ru;
    if (isBoth({ role, thing }, verb))
      return this.part({ role, thing: { ...thing, plural: true } }, verb);
    if (typeof role !== "string") return this.#things.governed(role.after.ru, thing);
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const own = verb?.takes[role];
    if (role === "OBJ") {
      if (own === undefined || own === "place") {
        this.#doubts.at(`${verb?.en} takes no object`);
        return this.#things.governed("acc", thing);
      }
      if (own === "game") return this.#game(thing);
      // Гүл сатып алды: flowers, as the course's lines have them where nothing counts them
      if (this.#isUsuallyMany(thing))
        return this.#things.governed(own.ru, { ...thing, plural: true });
      return this.#things.governed(own.ru, thing);
    }
    const seen = hungAsSeen("ru", { role, thing }, verb, this.#tools);
    if (seen !== undefined) return this.#things.governed(seen, thing);
    if (role === "INS" && row?.by && isBare(thing)) return both(row.by).ru;
    // Кітапханадан алдым: from somebody, but in a library
    if (typeof own === "object" && own.ru === "у gen" && !isPerson(thing) && !thing.name)
      return this.#place(role, thing);
    if (own !== undefined && own !== "place" && own !== "game") {
      if (own.ru === "place") return this.#place(role, thing);
      if (own.ru === "where") return this.#place("LOC", thing);
      refuseMisfit(role, own, thing, this.#doubts);
      if (!(isPerson(thing) && own.en === "by")) return this.#things.governed(own.ru, thing);
    }
    if (role === "INS") {
      if (isPerson(thing) || (MASS.test(thing.say.ru) && isMeal(verb)))
        return this.#things.governed("с ins", thing);
      this.#doubts.at("by what means");
      return this.#things.governed("ins", thing);
    }
    if (role === "DAT" && own !== "place") {
      this.#doubts.at(`${verb?.en} to what`);
      if (!this.#isPlace(thing)) return this.#things.governed("dat", thing);
    }
    if (role === "ABL" && verb && own !== "place" && verb.takes.DAT !== "place")
      this.#doubts.at(`${verb?.en} from what`);
    if (isPerson(thing)) {
      if (role === "DAT") return this.#things.governed("к dat", thing);
      this.#doubts.at("a person as a place");
      return this.#things.governed(role === "LOC" ? "у gen" : "от gen", thing);
    }
    return this.#place(role, thing);
  }

  #place(role: "DAT" | "LOC" | "ABL" | "INS", thing: Thing): string {
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const whole =
      isBare(thing) && !thing.plural
        ? row?.[role === "LOC" ? "in" : role === "DAT" ? "to" : "from"]
        : undefined;
    if (whole) return both(whole).ru;
    if (!this.#isPlace(thing)) this.#doubts.at(`no place ${thing.lemma}`);
    const inside = row?.place ? both(row.place).ru : "в";
    if (role === "ABL") return this.#things.governed(inside === "на" ? "с gen" : "из gen", thing);
    return this.#things.governed(
      `${inside.replace("во", "в")} ${role === "LOC" ? "prep" : "acc"}`,
      thing,
    );
  }

  #isUsuallyMany(thing: Thing): boolean {
    const isFree = isBare(thing) && !thing.plural && !thing.definite && thing.person === undefined;
    if (!isFree || thing.name || thing.asks || thing.indefinite || thing.measure || isMass(thing))
      return false;
    const found = this.#tools.wordings.article(thing.lemma, "NOM");
    return found?.article === "many" && found.seen >= 2 && found.share >= 0.6;
  }

  #isPlace({ lemma, name }: Thing): boolean {
    const row = this.#tools.course.tutor.renderings.nouns[lemma];
    const isListed = (row?.place ?? row?.in ?? row?.to ?? row?.from) !== undefined;
    return isListed || name || this.#tools.judge.government.isOf(lemma, "place");
  }

  #game(thing: Thing): string {
    if (!GAMES.has(thing.lemma)) this.#doubts.at("no game");
    return this.#things.governed("в acc", thing);
  }
}
