import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { HELPERS } from "../word/word-lists.ts";
import { inside, isTold, reordered, slip } from "./rewrite.ts";

/** біз қалдық кешігіп сабаққа → біз сабаққа кешігіп қалдық: a helper stands behind its converb. */
export function helperFirstSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  if (isTold(parse) || tokens.some(({ mark }, at) => mark !== "" && at < end)) return [];
  return tokens.flatMap((token, at): Fault[] => {
    const next = tokens[at + 1];
    // бұл түс жарасып тұр: a colour, rather than a command
    if (words[at]?.reading.kind === "noun" && token.readings[0]?.kind === "noun") return [];
    if (at === 0 || !next || at + 2 > end || next.leaning.length > 0 || next.question) return [];
    const helper = token.readings.find(
      ({ kind, form, cost }) => kind === "verb" && (form === "fin" || form === "imp") && cost < 2,
    );
    const [converb] = next.readings;
    if (!helper || converb?.kind !== "verb" || (converb.form !== "p" && converb.form !== "a"))
      return [];
    if (!HELPERS[converb.form].has(helper.lemma)) return [];
    const order = [...tokens.keys()]
      .filter((place) => place !== at && place !== at + 1)
      .concat(at + 1, at);
    const point = converb.form === "p" ? "converb-ip" : "converb-a";
    return [slip(at, reordered(parse, order, point, 0.4, { [at]: inside(parse, at) }))];
  });
}
