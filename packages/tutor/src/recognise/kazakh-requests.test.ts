import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { KazakhRequests } from "./kazakh-requests.ts";

const course = courseOfRepository();
const { asked } = course.tutor;
const PARTS = 4;
const KINDS = { tells: /^(?:telling|social)$/, between: /^(?:ask-me|recall|tutor)$/ };

/** Kazakh messages told by what has not learnt from them. */
const cut = (isKept: boolean) =>
  asked.map((one) => ({
    ...one,
    says: { ...one.says, kz: one.says.kz.filter((_, at) => (at % PARTS === 0) === isKept) },
  }));
const requests = new KazakhRequests({ tutor: { ...course.tutor, asked: cut(false) } });
const unseen = cut(true).flatMap(({ kind, says }) =>
  says.kz.map((said) => ({ kind, asks: requests.asks(said) })),
);
const share = (of: typeof unseen, least: number) =>
  of.filter(({ asks }) => asks >= least).length / of.length;

test("requests in Kazakh are told from what is told in a talk", () => {
  const tells = unseen.filter(({ kind }) => KINDS.tells.test(kind));
  const wishes = unseen.filter(({ kind }) => !KINDS.tells.test(kind) && !KINDS.between.test(kind));
  expect(share(wishes, 0.7)).toBeGreaterThan(0.85);
  expect(share(tells, 0.7)).toBeLessThan(0.1);
  expect(share(tells, 0.9)).toBeLessThan(0.05);
});
