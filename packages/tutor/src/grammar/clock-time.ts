import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { inCase, type Language, type TimeExpression } from "./time-words.ts";

const HALF_HOURS: Readonly<Record<string, number>> = {
  первого: 12,
  второго: 1,
  третьего: 2,
  четвертого: 3,
  пятого: 4,
  шестого: 5,
  седьмого: 6,
  восьмого: 7,
  девятого: 8,
  десятого: 9,
  одиннадцатого: 10,
  двенадцатого: 11,
};
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:am|утра|(?:in the )?morning)$/, "таңғы"],
  [/^(?:pm|вечера|(?:in the )?evening)$/, "кешкі"],
  [/^(?:дня|(?:in the )?afternoon)$/, "түскі"],
  [/^ночи$/, "түнгі"],
];

/** Up to an hour, or after it: its case, and what stands behind. */
const AROUND: Readonly<Record<string, readonly ["DAT" | "ABL", string]>> = {
  до: ["DAT", "дейін"],
  к: ["DAT", "қарай"],
  после: ["ABL", "кейін"],
};

/** «После десяти вечера», «до шести часов утра»: кешкі оннан кейін. */
export function hourBoundAt(words: readonly string[], at: number): TimeExpression | undefined {
  const [inWhich, after] = AROUND[words[at] ?? ""] ?? [];
  const hour = spokenNumber(words.slice(at + 1));
  if (!inWhich || !hour || hour.value < 1 || hour.value > 24) return undefined;
  let next = at + 1 + hour.length;
  const isHour = /^час(?:а|ов|ам)$/.test(words[next] ?? "");
  if (isHour) next++;
  const part = partAfter(words, next);
  // «После шести людей» is of what is counted; at the end of a clause it is an hour
  const isLast = words[next] === undefined || words[next] === ",";
  if (!part && !isHour && !(isLast && words[at] !== "к")) return undefined;
  // «До двух часов в день» is how long
  if (!part && words[next] === "в") return undefined;
  const told = inCase(numberToWords(hour.value), inWhich);
  if (told === undefined) return undefined;
  const before = part ? part.kz : "сағат";
  return { kz: `${before} ${told} ${after}`, length: next + (part?.length ?? 0) - at };
}

/** What a clock shows: at seven, at half past six, в шесть часов вечера. */
export function clockAt(
  words: readonly string[],
  at: number,
  language: Language,
): TimeExpression | undefined {
  if (language === "en") {
    // "around seven", "at about seven", and no hour of the clock "about seven shops"
    const about = /^(?:around|about)$/.test(words[at] ?? "")
      ? 1
      : /^(?:around|about)$/.test(words[at + 1] ?? "")
        ? 2
        : 0;
    if (words[at] !== "at" && about !== 1) return undefined;
    const start = at + Math.max(about, 1);
    const half = words[start] === "half" && words[start + 1] === "past";
    const from = start + (half ? 2 : 0);
    const number = spokenNumber(words.slice(from));
    if (!number || number.value < 1 || number.value > 24) return undefined;
    let next = from + number.length;
    const minutes = !half && spokenNumber(words.slice(next));
    const told = minutes && minutes.value > 0 && minutes.value < 60 ? minutes : undefined;
    if (told) next += told.length;
    if (words[next] === "o" && words[next + 1] === "clock") next += 2;
    else if (/^(?:oclock)$/.test(words[next] ?? "")) next++;
    const part = partAfter(words, next);
    next += part?.length ?? 0;
    if (about > 0 && next < words.length && !part) return undefined;
    // "at three shops" tells no time
    if (next < words.length && /^(?:different|other|people|shops?)$/.test(words[next] ?? ""))
      return undefined;
    const shown = clock(number.value, half ? "half" : told?.value, part?.kz, next - at);
    return shown && about > 0 ? { ...shown, kz: `шамамен ${shown.kz}` } : shown;
  }
  if (words[at] !== "в" && words[at] !== "во") return undefined;
  if (words[at + 1] === "половине" || words[at + 1] === "пол") {
    const hour = HALF_HOURS[words[at + 2] ?? ""];
    return hour === undefined ? undefined : clock(hour, "half", undefined, 3);
  }
  if (words[at + 1] === "час") {
    const part = partAfter(words, at + 2);
    return clock(1, undefined, part?.kz, 2 + (part?.length ?? 0));
  }
  const number = spokenNumber(words.slice(at + 1));
  if (!number || number.value < 1 || number.value > 24) return undefined;
  let next = at + 1 + number.length;
  const isHour = /^час(?:а|ов)?$/.test(words[next] ?? "");
  if (isHour) next++;
  const minutes = spokenNumber(words.slice(next));
  if (minutes && minutes.value < 60) {
    next += minutes.length;
    if (/^минут/.test(words[next] ?? "")) next++;
  }
  const part = partAfter(words, next);
  next += part?.length ?? 0;
  if (!isHour && !part && next < words.length && !minutes) return undefined;
  return clock(number.value, minutes?.value, part?.kz, next - at);
}

function partAfter(words: readonly string[], at: number): TimeExpression | undefined {
  for (const length of [3, 1]) {
    const text = words.slice(at, at + length).join(" ");
    const found = PARTS.find(([pattern]) => pattern.test(text))?.[1];
    if (found && words.length >= at + length) return { kz: found, length };
  }
  return undefined;
}

function clock(
  hour: number,
  minutes: number | "half" | undefined,
  part: string | undefined,
  length: number,
): TimeExpression | undefined {
  const before = part === undefined ? "" : `${part} `;
  const told = numberToWords(hour);
  const last =
    minutes === "half" || minutes === 30
      ? "жарымда"
      : minutes === undefined
        ? inCase(told, "LOC")
        : inCase(numberToWords(minutes), "LOC");
  if (last === undefined) return undefined;
  const line = minutes === undefined ? last : `${told} ${last}`;
  return { kz: `${before}сағат ${line}`, length };
}
