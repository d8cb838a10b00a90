import type { Course } from "@tilashar/course";
import { expect, test } from "vitest";
import { pointTerms } from "./point-terms.ts";

type Asked = Course["tutor"]["grammarQuestions"]["points"][number];

/** A course whose questions are unpacked anew each time they are read, as the served one's are. */
function packedCourse(points: readonly Pick<Asked, "point" | "asks">[]) {
  let reads = 0;
  const tutor = {
    get grammarQuestions() {
      reads += 1;
      return { points, answers: [] };
    },
  };
  return { course: { tutor } as unknown as Course, reads: () => reads };
}

test("a point is found by what stands together in the questions about it, each alternative by itself", () => {
  const { course } = packedCourse([
    { point: "harmony", asks: { en: ["hard|soft vowels", "why … vowel"], ru: ["сингармонизм*"] } },
    { point: "ablative", asks: { en: ["дан|ден or|and дан|ден", "ablative"] } },
    { point: "harmony", asks: { kz: ["үндестік*"], en: ["hard vowels"] } },
  ]);
  expect(Object.fromEntries(pointTerms(course))).toEqual({
    harmony: ["hard vowels", "soft vowels", "сингармонизм*", "үндестік*"],
    ablative: ["ablative"],
  });
});

test("what lies packed in the course is read once, however many points there are", () => {
  const many = Array.from({ length: 150 }, (_, at) => ({
    point: `p${at}`,
    asks: { en: [`t${at}`] },
  }));
  const { course, reads } = packedCourse(many);
  expect(pointTerms(course).size).toBe(150);
  expect(reads()).toBe(1);
});
