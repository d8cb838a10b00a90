import { levelLetter, type Question } from "@tilashar/course";
import type { LearnerLevel, Tools } from "../ask.ts";
import type { Texts, Turn } from "../reply.ts";
import type { Said } from "../talk/fill.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { type Heading, openHeading } from "./heading.ts";

/** A short story of the tutor's own. */
type OwnStory = TaughtCourse["tutor"]["stories"][number];

/** A text of the course that is told piece by piece, or a short one of the tutor's that is told whole. */
export interface Story {
  readonly titles: Texts;
  /** What editors say of a short one: whom it is for, its words, and what is asked about it. */
  readonly own?: OwnStory;
  readonly parts: readonly (readonly Said[])[];
  readonly questions: readonly Question[];
}

/** Sentences that are told at once. */
const PART = 4;

/** Stories of a level: those of the units first, then the texts, then the short ones. */
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
  return [
    ...ofUnits,
    ...ofReadings,
    ...ownStories(course).filter(({ own }) => own?.level[0] === level),
  ];
}

/** The short stories of editors, of all levels. */
export const ownStories = ({
  tutor,
}: TaughtCourse): readonly (Story & { readonly own: OwnStory })[] =>
  tutor.stories.map((own) => ({
    titles: own.titles,
    parts: [own.sentences],
    questions: [],
    own,
  }));

/** The heading of the story that the last line of the tutor told, or a part of it. */
export const openStory = (history: readonly Turn[], tools: Tools): Heading | undefined =>
  openHeading("story.heading", history, tools) ?? openHeading("story.whole", history, tools);

function cut(titles: Texts, sentences: readonly Said[], questions: readonly Question[]): Story {
  const parts: Said[][] = [];
  for (let at = 0; at < sentences.length; at += PART) parts.push(sentences.slice(at, at + PART));
  return { titles, parts, questions };
}
