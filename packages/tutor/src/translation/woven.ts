import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import {
  type Clause,
  type Link,
  type NounPhrase,
  OWNER_LABEL,
  type Person,
  type Phrase,
  PRONOUN,
  personOf,
  pronoun,
} from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { unsaid } from "./coverage.ts";
import { readClause, readDeed } from "./read-clause.ts";
import { isVouched } from "./vouch.ts";
import { type Parts, patternsOf, type Weave } from "./woven-patterns.ts";

/** What the patterns read with: parts of a sentence as clauses that may be vouched for by themselves. */
interface Reader {
  readonly language: GlossLanguage;
  readonly tools: Tools;
}

/**
 * A sentence of two clauses, or with a comparison of all, a purpose, one another: the parts are read as simple
 * sentences and joined by the grammar of Kazakh. Undefined unless every part and the whole are vouched for.
 */
export function fromParts(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const source = foldText(text.replace(/[.!…]+\s*$/, "")).trim();
  if (source.endsWith("?") || /[;:]/.test(source) || /[.!?] /.test(source)) return undefined;
  const reader: Reader = { language, tools };
  for (const { pattern, weave } of patternsOf(language)) {
    const found = pattern.exec(source)?.groups;
    if (!found) continue;
    const said = woven(weave, found as Parts, reader);
    if (said === undefined) continue;
    const whole = sentence(said);
    if (unsaid(source, whole, language, tools).length > 0) continue;
    if (isAccountedFor(source, whole) && tools.judge.check(whole).verdict === "right") return whole;
  }
  return undefined;
}

const sentence = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
};

/** A simple part, if it may be offered by itself. */
function part(text: string | undefined, { language, tools }: Reader): Clause | undefined {
  if (text === undefined) return undefined;
  const bare = text.replace(/[,.]\s*$/, "").trim();
  const clause = readClause(bare, language, tools);
  if (!clause || clause.predicate.kind === "fragment" || clause.question || clause.ask)
    return undefined;
  return isVouched(bare, language, clause, compose(clause), tools) ? clause : undefined;
}

/** The deed of a verb phrase, its doer told elsewhere. */
function deed(text: string | undefined, { language, tools }: Reader): Clause | undefined {
  if (text === undefined) return undefined;
  const clause = readDeed(text.trim(), language, tools);
  if (!clause) return undefined;
  const told = { ...clause, silent: false, tense: "past" as const };
  return isVouched(text, language, told, compose(told), tools) ? clause : undefined;
}

/** The Kazakh of a clause without its mark, as it stands inside a sentence. */
function inner(clause: Clause, link?: Link): string | undefined {
  const { text, pieces } = compose(link ? { ...clause, link } : clause);
  if (link) return pieces.length > 0 && hasEnd(clause, link) ? text : undefined;
  const line = pieces.map((one) => one.text).join(" ");
  return line === "" ? undefined : line;
}

/** Whether a clause has the form a link asks for. */
const hasEnd = (clause: Clause, link: Link): boolean =>
  compose({ ...clause, link, complements: [], times: [], manners: [], silent: true }).pieces
    .length > 0;

const isSame = (a: Clause, b: Clause): boolean => {
  const [one, other] = [a.subject, b.subject];
  if (one?.kind !== "pronoun" || other?.kind !== "pronoun") return false;
  return one.person === other.person;
};

/** The second clause leaves its subject unsaid where the first has told it. */
const after = (first: Clause, second: Clause): Clause => {
  if (isSame(first, second) && speaksItself(second)) return { ...second, silent: true };
  const { subject } = second;
  // … үйге келгенде, анам …: whose mother it is has been told
  const own =
    subject?.kind === "noun" &&
    first.subject?.kind === "pronoun" &&
    subject.owner === first.subject.person;
  return own ? { ...second, subject: { ...subject, bare: true } } : second;
};

/** Whether the ending tells the person, so that the pronoun may go. */
const speaksItself = ({ predicate, mood }: Clause): boolean =>
  (predicate.kind === "verb" || predicate.kind === "is-so" || predicate.kind === "has") &&
  (mood === "plain" || mood === "can" || mood === "want" || mood === "must");

const LINKS: Readonly<Partial<Record<Weave, Link>>> = {
  if: "condition",
  when: "when",
  after: "after",
  before: "before",
  although: "concession",
};
const BETWEEN: Readonly<Partial<Record<Weave, string>>> = {
  because: "өйткені",
  but: "бірақ",
  so: "сондықтан",
};

function woven(weave: Weave, parts: Parts, reader: Reader): string | undefined {
  const link = LINKS[weave];
  if (link) return hanging(link, parts, reader);
  const between = BETWEEN[weave];
  if (between !== undefined) return beside(between, parts, reader);
  switch (weave) {
    case "would":
      return would(parts, reader);
    case "then":
      return inTurn(parts, reader);
    case "think":
      return thought(parts, reader);
    case "said":
      return reported(parts, reader);
    case "know":
      return known(parts, reader);
    case "who":
      return relative(parts, reader, "subject");
    case "which":
      return relative(parts, reader, "object");
    case "purpose":
      return purposeful(parts, reader);
    case "each-other":
      return mutual(parts, reader);
    case "most":
      return mostIn(parts, reader);
    case "used":
      return usedTo(parts, reader);
    case "befell":
      return befallen(parts, reader);
    case "like":
      return liked(parts, reader);
    default:
      return undefined;
  }
}

/** егер келсең, барамыз; келгенде, барамыз. */
function hanging(link: Link, { a, b }: Parts, reader: Reader): string | undefined {
  // "I remember when he came" tells what is remembered, not when
  if (link === "when" && KNOWS.test(b ?? "")) return undefined;
  const [side, main] = [part(a, reader), part(b, reader)];
  if (!side || !main) return undefined;
  // Two of them that are not told apart: which of them comes is not known
  if (isThird(side) && isThird(main) && !isSame(side, main)) {
    const both = side.subject?.kind === "pronoun" && main.subject?.kind === "pronoun";
    if (both) return undefined;
  }
  const first = inner(side, link);
  const second = inner(after(side, main));
  if (first === undefined || second === undefined) return undefined;
  return `${link === "condition" ? "егер " : ""}${first}, ${second}`;
}

const KNOWS =
  /(?:know|knew|remember|forg[eo]t|ask|asked|tell|told|say|said|see|saw|find out|learn|wonder|understand|знаю|знает|знаем|знал\p{L}*|помн\p{L}+|забыл\p{L}*|спрос\p{L}+|скаж\p{L}+|сказал\p{L}*|понима\p{L}+|интересно)(?: (?:me|us|him|her|them|меня|мне|его|её|нас))?$/u;

const isThird = (clause: Clause): boolean => personOf(clause.subject).startsWith("3");

/** бармадым, өйткені ауырдым. */
function beside(between: string, { a, b }: Parts, reader: Reader): string | undefined {
  const [one, other] = [part(a, reader), part(b, reader) ?? continued(a, b, reader)];
  if (!one || !other) return undefined;
  const [first, second] = [inner(one), inner(after(one, other))];
  return first === undefined || second === undefined ? undefined : `${first}, ${between} ${second}`;
}

/** "…, but did not come": the subject is the one before. */
function continued(
  a: string | undefined,
  b: string | undefined,
  reader: Reader,
): Clause | undefined {
  const subject = /^(?:i|you|he|she|we|they|я|ты|вы|он|она|мы|они)(?= )/u.exec(a ?? "")?.[0];
  return subject === undefined || b === undefined ? undefined : part(`${subject} ${b}`, reader);
}

/** ақшам болса, үй алар едім. */
function would({ a, b }: Parts, reader: Reader): string | undefined {
  const [side, main] = [part(a, reader), part(b, reader)];
  if (!side || !main) return undefined;
  const first = inner({ ...side, tense: "present" }, "condition");
  const second = inner(after(side, main), "would");
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

/** тұрып, кофе іштім. */
function inTurn({ a, b }: Parts, reader: Reader): string | undefined {
  const one = part(a, reader);
  const other = continued(a, b, reader);
  if (!one || !other || one.tense !== other.tense || one.mood !== "plain" || other.mood !== "plain")
    return undefined;
  if (one.predicate.kind !== "verb" || other.predicate.kind !== "verb") return undefined;
  const [first, second] = [inner(one, "then"), inner({ ...other, silent: true })];
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

/** ол үйде деп ойлаймын. */
function thought({ who, verb, a }: Parts, reader: Reader): string | undefined {
  const thinker = PEOPLE[who ?? ""];
  const lemma = THINKING[verb ?? ""];
  const told = part(a?.replace(/^it (?=is |was )/u, "this "), reader);
  if (!thinker || !lemma || !told || (thinker === "3" && isThird(told))) return undefined;
  const content = inner(told);
  const says = inflect(lemma, `V;IND;PRS;${personLabel(thinker)}`)[0];
  if (content === undefined || says === undefined) return undefined;
  const same = told.subject?.kind === "pronoun" && told.subject.person === thinker;
  if (same) return undefined;
  return `${thinker === "1s" ? "" : `${PRONOUN[thinker]} `}${content} деп ${says}`;
}

/** ол ертең келемін деді: what one says of oneself. */
function reported({ who, to, a }: Parts, reader: Reader): string | undefined {
  const speaker = PEOPLE[who ?? ""];
  const told =
    part(a, reader) ?? (reader.language === "ru" ? part(`${who} ${a}`, reader) : undefined);
  if (!speaker || !told || told.subject?.kind !== "pronoun") return undefined;
  if (told.subject.person !== speaker || speaker !== "3" || told.tense === "past") return undefined;
  const hearer = to === undefined || to === "" ? "" : PEOPLE_DATIVE[to];
  if (hearer === undefined) return undefined;
  const content = inner({ ...told, subject: pronoun("1s"), silent: true });
  return content === undefined
    ? undefined
    : `ол ${hearer === "" ? "" : `${hearer} `}${content} деді`;
}

/** оның қайда тұратынын білмеймін. */
function known({ who, not, verb, ask, a }: Parts, reader: Reader): string | undefined {
  const knower = PEOPLE[who ?? ""];
  const [lemma, tense] = KNOWING[verb ?? ""] ?? [];
  const told =
    part(a, reader) ?? (reader.language === "ru" ? part(`${who} ${a}`, reader) : undefined);
  // "I put": now or then, English does not tell
  if (told?.tense === "present" && UNCHANGED.test(a ?? "")) return undefined;
  if (
    !knower ||
    lemma === undefined ||
    tense === undefined ||
    !told ||
    told.predicate.kind !== "verb"
  )
    return undefined;
  if (isThird(told) && knower === "3") return undefined;
  const word = ask === undefined || ask === "" ? undefined : ASKED[ask];
  if (ask && word === undefined) return undefined;
  const own = told.subject?.kind === "pronoun" && told.subject.person === knower;
  const at = word === "қашан" ? ("time" as const) : ("adverb" as const);
  const content = inner(
    { ...told, ...(word !== undefined && { ask: { word, at } }), ...(own && { silent: true }) },
    "known",
  );
  const negative = not !== undefined && not !== "" ? ";NEG" : "";
  const knows = inflect(lemma, `V;IND;${tense};${personLabel(knower)}${negative}`)[0];
  if (content === undefined || knows === undefined) return undefined;
  return `${knower === "1s" ? "" : `${PRONOUN[knower]} `}${content} ${knows}`;
}

const UNCHANGED = /\b(?:put|cut|let|hit|cost|set|hurt|read)\b/u;

/** кеше келген адам, мен оқыған кітап. */
function relative(
  { noun, rel, rest }: Parts,
  reader: Reader,
  as: "subject" | "object",
): string | undefined {
  const { language } = reader;
  if (noun === undefined || rel === undefined || rest === undefined) return undefined;
  const said = language === "en" ? `the ${noun}` : noun;
  const side = part(as === "subject" ? `${said} ${rel}` : rel, reader);
  const main = part(`${said} ${language === "ru" ? toBe(rest) : rest}`, reader);
  if (!side || !main || side.predicate.kind !== "verb" || main.subject?.kind !== "noun")
    return undefined;
  if (main.subject.owner !== undefined || main.subject.count !== undefined) return undefined;
  // What is done to it is told already
  const object = side.complements.some(({ role }) => "case" in role && role.case === "ACC");
  if (as === "object" && (object || !isTransitive(side, reader))) return undefined;
  const before = inner(as === "subject" ? { ...side, silent: true } : side, "relative");
  const whole = inner(main);
  return before === undefined || whole === undefined ? undefined : `${before} ${whole}`;
}

/** "мой учитель" of a Russian sentence without its verb. */
const toBe = (rest: string): string => rest.replace(/^[—–-]\s*/, "");

const isTransitive = ({ predicate }: Clause, { tools }: Reader): boolean =>
  predicate.kind === "verb" &&
  (tools.glossary.senses(predicate.lemma).some(({ pos }) => pos === "v") ?? false) &&
  !/^(?:бару|келу|тұру|отыру|жату|жүру|кету|сөйлесу|кездесу|жұмыс істеу|өсу|туу)$/.test(
    predicate.lemma,
  );

/** дүкенге нан алуға бардым. */
function purposeful({ a, deed: what }: Parts, reader: Reader): string | undefined {
  const main = part(a, reader);
  const aim = deed(what, reader);
  if (!main || !aim || main.predicate.kind !== "verb" || main.mood !== "plain") return undefined;
  const goal = inner({ ...aim, silent: true, tense: "present" }, "purpose");
  if (goal === undefined) return undefined;
  const { pieces } = compose(main);
  const words = pieces.map(({ text }) => text);
  const end = words.pop();
  return end === undefined ? undefined : [...words, goal, end].join(" ");
}

/** бір-бірімізді жақсы көреміз. */
function mutual({ a, b }: Parts, reader: Reader): string | undefined {
  // "друг другу" tells its case; "each other" is whatever "them" would be
  const other3 = reader.language === "en" ? "them" : b === "друг другу" ? "им" : "их";
  const main = part(
    reader.language === "en" ? `${a} ${other3}${b ?? ""}` : `${a} ${other3}`,
    reader,
  );
  if (main?.predicate.kind !== "verb" || main.subject?.kind !== "pronoun") return undefined;
  const { person } = main.subject;
  if (person !== "1p" && person !== "3p") return undefined;
  const other = main.complements.findIndex(
    ({ phrase }) => phrase.kind === "pronoun" && phrase.person === "3p",
  );
  const role = main.complements[other]?.role;
  if (!role || !("case" in role)) return undefined;
  const form = inflect("бір", `N;${role.case};SG;${OWNER_LABEL[person === "1p" ? "1p" : "3"]}`)[0];
  if (form === undefined) return undefined;
  const each: Phrase = { kind: "noun", lemma: `бір-${form}` };
  const told = {
    ...main,
    complements: main.complements.map((one, at) =>
      at === other ? { phrase: each, role: { case: "NOM" as const } } : one,
    ),
  };
  return inner(told);
}

/** бұл — қаладағы ең үлкен үй. */
function mostIn({ a, place }: Parts, reader: Reader): string | undefined {
  const main = part(a, reader);
  if (main?.predicate.kind !== "is" || main.predicate.what.kind !== "noun") return undefined;
  const { what } = main.predicate;
  if (what.before?.[0] !== "ең" || what.owner !== undefined) return undefined;
  const there = part(
    reader.language === "en" ? `he is in ${place ?? ""}` : `он ${place ?? ""}`,
    reader,
  );
  if (there?.predicate.kind !== "is-at") return undefined;
  const { phrase, role } = there.predicate.where;
  if (!("case" in role) || role.case !== "LOC" || phrase.kind !== "noun") return undefined;
  const within = located(phrase);
  if (within === undefined) return undefined;
  return inner({
    ...main,
    predicate: { kind: "is", what: { ...what, before: [within, ...what.before] } },
  });
}

/** қаладағы, біздің қаламыздағы. */
function located(phrase: NounPhrase): string | undefined {
  if (
    typeof phrase.owner === "object" ||
    phrase.count !== undefined ||
    (phrase.before ?? []).length > 0
  )
    return undefined;
  const owner = phrase.owner === undefined ? "" : `;${OWNER_LABEL[phrase.owner]}`;
  const form = inflect(phrase.lemma, `N;LOC;SG${owner}`)[0];
  if (form === undefined) return undefined;
  const own =
    phrase.owner === undefined ? "" : `${inflect(PRONOUN[phrase.owner], "PRO;GEN")[0] ?? ""} `;
  return `${own}${form}${/[ае]$/.exec(form)?.[0] === "а" ? "ғы" : "гі"}`;
}

/** бұрын футбол ойнайтынмын. */
function usedTo({ who, a }: Parts, reader: Reader): string | undefined {
  const main = part(`${who} ${a}`, reader);
  if (main?.predicate.kind !== "verb" || main.mood !== "plain" || main.negative) return undefined;
  return inner({ ...main, tense: "habitual", times: ["бұрын", ...main.times] });
}

/** маған күтуге тура келді. */
function befallen({ who, a }: Parts, reader: Reader): string | undefined {
  const person = PEOPLE[who ?? ""];
  const what = deed(a, reader);
  if (!person || !what) return undefined;
  return inner({ ...what, subject: pronoun(person), silent: false, tense: "past" }, "befell");
}

/** маған кітап оқу ұнайды. */
function liked({ who, a }: Parts, reader: Reader): string | undefined {
  const person = PEOPLE[who ?? ""];
  const what = deed(a, reader);
  if (!person || !what || what.predicate.kind !== "verb") return undefined;
  const dative = inner({ ...what, silent: true }, "purpose");
  const bare = inflect(what.predicate.lemma, "V;VN;DAT")[0];
  if (dative === undefined || bare === undefined || !dative.endsWith(bare)) return undefined;
  const to = inflect(PRONOUN[person], "PRO;DAT")[0];
  return to && `${to} ${dative.slice(0, -bare.length)}${what.predicate.lemma} ұнайды`;
}

const LABELS: Readonly<Record<Person, string>> = {
  "1s": "1;SG",
  "2s": "2;SG;INFM",
  "2f": "2;SG;FORM",
  "3": "3",
  "3p": "3",
  "1p": "1;PL",
  "2p": "2;PL;INFM",
  "2pf": "2;PL;FORM",
};
const personLabel = (person: Person): string => LABELS[person];

/** Those a sentence may speak of, by the words for them. */
const PEOPLE: Readonly<Record<string, Person>> = {
  i: "1s",
  you: "2f",
  he: "3",
  she: "3",
  we: "1p",
  they: "3p",
  я: "1s",
  ты: "2s",
  вы: "2f",
  он: "3",
  она: "3",
  мы: "1p",
  они: "3p",
  мне: "1s",
  тебе: "2s",
  вам: "2f",
  ему: "3",
  ей: "3",
  нам: "1p",
  им: "3p",
};
const PEOPLE_DATIVE: Readonly<Record<string, string>> = {
  me: "маған",
  us: "бізге",
  him: "оған",
  her: "оған",
  them: "оларға",
  you: "сізге",
  мне: "маған",
  нам: "бізге",
  ему: "оған",
  ей: "оған",
  им: "оларға",
  тебе: "саған",
  вам: "сізге",
};
const THINKING: Readonly<Record<string, string>> = {
  think: "ойлау",
  thinks: "ойлау",
  believe: "сену",
  hope: "үміттену",
  hopes: "үміттену",
  думаю: "ойлау",
  думает: "ойлау",
  думаем: "ойлау",
  считаю: "санау",
  надеюсь: "үміттену",
  надеемся: "үміттену",
};
const KNOWING: Readonly<Record<string, readonly [string, string]>> = {
  know: ["білу", "PRS"],
  knows: ["білу", "PRS"],
  knew: ["білу", "PST"],
  see: ["көру", "PRS"],
  understand: ["түсіну", "PRS"],
  forgot: ["ұмыту", "PST"],
  heard: ["есту", "PST"],
  saw: ["көру", "PST"],
  understood: ["түсіну", "PST"],
  знаю: ["білу", "PRS"],
  знает: ["білу", "PRS"],
  знаем: ["білу", "PRS"],
  знал: ["білу", "PST"],
  знала: ["білу", "PST"],
  вижу: ["көру", "PRS"],
  понимаю: ["түсіну", "PRS"],
  забыл: ["ұмыту", "PST"],
  забыла: ["ұмыту", "PST"],
  слышал: ["есту", "PST"],
  слышала: ["есту", "PST"],
  понял: ["түсіну", "PST"],
  поняла: ["түсіну", "PST"],
};
const ASKED: Readonly<Record<string, string>> = {
  where: "қайда",
  when: "қашан",
  why: "неге",
  how: "қалай",
  где: "қайда",
  куда: "қайда",
  когда: "қашан",
  почему: "неге",
  как: "қалай",
  откуда: "қайдан",
};
