import { spokenNumber } from "./spoken-numbers.ts";

/** Hours as Russian counts towards them: половина четвёртого is 3:30. */
const TOWARDS =
  "первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого".split(
    " ",
  );
/** "без пяти": so many minutes before. */
const BEFORE: Readonly<Record<string, number>> = {
  пяти: 5,
  десяти: 10,
  четверти: 15,
  пятнадцати: 15,
  двадцати: 20,
  "двадцати пяти": 25,
};

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** What Russian words tell of a clock: без четверти три, полчетвёртого, половина четвёртого, десять минут пятого. */
export function russianClock(text: string): ClockTime | undefined {
  const [, less, next] = /^без (\p{L}+(?: пяти)?)(?: минут)? (\p{L}+)$/u.exec(text) ?? [];
  const before = BEFORE[less ?? ""];
  if (before !== undefined) {
    const hour = next === "час" ? 1 : spokenNumber([next ?? ""])?.value;
    return hour === undefined ? undefined : { hour: (hour + 11) % 12 || 12, minute: 60 - before };
  }
  const half = /^(?:пол-? ?|половина )(\p{L}+)$/u.exec(text)?.[1];
  const past = /^(четверть|\p{L}+(?: \p{L}+)?) (?:минут\p{L}* )?(\p{L}+ого|\p{L}+его)$/u.exec(text);
  const hour = TOWARDS.indexOf(half ?? past?.[2] ?? "");
  if (hour < 0) return undefined;
  if (half !== undefined) return { hour, minute: 30 };
  const minute = past?.[1] === "четверть" ? 15 : spokenNumber((past?.[1] ?? "").split(" "))?.value;
  return minute === undefined || minute > 59 ? undefined : { hour, minute };
}
