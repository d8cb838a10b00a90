import {
  adjectiveForm,
  comparative,
  type Doer,
  shortForm,
  verbForm,
} from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { russianAge } from "./quantity.ts";
import type { VerbRendering } from "./rendering.ts";
import { agreedForm, OWNERS } from "./russian-owners.ts";
import type { RussianParts } from "./russian-part.ts";
import type { RussianThings } from "./russian-thing.ts";
import { ofSeveral, raise } from "./traits.ts";

/** Short where it is said of a state. */
const SHORT =
  /^(?:довольный|похожий|полезный|вредный|опасный|верный|равный|закрытый|открытый|готовый|свободный|занятый|нужный|согласный)$/u;
/** Базар близко: how far it is. */
const FAR: Readonly<Record<string, string>> = { близкий: "близко", далёкий: "далеко" };
const FUTURE = ["буду", "будешь", "будет", "будем", "будете", "будут"];
const CAN = ["могу", "можешь", "может", "можем", "можете", "могут"];
const WANT = ["хочу", "хочешь", "хочет", "хотим", "хотите", "хотят"];

/** Says the verb of a Russian sentence with its helpers, or what somebody is. */
export class RussianPredicates {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;

  constructor(things: RussianThings, parts: RussianParts) {
    this.#things = things;
    this.#parts = parts;
  }

  infinitive(m: Meaning): string[] {
    const verb = verbOf(m);
    const isWhole = verb.kind === undefined || (verb.kind === "lasting" && m.mood === "might");
    const own = isWhole ? verb.perfective : verb.imperfective;
    return [own === "" ? raise("no infinitive") : own];
  }

  finite(m: Meaning, doer: Doer): string[] {
    const verb = verbOf(m);
    const not = m.negative ? ["не"] : [];
    const at = doer.person - 1 + (doer.plural ? 3 : 0);
    if (m.mood === "can" || m.mood === "want") {
      const own = m.mood === "can" ? CAN : WANT;
      const past =
        m.mood === "can"
          ? ["смог", "смогла", "смогло", "смогли"]
          : ["хотел", "хотела", "хотело", "хотели"];
      const form =
        m.tense === "past" ? past[doer.plural ? 3 : "mfn".indexOf(doer.gender)] : own[at];
      // Не хочу разговаривать: what one does not want is not looked at as a whole
      const deed =
        m.negative && !m.question && m.mood === "want" && verb.imperfective !== ""
          ? [verb.imperfective]
          : this.infinitive(m);
      return [...not, form ?? "", ...deed];
    }
    if (m.mood === "might") return [CAN[at] ?? "", ...not, ...this.infinitive(m)];
    const form = (text: string, tense: "present" | "past"): string => {
      const found = verbForm(text || verb.imperfective || verb.perfective, tense, doer);
      if (!found) throw new NotUnderstood(`no form of ${text}`);
      return found;
    };
    switch (m.tense) {
      case "now":
        return [...not, form(verb.now ?? verb.imperfective, "present")];
      case "present":
        return [...not, form(verb.imperfective, "present")];
      case "coming":
        if (verb.imperfective === "быть") return [...not, FUTURE[at] ?? ""];
        if (m.supposed)
          return [...not, form(verb.kind ? verb.imperfective : verb.perfective, "past")];
        return verb.kind === "ongoing"
          ? [...not, FUTURE[at] ?? "", verb.imperfective]
          : [...not, form(verb.perfective, "present")];
      case "used":
        return [...not, form(verb.imperfective, "past")];
      case "going":
        return [...not, form(verb.now ?? verb.imperfective, "past")];
      default: {
        const never = (m.tense === "perfect" && m.negative) || isRepeated(m);
        return [
          ...not,
          form(verb.past ?? (verb.kind || never ? verb.imperfective : verb.perfective), "past"),
        ];
      }
    }
  }

  be(m: Meaning, doer: Doer): string[] {
    const not = m.negative ? ["не"] : [];
    if (m.tense === "coming")
      return [...not, FUTURE[doer.person - 1 + (doer.plural ? 3 : 0)] ?? ""];
    if (m.tense === "present") return [];
    if (m.tense === "used") throw new NotUnderstood("used to be");
    const { predicate } = m;
    if (predicate.kind === "is-so" && predicate.became)
      return [...not, doer.plural ? "стали" : { m: "стал", f: "стала", n: "стало" }[doer.gender]];
    return [...not, doer.plural ? "были" : { m: "был", f: "была", n: "было" }[doer.gender]];
  }

  state(m: Meaning, subject: Thing): string {
    const { predicate } = m;
    const isNow = m.tense === "present";
    if (predicate.kind === "is-at") return this.#parts.part(predicate.where);
    if (predicate.kind === "is")
      return this.#things.phrase(
        ofSeveral(predicate.what, subject.person ?? ""),
        isNow ? "nom" : "ins",
      );
    if (predicate.kind !== "is-so") throw new NotUnderstood("no state");
    const { quality, than, very, more, years, lemma } = predicate;
    if (than && !more && /^(?:алыс|жақын)$/u.test(lemma))
      return `${FAR[lemma === "алыс" ? "далёкий" : "близкий"]} от ${this.#things.phrase(than, "gen", true)}`;
    if (than && years !== undefined)
      return `${lemma === "кіші" ? "младше" : "старше"} ${this.#things.phrase(than, "gen")} на ${russianAge(years)}`;
    if (more) return comparative(quality.ru) ?? raise("no comparative");
    if (than) {
      const more = comparative(quality.ru);
      if (!more) throw new NotUnderstood("no comparative");
      const agreement = this.#things.agreement(subject);
      const other =
        than.determiner === "self"
          ? agreedForm(OWNERS[than.say.ru === "этот" ? "this" : "that"] ?? "", "nom", agreement)
          : this.#things.phrase(than, "nom");
      // Старше меня
      if (than.person !== undefined && !than.asks)
        return `${more} ${this.#things.phrase(than, "gen")}`;
      return `${more}, чем ${other}`;
    }
    const far = FAR[quality.ru];
    if (far) return [very?.ru, far].filter(Boolean).join(" ");
    if (SHORT.test(quality.ru)) return this.agreeing(quality.ru, subject);
    if (subject.person === undefined && subject.determiner === "self") {
      throw new NotUnderstood("this is so");
    }
    const form = adjectiveForm(quality.ru, isNow ? "nom" : "ins", this.#things.agreement(subject));
    if (!form) throw new NotUnderstood("no adjective");
    return [very?.ru, form].filter(Boolean).join(" ");
  }

  agreeing(adjective: string, thing: Thing): string {
    const form = shortForm(adjective, this.#things.agreement(thing));
    if (!form) throw new NotUnderstood("no short form");
    return form;
  }
}

/** Каждый день поливал, пейте два раза в день: what is done again and again is not done as a whole. */
export const isRepeated = ({ times, negative }: Meaning): boolean =>
  !negative &&
  times.some(({ en }) =>
    /^(?:every|always|often|usually|sometimes|rarely)|(?:once|twice|times) an? (?:day|week|month|year)$/.test(
      en,
    ),
  );

export function verbOf({ predicate }: Meaning): VerbRendering {
  if (predicate.kind !== "deed") throw new NotUnderstood("no deed");
  return predicate.verb;
}
