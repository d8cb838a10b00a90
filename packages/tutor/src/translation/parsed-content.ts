import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { type Case, type Clause, type Complement, personOf } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { copula } from "../grammar/predicate-text.ts";
import { readingsOf } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";
import { told, toldOf } from "./parsed-part.ts";
import { inner, isSame } from "./reader.ts";

/** What stands for the content in a main clause, in each case its verb may ask for. */
const PROBES = ["это", "этому", "этого", "этим"];

/** Verbs of opinion, of which the content is quoted: … деп ойлаймын. */
const THOUGHT =
  /(?:^| )(?:дума|счита|надеюсь|надее|полага|верю|верит|увер|боюсь|бои|каж|предполага|мечта)\p{L}*$/u;
const WISHED =
  /(?:^| )(?:хо(?:чу|чешь|чет|тим|тите|тят|тел\p{L}*)|(?:по)?прос\p{L}+|(?:по)?треб\p{L}+|велел\p{L}*|жела\p{L}+|сказа\p{L}+|говор\p{L}+|написа\p{L}+|передай\p{L}*|мечта\p{L}+)(?: (?:мне|нам|ему|ей|им|тебе|вам|меня|нас|его|ее|их|тебя|вас))?$/u;

/** «Я не удивился, что ты ошибся», «он говорит, что не любит рыбу»: what is known or told stands in the verb's case. */
export function known(main: string, content: string, tools: Tools): string | undefined {
  const folded = foldText(main);
  // «Жаль» bids nobody to sting
  if (THOUGHT.test(folded) || /^(?:мне |нам |как |очень )*жаль$/u.test(folded)) return undefined;
  const remembered = REMEMBERED[folded.replace(/^(?:я|мы) /u, "")];
  if (remembered !== undefined) return asSubject(told(content, tools), remembered);
  const found = governing(main, tools);
  // «Сделал вид, что …»: nothing is done with what is so
  if (!found || found.inCase === "INS") return undefined;
  const alone = told(content, tools);
  const what = alone ?? toldOf(found.clause, content, tools);
  if (!what || (what.predicate.kind !== "verb" && what.tense !== "present")) return undefined;
  if (asksWhat(what, tools)) return undefined;
  const own = isOwn(main, found.clause, content, what, alone === undefined);
  if (own === undefined) return undefined;
  return inner({
    ...found.clause,
    hanging: [{ ...what, link: "known", knownIn: found.inCase, ...(own && { silent: true }) }],
  });
}

/** «Не знаю, что он купил»: what a verb that is done to something is done to is asked, where nothing is named. */
export const asksWhat = ({ predicate, complements }: Clause, { judge }: Tools): boolean => {
  if (predicate.kind !== "verb") return false;
  const cores = judge.government.verb(predicate.lemma)?.cores;
  const hasObject = complements.some(({ role }) => "case" in role && role.case === "ACC");
  return cores?.size === 1 && cores.has("ACC") && !hasObject;
};

/** «Мама попросила, чтобы я купил хлеб»: what somebody else is to do. */
export function wished(main: string, content: string, tools: Tools): string | undefined {
  if (!WISHED.test(foldText(main))) return undefined;
  const found = governing(main.replace(/ (?:мне|нам|меня|нас)$/u, ""), tools);
  const what = told(content, tools);
  if (!found || what?.predicate.kind !== "verb" || what.mood !== "plain" || !what.subject)
    return undefined;
  if (isSame(found.clause, what)) return undefined;
  const isTold = what.subject.kind === "pronoun" && /^[12]/.test(what.subject.person);
  const deed = inner({ ...what, tense: "present", knownIn: "ACC" }, "deed");
  if (deed === undefined) return undefined;
  const { pieces } = compose({
    ...found.clause,
    hanging: [{ ...what, tense: "present", link: "deed", knownIn: "ACC" }],
  });
  const line = pieces.map(({ text }) => text).join(" ");
  // The ending tells whose deed it is
  return isTold ? line.replace(/ (?:менің|біздің|сенің|сіздің)(?= )/u, "") : line;
}

/** A main clause without what it is about, and the case that stands in. */
export function governing(
  main: string,
  tools: Tools,
): { readonly clause: Clause; readonly inCase: Case } | undefined {
  for (const probe of PROBES) {
    const clause = told(`${main} ${probe}`, tools);
    if (clause?.predicate.kind !== "verb" || !/^(?:plain|order)$/.test(clause.mood)) continue;
    const about = clause.complements.find(isProbe);
    if (!about || !("case" in about.role) || "after" in about.role || "place" in about.role)
      continue;
    const complements = clause.complements.filter((one) => one !== about);
    // What is asked is an object, whomever it is asked of
    const inCase = clause.predicate.lemma === "сұрау" ? "ACC" : about.role.case;
    return { clause: { ...clause, complements }, inCase };
  }
  return undefined;
}

const isProbe = ({ phrase }: Complement): boolean =>
  phrase.kind === "pronoun" && phrase.lemma === "бұл";

/** Whether the content tells of whoever speaks or knows; undefined where it cannot be told. */
function isOwn(
  main: string,
  first: Clause,
  content: string,
  second: Clause,
  isUnsaid: boolean,
): boolean | undefined {
  if (isUnsaid) return true;
  if (!second.subject) return false;
  if (isSame(first, second)) {
    if (!personOf(first.subject).startsWith("3")) return true;
    const [one, other] = [main, content].map((text) => THIRD.exec(foldText(text))?.[0]);
    // «Он сказал, что она ушла»: of another one
    return one !== undefined && other !== undefined ? one === other : undefined;
  }
  const pronoun = THIRD.exec(foldText(content))?.[0];
  const isThird = second.subject.kind === "pronoun" && second.subject.person.startsWith("3");
  if (!isThird || pronoun === undefined || !personOf(first.subject).startsWith("3")) return false;
  const kinds = gendersIn(main);
  // «Учительница сказала, что он …»: of another one
  if (kinds.size !== 1) return undefined;
  return kinds.has(KIND[pronoun] ?? "");
}

const THIRD = /(?<!\p{L})(?:он|она|оно|они)(?!\p{L})/u;
const KIND: Readonly<Record<string, string>> = { он: "m", она: "f", оно: "n", они: "p" };

/** The genders that the past forms of a sentence show. */
export function gendersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [word] of foldText(text).matchAll(/\p{L}+/gu))
    for (const reading of readingsOf(word))
      if (reading.pos === "verb" && reading.form === "past" && reading.kind !== undefined)
        found.add(reading.kind);
  return found;
}

/** «Не знаю, открыт ли магазин»: дүкен ашық па, білмеймін. */
export function whether(main: string, asked: string, tools: Tools): string | undefined {
  const [, first, rest] = /^(?<v>.+?) ли (?<rest>.+)$/iu.exec(asked) ?? [];
  if (first === undefined || rest === undefined) return undefined;
  const what = told(`${rest} ${first}`, tools) ?? told(`${first} ${rest}`, tools);
  if (what?.mood !== "plain") return undefined;
  const not = DOUBT[foldText(main).replace(/^(?:я|мы) /u, "")];
  if (not !== undefined) {
    const question = inner({ ...what, question: true });
    return question === undefined ? undefined : `${question}, ${not}`;
  }
  const found = governing(main, tools);
  if (!found || what.predicate.kind !== "verb" || what.negative) return undefined;
  const { lemma } = what.predicate;
  const over = what.tense === "past" || what.tense === "perfect";
  const yes = inflect(lemma, over ? "V.PTCP;PST" : "V.PTCP;HAB")[0];
  const own = isSame(found.clause, what);
  if (own && personOf(what.subject).startsWith("3")) return undefined;
  const no = { ...what, negative: true, link: "known", knownIn: found.inCase } as const;
  const said = inner({ ...found.clause, hanging: [{ ...no, ...(own && { silent: true }) }] });
  const end = compose({ ...no, complements: [], times: [], manners: [], silent: true }).text;
  return yes === undefined || said === undefined || end === "" || !said.includes(end)
    ? undefined
    : said.replace(end, `${yes}-${end}`);
}

/** What one has in mind is there, and is not kept: есімде жоқ. */
export const REMEMBERED: Readonly<Record<string, string>> = {
  помню: "есімде",
  "не помню": "есімде жоқ",
  помним: "есімізде",
  "не помним": "есімізде жоқ",
};

/** A fact of which something is said: сенің келгенің есімде. */
export function asSubject(fact: Clause | undefined, said: string): string | undefined {
  if (fact?.predicate.kind !== "verb" || !fact.subject) return undefined;
  const known = inner({ ...fact, knownIn: "NOM" }, "known");
  return known === undefined ? undefined : `${known} ${said}`;
}

const DOUBT: Readonly<Record<string, string>> = {
  "не знаю": "білмеймін",
  "не знаем": "білмейміз",
  "не помню": "есімде жоқ",
  "не уверен": "сенімді емеспін",
  "не уверена": "сенімді емеспін",
};

/** What is judged of a fact: «Жаль, что ты не пришёл», «мне нравится, как ты поёшь». */
const JUDGED: readonly (readonly [RegExp, string])[] = [
  [/^(?:мне |нам )?(?:очень )?(?:жаль|жалко)$/u, "өкінішті"],
  [/^(?:как )?хорошо$/u, "жақсы болды"],
  [/^(?:очень )?странно$/u, "таңқаларлық"],
  [/^мне (?:очень )?нравится$/u, "маған ұнайды"],
  [/^мне не нравится$/u, "маған ұнамайды"],
  [/^(?:это )?неудивительно$/u, "таңғаларлық емес"],
];

export function judged(main: string, content: string, tools: Tools): string | undefined {
  const word = JUDGED.find(([pattern]) => pattern.test(foldText(main)))?.[1];
  return word === undefined ? undefined : asSubject(told(content, tools), word);
}

/** «Я так устал, что сразу уснул»: шаршағаным сонша, бірден ұйықтап кеттім. */
export function somuch(a: string, b: string, tools: Tools): string | undefined {
  const first = told(a, tools);
  // «…, что проспал двенадцать часов»: who is so tired slept, and no hours did
  const second = toldOf(first, b, tools) ?? told(b, tools);
  if (first?.mood !== "plain" || first.negative || !second) return undefined;
  if (!/^(?:verb|is-so)$/.test(first.predicate.kind)) return undefined;
  const over = { ...first, tense: "past" as const, manners: first.manners };
  const [fact, then] = [
    inner({ ...over, knownIn: "NOM" }, "known"),
    inner(isSame(first, second) ? { ...second, silent: true } : second),
  ];
  return fact === undefined || then === undefined ? undefined : `${fact} сонша, ${then}`;
}

/** «Кажется, я простудился», «дома, оказывается, нет риса»: сияқты, екен. */
export function seeming(text: string, word: "сияқты" | "екен", tools: Tools): string | undefined {
  const clause = told(text, tools);
  if (clause?.mood !== "plain") return undefined;
  const person = personOf(clause.subject);
  if (clause.predicate.kind === "verb") {
    const done = inner(clause, "relative");
    return done === undefined ? undefined : `${done} ${copula(word, person).text}`;
  }
  if (!person.startsWith("3") || (clause.tense !== "present" && clause.tense !== "past"))
    return undefined;
  const line = inner({ ...clause, tense: "present" });
  // «Был известным борцом»: балуан болған екен
  const was = clause.tense === "past" ? " болған" : "";
  return line === undefined ? undefined : `${line}${was} ${word}`;
}
