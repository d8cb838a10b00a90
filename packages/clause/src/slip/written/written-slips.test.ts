import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { ClauseJudge } from "../../check.ts";
import { readTemplate } from "./mend-template.ts";
import { readPattern } from "./sentence-pattern.ts";
import { type WrittenSlip, WrittenSlips } from "./written-slips.ts";

const course = courseOfRepository();
const judgeWith = (slip: Omit<WrittenSlip, "point">) =>
  new ClauseJudge(course.government, course.calques, course.usage, [
    { point: "verb-stem", ...slip },
  ]);
const mendOf = (slip: Omit<WrittenSlip, "point">, sentence: string) =>
  judgeWith(slip).check(sentence).mended;

describe("a written slip", () => {
  test("is found by lemmas in any form, with others between, and mended in the form that stood there", () => {
    const slip = { find: "кітап|кітапты … <көру:plain>", mend: "_ <оқу>" };
    expect(mendOf(slip, "Мен кітап көрдім.")).toBe("Мен кітап оқыдым.");
    expect(mendOf(slip, "Біз кітапты кеше көрдік пе?")).toBe("Біз кітапты кеше оқыдық па?");
    expect(mendOf(slip, "Кітап көріп отырмын.")).toBe("Кітап оқып отырмын.");
  });

  test("changes a case, a tense and a person", () => {
    expect(
      mendOf({ find: "<дүкен:LOC> <бару:fin>", mend: "_:DAT _:past" }, "Мен дүкенде барамын."),
    ).toBe("Мен дүкенге бардым.");
    expect(mendOf({ find: "ертең <бару:past>", mend: "_ _:present,1p" }, "Біз ертең бардық.")).toBe(
      "Біз ертең барамыз.",
    );
  });

  test("leaves words out, adds them and lets them change places", () => {
    expect(mendOf({ find: "^ ертең бүгін", mend: "- _" }, "Ертең бүгін дүкенге барамын.")).toBe(
      "Бүгін дүкенге барамын.",
    );
    expect(
      mendOf({ find: "<шай> <ішу>", mend: "ыстық+_ _", unless: ["ыстық"] }, "Мен шай іштім."),
    ).toBe("Мен ыстық шай іштім.");
    expect(mendOf({ find: "<кітап> жақсы $", mend: "$2 $1" }, "Бұл кітап жақсы.")).toBe(
      "Бұл жақсы кітап.",
    );
  });

  test("is none where a pattern of its exceptions fits, or one that is needed does not", () => {
    const found = (slip: Omit<WrittenSlip, "point">, sentence: string) =>
      judgeWith(slip).check(sentence).verdict !== "right";
    const slip = { find: "<шай> <ішу>", unless: ["кеше"], with: ["<:pronoun,1s>"] };
    expect(found(slip, "Мен шай іштім.")).toBe(true);
    expect(found(slip, "Кеше мен шай іштім.")).toBe(false);
    expect(found(slip, "Сен шай іштің.")).toBe(false);
  });

  test("does not reach over the end of a clause", () => {
    const slip = { find: "<шай> … <бару>", mend: "_ _" };
    expect(judgeWith(slip).check("Мен шай ішіп, дүкенге бардым.").verdict).toBe("right");
  });

  test("may ask how words hang together", () => {
    const slip = { find: "<:noun,LOC,under=2> … <бару:fin>", mend: "_:DAT _" };
    expect(() => readPattern(slip.find)).not.toThrow();
    expect(
      mendOf(
        { find: "<дүкен:LOC> … <бару:fin,over=1>", mend: "_:DAT _" },
        "Дүкенде ертең барамын.",
      ),
    ).toBe("Дүкенге ертең барамын.");
  });

  test("has to be one: what says nothing is refused", () => {
    expect(() => readPattern("<бару:running>")).toThrow(/running/);
    expect(() => readPattern("…")).toThrow(/no word/);
    expect(() => readPattern("<бару")).toThrow(/no word of a pattern/);
    expect(() => readPattern("<@event:DAT>")).toThrow(/no word of a pattern/);
    expect(() => readTemplate("_", 2)).toThrow(/1 words for 2/);
    expect(() => readTemplate("_:soon", 1)).toThrow(/soon/);
    expect(() => new WrittenSlips([{ find: "<:noun,DAT>", point: "dative" }])).toThrow(
      /names no word/,
    );
  });
});
