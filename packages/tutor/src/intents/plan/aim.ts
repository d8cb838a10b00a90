import type { Course } from "@tilashar/course";
import type { Asked, Tools } from "../../ask.ts";

/** What somebody learns for: the unit that teaches its words, and the lesson in it. */
export interface Aim {
  readonly unit: Course["units"][number];
  readonly lesson: number;
}

/** What tells of time, study and wishes rather than of what they are for. */
const NOT_AIMS =
  /^(?:i|have|has|minutes?|day|days|week|weeks|month|months|hours?|want|wants|need|learn|learning|study|plan|make|give|write|please|for|and|the|a|an|to|my|me|in|on|of|with|am|is|are|going|go|can|could|what|should|do|be|able|kazakh|language|every|each|per|speak|talk|understand|year|time|good|only|just|у|меня|есть|день|дня|дней|минут|минуты|неделю|недели|месяц|месяца|хочу|надо|нужно|план|составь|сделай|дай|мне|на|в|с|со|и|чтобы|для|учить|выучить|изучать|казахский|говорить|понимать|язык|заниматься|раза?|два|две|три|четыре|пять|one|two|three|four|five|полчаса|полгода|будни|будням|выходные|выходным|распиши|распланируй|weekends?|weekdays?|times|hour|часа?|год)$/u;
/** What is said of why one learns. */
const WHY =
  /(?:want(?:s)?|need|going|hope|so that|because|in order|for|хочу|надо|нужно|чтобы|еду|собираюсь|для|үшін)(?![\p{L}])(.*)$/u;

/** The unit for what a message says it wants Kazakh for; undefined where it says nothing that a unit teaches. */
export function aimOf({ folded, language }: Asked, tools: Tools): Aim | undefined {
  const gloss = language === "ru" ? "ru" : "en";
  const said = WHY.exec(folded)?.[1] ?? "";
  const { units, lessons } = tools.course;
  for (const word of said.split(/[^\p{L}'-]+/u)) {
    if (word.length < 3 || NOT_AIMS.test(word)) continue;
    const lemmas = tools.glossary.meaning(word, gloss).map(({ kz }) => kz);
    const lesson = lessons.find(({ words }) => words.some(({ kz }) => lemmas.includes(kz)));
    const unit = lesson && units.find(({ lessons: own }) => own.includes(lesson.id));
    if (lesson && unit) return { unit, lesson: lesson.id };
  }
  return undefined;
}
