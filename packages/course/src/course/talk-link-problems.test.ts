import { expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { talkLinkProblems } from "./talk-link-problems.ts";

const three = { en: "Yes.", ru: "Да.", kz: "Иә." };
const facts = (fact: object) =>
  [
    {
      kind: "languageFacts",
      file: "tutor/language-facts/verbs.yaml",
      data: { facts: [{ id: "a-fact", answer: three, points: [], ...fact }] },
    },
  ] as unknown as readonly ContentFile[];

test.each([
  [{}, "facts[0]: neither asks nor says: nobody can ask for it"],
  [
    { says: { en: ["is it"], ru: ["это"], kz: ["сол ма"] }, points: ["no-such-point"] },
    "facts[0].points: no point no-such-point",
  ],
])("a fact of the language can be asked for, and leads to points that there are", (fact, told) => {
  expect(talkLinkProblems(facts(fact)).map(showProblem)).toEqual([
    `tutor/language-facts/verbs.yaml: ${told}`,
  ]);
});
