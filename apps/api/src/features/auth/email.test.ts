import { expect, test } from "vitest";
import { emailKey, emailProblem, tidyEmail } from "./email.ts";

const problem = (text: string) => emailProblem(tidyEmail(text))?.key ?? null;

test("text, @, text, dot, text is an address, in any script", () => {
  for (const email of [
    "a@b.kz",
    "aigul.k+kz@mail.example.com",
    " spaced@ends.kz ",
    "айгүл@пошта.қаз",
  ]) {
    expect(problem(email), email).toBeNull();
  }
});

test("nothing can smuggle in a second recipient or a header", () => {
  for (const email of [
    "a@b.kz,c@d.kz",
    "a@b.kz\r\nBcc: c@d.kz",
    "a@b@c.kz",
    "A <a@b.kz>",
    "a@b.kz;c",
    "a\u0000@b.kz",
    "a\u200B@b.kz",
    "\uD800@b.kz",
  ]) {
    expect(problem(email), JSON.stringify(email)).toBe("email_invalid");
  }
});

test("an incomplete address is refused, an empty one asked for", () => {
  for (const email of ["a", "a@", "@b.kz", "a@b", "a@b.", "a b@c.kz", `${"a".repeat(260)}@b.kz`]) {
    expect(problem(email), email).toBe("email_invalid");
  }
  expect(problem("  ")).toBe("email_required");
});

test("case and compatibility forms are one mailbox", () => {
  expect(emailKey("Aigul@Mail.KZ")).toBe(emailKey("aigul@mail.kz"));
  expect(emailKey("ａigul@mail.kz")).toBe(emailKey("aigul@mail.kz"));
});
