import { type Course, LANGUAGES } from "@tilashar/course";

/**
 * What learners call each point, in all languages: "accusative case", "винительн* падеж*". A star stands for any ending.
 * Of what the tutor hears as a question about a point, only what stands together is a term.
 *
 * @returns the terms by the point's id; a point that has none is not in it. Asked for once: the tutor's questions lie
 * packed in a served course, and are unpacked anew each time they are read.
 */
export function pointTerms(course: Course): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, Set<string>>();
  for (const { point, asks } of course.tutor.grammarQuestions.points) {
    const asked = LANGUAGES.flatMap((language) => asks[language] ?? [])
      // Two words with alternatives are a question: "дан|ден or|and дан|ден"
      .filter((written) => !written.includes("…") && !/\|.* .*\|/u.test(written))
      .flatMap((written) => alternatives(written.split(" ")));
    terms.set(point, new Set([...(terms.get(point) ?? []), ...asked]));
  }
  return new Map([...terms].map(([point, all]) => [point, [...all]]));
}

/** "hard|soft vowels" as "hard vowels" and "soft vowels". */
const alternatives = ([first, ...rest]: readonly string[]): string[] =>
  first === undefined
    ? []
    : first
        .split("|")
        .flatMap((one) =>
          rest.length === 0 ? [one] : alternatives(rest).map((after) => `${one} ${after}`),
        );
