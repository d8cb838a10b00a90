import { found as lexical } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { withParticles } from "../slip/rewrite.ts";
import { verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import type { Proposal } from "./proposal.ts";

/** жоқ барамын → бармаймын, where the verb stands straight after. */
export function leaveOut(
  fault: Fault,
  base: readonly string[],
  tokens: readonly Token[],
  verb: Reading,
  found: Proposal[],
): void {
  const at = fault.at + 1;
  const negative = verbWith(verb, { negative: true });
  const token = tokens[at];
  if (negative === "" || !token) return;
  const words = [...base];
  words[fault.at] = "";
  words[at] = withParticles(token, negative);
  found.push({
    words,
    fault,
    change: 1,
    point: verb.source?.suffixes.some(({ id }) => id === "past") ? "past-di" : "present-negative",
  });
}

/** Several clauses, something quoted: here a word out of place may have its reasons. */
export const isWoven = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ mark, lower }, at) =>
      (mark !== "" && at < tokens.length - 1) || /^(?:qqq|де(?:п|ді|дім|йді|пті|ген))$/.test(lower),
  );

const known = (whole: string): boolean => lexical(whole).some(({ pos }) => pos === "v");

/** The verb to the end of the sentence. */
export function moveToEnd(
  parse: Parse,
  fault: Fault,
  base: readonly string[],
  found: Proposal[],
): void {
  const { tokens } = parse;
  const end = tokens.length - 1;
  if (fault.at >= end || tokens.length > 7 || isWoven(tokens)) return;
  // сатып алдым жаңа телефон: what makes one verb moves together
  let start = fault.at;
  const verb = parse.words[fault.at]?.reading.lemma ?? "";
  const before = tokens[start - 1];
  const helped = parse.words[start - 1]?.reading.form;
  if (
    before?.mark === "" &&
    (helped === "p" || helped === "a" || helped === "des" || known(`${before.lower} ${verb}`))
  )
    start -= 1;
  const group = base.slice(start, fault.at + 1);
  const token = tokens[start] as Token;
  const [word = ""] = group;
  if (token.first) group[0] = word.charAt(0).toLowerCase() + word.slice(1);
  const rest = base.slice(fault.at + 1);
  const marks = tokens.map((_, place) => (place === end ? (tokens[end]?.mark ?? "") : ""));
  const put = (words: readonly string[], change: number) =>
    found.push({ words, marks, fault, change, point: "word-order" });
  put([...base.slice(0, start), ...rest, ...group], 0.9);
  // әдемі сөйлейді өте: the word after the verb may belong to the one before it
  if (rest.length === 1 && start > 1)
    put([...base.slice(0, start - 1), ...rest, ...base.slice(start - 1, start), ...group], 0.95);
}
