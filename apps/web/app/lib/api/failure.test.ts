import { expect, test } from "vitest";
import { ApiFailure, failureOf, failureText } from "./failure.ts";

test("the sentence shown is the server's detail", () => {
  const failure = failureOf(
    400,
    { email: ["taken"], detail: "Look again", code: "validation" },
    null,
  );
  expect(failure.message).toBe("Look again");
  expect(failure.code).toBe("validation");
  expect(failure.fields).toEqual({ email: "taken" });
});

test("without a detail it is the first value of the error object", () => {
  expect(failureOf(400, { email: ["first", "second"], username: ["x"] }, null).message).toBe(
    "first",
  );
});

test("without either it is the caller's own text", () => {
  for (const body of [null, [], "<html>", {}, { detail: 5 }]) {
    expect(failureText(failureOf(500, body, null), "Login failed")).toBe("Login failed");
  }
  expect(failureText(new TypeError("x is not a function"), "Login failed")).toBe("Login failed");
});

test("a wait that the server asks for is kept in seconds", () => {
  expect(failureOf(429, { code: "rate_limited" }, "30").retryAfter).toBe(30);
  expect(failureOf(429, {}, "Wed, 21 Oct 2026 07:28:00 GMT").retryAfter).toBeNull();
  expect(failureOf(429, {}, null).retryAfter).toBeNull();
});

test("a failure is an error with a name", () => {
  expect(failureOf(404, {}, null)).toBeInstanceOf(ApiFailure);
  expect(failureOf(404, {}, null).name).toBe("ApiFailure");
});
