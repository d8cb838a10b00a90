import { amountAt } from "../amount.ts";
import { TIME_WORDS } from "../shared-words.ts";
import { timeAt } from "../time-expressions.ts";
import { inCase } from "../time-words.ts";
import type { Part } from "./parts.ts";

/** Times that the shared list lacks. */
const TIMES: Readonly<Record<string, string>> = {
  однажды: "бір күні",
  "как-то раз": "бір күні",
  "с каждым годом": "жыл сайын",
  "с каждым днем": "күн сайын",
  "каждую ночь": "түн сайын",
  "каждый месяц": "ай сайын",
  "всю жизнь": "өмір бойы",
  "весь год": "жыл бойы",
  редко: "сирек",
  "в выходные": "демалыс күндері",
  "в детстве": "бала кезінде",
  "ни разу": "бірде-бір рет",
  теперь: "енді",
  "чаще всего": "көбінесе",
  "все время": "үнемі",
  "все лето": "жаз бойы",
};

/** The times that start at a word. */
export function timesAt(words: readonly string[], at: number): Part[] {
  const found: Part[] = [];
  const add = (kz: string, length: number): void => {
    found.push({ kind: "time", kz, from: at, to: at + length, cost: 0 });
  };
  for (let length = Math.min(4, words.length - at); length >= 1; length--) {
    const text = words.slice(at, at + length).join(" ");
    const kz = TIME_WORDS.ru.get(text) ?? TIMES[text];
    if (kz === undefined) continue;
    add(kz, length);
    break;
  }
  // «Уже три дня болит»: since then
  const since = words[at] === "уже" ? amountAt(words, at + 1, "ru") : undefined;
  const from = since && inCase(since.kz, "ABL");
  if (since && from !== undefined && since.next > at + 1) add(`${from} бері`, since.next - at);
  const told = timeAt(words, at, "ru");
  if (told) add(told.kz, told.length);
  const amount = amountAt(words, at, "ru");
  if (amount && amount.next > at) add(amount.kz, amount.next - at);
  return found;
}
