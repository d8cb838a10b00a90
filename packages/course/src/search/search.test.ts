import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Course } from "../course/course.ts";
import { courseOfRepository } from "../testing/course-of-repository.ts";
import { makeHeadwords } from "../word-book/headwords.ts";
import { type Found, makeSearchIndex, type SearchIndex, searchCourse } from "./index.ts";
import { distance } from "./near-terms.ts";

let course: Course;
let index: SearchIndex;

beforeAll(() => {
  course = courseOfRepository();
  const { readings } = makeHeadwords(course);
  index = makeSearchIndex(course, (id) => (id === 1 ? ["тіркелу-сынақ"] : []), readings);
});

const find = (query: string, limit = 8) => searchCourse(index, query, limit);
const first = (query: string): Found | undefined => find(query, 1)[0];
const words = (query: string) =>
  find(query)
    .filter(({ kind }) => kind === "word")
    .map(({ titles }) => titles.kz);

test.each([
  ["кітап", "кітап"],
  ["кітаптарымызда", "кітап"],
  ["мектепке", "мектеп"],
  ["kitaptar", "кітап"],
  ["كىتاپ", "кітап"],
  ["book", "кітап"],
  ["книга", "кітап"],
  ["Book", "кітап"],
])("%s finds %s", (query, headword) => {
  expect(words(query)).toContain(headword);
  expect(first(query)?.kind).toBe("word");
});

test.each([
  ["рахмет", "рақмет"],
  ["китап", "кітап"],
  ["китаптар", "кітап"],
  ["мектпе", "мектеп"],
  ["сәлм", "сәлем"],
  ["teachr", "мұғалім"],
  ["учитиль", "мұғалім"],
])("%s, with a slip, still finds %s", (query, headword) => {
  expect(words(query)).toContain(headword);
});

test.each([
  ["алып", ["алып", "алу"]],
  ["жылы", ["жыл", "жылы"]],
  ["қаламын", ["қалу", "қалам"]],
  ["деген", ["деу", "деген"]],
  ["екен", ["екен"]],
  ["екенін", ["екен"]],
  ["қақпашысында", ["қақпашы"]],
  ["qaqpashysynda", ["қақпашы"]],
  ["قاقپاسىندا", ["қақпа"]],
])(
  "%s finds every word it may be a form of, and first what is likeliest meant",
  (query, headwords) => {
    expect(words(query).slice(0, headwords.length)).toEqual(headwords);
  },
);

test("what is English or Russian too finds its meaning, and the word spelt so", () => {
  expect(words("at")[0]).not.toBe("ат");
  expect(words("сын").slice(0, 3)).toContain("ұл");
  expect(words("сын").slice(0, 3)).toContain("сын");
});

test("every headword of the course is found by itself, first or with its namesakes", () => {
  const lost = course.lessons
    .flatMap((lesson) => lesson.words)
    .filter(
      ({ kz }) =>
        !words(kz).includes(kz) && !words(kz).some((one) => one.toLowerCase() === kz.toLowerCase()),
    );
  expect(lost.map(({ kz }) => kz)).toEqual([]);
});

test("every lesson, text and film is found by its title in each language", () => {
  const lost: string[] = [];
  for (const [kind, items] of [
    ["lesson", course.lessons],
    ["reading", course.readings],
    ["film", course.scenes],
  ] as const) {
    for (const { id, titles } of items) {
      for (const title of Object.values(titles)) {
        if (!find(title, 12).some((found) => found.kind === kind && found.id === id))
          lost.push(title);
      }
    }
  }
  expect(lost).toEqual([]);
});

test("a topic of the phrase book is found by its title in each language", () => {
  const lost = course.phraseTopics.flatMap(({ slug, titles }) =>
    Object.values(titles).filter(
      (title) => !find(title, 12).some((found) => found.kind === "phrases" && found.slug === slug),
    ),
  );
  expect(lost).toEqual([]);
});

test("a word of a text finds the text", () => {
  expect(find("тіркелу-сынақ")).toContainEqual(expect.objectContaining({ kind: "reading", id: 1 }));
});

test("nonsense finds nothing, and nothing asked for is nothing found", () => {
  for (const query of ["", "   ", "qwrtpsdfgh", "!!!", "𝕏𝕏𝕏"]) expect(find(query)).toEqual([]);
});

test("whatever is typed is answered, no more than asked for", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: "grapheme" }),
      fc.integer({ min: 1, max: 20 }),
      (query, limit) => {
        expect(searchCourse(index, query, limit).length).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 200, seed: 20261121 },
  );
});

test("a swap of neighbours is one slip, a look-alike half of one", () => {
  expect(distance("мектеп", "мектпе", 2)).toBe(1);
  expect(distance("көл", "кол", 2)).toBe(0.5);
  expect(distance("алма", "қарбыз", 1)).toBeGreaterThan(1);
});
