import {
  type Agreement,
  adjectiveForm,
  type Doer,
  type RussianCase,
} from "../../russian/inflect.ts";
import type { Doubts } from "./doubts.ts";
import { gapOf } from "./gap.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { aroundOf, joined } from "./russian-around.ts";
import type { RussianDeeds } from "./russian-deed.ts";
import type { RussianParts } from "./russian-part.ts";
import type { RussianPredicates } from "./russian-predicate.ts";
import { isUndone, refuseLinks } from "./traits.ts";

/** Says in Russian the clause that tells which thing is meant. */
export class RussianRelatives {
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;
  readonly #deeds: RussianDeeds;
  readonly #told: (meaning: Meaning) => string;
  readonly #doubts: Doubts;

  constructor(
    parts: RussianParts,
    predicates: RussianPredicates,
    deeds: RussianDeeds,
    told: (meaning: Meaning) => string,
    doubts: Doubts,
  ) {
    this.#parts = parts;
    this.#predicates = predicates;
    this.#deeds = deeds;
    this.#told = told;
    this.#doubts = doubts;
  }

  /** «, о котором ты говорил,». */
  #mentioned(meaning: Meaning, agreement: Agreement): string {
    const which = adjectiveForm("который", "prep", agreement);
    if (!which || meaning.predicate.kind !== "deed") throw new NotUnderstood("no which");
    const verb = { ...meaning.predicate.verb, kind: "ongoing" as const };
    const told = {
      ...meaning,
      question: false,
      inside: true,
      predicate: { kind: "deed" as const, verb },
    };
    return `, о ${which} ${this.#told(told)},`;
  }

  /** «, которая живёт здесь,», «, где я живу,». */
  clause(meaning: Meaning, agreement: Agreement, thing: Thing): string {
    refuseLinks(meaning);
    if (meaning.subject) {
      const gap = gapOf(meaning, thing, this.#doubts);
      if (gap === "about") return this.#mentioned(meaning, agreement);
      const clause = this.#told({ ...meaning, question: false, inside: true });
      if (gap === "place") return `, ${isThither(meaning) ? "куда" : "где"} ${clause},`;
      if (gap === "time") return `, когда ${clause},`;
      const kase: RussianCase = gap === "with" ? "ins" : "acc";
      const which = adjectiveForm("который", kase, agreement);
      if (!which) throw new NotUnderstood("no which");
      return `, ${gap === "with" ? "с " : ""}${which} ${clause},`;
    }
    const which = adjectiveForm("который", "nom", agreement);
    if (!which) throw new NotUnderstood("no which");
    if (isUndone(meaning, agreement.animate)) this.#doubts.at("done by it or to it");
    const doer: Doer = { person: 3, plural: agreement.plural, gender: agreement.gender };
    const { around, rest } = aroundOf(meaning, this.#parts);
    const { times, front, back } = around;
    const own = { ...meaning, parts: rest };
    const line = this.#predicates.finite(own, doer);
    return `, ${joined([which, ...times, ...front, ...line, ...this.#deeds.ends(own, []), ...back])},`;
  }
}

const isThither = ({ predicate }: Meaning): boolean =>
  predicate.kind === "deed" && predicate.verb.takes.DAT === "place" && predicate.verb.en !== "move";
