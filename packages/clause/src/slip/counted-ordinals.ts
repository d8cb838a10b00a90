import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, changed, slip } from "./rewrite.ts";

/** What is counted and stands in no order. */
const MONEY_AND_WEIGHT =
  /^(?:теңге|тиын|доллар|еуро|рубль|сом|юань|кило|килограмм|грамм|литр|пайыз)$/;

/** бес жүзінші теңге → бес жүз теңге: money has a number, and no place in a row. */
export const countedOrdinalSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    const isOrdinal =
      reading?.kind === "num" && /нш[ыі]$/.test(token.lower) && !/нш[ыі]$/.test(reading.lemma);
    const counted = words[at + 1]?.reading;
    // екінші теңгесін шығарды: the second of those one has
    if (
      !isOrdinal ||
      token.mark !== "" ||
      counted?.owner !== undefined ||
      !MONEY_AND_WEIGHT.test(counted?.lemma ?? "")
    )
      return [];
    if (words[at - 1]?.reading.kind !== "num" && token.lower === "бірінші") return [];
    return [
      slip(at, changed(tokens, { [at]: capitalLike(token.text, reading.lemma) }, "ordinals", 0.05)),
    ];
  });
