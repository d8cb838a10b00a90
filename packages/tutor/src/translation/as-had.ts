import type { Clause, NounPhrase, Phrase } from "../grammar/clause.ts";

/** What everybody has, so that only what it is like is told. */
const INHERENT =
  /^(?:мінез|дауыс|көңіл күй|көңіл|денсаулық|дене|бет|жүз|көз|шаш|қол|аяқ|бас|мұрын|құлақ|тіс|тіл|жүрек|ес|жады|бой|салмақ|түс|дәм|иіс|өмір|тәбет|қан қысымы|қызу|мүйіз|құйрық|қанат|сақал|мұрт|қас|кірпік|ерін|күлкі|жүріс|түр)$/;
const AMOUNT = /^(?:көп|аз)$/;
const DEGREE = /^(?:өте|тым)$/;
/** Words before a noun that say nothing of what it is like. */
const NO_QUALITY =
  /^(?:көп|аз|бірнеше|қандай|қай|барлық|бүкіл|басқа|әр|бұл|сол|осы|сондай|мұндай|ең)$/;

/**
 * What Kazakh tells of a thing where Russian has it or finds it there: мінезі жақсы, жұмысым көп, орманда қар көп. «Есть»
 * tells that there is such a thing, and is left as it is.
 */
export function asHad(clause: Clause, source: string): Clause {
  const { predicate } = clause;
  if (predicate.kind === "is-so") return muchOf(clause);
  if (predicate.kind !== "has" && predicate.kind !== "there-is") return clause;
  const { what } = predicate;
  if (what.kind !== "noun" || what.count !== undefined || what.owner !== undefined) return clause;
  if (clause.negative || clause.question || clause.ask || HAS.test(source)) return clause;
  const told = amountOf(what) ?? (predicate.kind === "has" ? qualityOf(what) : undefined);
  if (told === undefined) return clause;
  const [thing, word, before] = told;
  const predicated = { ...clause, predicate: { kind: "is-so", word, before } as const };
  if (predicate.kind === "there-is") return { ...predicated, subject: thing, newSubject: true };
  const { subject } = clause;
  if (!subject) return clause;
  return { ...predicated, subject: owned(thing, subject) };
}

const PLACE = /^(?:мұнда|сонда|осында|далада|үйде)$/;

/** «Там мало людей», «сейчас много работы»: сонда адам аз, қазір жұмыс көп. */
function muchOf(clause: Clause): Clause {
  const { subject, predicate, negative, question } = clause;
  if (predicate.kind !== "is-so" || subject?.kind !== "noun" || negative || question) return clause;
  if (subject.owner !== undefined || subject.definite || subject.count !== undefined) return clause;
  if (AMOUNT.test(predicate.word)) return { ...clause, subject: asOne(subject), newSubject: true };
  const amount = clause.manners.find((one) => AMOUNT.test(one)) ?? "";
  const told = PLACE.test(predicate.word)
    ? (amountOf(subject) ??
      (AMOUNT.test(amount) ? ([asOne(subject), amount, []] as const) : undefined))
    : undefined;
  if (told === undefined) return clause;
  const [thing, word, before] = told;
  return {
    ...clause,
    subject: thing,
    newSubject: true,
    predicate: { kind: "is-so", word, before },
    manners: [predicate.word, ...clause.manners.filter((one) => one !== amount)],
  };
}

const HAS = /(?<!\p{L})есть(?!\p{L})/iu;

const owned = (thing: NounPhrase, whose: Phrase): NounPhrase => ({
  ...thing,
  owner: whose.kind === "pronoun" ? whose.person : whose,
  ...(thing.and?.kind === "noun" && { and: owned(thing.and, whose) }),
});

type Told = readonly [thing: NounPhrase, word: string, before: readonly string[]];

/** How much of it there is. */
function amountOf(what: NounPhrase): Told | undefined {
  const { before = [] } = what;
  const at = before.findIndex((word) => AMOUNT.test(word));
  const word = before[at];
  if (word === undefined) return undefined;
  const degree = before.slice(0, at).filter((one) => DEGREE.test(one));
  const rest = before.filter((one, index) => index > at || !(index === at || DEGREE.test(one)));
  return [asOne({ ...what, before: rest.filter((one) => !AMOUNT.test(one)) }), word, degree];
}

const asOne = (thing: NounPhrase): NounPhrase => ({
  ...thing,
  plural: false,
  ...(thing.and?.kind === "noun" && { and: asOne(thing.and) }),
});

/** What is inherent is like this. */
function qualityOf(what: NounPhrase): Told | undefined {
  const { before = [] } = what;
  const word = before.at(-1);
  if (word === undefined || what.and || !INHERENT.test(what.lemma)) return undefined;
  const rest = before.slice(0, -1);
  if (NO_QUALITY.test(word) || rest.some((one) => !DEGREE.test(one))) return undefined;
  return [{ ...what, before: [] }, word, rest];
}
