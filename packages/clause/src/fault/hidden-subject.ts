import { agree, subjectPerson } from "../attach/subject.ts";
import type { Government } from "../government.ts";
import { type Parse, parse } from "../parse.ts";
import type { Token } from "../word/token.ts";
import { TIMES } from "../word/word-lists.ts";
import type { Fault } from "./fault.ts";

/** How much better the noun must fit as a subject. */
const BETTER = 0.04;

/** The same of what is nobody: things are objects more often than doers. */
const MUCH_BETTER = 0.6;

/** A noun that would be the subject if the predicate were said of a third person. */
export interface HiddenSubject {
  readonly fault: Fault | undefined;
  readonly at: number;
}

/**
 * Ағам кітап оқисың parses, with the brother as anything but the reader. So a predicate of the first or second person
 * without a subject is read once more as if it were of the third: where a noun then becomes its subject and all fits
 * better, the person is doubted, and with somebody for a subject it is wrong.
 */
export function hiddenSubject(best: Parse, government: Government): HiddenSubject | undefined {
  const { tokens, words } = best;
  const root = words.findIndex(({ head }) => head === -1);
  const said = words[root]?.reading;
  if (!said || root !== tokens.length - 1 || tokens.length > 9) return undefined;
  const { person } = said;
  if (person === undefined || person === "3" || said.form === "imp" || said.pronoun)
    return undefined;
  if (said.kind !== "verb" && said.kind !== "noun" && said.kind !== "adj" && said.kind !== "modal")
    return undefined;
  if (tokens.some(({ mark }, at) => mark !== "" && at < tokens.length - 1)) return undefined;
  if (tokens.some(({ lower }) => /^де(?:п|ген)$/.test(lower))) return undefined;
  const spoken = words.some(
    ({ reading, relation }) =>
      relation === "subject" && agree(subjectPerson(reading), person, true),
  );
  if (spoken) return undefined;
  const last = tokens[root] as Token;
  const third: Token = {
    ...last,
    readings: last.readings.map((one) =>
      one.person !== undefined && one.person !== "3" ? { ...one, person: "3" as const } : one,
    ),
  };
  const rival = parse([...tokens.slice(0, -1), third], government);
  if (!rival || rival.cost > best.cost - BETTER) return undefined;
  const at = rival.words.findIndex(
    ({ reading, head, relation }, place) =>
      relation === "subject" &&
      reading.kind === "noun" &&
      (reading.case ?? "NOM") === "NOM" &&
      !TIMES.has(reading.lemma) &&
      (head === root || /^(?:helped|converb)$/.test(rival.words[head]?.relation ?? "")) &&
      words[place]?.relation !== "subject",
  );
  // инженер болып істегенмін: what one was
  if (words[at]?.relation === "complement" && words[words[at].head]?.reading.lemma === "болу")
    return undefined;
  // дәрігер берген дәріні ішіп жүрмін, профессор айтқанның жартысын түсіндім: they gave it and said it
  const over = words[words[at]?.head ?? -1];
  if (over?.reading.form === "part") return undefined;
  // жүргізуші куәлігімді қалдырдым: it is said which licence of mine
  if (words[at]?.relation === "compound" && over?.reading.owner === person) return undefined;
  // ана тілімді ұмыттым: a tongue, and nobody's mother
  if (tokens[at]?.lower === "ана" && words[at + 1]?.reading.lemma === "тіл") return undefined;
  // менсіз-ақ реттепсіңдер: whoever is not there does nothing
  if (WITHOUT.test(tokens[at]?.lower ?? "")) return undefined;
  // көзілдірігімсіз ештеңе көрмеймін: nor does what is not there
  if (words[at]?.reading.kind === "adj" && /с[ыі]з$/u.test(tokens[at]?.lower ?? ""))
    return undefined;
  // қонақтар келгенше …: whoever comes is the subject of coming
  if (words[at]?.head === at + 1 && words[at + 1]?.reading.form === "conv") return undefined;
  // шеше алмай жүрміз: what is a verb with its helper is no mother
  if (words[at]?.reading.form === "a" && words[at]?.relation === "helped") return undefined;
  const subject = rival.words[at]?.reading;
  if (!subject || (subject.pronoun && subject.person === undefined)) return undefined;
  const somebody =
    (subject.pronoun && subject.person !== undefined) ||
    (subject.name && subject.source?.entry?.pos !== "name-place") ||
    (!subject.pronoun && government.isOf(subject.lemma, "person"));
  if (!somebody && rival.cost > best.cost - MUCH_BETTER) return undefined;
  // ол үйге барасың: "that house" may be meant
  if (words[at]?.relation === "determiner")
    return isWhenOrWhere(best, at) ? undefined : { at, fault: undefined };
  return {
    at,
    fault: somebody
      ? { kind: "agreement", at, head: rival.words[at]?.head ?? root, want: "3" }
      : undefined,
  };
}

const WITHOUT = /^(?:мен|сен|біз|сіз|он|олар)с[ыі]з(?:-ақ)?$/u;

/** ол жерде, ол күні, ол кісіні: hardly he, there. */
const isWhenOrWhere = ({ words }: Parse, at: number): boolean => {
  const noun = words[words[at]?.head ?? -1]?.reading;
  return noun !== undefined && (/^(?:жер|кісі)$/.test(noun.lemma) || TIMES.has(noun.lemma));
};

/** The same of each clause between marks: places of nouns that may be subjects that do not agree. */
export function hiddenInClauses({ tokens, words }: Parse, government: Government): number[] {
  const found: number[] = [];
  let start = 0;
  tokens.forEach(({ mark }, at) => {
    if (!/[,;:—–]/.test(mark) && at < tokens.length - 1) return;
    const from = start;
    start = at + 1;
    const said = words[at]?.reading;
    if ((from === 0 && at === tokens.length - 1) || at - from < 1) return;
    if (said?.form !== "fin" || said.person === undefined || said.person === "3") return;
    const clause = tokens
      .slice(from, at + 1)
      .map((token, place) => ({ ...token, ...(place === at - from && { mark: "" }) }));
    const alone = parse(clause, government);
    if (!alone || alone.faults.length > 0) return;
    const hidden = hiddenSubject(alone, government);
    if (hidden) found.push(from + hidden.at);
  });
  return found;
}
