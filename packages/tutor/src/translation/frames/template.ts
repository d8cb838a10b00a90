import { inflect, questionParticle } from "@tilashar/kazakh";
import { alsoParticle } from "../../grammar/also.ts";
import {
  type Case,
  type Clause,
  type Complement,
  type Link,
  type Mood,
  OWNER_LABEL,
  type Phrase,
  PRONOUN,
  personOf,
  pronoun,
  type Tense,
} from "../../grammar/clause.ts";
import { complementText, phraseText } from "../../grammar/phrase-text.ts";
import { copula } from "../../grammar/predicate-text.ts";
import { following, inner } from "../reader.ts";
import { ofLemma } from "./own-word.ts";
import { CASES, personNamed, type SlotValues } from "./slot-values.ts";

const LINKS =
  /^(?:condition|concession|when|after|since|before|relative|purpose|aim|then|befell|would)$/;
const MOODS = /^(?:want|can|must|like|order|let|may)$/;

/** The Kazakh of a template with its slots filled; undefined when one has no such form. */
export function fill(template: string, values: SlotValues): string | undefined {
  let whole = true;
  const line = template.replace(/\{([^}]+)\}/g, (_, place: string) => {
    const said = placed(place, values);
    if (said === undefined) whole = false;
    return said ?? "";
  });
  if (!whole) return undefined;
  const text = line
    .replace(/\s+/g, " ")
    .replace(/ ([,.?!])/g, "$1")
    .trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function placed(place: string, values: SlotValues): string | undefined {
  const [name = "", form = ""] = place.split(":");
  if (name.startsWith("=")) return ofLemma(name.slice(1), form, values);
  const value = values[name];
  if (!value) return undefined;
  switch (value.kind) {
    case "thing":
      return thing(value.phrase, form, values);
    case "person":
      return form === "" || form === "NOM"
        ? PRONOUN[value.person]
        : inflect(PRONOUN[value.person], `PRO;${form}`)[0];
    case "words":
      // {er:more}: үлкенірек
      if (form === "more") return inflect(value.kz, "ADJ;CMPR")[0];
      // {adj:PRED.who}: ұялшақпын
      if (form.startsWith("PRED.")) {
        const person = personNamed(form.slice("PRED.".length), values);
        return person && copula(value.kz, person).text;
      }
      return form === "" ? value.kz : undefined;
    default:
      return deed(toldAfter(name, value.clause, values), form, values);
  }
}

/** `DAT`, `OBJ` as an object, `NOM.bare` without the owner's pronoun, `own.who`, `own.who.DAT` as somebody's own. */
function thing(phrase: Phrase, form: string, values: SlotValues): string | undefined {
  // {x:own.who.also}: уақытым да
  if (form === "also" || form.endsWith(".also")) {
    const said = thing(phrase, form.replace(/\.?also$/, ""), values);
    return said && `${said} ${alsoParticle(said)}`;
  }
  // {x:asked}: шай ма
  if (form === "asked" || form.endsWith(".asked")) {
    const said = thing(phrase, form.replace(/\.?asked$/, ""), values);
    return said && `${said} ${questionParticle(said)}`;
  }
  // {x:NOM.one}: of apples that are sold Kazakh speaks as of one, алма
  if (form.endsWith(".one"))
    return thing(
      phrase.kind === "noun" ? { ...phrase, plural: false } : phrase,
      form.replace(/\.one$/, ""),
      values,
    );
  const [first = "", ...rest] = form.split(".");
  // {x:theirs}: кімнің сөмкесі; {x:SYZ}: тәжірибесіз
  if (first === "theirs")
    return phrase.kind === "noun" && phrase.owner === undefined
      ? textOf(phraseText({ ...phrase, owner: "3" }, "NOM", true))
      : undefined;
  if (first === "SYZ") return textOf(complementText({ phrase, role: { without: true } }));
  if (first === "OBJ") return textOf(complementText({ phrase, role: { case: "ACC" } }));
  if (first === "own") {
    const person = rest.map((one) => personNamed(one, values)).find(Boolean);
    const ownIn = (rest.find((one) => CASES.test(one)) ?? "NOM") as Case;
    if (!person || phrase.kind !== "noun" || typeof phrase.owner === "object") return undefined;
    return textOf(phraseText({ ...phrase, owner: person }, ownIn, true));
  }
  const inCase = (first === "" ? "NOM" : first) as Case;
  return CASES.test(inCase) ? textOf(phraseText(phrase, inCase, rest.includes("bare"))) : undefined;
}

const textOf = (pieces: readonly { readonly text: string }[]): string =>
  pieces.map(({ text }) => text).join(" ");

/** The second sentence leaves its subject unsaid where the first has told it. */
function toldAfter(name: string, clause: Clause, { a, who }: SlotValues): Clause {
  if (name !== "b") return clause;
  if (a?.kind === "clause") return following(a.clause, clause);
  const isTold =
    who?.kind === "person" &&
    clause.subject?.kind === "pronoun" &&
    clause.subject.person === who.person;
  // "When I was young I used to …": that it was then has been told
  const times = clause.times.filter((time) => time !== "бұрын");
  return isTold ? { ...clause, times, silent: true } : clause;
}

/** `past.who`, `can.1s`, `purpose`, `INF`: a deed or clause in a mood, tense or link, of somebody. */
function deed(clause: Clause, form: string, values: SlotValues): string | undefined {
  if (form === "") return inner(clause);
  const parts = form.split(".");
  const [first = ""] = parts;
  const doer = parts.map((one) => personNamed(one, values)).find(Boolean);
  const told: Clause = {
    ...clause,
    ...(doer && { subject: pronoun(doer), silent: true }),
    ...(parts.includes("not") && { negative: true, complements: clause.complements.map(denied) }),
    ...(parts.includes("silent") && { silent: true }),
    ...(parts.includes("now") && { tense: "now" as const }),
    ...(parts.includes("past") && first !== "past" && { tense: "past" as const }),
    ...(parts.includes("ask") && { question: true }),
  };
  const owned = doer === undefined ? "" : `;${OWNER_LABEL[doer]}`;
  // {deed:AR.ACC.who}: қайда барарымды
  const label =
    first === "NOUN"
      ? parts[1] === "PAST"
        ? `V.PTCP;PST;NOM${owned}`
        : `V;VN;${parts[1]}${owned}`
      : first === "AR" && parts.includes("ACC")
        ? `V.PTCP;FUT;ACC${owned}`
        : FORMS[first];
  if (label !== undefined) return verbForm(told, parts.includes("not") ? `${label};NEG` : label);
  if (first === "ask") return inner({ ...told, question: true });
  if (first === "VN")
    return toBeDone(told, parts.find((part) => CASES.test(part)) as Case | undefined);
  // What turns out to be so: ол кеткен екен, ол үйде екен
  if (first === "eken") {
    const state = told.predicate.kind !== "verb";
    const said = state ? inner({ ...told, tense: "present" }) : inner(told, "relative");
    return said && `${said}${wasSo(told)} екен`;
  }
  // What only seems so: ол ұмытқан сияқты, ол үйде сияқты
  if (first === "seem") {
    const person = personOf(told.subject);
    if (!person.startsWith("3")) return undefined;
    const said =
      told.predicate.kind === "verb"
        ? inner(told, "relative")
        : inner({ ...told, tense: "present" });
    return said && `${said}${wasSo(told)} сияқты`;
  }
  if (first === "till") return till(told, parts.includes("denied"), values);
  // What is likely so: ол шаршаған шығар, ол үйде шығар
  if (first === "guess") {
    const state = told.predicate.kind !== "verb";
    const said = state ? inner({ ...told, tense: "present" }) : inner(told, "relative");
    const person = state ? "3" : personOf(told.subject);
    if (state && told.subject?.kind === "pronoun" && !personOf(told.subject).startsWith("3"))
      return undefined;
    return said && `${said}${wasSo(told)} ${copula("шығар", person).text}`;
  }
  if (first === "known") {
    const knownIn = parts.find((part) => CASES.test(part)) as Case | undefined;
    return inner({ ...told, ...(knownIn && { knownIn }) }, "known");
  }
  // "While it is not done" is until it is
  if (first === "when" && parts.includes("now") && told.negative) return undefined;
  if (LINKS.test(first)) return inner(told, first as Link);
  const isMeant = MEANT.test(told.mood);
  // "The more I want to know": what is wished or can be is not left out for a tense or another mood
  if (MOODS.test(first))
    return isMeant && told.mood !== first ? undefined : inner({ ...told, mood: first as Mood });
  return inner({ ...told, mood: isMeant ? told.mood : "plain", tense: first as Tense });
}

/** "Not to tell anyone": ешкімге айтпау. */
const denied = (one: Complement): Complement => {
  const none = one.phrase.kind === "noun" ? NONE[one.phrase.lemma] : undefined;
  return none === undefined ? one : { ...one, phrase: { ...one.phrase, lemma: none } };
};
const NONE: Readonly<Record<string, string>> = { біреу: "ешкім", бірдеңе: "ештеңе" };

/** What somebody was: балуан болған екен. */
const wasSo = ({ predicate, tense }: Clause): string =>
  predicate.kind !== "verb" && (tense === "past" || tense === "perfect") ? " болған" : "";

/** What is not done before it: сен келмейінше кетпеймін; what lasts up to it: сен келгенше күтемін. */
function till(clause: Clause, isDenied: boolean, { b }: SlotValues): string | undefined {
  // «Пока ты не придёшь» denies what is waited for, "until you come" does not
  if (clause.predicate.kind !== "verb" || clause.negative !== isDenied) return undefined;
  const side = { ...clause, negative: false };
  const main = b?.kind === "words" ? b.kz : b?.kind === "clause" ? inner(b.clause) : undefined;
  if (main === undefined) return undefined;
  const limit = inner(side, "until");
  // What English says so the grammar of English says better
  if (!DENIED.test(main)) return isDenied ? limit : undefined;
  const [positive] = inflect(clause.predicate.lemma, "V.CVB;LIMIT");
  const [not] = inflect(clause.predicate.lemma, "V.CVB;IPFV;NEG");
  if (limit === undefined || positive === undefined || not === undefined) return undefined;
  if (!limit.endsWith(positive)) return undefined;
  return `${limit.slice(0, -positive.length)}${not}${/[еіүөә][^аыоұу]*$/u.test(not) ? "інше" : "ынша"}`;
}

const DENIED =
  /(?:[мбп][ае]й(?:м[ыі]н|м[ыі]з|с[ыі]ң|с[ыі]з|д[ыі])|жоқ|емес|[мбп][ае]ңыз|[мбп][ае]ңіз|[мбп][ае])$/u;

/** сенің келуің, сенің келуіңді: a deed as a thing, its doer the owner. */
function toBeDone(clause: Clause, inCase: Case | undefined): string | undefined {
  const said = inner({ ...clause, mood: "must", tense: "present" })?.replace(/ керек$/, "");
  if (said === undefined || inCase === undefined) return said;
  // «Чтобы дом был тёплым»: үйдің жылы болуын
  if (clause.predicate.kind === "is-so" || clause.predicate.kind === "is") {
    const being = inflect("болу", `V;VN;${inCase};${OWNER_LABEL[personOf(clause.subject)]}`)[0];
    return being && !clause.negative ? `${said} ${being}` : undefined;
  }
  if (clause.predicate.kind !== "verb") return undefined;
  const { lemma } = clause.predicate;
  const owner = OWNER_LABEL[personOf(clause.subject)];
  const [plain, cased] = ["NOM", inCase].map((one) => inflect(lemma, `V;VN;${one};${owner}`)[0]);
  if (plain === undefined || cased === undefined || !said.endsWith(plain)) return undefined;
  return said.slice(0, -plain.length) + cased;
}

const MEANT = /^(?:want|can|must|like|may)$/;

/** Forms of a deed that tell no person. */
const FORMS: Readonly<Record<string, string>> = {
  INF: "",
  A: "V.CVB;IPFV",
  IP: "V.CVB;PFV",
  GAN: "V.PTCP;PST",
  ATYN: "V.PTCP;HAB",
  AR: "V.PTCP;FUT",
  GANSHA: "V.CVB;LIMIT",
  GALY: "V.CVB;PURP",
};

/** нан сатып алуды, кітап оқып: the last word of a deed in a form. */
function verbForm(clause: Clause, label: string): string | undefined {
  if (clause.predicate.kind !== "verb" || MEANT.test(clause.mood)) return undefined;
  const { lemma } = clause.predicate;
  const deed = { ...clause, silent: true, tense: "present" as const, negative: false };
  const dative = inner(deed, "purpose");
  const end = inflect(lemma, "V;VN;DAT")[0];
  if (dative === undefined || end === undefined || !dative.endsWith(end)) return undefined;
  const form = label === "" ? lemma : inflect(lemma, label)[0];
  return form && dative.slice(0, -end.length) + form;
}
