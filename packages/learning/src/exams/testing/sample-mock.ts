import type { ExamMock, MockItem } from "../exam-mock.ts";

const inAll = (text: string) => ({ en: text, ru: text, kz: text });

const item = (id: number, part: MockItem["part"], passage: string | null): MockItem => ({
  id,
  part,
  level: "a1",
  passage,
  question: inAll("?"),
  options: { a: inAll("a"), b: inAll("b"), c: inAll("c"), d: inAll("d") },
  correct: "a",
  explanation: inAll("."),
  key: null,
  point: part === "grammar" ? { id: "locative", title: inAll("locative") } : null,
  source: null,
});

const passage = (id: string, part: MockItem["part"]) => ({
  id,
  part,
  kind: "text",
  title: null,
  lines: [],
  text: null,
});

/** A mock of three sections: five items heard, ten of grammar, five read. All keys are a. */
export const sampleMock: ExamMock = {
  exam: "sample",
  mock: "1",
  level: "a1",
  version: "v1",
  titles: inAll("sample"),
  passWhole: 10,
  sections: [
    {
      id: "listening",
      titles: inAll("listening"),
      minutes: 5,
      pass: 2,
      plays: 2,
      passages: [passage("l1", "listening"), passage("l2", "listening")],
      items: [1, 2, 3, 4, 5].map((id) => item(id, "listening", id < 4 ? "l1" : "l2")),
    },
    {
      id: "grammar",
      titles: inAll("grammar"),
      minutes: 10,
      pass: 5,
      plays: null,
      passages: [],
      items: Array.from({ length: 10 }, (_, place) => item(11 + place, "grammar", null)),
    },
    {
      id: "reading",
      titles: inAll("reading"),
      minutes: 5,
      pass: 2,
      plays: null,
      passages: [passage("r1", "reading")],
      items: [31, 32, 33, 34, 35].map((id) => item(id, "reading", "r1")),
    },
  ],
};
