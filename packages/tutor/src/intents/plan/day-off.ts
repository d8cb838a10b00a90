import type { Asked, Draft, Tools } from "../../ask.ts";

/** How a day of the week begins, in whatever case, Monday first. */
const NAMED: readonly RegExp[] = [
  /(?<!\p{L})(?:monday|mon(?!\p{L})|понедельник|дүйсенбі)/iu,
  /(?<!\p{L})(?:tuesday|tue(?!\p{L})|вторник|сейсенбі)/iu,
  /(?<!\p{L})(?:wednesday|wed(?!\p{L})|сред[уаыеой]|сәрсенбі)/iu,
  /(?<!\p{L})(?:thursday|thu(?!\p{L})|четверг|бейсенбі)/iu,
  /(?<!\p{L})(?:friday|fri(?!\p{L})|пятниц|жұма)/iu,
  /(?<!\p{L})(?:saturday|sat(?!\p{L})|суббот|сенбі)/iu,
  /(?<!\p{L})(?:sunday|sun(?!\p{L})|воскресень|жексенбі)/iu,
];
const ROW = /^\d{1,2}\. /u;
const WEEK = 7;

/** "I can't on Wednesday": the plan of a week by its days, that day free and its work moved on. */
export function withoutDay(plan: string, asked: Asked, tools: Tools): Draft | undefined {
  const { folded, language } = asked;
  const off = NAMED.flatMap((day, at) => (day.test(folded) ? [at] : []));
  if (off.length === 0 || off.length > 2 || !tools.patterns.one("of-answer.day-off").test(folded))
    return undefined;
  const rows = plan.split("\n").filter((row) => ROW.test(row));
  if (rows.length === 0 || rows.length > WEEK) return undefined;
  const names = tools.say("plan.dayNames", language).split(", ");
  const free = names.flatMap((_, at) => (off.includes(at) ? [] : [at]));
  const perDay = names.map((): string[] => []);
  for (const [at, row] of rows.entries())
    perDay[free[Math.min(at, free.length - 1)] ?? 0]?.push(row.replace(ROW, ""));
  return {
    text: [
      tools.say("plan.dayOff", language, { x: off.map((at) => names[at] ?? "").join(", ") }),
      "",
      ...names.flatMap((name, at) => {
        const work = perDay[at] ?? [];
        if (off.includes(at)) return [`${name}: —`];
        return work.length === 0 ? [] : [`${name}: ${work.join(" + ")}`];
      }),
    ].join("\n"),
    confidence: 0.92,
    intent: "plan",
  };
}
