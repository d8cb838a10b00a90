import { expect, test } from "vitest";
import { m } from "#app/paraglide/messages.js";
import { signUpErrors } from "./sign-up-check.ts";

const right = {
  username: "Айгүл",
  email: "aigul@example.test",
  password: "бес алма 5",
  password2: "бес алма 5",
};

test("a complete sign-up has no errors", () => {
  expect(signUpErrors(right)).toEqual({});
});

test("a name of spaces is no name", () => {
  expect(signUpErrors({ ...right, username: "   " })).toEqual({
    username: m.error_username_required(),
  });
});

test("seven characters are too short, eight are enough, and spaces count", () => {
  const short = { ...right, password: "1234567", password2: "1234567" };
  expect(signUpErrors(short)).toEqual({ password: m.error_password_length({ count: 8 }) });
  expect(signUpErrors({ ...right, password: " 123456 ", password2: " 123456 " })).toEqual({});
});

test("the repeated password must be the same to the letter", () => {
  expect(signUpErrors({ ...right, password2: "Бес алма 5" })).toEqual({
    password2: m.error_password_mismatch(),
  });
});
