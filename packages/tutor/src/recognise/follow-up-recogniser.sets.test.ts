import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { AboutFinder } from "./about-finder.ts";
import { FollowUpRecogniser } from "./follow-up-recogniser.ts";

const course = courseOfRepository();
const { askedAfter } = course.tutor;
const { recogniser } = tutorOfRepository().tools;
/** Whose messages are told by what has learnt from all other writers. */
const WRITER = "p04";

const talksOf = (isKept: (by: string) => boolean) =>
  askedAfter.map((one) => ({ ...one, talks: one.talks.filter(({ by }) => isKept(by)) }));
const learnt = { tutor: { ...course.tutor, askedAfter: talksOf((by) => by !== WRITER) } };
const unseen = talksOf((by) => by === WRITER).flatMap(({ kind, talks }) =>
  talks.flatMap(({ first, seconds }) =>
    seconds.map((second) => ({
      ...second,
      before: { kind, message: first, reply: second.reply ?? "" },
    })),
  ),
);
const share = <One>(of: readonly One[], isRight: (one: One) => boolean) =>
  of.filter(isRight).length / of.length;

test("seven of ten second messages of a writer it never read are told right, and nine of ten it is sure of", () => {
  const followUps = new FollowUpRecogniser(learnt, recogniser);
  const told = unseen.map(({ wants, message, before }) => {
    const [likeliest] = followUps.recognise(message, before);
    return { isRight: likeliest?.kind === wants, probability: likeliest?.probability ?? 0 };
  });
  expect(share(told, ({ isRight }) => isRight)).toBeGreaterThan(0.7);
  const sure = told.filter(({ probability }) => probability >= 0.7);
  expect(sure.length).toBeGreaterThan(told.length / 2);
  expect(share(sure, ({ isRight }) => isRight)).toBeGreaterThan(0.87);
});

test("of the words that name an object six of ten are found, at least a part of them", () => {
  const finder = new AboutFinder(learnt);
  const named = unseen.filter(({ about }) => about !== undefined);
  const found = named.map(({ message, wants, before, about = "" }) => ({
    about,
    found: finder.find(message, wants, before) ?? "",
  }));
  const overlap = share(
    found,
    (one) => one.found !== "" && (one.about.includes(one.found) || one.found.includes(one.about)),
  );
  expect(overlap).toBeGreaterThan(0.6);
});
