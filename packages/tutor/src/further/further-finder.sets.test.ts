import { type Further, furtherAt, LANGUAGES } from "@tilashar/course";
import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { FurtherFinder } from "./further-finder.ts";

const { tutor } = courseOfRepository();
const { followUps, further: finder } = tutorOfRepository().tools;

/** What an unseen wording of the entry would be: its own words in another order, without the small ones. */
const reworded = (text: string): string =>
  text
    .replace(/[?.,!«»"“”]/gu, " ")
    .split(/\s+/u)
    .filter((word) => word.length > 2)
    .toReversed()
    .join(" ");

const every = (step: number) =>
  tutor.further.subjects
    .filter((_, at) => at % step === 0)
    .flatMap((subject) =>
      Array.from({ length: subject.to - subject.from }, (_, at) => ({
        subject,
        entry: furtherAt(tutor.further, subject.from + at),
      })),
    );
const answerOf = (entry: Further | undefined) => entry?.answer.en;

test("the words of a question in another order find its answer, nine times in ten", () => {
  const asked = every(6).flatMap(({ subject, entry }) =>
    LANGUAGES.map((language) => ({ subject, entry, language, message: entry.asks[language][0] })),
  );
  const found = asked.map(({ subject, entry, language, message = "" }) => {
    const [first] = finder.find(reworded(message), language, [subject], "culture");
    return answerOf(first?.further) === answerOf(entry);
  });
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.85);
});

test("what a finder has not learnt from asks nothing that it would answer", () => {
  const learnt = { ...tutor, askedAfter: tutor.askedAfter.filter((_, at) => at % 4 !== 0) };
  const few = {
    ...tutor.further,
    subjects: tutor.further.subjects.filter((_, at) => at % 20 === 0),
  };
  const unseen = new FurtherFinder({ tutor: { ...learnt, further: few } }, followUps);
  const others = tutor.askedAfter
    .filter((_, at) => at % 4 === 0)
    .flatMap(({ talks }) =>
      talks.flatMap(({ language, seconds }) => seconds.map((one) => ({ ...one, language }))),
    )
    .filter((_, at) => at % 3 === 0);
  const answered = others.filter(({ message, language, wants }, at) => {
    const subject = few.subjects[(at * 5) % few.subjects.length];
    const [first] = subject ? unseen.find(message, language, [subject], wants) : [];
    return (first?.probability ?? 0) >= 0.6;
  });
  expect(answered.length / others.length).toBeLessThan(0.05);
});
