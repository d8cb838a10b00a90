import { expect, test } from "vitest";
import { reminderMessage } from "./push-message.ts";

test("who prepares for an examination is told the days left, and led to its plan", () => {
  expect(reminderMessage("en", 12)).toMatchObject({
    body: expect.stringContaining("Days until your examination: 12."),
    url: "/exams",
    lang: "en",
  });
  expect(reminderMessage("kz", 3)).toMatchObject({
    body: expect.stringContaining("3"),
    lang: "kk",
  });
  expect(reminderMessage("ru", null)).toMatchObject({ url: "/lessons", lang: "ru" });
  expect(reminderMessage("ru", null).body).not.toMatch(/\d/);
});
