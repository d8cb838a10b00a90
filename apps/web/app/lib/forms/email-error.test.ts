import { expect, test } from "vitest";
import { m } from "#app/paraglide/messages.js";
import { emailError } from "./email-error.ts";

test("an address needs an at sign and a dot after it", () => {
  expect(emailError("")).toBe(m.error_email_required());
  for (const email of ["aigul", "aigul@", "@example.test", "aigul@example", "a b@example.test"]) {
    expect(emailError(email), email).toBe(m.error_email_invalid());
  }
  expect(emailError(" aigul@example.test ")).toBeUndefined();
});
