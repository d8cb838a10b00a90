import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([undefined, "", "x", "a".repeat(501), "<script>alert(1)</script>", "\u0000\u0001"])(
  "of %j no text of the sender is kept",
  (userAgent) => {
    expect(deviceName(userAgent)).toBeNull();
  },
);
