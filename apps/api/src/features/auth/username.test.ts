import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyUsername, usernameKey, usernameProblem } from "./username.ts";

const problem = (text: string) => usernameProblem(tidyUsername(text))?.key ?? null;

test("names of one alphabet are welcome, Kazakh with all its letters among them", () => {
  for (const name of [
    "Айгүл",
    "ӘІҢҒҮҰҚӨҺ",
    "aigul.k",
    "Qazaq_2026",
    "Әлия-07",
    "قازاق",
    "山田タロウ",
    "김민준",
    "1234",
    "Ñandú",
  ]) {
    expect(problem(name), name).toBeNull();
  }
});

test("Latin and Cyrillic never mix in one name", () => {
  for (const name of ["аdmin", "Aлма", "paypаl"])
    expect(problem(name), name).toBe("username_scripts");
});

test("signs that cannot be seen, steer or carry markup are refused", () => {
  for (const name of [
    "ab\u0000cd",
    "ab\ncd",
    "ab\u202Ecd",
    "ab\u200Bcd",
    "ab cd",
    "<b>abc</b>",
    "=1+1",
    "a\u0301\u0301bc",
    "abc\uD800",
    "😀😀😀",
  ]) {
    expect(problem(name), JSON.stringify(name)).toBe("username_characters");
  }
});

test("a name has 3 to 30 characters and at least one letter or digit", () => {
  expect(problem("  ")).toBe("username_required");
  expect(problem("ab")).toBe("username_length");
  expect(problem("a".repeat(31))).toBe("username_length");
  expect(problem("___")).toBe("username_characters");
  expect(problem("қ".repeat(30))).toBeNull();
});

test("composed and decomposed letters give one name", () => {
  expect(tidyUsername("Ай\u0438\u0306")).toBe(tidyUsername("Айй"));
});

test("names that look alike have one key", () => {
  const twins: [string, string][] = [
    ["Aigul", "aigul"],
    ["сосо", "coco"],
    ["ТОМ", "TOM"],
    ["lvan", "Ivan"],
    ["bo0k", "book"],
    ["al1ya", "aliya"],
    ["аһа", "aha"],
  ];
  for (const [a, b] of twins) expect(usernameKey(a), `${a} ${b}`).toBe(usernameKey(b));
});

test("different Kazakh names keep different keys", () => {
  const names = [
    "Айгүл",
    "Айгул",
    "Әсел",
    "Асел",
    "Нұрлан",
    "Нурлан",
    "Қанат",
    "Канат",
    "Өмір",
    "Омір",
  ];
  expect(new Set(names.map(usernameKey)).size).toBe(names.length);
});

test("whatever is typed, checking never throws and a key is stable under case", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const name = tidyUsername(text);
      if (usernameProblem(name) !== null) return;
      expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
      expect(usernameKey(name.toUpperCase().toLowerCase())).toBe(usernameKey(name.toLowerCase()));
    }),
  );
});
