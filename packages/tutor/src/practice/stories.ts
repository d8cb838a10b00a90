import { levelLetter, type Question } from "@tilashar/course";
import type { LearnerLevel, Tools } from "../ask.ts";
import type { Texts } from "../reply.ts";
import type { Said } from "../talk/fill.ts";

/** A text of the course that is told piece by piece. */
export interface Story {
  readonly titles: Texts;
  readonly parts: readonly (readonly Said[])[];
  readonly questions: readonly Question[];
}

/** Sentences that are told at once. */
const PART = 4;

/** Stories of a level: those of the units first, then the texts. */
export function storiesOf(level: LearnerLevel, { course }: Tools): readonly Story[] {
  const ofUnits = course.units
    .filter((unit) => levelLetter(unit.level) === level)
    .flatMap(({ story }) => (story ? [cut(story.titles, story.sentences, story.questions)] : []));
  const ofReadings = course.readings
    .filter((reading) => levelLetter(reading.level) === level)
    .map(({ titles, paragraphs, questions }) =>
      cut(
        titles,
        paragraphs.flatMap(({ sentences }) => sentences),
        questions,
      ),
    );
  return [...ofUnits, ...ofReadings];
}

function cut(titles: Texts, sentences: readonly Said[], questions: readonly Question[]): Story {
  const parts: Said[][] = [];
  for (let at = 0; at < sentences.length; at += PART) parts.push(sentences.slice(at, at + PART));
  return { titles, parts, questions };
}
