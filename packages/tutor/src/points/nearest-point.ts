import { type GrammarPoint, renderLine } from "@tilashar/course";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { type LineOf, type Near, NearestLines, plainPattern } from "../text/nearest-lines.ts";
import type { LanguageFact } from "./find-point.ts";

/** How near a question is to what a point tells; from 1 it is right nine times in ten, below 0.4 it is a guess. */
export interface NearPoint {
  readonly point: GrammarPoint;
  readonly nearness: number;
}

/** What a question about the language may be answered by. */
type Told =
  | { readonly kind: "point"; readonly point: GrammarPoint }
  | { readonly kind: "fact"; readonly fact: LanguageFact };

/**
 * The point of grammar or the fact of the language that a question is nearest to, by the words it has in common with
 * messages that ask for it; of a point also with its title, its summary and the ways in which it is known to be asked
 * for, of a fact with the sentences of its answer (of messages it never saw 47 of 100 find their fact, and 32 without).
 */
export class NearestPoints {
  readonly #course: TaughtCourse;
  #lines: NearestLines<Told> | undefined;
  #asked: { readonly question: string; readonly found: readonly Near<Told>[] } | undefined;

  constructor(course: TaughtCourse) {
    this.#course = course;
  }

  /** Points by nearness, the nearest first. */
  find(question: string): NearPoint[] {
    return this.#all(question).flatMap(({ thing, nearness }) =>
      thing.kind === "point" ? [{ point: thing.point, nearness }] : [],
    );
  }

  /** The nearest fact, where no point is as near; undefined where one is. */
  fact(question: string): { readonly fact: LanguageFact; readonly nearness: number } | undefined {
    const [first] = this.#all(question);
    return first?.thing.kind === "fact"
      ? { fact: first.thing.fact, nearness: first.nearness }
      : undefined;
  }

  /** Everything by nearness: a question is asked about more than once while it is answered. */
  #all(question: string): readonly Near<Told>[] {
    if (this.#asked?.question === question) return this.#asked.found;
    this.#lines ??= new NearestLines([...pointLines(this.#course), ...factLines(this.#course)]);
    const found = this.#lines.find(question);
    this.#asked = { question, found };
    return found;
  }
}

function pointLines({ grammar, tutor }: TaughtCourse): LineOf<Told>[] {
  const asked = new Map(tutor.askedPoints.map(({ point, says }) => [point, says]));
  const patterns = new Map(tutor.grammarQuestions.points.map(({ point, asks }) => [point, asks]));
  return grammar.flatMap((point) => {
    const thing: Told = { kind: "point", point };
    const texts = LANGUAGES.flatMap((language) => [
      ...(asked.get(point.id)?.[language] ?? []),
      ...(patterns.get(point.id)?.[language] ?? []).map(plainPattern),
      plain(point.titles[language], language),
      plain(point.summary[language], language),
    ]);
    return [...texts, ...point.forms].map((text) => ({ thing, text }));
  });
}

const factLines = ({ tutor }: TaughtCourse): LineOf<Told>[] =>
  tutor.languageFacts.flatMap((fact) => {
    const thing: Told = { kind: "fact", fact };
    const texts = LANGUAGES.flatMap((language) => [
      ...(fact.says?.[language] ?? []),
      ...(fact.asks?.[language] ?? []).map(plainPattern),
      ...sentencesIn(fact.answer[language]),
    ]);
    return [...texts, fact.id.replace(/-/g, " ")].map((text) => ({ thing, text }));
  });

/** An answer speaks of more than one thing: a question is about one of them. */
const sentencesIn = (answer: string): string[] => answer.split(/(?<=[.:;?!])\s/u);

const plain = (line: string, language: (typeof LANGUAGES)[number]): string =>
  renderLine(line, language)
    .map(({ text }) => text)
    .join("");
