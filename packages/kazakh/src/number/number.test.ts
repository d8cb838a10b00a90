import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dateToDigits,
  dateToWords,
  months,
  weekdayName,
  weekdays,
  yearToWords,
} from "./calendar.ts";
import { atTime, officialTime, timeToWords } from "./clock.ts";
import { andAHalf, decimalToWords, fractionToWords } from "./fraction.ts";
import { numberAlternatives, numberToWords } from "./number-to-words.ts";
import { numeralSuffix, ordinalDigits } from "./numeral-suffix.ts";
import { priceToWords } from "./price.ts";
import { readNumber, wordsToNumber } from "./words-to-number.ts";

test.each([
  [0, "нөл", "нөлінші"],
  [1, "бір", "бірінші"],
  [2, "екі", "екінші"],
  [3, "үш", "үшінші"],
  [4, "төрт", "төртінші"],
  [5, "бес", "бесінші"],
  [6, "алты", "алтыншы"],
  [7, "жеті", "жетінші"],
  [8, "сегіз", "сегізінші"],
  [9, "тоғыз", "тоғызыншы"],
  [10, "он", "оныншы"],
  [11, "он бір", "он бірінші"],
  [19, "он тоғыз", "он тоғызыншы"],
  [20, "жиырма", "жиырмасыншы"],
  [21, "жиырма бір", "жиырма бірінші"],
  [30, "отыз", "отызыншы"],
  [40, "қырық", "қырқыншы"],
  [50, "елу", "елуінші"],
  [60, "алпыс", "алпысыншы"],
  [70, "жетпіс", "жетпісінші"],
  [80, "сексен", "сексенінші"],
  [90, "тоқсан", "тоқсаныншы"],
  [100, "жүз", "жүзінші"],
  [101, "жүз бір", "жүз бірінші"],
  [140, "жүз қырық", "жүз қырқыншы"],
  [320, "үш жүз жиырма", "үш жүз жиырмасыншы"],
  [1000, "мың", "мыңыншы"],
  [1001, "мың бір", "мың бірінші"],
  [1100, "мың жүз", "мың жүзінші"],
  [1465, "мың төрт жүз алпыс бес", "мың төрт жүз алпыс бесінші"],
  [1991, "мың тоғыз жүз тоқсан бір", "мың тоғыз жүз тоқсан бірінші"],
  [2026, "екі мың жиырма алты", "екі мың жиырма алтыншы"],
  [10_000, "он мың", "он мыңыншы"],
  [21_000, "жиырма бір мың", "жиырма бір мыңыншы"],
  [100_000, "жүз мың", "жүз мыңыншы"],
  [101_101, "жүз бір мың жүз бір", "жүз бір мың жүз бірінші"],
  [1_000_000, "бір миллион", "бір миллионыншы"],
  [1_001_000, "бір миллион бір мың", "бір миллион бір мыңыншы"],
  [2_500_000, "екі миллион бес жүз мың", "екі миллион бес жүз мыңыншы"],
  [1_000_000_000, "бір миллиард", "бір миллиардыншы"],
  [1_000_000_000_000, "бір триллион", "бір триллионыншы"],
  [-15, "минус он бес", "минус он бесінші"],
])("%d is %s, %s", (value, cardinal, ordinal) => {
  expect(numberToWords(value)).toBe(cardinal);
  expect(numberToWords(value, "ordinal")).toBe(ordinal);
  expect(wordsToNumber(cardinal)).toBe(value);
  expect(readNumber(ordinal)).toEqual({ value, kind: "ordinal" });
});

test("digits may come as text, grouped or big", () => {
  expect(numberToWords("12 500")).toBe("он екі мың бес жүз");
  expect(numberToWords("007")).toBe("жеті");
  expect(numberToWords(10n)).toBe("он");
  for (const none of ["", "abc", "1,5", "5-ші", "1e3", "10000000000000000", "😀"])
    expect(numberToWords(none)).toBe("");
  expect(numberToWords(1.5)).toBe("");
  expect(numberToWords(Number.NaN)).toBe("");
  expect(numberToWords("-0")).toBe("нөл");
});

test("бір before жүз, мың, миллион is free", () => {
  expect(numberAlternatives(1100)).toEqual([
    "мың жүз",
    "мың бір жүз",
    "бір мың жүз",
    "бір мың бір жүз",
  ]);
  expect(numberAlternatives(1_000_000)).toEqual(["бір миллион", "миллион"]);
  expect(numberAlternatives(1000, "ordinal")).toEqual(["мыңыншы", "бір мыңыншы"]);
});

test("every way to say a number is read back as it", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -999, max: 9999 }),
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
      ),
      fc.constantFrom("cardinal" as const, "ordinal" as const),
      (value, kind) => {
        for (const words of numberAlternatives(value, kind))
          expect(readNumber(words)).toEqual({ value, kind });
      },
    ),
    { numRuns: 3000 },
  );
});

test("every number below ten thousand is read back", () => {
  for (let value = 0; value < 10_000; value++)
    expect(wordsToNumber(numberToWords(value))).toBe(value);
});

test("the other kinds of numerals", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((value) => numberToWords(value, "collective"))).toEqual([
    "біреу",
    "екеу",
    "үшеу",
    "төртеу",
    "бесеу",
    "алтау",
    "жетеу",
    "",
  ]);
  expect(readNumber("жетеу")).toEqual({ value: 7, kind: "collective" });
  expect([5, 6, 10, 40, 100].map((value) => numberToWords(value, "approximate"))).toEqual([
    "бестей",
    "алтыдай",
    "ондай",
    "қырықтай",
    "жүздей",
  ]);
  expect([1, 2, 5, 10, 20, 40].map((value) => numberToWords(value, "distributive"))).toEqual([
    "бірден",
    "екіден",
    "бестен",
    "оннан",
    "жиырмадан",
    "қырықтан",
  ]);
  expect(numberToWords(10, "about")).toBe("оншақты");
  expect(numberToWords(20, "about")).toBe("жиырма шақты");
});

test("fractions, halves and decimals both ways", () => {
  expect(fractionToWords(1, 3)).toBe("үштен бір");
  expect(fractionToWords(3, 4)).toBe("төрттен үш");
  expect(fractionToWords(7, 10)).toBe("оннан жеті");
  expect(fractionToWords(1, 0)).toBe("");
  expect(andAHalf(2)).toBe("екі жарым");
  expect(andAHalf(0)).toBe("жарты");
  expect(decimalToWords("3,14")).toBe("үш бүтін жүзден он төрт");
  expect(decimalToWords("0.5")).toBe("нөл бүтін оннан бес");
  expect(decimalToWords("-2,005")).toBe("минус екі бүтін мыңнан бес");
  expect(decimalToWords("5")).toBe("");
  expect(readNumber("төрттен үш")).toEqual({ value: 0.75, kind: "fraction" });
  expect(readNumber("екі жарым")).toEqual({ value: 2.5, kind: "fraction" });
  expect(wordsToNumber("жарты")).toBe(0.5);
  expect(readNumber("үш бүтін жүзден он төрт")).toEqual({ value: 3.14, kind: "decimal" });
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(9999), (whole, part) => {
      const text = `${whole},${String(part).padStart(4, "0")}`;
      expect(wordsToNumber(decimalToWords(text))).toBe(Number(text.replace(",", ".")));
    }),
  );
});

test("words that name no number are refused", () => {
  for (const none of [
    "",
    "сәлем",
    "бес он",
    "екі жүз үш жүз",
    "бір нөл",
    "он жүз",
    "мың мың",
    "бірінші бес",
    "он бір бір",
    "бүтін",
    "жүзден",
    "минус",
    "😀",
    "бес ".repeat(3000),
  ])
    expect(wordsToNumber(none)).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."бірекіонмыңжүз -тенші") }), (text) => {
      const value = wordsToNumber(text);
      if (
        value !== null &&
        Number.isInteger(value) &&
        value >= 0 &&
        readNumber(text)?.kind === "cardinal"
      )
        expect(numberAlternatives(value)).toContain(
          text
            .trim()
            .split(/[\s-]+/)
            .join(" "),
        );
    }),
  );
});

test("case and stray Latin letters do not matter", () => {
  expect(wordsToNumber("Жиырма Бес")).toBe(25);
  expect(wordsToNumber("он бip")).toBe(11);
  expect(wordsToNumber("он-бес")).toBe(15);
});

test.each([
  [2026, "2026-шы", "2026-ға", "2026-дан", "2026-да"],
  [1, "1-ші", "1-ге", "1-ден", "1-де"],
  [2, "2-ші", "2-ге", "2-ден", "2-де"],
  [3, "3-ші", "3-ке", "3-тен", "3-те"],
  [5, "5-ші", "5-ке", "5-тен", "5-те"],
  [9, "9-шы", "9-ға", "9-дан", "9-да"],
  [10, "10-шы", "10-ға", "10-нан", "10-да"],
  [20, "20-шы", "20-ға", "20-дан", "20-да"],
  [40, "40-шы", "40-қа", "40-тан", "40-та"],
  [50, "50-ші", "50-ге", "50-ден", "50-де"],
  [60, "60-шы", "60-қа", "60-тан", "60-та"],
  [80, "80-ші", "80-ге", "80-нен", "80-де"],
  [100, "100-ші", "100-ге", "100-ден", "100-де"],
  [1000, "1000-шы", "1000-ға", "1000-нан", "1000-да"],
  [1_000_000, "1000000-шы", "1000000-ға", "1000000-нан", "1000000-да"],
])("%d takes its suffixes by its last word", (value, ordinal, dative, ablative, locative) => {
  expect(ordinalDigits(value)).toBe(ordinal);
  expect(numeralSuffix(value, "dative")).toBe(dative);
  expect(numeralSuffix(value, "ablative")).toBe(ablative);
  expect(numeralSuffix(value, "locative")).toBe(locative);
});

test("percents and decimals take suffixes too, other text none", () => {
  expect(numeralSuffix("10%", "ablative")).toBe("10%-дан");
  expect(numeralSuffix("10%", "instrumental")).toBe("10%-бен");
  expect(numeralSuffix("1,5", "dative")).toBe("1,5-ке");
  expect(numeralSuffix(4, "genitive")).toBe("4-тің");
  expect(numeralSuffix(7, "accusative")).toBe("7-ні");
  expect(numeralSuffix(5, "approximate")).toBe("5-тей");
  expect(numeralSuffix("сәлем", "dative")).toBe("");
});

test("years, dates, months and weekdays", () => {
  expect(yearToWords(2026)).toBe("екі мың жиырма алтыншы жыл");
  expect(yearToWords(0)).toBe("");
  expect(dateToWords({ day: 21, month: 11 })).toBe("жиырма бірінші қараша");
  expect(dateToWords({ day: 16, month: 12, year: 1991 })).toBe(
    "мың тоғыз жүз тоқсан бірінші жылғы он алтыншы желтоқсан",
  );
  expect(dateToDigits({ day: 21, month: 11 })).toBe("21 қараша");
  expect(dateToDigits({ day: 21, month: 11, year: 2026 })).toBe("2026 жылғы 21 қараша");
  expect(dateToWords({ day: 29, month: 2, year: 2024 })).not.toBe("");
  for (const none of [
    { day: 29, month: 2, year: 2026 },
    { day: 0, month: 1 },
    { day: 1, month: 13 },
    { day: 1.5, month: 1 },
  ])
    expect(dateToWords(none)).toBe("");
  expect(months).toHaveLength(12);
  expect(weekdays).toHaveLength(7);
  expect(weekdayName(1)).toBe("дүйсенбі");
  expect(weekdayName(7)).toBe("жексенбі");
  expect(weekdayName(8)).toBe("");
});

test.each([
  [3, 0, "сағат үш", "сағат үште"],
  [10, 0, "сағат он", "сағат онда"],
  [5, 30, "бес жарым", "бес жарымда"],
  [15, 30, "үш жарым", "үш жарымда"],
  [3, 10, "үштен он минут кетті", "үштен он минут кеткенде"],
  [2, 50, "үшке он минут қалды", "үшке он минут қалғанда"],
  [12, 45, "бірге он бес минут қалды", "бірге он бес минут қалғанда"],
  [9, 55, "онға бес минут қалды", "онға бес минут қалғанда"],
  [10, 5, "оннан бес минут кетті", "оннан бес минут кеткенде"],
  [6, 20, "алтыдан жиырма минут кетті", "алтыдан жиырма минут кеткенде"],
  [0, 5, "он екіден бес минут кетті", "он екіден бес минут кеткенде"],
  [23, 59, "он екіге бір минут қалды", "он екіге бір минут қалғанда"],
  [24, 0, "", ""],
  [1, 60, "", ""],
])("%d:%d on the clock", (hour, minute, words, when) => {
  expect(timeToWords(hour, minute)).toBe(words);
  expect(atTime(hour, minute)).toBe(when);
});

test("timetables count to twenty-four", () => {
  expect(officialTime(15, 35)).toBe("сағат он бес отыз бес минут");
  expect(officialTime(20, 0)).toBe("сағат жиырма");
  expect(officialTime(-1, 0)).toBe("");
});

test("prices leave the noun in the singular", () => {
  expect(priceToWords(1500)).toBe("мың бес жүз теңге");
  expect(priceToWords(99.5)).toBe("тоқсан тоғыз теңге елу тиын");
  expect(priceToWords(0.3)).toBe("отыз тиын");
  expect(priceToWords(0)).toBe("нөл теңге");
  expect(priceToWords(-1)).toBe("");
  expect(priceToWords(Number.NaN)).toBe("");
});
