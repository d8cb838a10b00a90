import type { Government } from "@tilashar/clause";
import { casesOf, inCase, PLURAL } from "../../russian/agreement.ts";
import type { RussianCase } from "../../russian/inflect.ts";
import type { Case, Role } from "../clause.ts";
import { MOTION } from "../english-words.ts";
import { VERB_OBJECTS } from "../shared-words.ts";
import type { Constituent } from "./constituent.ts";
import type { PartOf } from "./parts.ts";

/** How a phrase may hang on a verb, and how unusual that is. */
export interface RoleOption {
  readonly role: Role;
  readonly cost: number;
}

/** What Kazakh has for a bare case of Russian where its verb asks for nothing else. */
const USUAL: Partial<Record<RussianCase, Case>> = { acc: "ACC", dat: "DAT", ins: "INS" };
const COST: Partial<Record<RussianCase, number>> = { acc: 0, dat: 0.3, ins: 0.4, gen: 1 };

/** Cases in which a phrase is what a verb is about, rather than where or with what something is done. */
const CORE = /^(?:ACC|DAT|ABL|INS)$/;

/** What verbs of both languages ask for, and so what becomes of a Russian case beside a Kazakh verb. */
export class VerbGovernment {
  readonly #government: Government;

  constructor(government: Government) {
    this.#government = government;
  }

  /** The ways a bare case may hang on a verb. */
  bare(
    one: Pick<Constituent, "features" | "counted" | "phrase" | "living">,
    verb: string,
    { russian, negative }: { readonly russian: string; readonly negative: boolean },
  ): RoleOption[] {
    const options: RoleOption[] = [];
    for (const kase of casesOf(one.features)) {
      const frame = this.#government.verb(verb);
      // What a verb does not take as its object is rarely one
      const odd = kase === "acc" && frame && !frame.takes.has("ACC") ? 2 : 0;
      const usual = COST[kase];
      if (usual === undefined) continue;
      const cost = usual + odd;
      if (odd > 0 && MOTION.test(verb)) continue;
      // «Ей» is to her before it is by her; who is told something is told by another verb
      if (kase === "ins" && one.living && (one.features & inCase("dat")) !== 0) continue;
      if (kase === "dat" && verb === "сөйлеу") continue;
      const role = this.#of(kase, verb, russian, negative, one);
      if (role && !options.some((known) => same(known.role, role))) options.push({ role, cost });
    }
    return options;
  }

  #of(
    kase: RussianCase,
    verb: string,
    russian: string,
    negative: boolean,
    { living, features, phrase }: Pick<Constituent, "living" | "features" | "phrase">,
  ): Role | undefined {
    const usual = USUAL[kase];
    const listed = VERB_OBJECTS[verb];
    // «Спросите у охранника это»: of somebody, and what is asked is a thing
    const isAsked = verb === "сұрау" && !living;
    if (listed && kase !== "ins" && !isAsked) return { case: listed };
    // «Той ночью»: when, and not with what
    if (kase === "ins" && phrase.kind === "noun" && TIME.test(phrase.lemma)) return undefined;
    const isHearer = /^(?:айту|хабарлау)$/.test(verb) && kase === "acc";
    if (isHearer && phrase.kind === "noun" && this.#government.isOf(phrase.lemma, "place"))
      return undefined;
    if (kase === "ins" && /^(?:болу|қалу)$/.test(verb)) return { case: "NOM" };
    if (kase === "ins" && verb === "жұмыс істеу") return { after: "болып", case: "NOM" };
    const frame = this.#government.verb(verb);
    // What is not had or not done stands in the genitive: не читал книги
    if (kase === "gen" && negative && (!frame || frame.takes.has("ACC"))) return { case: "ACC" };
    // Some of it: выпей воды
    const isSome = kase === "gen" && !living && (features & PLURAL) === 0;
    if (isSome && SOME_OF.test(russian)) return { case: "ACC" };
    if (!frame) return usual && { case: usual };
    if (usual && frame.takes.has(usual)) return { case: usual };
    // With what it is done: any verb takes it, unless it is what the Russian verb is about
    if (kase === "ins" && !ABOUT_INS.test(russian)) return { case: "INS" };
    const core = coreOf(frame);
    if (kase === "gen" && core !== "ABL" && verb !== "жету" && !WANTS_GEN.test(russian))
      return undefined;
    return core && { case: core };
  }

  /** How a phrase with a preposition hangs on a verb. */
  placed(part: PartOf<"placed">, verb: string): Role | undefined {
    const { role, preposition } = part;
    if (preposition === "по" && verb === "сағыну") return { case: "ACC" };
    // «Обиделся на меня», «кричит на собаку»: as the verb asks, and on nobody
    if (preposition === "на" && part.living && part.case === "acc") {
      const asked = this.#government.verb(verb);
      const core = asked && coreOf(asked);
      return core && core !== "ACC" ? { case: core } : undefined;
    }
    if (preposition === "за" && part.case === "acc")
      return PAID.test(verb) ? { after: "үшін", case: "NOM" } : MOVED.test(verb) ? role : undefined;
    if (preposition === "за" && FETCHES.test(verb) && !this.#standsThere(part.phrase))
      return { after: "үшін", case: "NOM" };
    // «Повесь картину над диваном»: диванның үстіне
    if ("place" in role && role.case === "LOC" && PUT.test(verb)) return { ...role, case: "DAT" };
    if (!("case" in role) || "place" in role) return role;
    if ("after" in role) {
      // What is thought about is often what the verb is about
      if (role.after !== "туралы") return role;
      const frame = this.#government.verb(verb);
      if (!frame || frame.takes.has("post:туралы") || frame.takes.has("туралы")) return role;
      const core = coreOf(frame);
      return core && !frame.takes.has("ACC") ? { case: core } : role;
    }
    if (role.by) return role;
    // «Играть в мяч»: доп ойнау
    if (verb === "ойнау" && preposition === "в" && part.case === "acc") return { case: "ACC" };
    if (MOTION.test(verb)) return role;
    const frame = this.#government.verb(verb);
    const isPlace =
      part.phrase.kind === "noun" &&
      (part.phrase.name === true || this.#government.isOf(part.phrase.lemma, "place"));
    if (!frame || isPlace || frame.takes.has(role.case)) return role;
    if (!/^(?:на|в|с|от)$/.test(preposition)) return role;
    // Where something is done is told of any verb: «шепчет в детской»
    if (part.case === "prep" && !ABOUT_PLACE.test(verb)) return role;
    if (preposition === "с" && part.case === "ins") return role;
    const core = coreOf(frame);
    // «Смотреть на небо», «участвовать в игре»: the verb's own case
    return core ? { case: core } : role;
  }

  /** «За домом» is behind it, «за хлебом» one goes to get it. */
  #standsThere(phrase: Constituent["phrase"]): boolean {
    return (
      phrase.kind !== "noun" ||
      this.#government.isOf(phrase.lemma, "place") ||
      this.#government.isOf(phrase.lemma, "person") ||
      phrase.name === true
    );
  }

  /** Whether a verb is done to something. */
  takesObject(verb: string): boolean {
    const frame = this.#government.verb(verb);
    return frame === undefined || frame.takes.has("ACC");
  }

  /** Whether a verb is always done to something. */
  needsObject(verb: string): boolean {
    const frame = this.#government.verb(verb);
    return frame !== undefined && frame.cores.size === 1 && frame.cores.has("ACC");
  }

  /** Whether a placed phrase hangs on a verb as it would on any, or as the verb itself asks. */
  isUsual(part: PartOf<"placed">, role: Role, verb: string): boolean {
    if (!same(part.role, role)) return false;
    if (part.case !== "acc" || !("case" in role)) return true;
    const frame = this.#government.verb(verb);
    return frame === undefined || frame.takes.has(role.case) || MOTION.test(verb);
  }

  /** How a phrase hangs on what somebody is like: уверен в этом. */
  ofState(part: PartOf<"placed">, state: string): Role {
    const { role } = part;
    const asks = this.#government.adjective(state)?.first;
    const isPlain = "case" in role && !("after" in role) && !("place" in role) && !role.by;
    return isPlain && asks && CORE.test(asks) && /^(?:в|на)$/.test(part.preposition)
      ? { case: asks as Case }
      : role;
  }

  /** The case what is done stands in beside a verb: купить решил, кататься боюсь. */
  deed(verb: string): Case | undefined {
    return DEED_IN[verb];
  }
}

/** Russian verbs that are about what stands in the instrumental. */
const ABOUT_INS =
  /^(?:за)?(?:заниматься|заняться|пользоваться|воспользоваться|владеть|управлять|руководить|интересоваться|увлекаться|увлечься|гордиться|восхищаться|командовать|торговать|делиться|поделиться|обладать|жертвовать|любоваться|наслаждаться|рисковать|обмениваться|болеть)$/u;
/** Those that are about what stands in the genitive. */
const WANTS_GEN =
  /^(?:бояться|пугаться|испугаться|опасаться|избегать|добиться|добиваться|достичь|достигать|ждать|хотеть|желать|касаться|лишиться)$/u;
/** Those that take some of a thing. */
const SOME_OF =
  /^(?:вы)?(?:пить|выпить|налить|наливать|купить|принести|дать|поесть|попить|добавить|взять|съесть|насыпать)$/u;
/** Kazakh verbs that are about what Russian has in a place: участвует в игре. */
const ABOUT_PLACE = /^(?:қатысу|күмәндану|үйлену|мұқтаждану|айыптау|ойнау)$/;

const PUT = /^(?:қою|ілу|тастау|отырғызу|орнату|жатқызу|төсеу)$/;
/** What is done for something given, or against something done: үйге ақша төлеу, көмек үшін рақмет айту. */
const PAID =
  /^(?:төлеу|сатып алу|беру|(?:рақмет|алғыс) айту|ұрсу|мақтау|күресу|қуану|кешірім сұрау|айыппұл салу)$/;
/** What gets somewhere: артына құлау. */
const MOVED =
  /^(?:құлау|түсу|түсіп кету|домалау|кіру|кету|бару|өту|жасырыну|тығылу|қою|жасыру|тастау|лақтыру|отыру|ұшу|батып кету)$/;
/** To get something one goes there: нанға бару. */
const FETCHES = /^(?:бару|келу|кету|жүгіру|түсу|шығу|барып келу|жүгіріп бару|жіберу)$/;

const TIME = /^(?:түн|таң|күн|кеш|жаз|қыс|көктем|күз|түс|апта|ай|жыл|уақыт)$/;

type Frame = NonNullable<ReturnType<Government["verb"]>>;

const coreOf = ({ first }: Frame): Case | undefined =>
  first !== undefined && CORE.test(first) ? (first as Case) : undefined;

const same = (a: Role, b: Role): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The case in which a deed stands beside a verb. */
const DEED_IN: Readonly<Record<string, Case>> = {
  шешу: "ACC",
  ұмыту: "ACC",
  үйрену: "ACC",
  үйрету: "ACC",
  сұрау: "ACC",
  жоспарлау: "ACC",
  ұсыну: "ACC",
  армандау: "ACC",
  бастау: "ACC",
  тоқтату: "ACC",
  қою: "ACC",
  жалғастыру: "ACC",
  аяқтау: "ACC",
  бітіру: "ACC",
  көмектесу: "DAT",
  қорқу: "ABL",
  тырысу: "DAT",
  "кеңес беру": "DAT",
  "уәде беру": "DAT",
  "рұқсат беру": "DAT",
  "рұқсат ету": "DAT",
  мәжбүрлеу: "DAT",
  айту: "ACC",
  бұйыру: "ACC",
  "жек көру": "ACC",
  ұнату: "ACC",
  сену: "DAT",
  "тыйым салу": "DAT",
  шақыру: "DAT",
  келісу: "DAT",
  асығу: "DAT",
  ұялу: "ABL",
  дайындалу: "DAT",
  дағдылану: "DAT",
  үлгеру: "DAT",
  "бас тарту": "ABL",
  шаршау: "ABL",
  жалығу: "ABL",
  "еске салу": "ACC",
};
