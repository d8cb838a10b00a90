import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flatMessages, type Messages, withTranslations } from "./flat-messages.ts";

const english: Messages = {
  greeting: "Hello, {name}",
  days: [
    {
      declarations: ["input count", "local form = count: plural"],
      selectors: ["form"],
      match: { "form=one": "{count} day", "form=other": "{count} days" },
    },
  ],
};
const flat = flatMessages(english);

test("each text has a key, forms as well", () => {
  expect(flat).toEqual({
    greeting: "Hello, {name}",
    "days#form=one": "{count} day",
    "days#form=other": "{count} days",
  });
});

test("translations go where they belong, and nothing else moves", () => {
  const { messages, refused } = withTranslations(
    english,
    { greeting: "{name}, сәлем", "days#form=other": "{count} күн" },
    flat,
  );
  expect(refused).toEqual({});
  expect(flatMessages(messages)).toEqual({
    ...flat,
    greeting: "{name}, сәлем",
    "days#form=other": "{count} күн",
  });
});

test.each([
  [{ welcome: "x" }, "no such message"],
  [{ greeting: " " }, "empty"],
  [{ greeting: 3 }, "not a text"],
  [{ greeting: "Сәлем, {nom}" }, "{nom} is not in the English text"],
  [{ "days#form=few": "{count} дня" }, "no such message"],
])("%j is refused: %s", (texts, why) => {
  const { messages, refused } = withTranslations(english, texts, flat);
  expect(Object.values(refused)).toEqual([why]);
  expect(messages).toEqual(english);
});

test("every file of ours comes back as it went", () => {
  const folder = join(import.meta.dirname, "../../apps/web/messages");
  for (const feature of readdirSync(folder)) {
    const read = (name: string) => JSON.parse(readFileSync(join(folder, feature, name), "utf8"));
    for (const name of ["en.json", "ru.json", "kz.json"]) {
      const { messages, refused } = withTranslations(
        read(name),
        flatMessages(read(name)),
        flatMessages(read("en.json")),
      );
      expect(refused, `${feature}/${name}`).toEqual({});
      expect(messages).toEqual(read(name));
    }
  }
});
