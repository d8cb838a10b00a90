import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { inside, reordered, slip } from "./rewrite.ts";

const PERIOD = /^(?:күніне|аптасына|айына|жылына|сағатына|тәулігіне)$/;
const TIMES_OF_IT = /^(?:рет|мәрте|сағат|минут)$/;
const AMOUNT = /^(?:бірнеше|неше|қанша)$/;

/** дәріні үш рет күніне ішемін → күніне үш рет: how often is said behind in how long. */
export const rateSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const { tokens, words } = parse;
    const count = at - 2;
    if (!PERIOD.test(lower) || count < 0 || !TIMES_OF_IT.test(tokens[at - 1]?.lower ?? ""))
      return [];
    if (words[count]?.reading.kind !== "num" && !AMOUNT.test(tokens[count]?.lower ?? "")) return [];
    if (tokens[count]?.mark !== "" || tokens[at - 1]?.mark !== "" || tokens[at]?.mark !== "")
      return [];
    // күніне үш рет, екі рет аптасына емес: what stands against it has an order of its own
    if (words[at + 1]?.reading.kind !== "verb") return [];
    let first = count;
    while (first > 0 && tokens[first - 1]?.mark === "" && words[first - 1]?.reading.kind === "num")
      first -= 1;
    const order = [...tokens.keys()].filter((place) => place !== at);
    order.splice(first, 0, at);
    return [
      slip(at, reordered(parse, order, "word-order", 0.3, { [first]: inside(parse, first) })),
    ];
  });
