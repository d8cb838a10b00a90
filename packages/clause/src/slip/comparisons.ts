import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What is compared by қарағанда: its form, and the dative before it. */
export const comparisonSlips = (parse: Parse): Fault[] => [
  ...withoutItsForm(parse),
  ...withoutDative(parse),
];

/** сиырға қарағаннан жылдам → сиырға қарағанда жылдам. */
function withoutItsForm({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    if (!/^қара(?:ғаннан|ған|ғанға|п)$/.test(token.lower) || token.mark !== "") return [];
    const before = words[at - 1]?.reading;
    const next = words[at + 1];
    if (before?.case !== "DAT" || next?.reading.kind !== "adj" || next.head !== -1) return [];
    if (token.lower === "қарап" || (token.lower === "қараған" && next.relation !== "root"))
      return [];
    return [
      slip(at, changed(tokens, { [at]: withParticles(token, "қарағанда") }, "comparison", 0.2)),
    ];
  });
}

/** A day as what it is compared with. */
const DAYS: Readonly<Record<string, string>> = {
  кеше: "кешегіге",
  бүгін: "бүгінгіге",
  былтыр: "былтырғыға",
  бұрын: "бұрынғыға",
};

/** кеше қарағанда суық → кешегіге қарағанда; алма қарағанда → алмаға қарағанда. */
function withoutDative({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const next = tokens[at + 1];
    const reading = words[at]?.reading;
    if (next?.lower !== "қарағанда" || next.mark !== "" || token.mark !== "" || !reading) return [];
    const after = words.slice(at + 2);
    if (!after.some(({ reading: one }) => one.kind === "adj")) return [];
    const day = DAYS[token.lower];
    const text =
      day ??
      (reading.kind === "noun" && reading.form === undefined && (reading.case ?? "NOM") === "NOM"
        ? nounWith(reading, { case: "DAT" })
        : "");
    return text === ""
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "comparison", 0.2))];
  });
}
