import type { Tools } from "../ask.ts";
import type { Clause, Link } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { chartedClause } from "./charted-clause.ts";
import { parsedClauses, readClause } from "./read-clause.ts";
import { readDeeds } from "./read-deed.ts";
import { isVouched, isVouchedAsParsed, lacksDoer } from "./vouch.ts";

/** What joined sentences are read with: their parts as clauses that may be vouched for by themselves. */
export interface Reader {
  readonly language: GlossLanguage;
  readonly tools: Tools;
  /** The whole is asked. */
  readonly question?: boolean;
}

/** A simple part, if it may be offered by itself. */
export function part(text: string | undefined, { language, tools }: Reader): Clause | undefined {
  if (text === undefined) return undefined;
  const bare = text.replace(/[,.]\s*$/, "").trim();
  // «…, но ещё сильная»: of somebody who is not named here
  const isOfNobody = language === "ru" && LIKE.test(bare);
  const clause = isOfNobody ? undefined : readClause(bare, language, tools);
  if (clause && isTold(clause) && isVouched(bare, language, clause, compose(clause), tools))
    return clause;
  if (language === "en") return chartedClause(bare, tools);
  const parsed = parsedClauses(bare, tools);
  return parsed.find((one) => isTold(one) && isVouchedAsParsed(bare, one, compose(one), tools));
}

/** A quality and no more: «ещё сильная», «очень добрый». */
export const LIKE =
  /^(?:(?:ещё|еще|уже|очень|слишком|совсем|не) )*\p{L}+(?:[ыио]й|ая|ые|ие)[.!]*$/iu;

/** Whether a clause tells something, and neither names nor asks. */
const isTold = ({ predicate, question, ask }: Clause): boolean =>
  predicate.kind !== "fragment" && !question && !ask;

/** The same, where it tells whose deed it is: «пришёл» alone does not. */
export function partOfSomebody(text: string | undefined, reader: Reader): Clause | undefined {
  const clause = part(text, reader);
  return clause && !lacksDoer(text ?? "", clause) ? clause : undefined;
}

/** The deed of a verb phrase, its doer told elsewhere. */
export function deed(text: string | undefined, { language, tools }: Reader): Clause | undefined {
  if (text === undefined) return undefined;
  // What is not to be done is no deed: a frame that says so says it itself
  if (/^(?:не|not|never|никогда) /u.test(text.trim())) return undefined;
  // «Надо было взять»: when it was to be done is a part of the frame
  if (/^(?:было|был[аи]?|стало) /u.test(text.trim())) return undefined;
  // "After the break" is no breaking
  if (language === "en" && /^(?:the|an?) /u.test(text.trim())) return undefined;
  // "Come tomorrow" is vouched for in a tense that its time allows
  return readDeeds(text.trim(), language, tools).find(
    (clause) =>
      // "I am sorry that I did not answer": no form of a deed says so
      !clause.negative &&
      (["past", "present"] as const).some((tense) => {
        const told = { ...clause, silent: false, tense };
        return isVouched(text, language, told, compose(told), tools);
      }),
  );
}

/** The Kazakh of a clause without its mark, as it stands inside a sentence. */
export function inner(clause: Clause, link?: Link): string | undefined {
  const { text, pieces } = compose(link ? { ...clause, link } : clause);
  if (link) return pieces.length > 0 && hasEnd(clause, link) ? text : undefined;
  const line = pieces.map((one) => one.text).join(" ");
  return line === "" ? undefined : line;
}

/** Whether a clause has the form a link asks for. */
const hasEnd = (clause: Clause, link: Link): boolean =>
  compose({ ...clause, link, complements: [], times: [], manners: [], silent: true }).pieces
    .length > 0;

export const isSame = (a: Clause, b: Clause): boolean => {
  const [one, other] = [a.subject, b.subject];
  if (one?.kind !== "pronoun" || other?.kind !== "pronoun") return false;
  return one.person === other.person;
};

/** The second clause leaves its subject unsaid where the first has told it. */
export const following = (first: Clause, second: Clause): Clause => {
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
