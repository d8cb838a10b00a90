import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { wordsOf } from "../text/fold.ts";

/** Ways to write or ask that are right, though the check knows others: аяқ киім is аяқкиім to it. */
const KNOWN_OTHERWISE: readonly (readonly [said: RegExp, known: string])[] = [
  [/(?<!\p{L})аяқ киім/giu, "аяқкиім"],
  [/(?<!\p{L})сағат нешеде(?!\p{L})/giu, "қашан"],
];

/** What the check says of a composed sentence. */
export function verdictOf(kazakh: string, tools: Tools): "right" | "wrong" | "unsure" {
  const { verdict } = tools.judge.check(kazakh);
  if (verdict === "right") return verdict;
  const known = KNOWN_OTHERWISE.reduce((text, [said, by]) => text.replace(said, by), kazakh);
  return known === kazakh ? verdict : tools.judge.check(known).verdict;
}

/** The check does not know that such a thing is done to such a thing. */
const UNPROVEN = /^nothing speaks for the (?<inCase>ACC|LOC|DAT|INS): (?<word>\p{L}+)$/u;
/** Who does it oneself, and what is whose: both stand by themselves. */
const BY_ITSELF =
  /^unplaced: (?:өз(?:ім|ің|іңіз|і|іміз|дерің|дері)|менікі|сенікі|сіздікі|оныкі|біздікі|олардікі)$/iu;

/** Ways of saying that the check takes apart, each with its doubt. */
const WHOLES: readonly (readonly [doubt: RegExp, said: RegExp])[] = [
  [/^subject and predicate: (?:\p{L}+[ғқгк][ае]н|сонша$)/u, /[ғқгк][ае]н\p{L}+ сонша, /u],
  [/^unplaced: \p{L}+[ғқгк][ае]н/u, /[ғқгк][ае]н\p{L}+ сонша, /u],
  // «Мен жоқта»: while I am away
  [
    /^(?:unplaced: (?:мен|сен|сіз|ол|біз|олар)|nothing speaks for the LOC: жоқта)$/iu,
    /(?<!\p{L})(?:мен|сен|сіз|ол|біз|олар) жоқта(?!\p{L})/iu,
  ],
  // «Университеттен анықтама керек»: what is given by somebody is needed from there
  [
    /^nothing speaks for the ABL: /u,
    /[нтд][ае]н (?:анықтама|рұқсат|хат|хабар|құжат|жауап) керек\.$/u,
  ],
  // «Баяу отта пісіру»: how hot the fire is that something is cooked on
  [/^nothing speaks for the LOC: отта$/u, /(?<!\p{L})баяу отта (?:пісір|қайнат|қуыр)/u],
  // «Бізге мұнда түсіруге бола ма»: to whom it is allowed
  [/^nothing speaks for the DAT: /u, /у(?:ға|ге) бол(?:а ма|ады|майды)[.?]$/u],
  [/^converb before a verb that is no helper: ала$/u, /(?<!\p{L})алдын ала(?!\p{L})/u],
];

/**
 * Whether the check only doubts what a sentence was composed of: it has seen nobody buy boots, and the government of the
 * verb tells that something is bought. What it calls wrong stays wrong, and so does a doubt of any other kind.
 *
 * @param clause of a single clause; without it the parts of the sentence have been vouched for one by one
 */
export function isOnlyDoubted(kazakh: string, tools: Tools, clause?: Clause): boolean {
  const { verdict, reasons } = tools.judge.check(kazakh);
  if (verdict === "right") return true;
  if (verdict !== "unsure" || reasons.length === 0) return false;
  const words = wordsOf(kazakh.toLowerCase().replace(/[.!?]$/u, ""));
  return reasons.every((reason) => {
    if (BY_ITSELF.test(reason)) return true;
    if (WHOLES.some(([doubt, said]) => doubt.test(reason) && said.test(kazakh))) return true;
    const { inCase, word = "" } = UNPROVEN.exec(reason)?.groups ?? {};
    if (inCase === undefined) return false;
    if (!clause) return words.includes(word.toLowerCase());
    return takes(clause, inCase, tools);
  });
}

/**
 * The same of a sentence that was parsed whole: what its clauses do to what, and where, the parse has told, and the verb
 * takes such a part.
 */
export function isDoubtedAsComposed(kazakh: string, clause: Clause, tools: Tools): boolean {
  const { verdict, reasons } = tools.judge.check(kazakh);
  if (verdict !== "unsure" || reasons.length === 0) return false;
  const clauses = clausesOf(clause);
  return reasons.every((reason) => {
    if (BY_ITSELF.test(reason)) return true;
    if (WHOLES.some(([doubt, said]) => doubt.test(reason) && said.test(kazakh))) return true;
    const { inCase } = UNPROVEN.exec(reason)?.groups ?? {};
    return inCase !== undefined && clauses.some((one) => takes(one, inCase, tools));
  });
}

/** A clause with all that hangs on it and stands beside it. */
const clausesOf = (clause: Clause): Clause[] => [
  clause,
  ...(clause.hanging ?? []).flatMap(clausesOf),
  ...(clause.next ? clausesOf(clause.next.clause) : []),
  ...(clause.doing ? clausesOf(clause.doing) : []),
];

/** Whether a clause has such a part, and its verb takes it. */
function takes({ predicate, complements }: Clause, inCase: string, tools: Tools): boolean {
  if (predicate.kind !== "verb") return false;
  const has = complements.some(
    ({ role }) =>
      "case" in role && role.case === inCase && !("after" in role) && !("place" in role),
  );
  if (inCase === "LOC") return has && LASTS.test(predicate.lemma);
  // With what something is done any verb tells that has what it is done to: терезені доппен сындырды
  if (inCase === "INS")
    return has && complements.some(({ role }) => "case" in role && role.case === "ACC");
  return has && tools.judge.government.verb(predicate.lemma)?.takes.has(inCase) === true;
}

/** What one does somewhere for a while. */
const LASTS =
  /^(?:тұру|отыру|жату|ойнау|жұмыс істеу|ұйықтау|демалу|тамақтану|кездесу|күту|оқу|жүзу|шомылу|серуендеу|жүру)$/;
