import { type Course, LANGUAGES } from "@tilashar/course";

/**
 * What learners call a point, in all languages: "accusative case", "винительн* падеж*". A star stands for any ending. Of
 * what the tutor hears as a question about it, only what stands together is a term.
 */
export const pointTerms = (course: Course, point: string): readonly string[] => [
  ...new Set(
    course.tutor.grammarQuestions.points
      .filter((asked) => asked.point === point)
      .flatMap(({ asks }) => LANGUAGES.flatMap((language) => asks[language] ?? []))
      // Two words with alternatives are a question: "дан|ден or|and дан|ден"
      .filter((written) => !written.includes("…") && !/\|.* .*\|/u.test(written))
      .flatMap((written) => alternatives(written.split(" "))),
  ),
];

/** "hard|soft vowels" as "hard vowels" and "soft vowels". */
const alternatives = ([first, ...rest]: readonly string[]): string[] =>
  first === undefined
    ? []
    : first
        .split("|")
        .flatMap((one) =>
          rest.length === 0 ? [one] : alternatives(rest).map((after) => `${one} ${after}`),
        );
