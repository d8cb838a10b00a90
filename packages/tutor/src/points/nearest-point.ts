import { type GrammarPoint, renderLine } from "@tilashar/course";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { NearestLines, plainPattern } from "../text/nearest-lines.ts";

/** How near a question is to what a point tells; from 1 it is right nine times in ten, below 0.4 it is a guess. */
export interface NearPoint {
  readonly point: GrammarPoint;
  readonly nearness: number;
}

/**
 * The point of grammar that a question is nearest to, by the words it has in common with messages that ask for the
 * point, with its title, its summary and the ways in which it is known to be asked for.
 */
export class NearestPoints {
  readonly #course: TaughtCourse;
  #lines: NearestLines<GrammarPoint> | undefined;

  constructor(course: TaughtCourse) {
    this.#course = course;
  }

  /** Points by nearness, the nearest first. */
  find(question: string): NearPoint[] {
    this.#lines ??= new NearestLines(linesOf(this.#course));
    return this.#lines.find(question).map(({ thing: point, nearness }) => ({ point, nearness }));
  }
}

function linesOf({ grammar, tutor }: TaughtCourse) {
  const asked = new Map(tutor.askedPoints.map(({ point, says }) => [point, says]));
  const patterns = new Map(tutor.grammarQuestions.points.map(({ point, asks }) => [point, asks]));
  return grammar.flatMap((point) => {
    const texts = LANGUAGES.flatMap((language) => [
      ...(asked.get(point.id)?.[language] ?? []),
      ...(patterns.get(point.id)?.[language] ?? []).map(plainPattern),
      plain(point.titles[language], language),
      plain(point.summary[language], language),
    ]);
    return [...texts, ...point.forms].map((text) => ({ thing: point, text }));
  });
}

const plain = (line: string, language: (typeof LANGUAGES)[number]): string =>
  renderLine(line, language)
    .map(({ text }) => text)
    .join("");
