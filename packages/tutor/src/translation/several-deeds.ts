import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { foldText } from "../text/fold.ts";
import { told, toldOf } from "./parsed-part.ts";
import { following, inner, part } from "./reader.ts";

/** «Она не только шьёт, но и рисует»: тігіп қана қоймай, сурет те салады. */
export function notOnly(
  first: string,
  who: string,
  tools: Tools,
  then: string,
): string | undefined {
  const [a, b] = [told(`${who} ${first}`, tools), told(`${who} ${then}`, tools)];
  if (a?.predicate.kind !== "verb" || b?.predicate.kind !== "verb") return undefined;
  if (a.negative || b.negative || a.tense !== b.tense || !a.subject) return undefined;
  const [begins, ends] = [inner(a, "then"), inner({ ...b, silent: true })];
  return begins === undefined || ends === undefined
    ? undefined
    : `${begins} қана қоймай, сонымен қатар ${ends}`;
}

/** «Пришёл домой, поужинал и лёг спать»: үйге келіп, кешкі ас ішіп, ұйықтауға жаттым. */
export function threeInTurn(a: string, b: string, tools: Tools, c: string): string | undefined {
  const first = told(a, tools);
  if (!first?.subject || first.negative || first.mood !== "plain") return undefined;
  const rest = [b, c].map((text) => toldOf(first, text, tools));
  const [second, third] = rest;
  const isDone = (one: Clause | undefined): one is Clause =>
    one?.predicate.kind === "verb" && one.tense === first.tense && one.mood === "plain";
  if (!isDone(first) || !isDone(second) || !isDone(third) || second.negative) return undefined;
  const parts = [
    inner(first, "then"),
    inner({ ...second, silent: true }, "then"),
    inner(following(first, third)),
  ];
  return parts.includes(undefined) ? undefined : parts.join(", ");
}

/** «Положи ключи в карман, а то потеряешь»: әйтпесе жоғалтасың. */
export function orElse(a: string, b: string, tools: Tools): string | undefined {
  const first = told(a, tools) ?? part(a, { language: "ru", tools });
  const second = told(b, tools) ?? part(b, { language: "ru", tools });
  if (!first || !second || second.mood !== "plain" || second.tense === "past") return undefined;
  if (!/^(?:order|let|must)$/.test(first.mood)) return undefined;
  const begins = inner(first);
  const ends = inner(second.subject?.kind === "pronoun" ? { ...second, silent: true } : second);
  return begins === undefined || ends === undefined ? undefined : `${begins}, әйтпесе ${ends}`;
}

/** «Яблоки сладкие, а груши нет»: алма тәтті, ал алмұрт тәтті емес. */
export function notSo(so: string, other: string, tools: Tools): string | undefined {
  const first = told(so, tools);
  const subject = tools.russian.phrase(foldText(other));
  if (!first?.subject || first.negative || first.mood !== "plain" || !subject) return undefined;
  if (!/^(?:is-so|verb)$/.test(first.predicate.kind)) return undefined;
  const own = first.subject.kind === "noun" && first.subject.definite && subject.kind === "noun";
  // «Эти яблоки …, а груши нет»: these pears, too, which are as known
  const known = own
    ? { ...subject, plural: first.subject.kind === "noun" && first.subject.plural === true }
    : subject;
  const [begins, ends] = [inner(first), inner({ ...first, subject: known, negative: true })];
  return begins === undefined || ends === undefined ? undefined : `${begins}, ал ${ends}`;
}

const BETTER =
  /^(?:(?<who>ты|вы) бы лучше|лучше бы (?<other>ты|вы)|лучше бы тебе|лучше бы вам) (?<deed>[^,]+)$/iu;

/** «Ты бы лучше надел шапку»: бас киім кисең, жақсы болар еді. */
export function hadBetter(text: string, tools: Tools): string | undefined {
  const { who, other, deed } = BETTER.exec(text)?.groups ?? {};
  const doer = who ?? other;
  if (doer === undefined || deed === undefined) return undefined;
  const clause = told(`${doer} ${deed}`, tools);
  if (clause?.predicate.kind !== "verb" || clause.tense !== "past" || clause.mood !== "plain")
    return undefined;
  const done = inner({ ...clause, tense: "present", silent: true }, "condition");
  return done === undefined ? undefined : `${done}, жақсы болар еді`;
}
