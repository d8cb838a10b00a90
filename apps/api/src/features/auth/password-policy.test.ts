import { expect, test } from "vitest";
import { passwordProblem } from "./password-policy.ts";

const owner = { username: "aigerim2001", email: "aigerim.k@mail.kz" };
const problem = (password: string) => passwordProblem(password, owner)?.key ?? null;

test("eight characters are enough, whatever they are", () => {
  for (const password of ["bota qozy", "жылқы-тай", "  spaces  ", "x7$Lq!2z", "ққққозым"]) {
    expect(problem(password), password).toBeNull();
  }
});

test("characters are counted as people count them", () => {
  expect(problem("🐎🐫🐏🐂🐐🦅🐺")).toBe("password_short");
  expect(problem("🐎🐫🐏🐂🐐🦅🐺🦌")).toBeNull();
  expect(problem(`${"ab3".repeat(43)}`)).toBe("password_long");
});

test("passwords that are tried first are refused in any case", () => {
  for (const password of [
    "password",
    "Password1",
    "12345678",
    "123456789",
    "qwerty123",
    "QWERTYUIOP",
    "iloveyou1",
    "1q2w3e4r",
    "football",
    "sunshine",
    "kazakhstan",
    "qazaqstan",
    "almaty2024",
    "йцукенгш",
    "пароль123",
    "aaaaaaaa",
    "11112222",
    "letmein1",
    "trustno1",
    "superman",
    "baseball",
    "princess",
    "password123",
    "admin123",
    "welcome1",
  ]) {
    expect(problem(password), password).toBe("password_common");
  }
});

test("a password is not one's own name or address", () => {
  for (const password of ["Aigerim2001", "aigerim.k", "AIGERIM.K@mail.kz"]) {
    expect(problem(password), password).toBe("password_personal");
  }
});
