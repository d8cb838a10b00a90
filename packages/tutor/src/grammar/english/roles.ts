import type { Government } from "@tilashar/clause";
import type { Case, Phrase, Role } from "../clause.ts";
import { MOTION, SURFACES } from "../english-words.ts";
import { after, DAY_NOUNS, place, VERB_OBJECTS } from "../shared-words.ts";

const of = (inCase: Case): Role => ({ case: inCase });

/** What Kazakh has for a preposition, the usual way first. */
const WAYS: Readonly<Record<string, readonly Role[]>> = {
  in: [of("LOC"), of("DAT")],
  at: [of("LOC"), of("DAT")],
  on: [of("LOC")],
  to: [of("DAT")],
  from: [of("ABL")],
  of: [of("ABL"), of("DAT")],
  off: [of("ABL")],
  about: [after("туралы"), of("DAT"), of("ABL")],
  for: [after("үшін"), of("DAT")],
  with: [of("INS")],
  without: [{ without: true }],
  by: [of("INS"), place("жан")],
  into: [of("DAT")],
  onto: [of("DAT"), place("үст", "DAT")],
  under: [place("аст")],
  below: [place("аст")],
  behind: [place("арт")],
  beyond: [place("арт")],
  near: [place("жан")],
  beside: [place("жан")],
  "next to": [place("жан")],
  "close to": [place("жан")],
  between: [place("ара")],
  among: [place("ара")],
  above: [place("үст")],
  over: [place("үст"), place("үст", "ABL")],
  inside: [place("іш")],
  outside: [place("сырт")],
  opposite: [place("қарсы")],
  "in front of": [place("алд")],
  "on top of": [place("үст")],
  "in the middle of": [place("орта")],
  "at the foot of": [place("етек")],
  "instead of": [place("орын", "DAT")],
  "out of": [of("ABL"), place("іш", "ABL")],
  until: [after("дейін", "DAT")],
  till: [after("дейін", "DAT")],
  before: [place("алд")],
  after: [after("кейін", "ABL")],
  since: [after("бері", "ABL")],
  during: [after("кезінде")],
  through: [after("арқылы"), of("ABL")],
  across: [after("арқылы"), of("ABL")],
  against: [after("қарсы", "DAT")],
  around: [place("айнала")],
  along: [after("бойымен")],
  like: [after("сияқты")],
  as: [after("ретінде")],
  towards: [after("қарай", "DAT")],
  toward: [after("қарай", "DAT")],
  "because of": [after("байланысты", "DAT"), after("үшін"), of("ABL")],
  except: [after("басқа", "ABL")],
  besides: [after("басқа", "ABL")],
  "thanks to": [place("арқа")],
  "together with": [after("бірге", "INS")],
  "according to": [after("бойынша")],
  "for the sake of": [after("үшін")],
  "in honour of": [place("құрмет", "DAT")],
};

const VEHICLES =
  /^(?:автобус|пойыз|ұшақ|такси|көлік|метро|трамвай|машина|велосипед|жаяу|поезд|мотоцикл|кеме)$/;
/** Verbs of going and putting that say where to even after "in" and "on". */
const PLACING =
  /^(?:кіру|келу|жету|қону|қою|салу|құю|ілу|орналастыру|тастау|жасыру|түсіру|міну|кіргізу|жабыстыру|көтерілу|түсіп кету|құлау)$/;
/** Verbs of putting. */
const SETTING = /^(?:қою|салу|тастау|жасыру|ілу|орналастыру|отырғызу|егу)$/;
const ALONGSIDE: Readonly<Record<string, string>> = {
  жол: "бой",
  өзен: "бой",
  көл: "жаға",
  теңіз: "жаға",
};
const TELLS_OF_NOTHING =
  /^(?:көру|күту|келу|бару|алу|беру|жеу|ішу|жүру|тұру|ұйықтау|жұмыс істеу|жасау|пісіру|сатып алу|сату|жинау|төлеу|шақыру)$/;
const AIMING = /^(?:кету|аттану|дайындалу|кешігу|жазылу|шақыру|жіберу|тіркелу|үміттену)$/;
const MAKING = /^(?:тігу|жасау|дайындау|пісіру|сатып алу|шығару|жеткізу|салу|тоқу|басып шығару)$/;
const THANKING = /^(?:рақмет айту|алғыс айту|кешірім сұрау)$/;

/** Puts noun phrases into the cases that a verb and a preposition ask for. */
export class Roles {
  readonly #government: Government;

  constructor(government: Government) {
    this.#government = government;
  }

  /** Whether a noun names somebody. */
  isPerson(phrase: Phrase): boolean {
    return phrase.kind === "pronoun"
      ? !/^(?:бұл|сол|не)$/.test(phrase.lemma)
      : phrase.name === true ||
          /^(?:кім|біреу|ешкім|барлығы)$/.test(phrase.lemma) ||
          this.#government.isOf(phrase.lemma, "person");
  }

  /** What a verb does with its object: the case it asks for where that is not the accusative. */
  objectWays(verb: string, phrase: Phrase): Role[] {
    // What is entered or climbed is where one goes; nothing else is done to a thing by going
    if (MOTION.test(verb)) return /^(?:кіру|шығу|жету|міну)$/.test(verb) ? [of("DAT")] : [];
    const frame = this.#government.verb(verb);
    const known = VERB_OBJECTS[verb];
    if (known && !(frame?.takes.has("ACC") && !this.isPerson(phrase))) return [of(known)];
    if (!frame) return [of("ACC")];
    const cases = [...frame.cores].filter((one): one is Case =>
      /^(?:DAT|ABL|INS|LOC|ACC)$/.test(one),
    );
    // Of several cases none is the object's for sure
    return frame.takes.has("ACC") || cases.length !== 1 ? [of("ACC")] : cases.map(of);
  }

  /** Whether a verb says nothing without its object: жинау, еріту. */
  asksObject(verb: string): boolean {
    const frame = this.#government.verb(verb);
    return frame !== undefined && frame.cores.size === 1 && frame.cores.has("ACC");
  }

  /** What a preposition is here, the likeliest first. */
  ways(prep: string, phrase: Phrase, verb: string | undefined, isFirst = false): readonly Role[] {
    const usual = WAYS[prep] ?? [];
    const lemma = phrase.kind === "noun" ? phrase.lemma : "";
    const frame =
      verb === undefined
        ? undefined
        : (this.#government.verb(verb) ?? this.#government.adjective(verb));
    // "By chance", "by ten percent" are at nobody's side
    const isKnown =
      phrase.kind === "pronoun" ||
      phrase.definite === true ||
      phrase.name === true ||
      phrase.owner !== undefined;
    // What is by the road or by the sea is along it
    const along = prep === "by" ? ALONGSIDE[lemma] : undefined;
    if (along !== undefined) return [place(along)];
    if (prep === "by" && !VEHICLES.test(lemma)) return isKnown ? [place("жан")] : [];
    if (prep === "out of" && !isKnown) return [];
    // "Saw about two hundred sheep": so many, and nothing is told of them
    if (prep === "about" && TELLS_OF_NOTHING.test(verb ?? "")) return [];
    // Who knows about a meeting was not told by it
    if (prep === "about" && verb === "білу") return usual.slice(0, 1);
    if (prep === "on" && DAY_NOUNS.test(lemma)) return [of("LOC")];
    if (
      /^(?:by|on|in)$/.test(prep) &&
      VEHICLES.test(lemma) &&
      verb !== undefined &&
      MOTION.test(verb)
    )
      return [{ case: "INS", by: true }];
    if (prep === "by" && VEHICLES.test(lemma)) return [{ case: "INS", by: true }];
    if (prep === "on" && SURFACES.test(lemma) && !(verb && PLACING.test(verb)))
      return [place("үст"), of("LOC")];
    if (
      prep === "for" &&
      !this.isPerson(phrase) &&
      verb !== undefined &&
      (MOTION.test(verb) || AIMING.test(verb))
    )
      return [of("DAT")];
    // What is made for a place goes there: қонақүйлерге перде тігу
    if (
      prep === "for" &&
      verb !== undefined &&
      MAKING.test(verb) &&
      this.#government.isOf(lemma, "place")
    )
      return [of("DAT")];
    // Whom one is angry with, and what one is proud of
    if (/^(?:with|at)$/.test(prep) && verb !== undefined && /^(?:ашулану|ренжу)$/.test(verb))
      return [of("DAT")];
    if (prep === "of" && verb === "мақтану") return [of("INS")];
    // What one spends on and is angry about
    if (prep === "on" && verb !== undefined && /(?:^| )жұмсау$/.test(verb)) return [of("DAT")];
    if (prep === "over" && verb !== undefined && /^(?:ашулану|ренжу|күйіну|налу)$/.test(verb))
      return [of("DAT")];
    // "Ran for the village": what is no goal of the verb is told by another word for each thing
    const isNear =
      this.isPerson(phrase) ||
      (phrase.kind === "noun" && (phrase.owner !== undefined || phrase.name));
    if (prep === "for" && !isNear && !(frame && usual.some((one) => asks(frame.takes, one))))
      return [];
    if (prep === "for") return verb !== undefined && THANKING.test(verb) ? [after("үшін")] : usual;
    // What is put beside something goes there: есіктің жанына
    if (verb !== undefined && SETTING.test(verb) && usual.some((one) => "place" in one))
      return usual.flatMap((one) =>
        "place" in one && one.case === "LOC" ? [place(one.place, "DAT")] : [],
      );
    // A place somebody goes to, or something is put into
    if (/^(?:in|at|on)$/.test(prep) && isFirst) return [of("LOC")];
    if (/^(?:in|at|on)$/.test(prep) && verb !== undefined && PLACING.test(verb))
      return prep === "on" ? [of("DAT"), place("үст", "DAT"), of("LOC")] : [of("DAT"), of("LOC")];
    if (!frame || /^(?:in|at|on)$/.test(prep))
      return /^(?:in|at)$/.test(prep) ? usual.slice(0, 1) : usual;
    // What the verb asks for comes first
    return usual.toSorted((a, b) => Number(asks(frame.takes, b)) - Number(asks(frame.takes, a)));
  }
}

const asks = (takes: ReadonlySet<string>, role: Role): boolean =>
  "after" in role
    ? takes.has(`post:${role.after}`)
    : "case" in role && !("place" in role) && takes.has(role.case);
