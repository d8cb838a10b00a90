import { type Candidate, harmonyOf, questionParticle } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { formTold } from "../features/form-told.ts";
import { labelOf } from "../features/label.ts";
import { personIn } from "../features/person-in.ts";
import type { Wish } from "../features/wish.ts";
import { OWNER_LABEL, PERSON_LABEL, type Person } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { form } from "../words/kazakh-word.ts";

/** How a sentence is to be turned; `manner` is who it is said to. */
export interface Turning {
  readonly wish: Wish;
  readonly manner?: "sen" | "siz";
  /** The subject's pronoun is left out: the ending tells it. */
  readonly noPronoun?: boolean;
  /** The day that it is of. */
  readonly day?: string;
}

/** Finite forms by the suffix that makes them, and what the engine calls them. */
const FINITE: readonly (readonly [string, string])[] = [
  ["past", "IND;PST"],
  ["perf", "IND;PST;PRF"],
  ["hab", "IND;PST;HAB"],
  ["conv", "IND;PST;EVID"],
  ["pres", "IND;PRS"],
];
const TENSES: Readonly<Record<string, string>> = {
  PST: "IND;PST",
  "PST;PRF": "IND;PST;PRF",
  "PST;HAB": "IND;PST;HAB",
  PRS: "IND;PRS",
  FUT: "IND;PRS",
};
/** Times that no longer fit when the tense is another, and what takes their place. */
const DAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PST: { ертең: "кеше", қазір: "кеше", бүрсігүні: "алдыңгүні" },
  FUT: { кеше: "ертең", қазір: "ертең", алдыңгүні: "бүрсігүні" },
};
const SUBJECTS = /^(?:мен|сен|сіз|біз|сендер|сіздер)(?=\s)/iu;
const FORMAL: Readonly<Record<string, string>> = {
  сен: "сіз",
  сені: "сізді",
  саған: "сізге",
  сенен: "сізден",
  сенімен: "сізбен",
  сенің: "сіздің",
};
const FAMILIAR = Object.fromEntries(Object.entries(FORMAL).map(([sen, siz]) => [siz, sen]));
const ASKS = /^(?:ма|ме|ба|бе|па|пе)$/u;

/**
 * A Kazakh sentence in another tense, manner or number, as a question or its negative, its predicate formed anew by the
 * engine. Undefined where nothing of it can be turned so, or the check finds fault with what comes out.
 */
export function turnedSentence(
  sentence: string,
  { wish, manner, noPronoun, day }: Turning,
  tools: Tools,
): string | undefined {
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? "";
  let words = sentence
    .slice(0, sentence.length - end.length)
    .trim()
    .split(/\s+/u);
  const asked = ASKS.test(words.at(-1) ?? "");
  if (asked) words = [...words.slice(0, -2), told(words.at(-2) ?? "")];
  if (wish.tense) words = plainlyTold(words);
  if (wish.tense)
    words = words.map((word) => inCase(DAYS[wish.tense ?? ""]?.[word.toLowerCase()], word));
  if (day !== undefined) words = onDay(words, day);
  if (manner)
    words = words.map((word, at) => (at < words.length - 1 ? toPerson(word, manner) : word));
  const isCalled = words.length === 1 || end.includes("!") || isLastingOrder(words);
  const order = orderOf(words.at(-1) ?? "", isCalled, tools);
  const last =
    order !== undefined && (manner ?? wish.plural)
      ? wish.plural
        ? form(order, `V;IMP;${PERSON_LABEL[manner === "siz" ? "2pf" : "2p"]}`)
        : orderTo(order, manner ?? "sen")
      : turnedPredicate(words.at(-1) ?? "", {
          wish,
          ...(manner && { manner }),
          ...(day !== undefined && { day }),
        });
  if (last === undefined) return undefined;
  const isAsked = asked || wish.question === true;
  const line = [...words.slice(0, -1), ...(isAsked ? asQuestion(last) : [last])].join(" ");
  const bare = noPronoun ? line.replace(SUBJECTS, "").trim() : line;
  const mark = isAsked ? "?" : end || ".";
  const text = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${mark}`;
  if (foldedAlike(text, sentence)) return undefined;
  return tools.judge.check(text).verdict === "right" ? text : undefined;
}

/** What goes on now, without what says so: бара жатырмыз → барамыз. */
function plainlyTold(words: readonly string[]): string[] {
  const told = words.length > 1 ? formTold(words.slice(-2).join(" ")) : undefined;
  const label =
    told?.wish.tense === "PRS;PROG" ? labelOf("v", { ...told.wish, tense: "PRS" }) : undefined;
  const plain = told && label !== undefined ? form(told.lemma, label) : "";
  return plain === "" ? [...words] : [...words.slice(0, -2), plain];
}

/** A present form as it stands without a question: бара ма → барады. */
const told = (word: string): string =>
  [word, `${word}ды`, `${word}ді`].find((one) =>
    knownReadings(one.toLowerCase()).some(({ features }) => features.VerbForm === "Fin"),
  ) ?? word;

/** With its day at the start, after the one who acts; without another one. */
function onDay(words: readonly string[], day: string): string[] {
  const others = words.filter((word) => !/^(?:кеше|бүгін|ертең|қазір)$/iu.test(word));
  const [first = "", ...rest] = others;
  const isSubject = rest.length > 0 && /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар)$/iu.test(first);
  if (isSubject) return [first, day, ...rest];
  const isName =
    rest.length > 0 && /^\p{Lu}/u.test(first) && knownReadings(first.toLowerCase()).length === 0;
  return [day, isName ? first : first.toLowerCase(), ...rest];
}

const foldedAlike = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[^\p{L} ]/gu, "") === other.toLowerCase().replace(/[^\p{L} ]/gu, "");

const inCase = (other: string | undefined, word: string): string =>
  other === undefined
    ? word
    : word.charAt(0) === word.charAt(0).toUpperCase()
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other;

/** A pronoun or a thing of whom is spoken to, as сен or сіз. */
function toPerson(word: string, manner: "sen" | "siz"): string {
  const lower = word.toLowerCase();
  const pronoun = (manner === "siz" ? FORMAL : FAMILIAR)[lower];
  if (pronoun !== undefined) return inCase(pronoun, word);
  const from = manner === "siz" ? "pss2s" : "pss2f";
  const owned = knownReadings(lower).find(
    ({ suffixes, entry }) => entry?.pos !== "v" && suffixes.some(({ id }) => id === from),
  );
  if (!owned) return word;
  const inflection =
    CASES.find(([id]) => owned.suffixes.some((one) => one.id === id))?.[1] ?? "NOM";
  const number = owned.suffixes.some(({ id }) => id === "plural") ? "PL" : "SG";
  const owner = OWNER_LABEL[manner === "siz" ? "2f" : "2s"];
  return inCase(form(owned.lemma, `N;${inflection};${number};${owner}`) || undefined, word);
}
const CASES: readonly (readonly [string, string])[] = [
  ["gen", "GEN"],
  ["dat", "DAT"],
  ["acc", "ACC"],
  ["loc", "LOC"],
  ["abl", "ABL"],
  ["ins", "INS"],
];

/** A stem that is read as a state or a thing, but is an order where it is called out or stands alone: отыр, кір. */
function orderOf(word: string, isCalled: boolean, tools: Tools): string | undefined {
  const lemma = `${word.toLowerCase()}у`;
  const isVerb = isCalled && tools.glossary.senses(lemma).some(({ pos }) => pos === "v");
  return isVerb && form(lemma, `V;IMP;${PERSON_LABEL["2s"]}`) === word.toLowerCase()
    ? lemma
    : undefined;
}

/** күте тұр, бара жүр: behind -а it is an order, behind -ып what goes on now. */
const isLastingOrder = (words: readonly string[]): boolean =>
  /^(?:тұр|жүр|отыр)$/u.test(words.at(-1) ?? "") &&
  knownReadings(words.at(-2) ?? "").some(
    ({ features }) => features.VerbForm === "Conv" && features.Aspect === "Imp",
  );

/** What somebody is asked to do, politely with -шы. */
export const orderTo = (lemma: string, manner: "sen" | "siz"): string => {
  const order = form(lemma, `V;IMP;${PERSON_LABEL[manner === "siz" ? "2f" : "2s"]}`);
  return manner === "siz" ? pleading(order) : order;
};

/** The predicate in the form that is wished for. */
function turnedPredicate(word: string, { wish, manner, day }: Turning): string | undefined {
  const lower = word.toLowerCase();
  const [reading] = knownReadings(lower).filter(({ features }) => features.VerbForm === "Fin");
  if (!reading) return nominal(lower, wish, manner);
  const isSpokenTo = reading.features.Person === "2";
  const isKept = Object.keys(wish).every((key) => key === "question") && !isSpokenTo;
  if (isKept) return word;
  const ids = reading.suffixes.map(({ id }) => id as string);
  const before = personIn(reading.features) ?? "3";
  const person = spokenTo(wish.person ?? before, wish.plural === true, manner);
  const isNegative = wish.negative ? !ids.includes("neg") : ids.includes("neg");
  const negative = isNegative ? ";NEG" : "";
  if (isOrder(reading, before) && (!wish.tense || day === "ертең")) {
    if (wish.question) return undefined;
    const order = form(reading.lemma, `V;IMP;${PERSON_LABEL[person]}${negative}`);
    const pleads = ids.includes("please") || (manner === "siz" && (!isNegative || before === "2f"));
    return order === "" ? undefined : pleads ? pleading(order) : order;
  }
  const tense =
    TENSES[wish.tense ?? ""] ??
    (reading.features.Mood === "Imp" ? undefined : FINITE.find(([id]) => ids.includes(id))?.[1]);
  if (tense === undefined) return undefined;
  return form(reading.lemma, `V;${tense};${PERSON_LABEL[person]}${negative}`) || undefined;
}

const isOrder = ({ features }: Candidate, person: Person): boolean =>
  features.Mood === "Imp" && person.startsWith("2");

/** An order softened: беріңіз → беріңізші. */
const pleading = (order: string): string => `${order}${harmonyOf(order) === "front" ? "ші" : "шы"}`;

const MANY: Readonly<Record<Person, Person>> = {
  "1s": "1p",
  "2s": "2p",
  "2f": "2pf",
  "3": "3",
  "3p": "3p",
  "1p": "1p",
  "2p": "2p",
  "2pf": "2pf",
};

function spokenTo(person: Person, isMany: boolean, manner: "sen" | "siz" | undefined): Person {
  const spoken =
    manner === undefined || !person.startsWith("2")
      ? person
      : manner === "siz"
        ? (({ "2s": "2f", "2p": "2pf" } as Partial<Record<Person, Person>>)[person] ?? person)
        : (({ "2f": "2s", "2pf": "2p" } as Partial<Record<Person, Person>>)[person] ?? person);
  return isMany ? MANY[spoken] : spoken;
}

/** What is said of a thing without a verb: бар and жоқ, a quality, a noun. */
function nominal(lower: string, wish: Wish, manner: "sen" | "siz" | undefined): string | undefined {
  if (wish.tense && wish.tense !== "PST") return undefined;
  const [reading] = knownReadings(lower);
  const person = personOfNominal(reading);
  const spoken =
    person !== undefined && manner && reading
      ? form(reading.lemma, `N;PRED;${PERSON_LABEL[spokenTo(person, false, manner)]}`)
      : lower;
  const not = wish.negative
    ? lower === "бар"
      ? "жоқ"
      : lower === "жоқ"
        ? "бар"
        : `${spoken} емес`
    : spoken;
  const isThird = person === undefined;
  if (wish.tense === "PST") return isThird ? `${not} еді` : undefined;
  if (wish.negative && !isThird) return undefined;
  return not === "" ? undefined : not;
}

function personOfNominal(reading: Candidate | undefined): Person | undefined {
  const person = reading && personIn(reading.features);
  return person === undefined || person.startsWith("3") ? undefined : person;
}

/** The predicate as a question. */
function asQuestion(predicate: string): string[] {
  const bare = predicate.replace(/(?<=[аеий])(?:ды|ді)$/u, "");
  const last = knownReadings(predicate.split(" ").at(-1) ?? "")[0];
  const isPresent = last?.suffixes.some(({ id }) => id === "pres3") === true;
  const word = isPresent ? bare : predicate;
  return [word, questionParticle(word)];
}
