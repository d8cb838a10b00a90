import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import { amountAt } from "../amount.ts";
import type { LexicalEdge } from "../chart/chart.ts";
import { timeAt } from "../time-expressions.ts";
import { inCase } from "../time-words.ts";
import { AHEAD } from "./word-classes.ts";

/** Numbers, amounts and times that begin at a word of an English sentence; they may be several words long. */
export function measuredAt(words: readonly string[], from: number): LexicalEdge[] {
  const found: LexicalEdge[] = [];
  const number = spokenNumber(words.slice(from));
  if (number)
    found.push({
      category: "Number",
      from,
      to: from + number.length,
      value: numberToWords(number.value),
      cost: 0,
    });
  // "About two hundred sheep", "around two hours"
  const isRough = /^(?:about|around|approximately|roughly)$/.test(words[from] ?? "");
  const near = isRough ? spokenNumber(words.slice(from + 1)) : undefined;
  if (near && near.value > 1)
    found.push({
      category: "Number",
      from,
      to: from + 1 + near.length,
      value: `${ROUGHLY} ${numberToWords(near.value)}`,
      cost: -0.6,
    });
  const lasting = isRough ? amountAt(words, from + 1, "en") : undefined;
  if (lasting)
    found.push({
      category: "Amount",
      from,
      to: lasting.next,
      value: `${ROUGHLY} ${lasting.kz}`,
      cost: -0.8,
    });
  const time = timeAt(words, from, "en");
  if (time)
    found.push({
      category: "Time",
      from,
      to: from + time.length,
      // "In two days" is ahead, "in an hour" of anything else is not
      value: words[from] === "in" && / кейін$/.test(time.kz) ? `${AHEAD}${time.kz}` : time.kz,
      cost: time.length > 1 ? -0.8 : -0.2,
    });
  const later = words[from] === "after" ? amountAt(words, from + 1, "en") : undefined;
  const since = later && inCase(later.kz, "ABL");
  if (later && since !== undefined)
    found.push({ category: "Time", from, to: later.next, value: `${since} кейін`, cost: -0.8 });
  const alone = amountAt(words, from, "en");
  if (alone) found.push({ category: "Amount", from, to: alone.next, value: alone.kz, cost: -0.4 });
  const amount = words[from] === "for" ? amountAt(words, from + 1, "en") : undefined;
  if (amount)
    found.push({ category: "Lasting", from, to: amount.next, value: amount.kz, cost: -0.8 });
  return found;
}

const ROUGHLY = "шамамен";
