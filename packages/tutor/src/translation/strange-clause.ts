import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { SELF } from "../grammar/english/oneself.ts";

/** How a clause that hangs on another is said alone. */
const alone = ({ link: _, silent: __, knownIn: ___, ...clause }: Clause): Clause => clause;

/**
 * A clause in the ways it is said plainly: whether it must be, might be or is only thought of says nothing of its words,
 * nor does the tense that such a clause would have.
 */
function plainly(clause: Clause): Clause[] {
  const { hanging: _, next: __, doing: ___, called: ____, evidence, ...bare } = clause;
  const known = withoutKnown(bare);
  const isWished =
    /^(?:must|might|want|can|may)$/.test(bare.mood) && bare.predicate.kind === "verb";
  if (!isWished && bare.tense !== "unreal" && evidence === undefined) return [known];
  return (["past", "present"] as const).map((tense) => ({
    ...known,
    tense,
    ...(isWished && bare.subject && { mood: "plain" as const }),
  }));
}

const SELVES: ReadonlySet<string> = new Set(Object.values(SELF));

/** What something is compared with, or is all but so, tells nothing of how its words stand together. */
function withoutKnown(clause: Clause): Clause {
  const isSo = clause.predicate.kind === "is-so";
  const { predicate } = clause;
  const isOne =
    predicate.kind === "is" && predicate.what.kind === "noun" && predicate.what.led !== undefined;
  return {
    ...clause,
    // Anybody may do anything themselves
    manners: clause.manners.filter((one) => !SELVES.has(one)),
    // "The house where I live": which one it is is told by a clause that is vouched for like any other
    ...(isOne && { predicate: { kind: "is", what: { ...predicate.what, led: [] } } as const }),
    complements: clause.complements.filter(
      ({ role }) =>
        !("after" in role && /^(?:сияқты|басқа)$/.test(role.after)) &&
        !(isSo && "case" in role && role.case === "ABL" && !("after" in role)),
    ),
  };
}

/** Something and nothing may be had by anybody. */
const isOfAnything = ({ predicate }: Clause): boolean =>
  (predicate.kind === "has" || predicate.kind === "there-is" || predicate.kind === "needs") &&
  predicate.what.kind === "noun" &&
  /^(?:бірдеңе|ештеңе|біреу|ешкім)$/.test(predicate.what.lemma);

/** A clause and everything that hangs on it, each by itself. */
function clausesOf(clause: Clause): Clause[] {
  const { hanging = [], next, doing } = clause;
  const parts = [...hanging, ...(doing ? [doing] : [])].map(alone);
  return [clause, ...parts.flatMap(clausesOf), ...(next ? clausesOf(next.clause) : [])];
}

const isSomebodys = ({ predicate, complements }: Clause): boolean =>
  predicate.kind === "is" &&
  predicate.what.kind === "noun" &&
  /^(?:менікі|сенікі|сіздікі|онікі|біздікі|олардікі)$/.test(predicate.what.lemma) &&
  complements.length === 0;

/** "My hobby is fishing": any deed may be one's pastime. */
const isPastime = ({ predicate, subject }: Clause): boolean =>
  predicate.kind === "is-so" &&
  /у$/u.test(predicate.word) &&
  subject?.kind === "noun" &&
  /^(?:хобби|арман|мақсат|міндет|спорт|әдет|ермек|кәсіп)$/.test(subject.lemma);

/**
 * How strangely the words of a sentence stand together: what joins its clauses is the grammar's own, so that each clause
 * is looked at by itself and as it is said plainly. Where that cannot be told, the sentence is looked at whole.
 */
export function strangenessOf(clause: Clause, whole: number, tools: Tools): number {
  let most = 0;
  for (const one of clausesOf(clause)) {
    // Whatever it is may be somebody's
    if (isSomebodys(one) || isPastime(one) || isOfAnything(one)) continue;
    const found = plainly(one).flatMap((way) => {
      const parse = tools.judge.understood(compose(way).text);
      return parse ? [tools.judge.strangeness(parse)] : [];
    });
    if (found.length === 0) return whole;
    most = Math.max(most, Math.min(...found));
  }
  return Math.min(whole, most);
}
