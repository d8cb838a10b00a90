import type { Tools } from "../../ask.ts";
import { NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { both, type VerbRendering } from "./rendering.ts";
import type { RussianThings } from "./russian-thing.ts";
import { GAMES, isBare, isMeal, isPerson, refuseMisfit } from "./traits.ts";

const MASS =
  /^(?:вода|чай|кофе|молоко|сахар|соль|хлеб|мясо|масло|мёд|рис|суп|сок|лимон|сметана|сыр|каша|варенье)$/u;

/** Says in Russian how things hang on what is said. */
export class RussianParts {
  readonly #things: RussianThings;
  readonly #tools: Tools;

  constructor(things: RussianThings, tools: Tools) {
    this.#things = things;
    this.#tools = tools;
  }

  /** A part as its verb asks for it; of a state, of none. */
  part({ role, thing }: Part, verb?: VerbRendering): string {
    if (typeof role !== "string") return this.#things.governed(role.after.ru, thing);
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const own = verb?.takes[role];
    if (role === "OBJ") {
      if (own === undefined || own === "place") throw new NotUnderstood("takes no object");
      if (own === "game") return this.#game(thing);
      return this.#things.governed(own.ru, thing);
    }
    if (role === "INS" && row?.by && isBare(thing)) return both(row.by).ru;
    if (own !== undefined && own !== "place" && own !== "game") {
      if (own.ru === "place") return this.#place(role, thing);
      if (own.ru === "where") return this.#place("LOC", thing);
      refuseMisfit(role, own, thing);
      if (!(isPerson(thing) && own.en === "by")) return this.#things.governed(own.ru, thing);
    }
    if (role === "INS") {
      if (isPerson(thing) || (MASS.test(thing.say.ru) && isMeal(verb)))
        return this.#things.governed("с ins", thing);
      throw new NotUnderstood("by what means");
    }
    if (role === "DAT" && own !== "place") throw new NotUnderstood("to what");
    if (role === "ABL" && verb && own !== "place" && verb.takes.DAT !== "place")
      throw new NotUnderstood("from what");
    if (isPerson(thing)) {
      if (role === "DAT") return this.#things.governed("к dat", thing);
      throw new NotUnderstood("a person as a place");
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
    const isPlace = row?.place ?? row?.in ?? row?.to ?? row?.from;
    if (!isPlace && !thing.name && !this.#tools.judge.government.isOf(thing.lemma, "place"))
      throw new NotUnderstood("no place");
    const inside = row?.place ? both(row.place).ru : "в";
    if (role === "ABL") return this.#things.governed(inside === "на" ? "с gen" : "из gen", thing);
    return this.#things.governed(
      `${inside.replace("во", "в")} ${role === "LOC" ? "prep" : "acc"}`,
      thing,
    );
  }

  #game(thing: Thing): string {
    if (!GAMES.has(thing.lemma)) throw new NotUnderstood("no game");
    return this.#things.governed("в acc", thing);
  }
}
