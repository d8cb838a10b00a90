import type { Fault } from "./fault.ts";
import { verbWith } from "./inflected.ts";
import type { Parse } from "./parse.ts";
import type { Proposal } from "./proposal.ts";
import type { Reading } from "./reading.ts";
import { withParticles } from "./slip/rewrite.ts";
import type { Token } from "./token.ts";

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
  const token = tokens[fault.at] as Token;
  const word = base[fault.at] as string;
  const moved = token.first ? word.charAt(0).toLowerCase() + word.slice(1) : word;
  const words = [...base.slice(0, fault.at), ...base.slice(fault.at + 1), moved];
  const marks = tokens.map(({ mark }) => mark);
  marks.splice(fault.at, 1);
  const [last = ""] = marks.splice(end - 1, 1);
  found.push({ words, marks: [...marks, "", last], fault, change: 0.9, point: "word-order" });
}
