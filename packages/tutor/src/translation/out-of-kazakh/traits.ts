import type { Tools } from "../../ask.ts";
import { agreementOf } from "../../russian/inflect.ts";
import type { Doubts } from "./doubts.ts";
import { type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { type Both, both, glossOf, type VerbRendering } from "./rendering.ts";

/** What one plays, as a game and as an instrument. */
export const GAMES: ReadonlySet<string> = new Set(
  "футбол доп шахмат теннис волейбол баскетбол хоккей асық тоғызқұмалақ дойбы ойын".split(" "),
);

export function raise(why: string): never {
  throw new NotUnderstood(why);
}

export const must = <Value>(value: Value | undefined): Value => value ?? raise("of nobody");

export const asksWhich = ({ determiner, count, owner }: Thing): boolean =>
  determiner === "қандай" ||
  determiner === "қай" ||
  /^(?:неше|қанша)$/u.test(count ?? "") ||
  owner?.asks !== undefined;

/** Тереңдігі қанша: how much it is. */
export const isHowMuch = ({ lemma }: Thing): boolean => /^(?:қанша|неше)$/u.test(lemma);

export const isAsked = (thing: Thing): boolean => thing.asks !== undefined || asksWhich(thing);

export const isAnimate = ({ say, name, indefinite }: Thing): boolean =>
  !name && !indefinite && agreementOf(say.ru, false)?.animate === true;

/** Мұғалім, ана: a headword of somebody. */
export const namesPeople = (lemma: string, tools: Tools): boolean => {
  const say = tools.course.tutor.renderings.nouns[lemma]?.say;
  const ru = say === undefined ? glossOf(lemma, /^n/u, tools)?.ru : both(say).ru;
  return ru !== undefined && agreementOf(ru, false)?.animate === true;
};

export const isPerson = (thing: Thing): boolean =>
  /^(?:nobody|somebody|everybody|everyone)$/.test(thing.say.en) ||
  thing.person !== undefined ||
  thing.asks === "who" ||
  isAnimate(thing);

/** Менде, кімде, Асанда: at somebody rather than somewhere. */
export const isPersonal = (thing: Thing): boolean =>
  thing.person !== undefined || thing.asks === "who" || isAnimate(thing);

/** Маған қиын: for me it is so. */
export const isForWhom = (role: Part["role"]): boolean =>
  role === "DAT" || (typeof role !== "string" && role.after.en === "for");

/** He, Asan, my father: somebody known. */
export const isBareName = (thing: Thing): boolean =>
  (thing.person !== undefined && !thing.asks) || thing.name || thing.owner !== undefined;

/** Бүгін дүйсенбі: a day of the week, and nobody is it. */
export const isDay = (m: Meaning, what: Thing): boolean =>
  /day$/.test(what.say.en) &&
  isBare(what) &&
  m.subject === undefined &&
  m.tense === "present" &&
  m.times.length === 1 &&
  m.parts.length + m.manners.length + m.links.length === 0;

/** Nothing stands with it. */
export const isBare = ({ owner, qualities, determiner, count, relative }: Thing): boolean =>
  !owner && qualities.length === 0 && !determiner && !count && !relative;

/** Қолыңды жу: one of a pair stands for both of what is done to them together. */
export const isBoth = ({ role, thing }: Part, verb: VerbRendering | undefined): boolean =>
  role === "OBJ" &&
  !thing.plural &&
  isBare({ ...thing, owner: undefined }) &&
  /^(?:қол|аяқ|көз|құлақ|тіс|тырнақ|ерін)$/u.test(thing.lemma) &&
  /^(?:жуу|сүрту|жұму|ашу|жабу|тазалау|жылыту|алу|бояу)$/u.test(verb?.kz ?? "");

/** «Өзбекстанда палауды өзінше пісіреді»: nobody is named, and it is what people do there. */
export const isOfPeople = ({
  subject,
  predicate,
  tense,
  mood,
  question,
  parts,
  links,
}: Meaning): boolean =>
  subject?.lemma === "" &&
  subject.person === "3" &&
  !subject.of &&
  predicate.kind === "deed" &&
  tense === "present" &&
  mood === "plain" &&
  !question &&
  links.length === 0 &&
  parts.some(({ role, thing }) => role === "OBJ" && !thing.owner) &&
  parts.some(({ role, thing }) => role === "LOC" && !thing.owner && thing.person === undefined);

/** «Қалай қосатынын білмеймін»: how to, as nobody was named who would do it. */
export const isHowTo = (
  { asks, subject, mood, tense, predicate, negative }: Meaning,
  outer: Meaning,
): boolean =>
  asks?.en === "how" &&
  predicate.kind === "deed" &&
  mood === "plain" &&
  !negative &&
  /^(?:present|coming)$/.test(tense) &&
  subject?.person === "3" &&
  subject.lemma === "" &&
  !subject.of &&
  /^[12]/.test(outer.subject?.person ?? "");

/** The same deed as nobody's. */
export const nobodys = (m: Meaning): Meaning => ({
  ...m,
  subject: undefined,
  asks: undefined,
  question: false,
});

/** «Сен келгенше шай дайын болады»: it is so by then, and after it. */
export const isReadyBy = ({ predicate, negative }: Meaning): boolean =>
  predicate.kind === "is-so" && predicate.lemma === "дайын" && !negative;

/** What is so, rather than what is done. */
export const isState = ({ predicate }: Meaning): boolean =>
  predicate.kind === "deed"
    ? predicate.verb.en === "be"
    : /^(?:is|is-so|is-at|exists|has)$/.test(predicate.kind);

/** With milk is beside a meal. */
export const isMeal = (verb: VerbRendering | undefined): boolean =>
  verb !== undefined && /^(?:eat|drink)$/.test(verb.en);

/** Given to a thing, or gone into a person: a preposition that does not fit what stands after it. */
export function refuseMisfit(
  role: "DAT" | "LOC" | "ABL" | "INS",
  own: { readonly en: string; readonly ru: string },
  thing: Thing,
  doubts: Doubts,
): void {
  const isOfPersons = /^(?:to|for|from)$/.test(own.en) && /^(?:dat|у gen)$/u.test(own.ru);
  if (!isPerson(thing) && !thing.name && isOfPersons) doubts.at("no person");
  if (!isPerson(thing) && own.en === "" && own.ru === "dat") doubts.at("no person");
  if (isPerson(thing) && own.en === "" && role === "DAT" && /^(?:в|на) /u.test(own.ru))
    doubts.at("into somebody");
}

/** Біз студентпіз: in English and Russian several are students, not a student. */
export const ofSeveral = (what: Thing, person: string): Thing =>
  /p/.test(person) && what.count === undefined && isAnimate(what)
    ? { ...what, plural: true }
    : what;

/** Барамыз ба: shall we. */
export const isSuggested = (m: Meaning): boolean =>
  m.question &&
  m.subject?.person === "1p" &&
  m.tense === "present" &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.asks &&
  !m.negative &&
  !m.parts.some(({ thing }) => thing.asks || asksWhich(thing));

/** Құяйын ба, қайда қояйын: shall I, where shall I. */
export const isOffered = (m: Meaning): boolean =>
  m.tense === "shall-i" &&
  m.question &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.negative;

/** Айтатын жаңалық: the thing may as well be what is told, not what tells. */
export const isUndone = ({ predicate, parts }: Meaning, isAnimate: boolean): boolean =>
  !isAnimate &&
  predicate.kind === "deed" &&
  (predicate.verb.takes.OBJ !== undefined || predicate.verb.en === "tell") &&
  !parts.some(({ role }) => role === "OBJ");

/** Күн ыстық: the day stands for the weather. */
export function weatherOf(
  { predicate, subject, parts, times, manners }: Meaning,
  tools: Tools,
): Both | undefined {
  if (predicate.kind !== "is-so" || predicate.than) return undefined;
  const isDay = subject?.lemma === "күн" || subject?.lemma === "ауа райы";
  // Далада суық: nothing is named, and somewhere it is so
  const isNone =
    (subject === undefined || (subject.lemma === "" && subject.person === "3" && !subject.of)) &&
    (parts.length + times.length + manners.length > 0 || predicate.became === true) &&
    parts.every(({ role, thing }) => role === "LOC" && !isPersonal(thing));
  if (!isNone && (!isDay || !subject || !isBare(subject) || subject.plural)) return undefined;
  const listed = tools.course.tutor.renderings.weather;
  const found = listed[predicate.lemma];
  return found === undefined ? undefined : both(found);
}

/** What neither language says as Kazakh does, or where something said would be lost. */
export function refuseUnsaid(m: Meaning, doubts: Doubts): void {
  const { predicate, subject, parts, times, manners, mood, asks, tense } = m;
  if (
    predicate.kind === "exists" &&
    subject &&
    isPersonal(subject) &&
    !(m.negative && isBareName(subject))
  )
    if (subject.person !== undefined || subject.owner) doubts.at("somebody who is not there");
  const isAskedBack = predicate.kind === "is" && isAsked(predicate.what);
  if (isAskedBack && parts.length + times.length + manners.length > 0)
    doubts.at("asked of it somehow");
  if (predicate.kind === "needs" && manners.length > 0) doubts.at("how it is needed");
  // «Әуежайға қалай жетуге болады?»: how one gets there
  const isHowToGet =
    predicate.kind === "deed" && !m.negative && /^(?:how|where)/.test(asks?.en ?? "");
  if (mood === "may" && asks && !isHowToGet) doubts.at("asked how one may");
  // «Қалай айтады?» asks how one says it, and of nobody who was named
  const isGeneral =
    m.question && asks && subject?.lemma === "" && subject.person === "3" && tense === "present";
  if (isGeneral && predicate.kind === "deed") doubts.at("what people do");
}

/** A clause that hangs where the other language has no place for it. */
export function refuseLinks({ links }: Meaning): void {
  if (links.length > 0) throw new NotUnderstood("a clause inside");
}

/** «Келсек, олар кетіп қалыпты»: with what is over, -са tells when it was, and no condition. */
export function refuseMixedTimes({ links, tense, predicate }: Meaning, doubts: Doubts): void {
  const isOver = tense === "past" || tense === "perfect" || tense === "going" || tense === "used";
  // «Демалсаң қайтеді?» proposes it
  if (
    predicate.kind === "deed" &&
    predicate.verb.en === "return" &&
    links.some(({ kind }) => kind === "if")
  )
    doubts.at("a proposal");
  if (isOver && links.some(({ kind }) => kind === "if")) doubts.at("if, or when");
}

/** Of the family, or a friend: who is not there is somewhere else. */
export const isKin = (lemma: string): boolean =>
  /^(?:аға|іні|әпке|апа|қарындас|сіңлі|ана|шеше|әке|ата|әже|бала|қыз|ұл|дос|әйел|күйеу|жолдас|бауыр)$/u.test(
    lemma,
  );

/** The one who does both: "перед тем как лечь". */
export const sameDoer = (meaning: Meaning, outer: Meaning): boolean =>
  meaning.subject !== undefined &&
  outer.subject !== undefined &&
  (meaning.subject.person !== undefined && meaning.subject.person === outer.subject.person
    ? meaning.subject.person !== "3" || meaning.subject.lemma === ""
    : meaning.subject.of === outer.subject);

/** Whether something is asked of it by a question word. */
export const asksOf = ({ asks, subject, parts }: Meaning): boolean =>
  asks !== undefined ||
  [subject, ...parts.map(({ thing }) => thing)].some((one) => one !== undefined && isAsked(one));
