import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Variants = { match: Record<string, string> }[];
type Dictionary = Record<string, string | Variants>;

const webRoot = new URL("../../../", import.meta.url);
const settings = JSON.parse(readFileSync(new URL("project.inlang/settings.json", webRoot), "utf8"));
const patterns: string[] = settings["plugin.inlang.messageFormat"].pathPattern;

/** Every message of a language; a file would silently overrule one read before it. */
function dictionary(language: string): Dictionary {
  const all: Dictionary = {};
  for (const pattern of patterns) {
    const file = new URL(pattern.replace("{locale}", language), webRoot);
    const { $schema, ...messages } = JSON.parse(readFileSync(file, "utf8"));
    for (const [key, message] of Object.entries<string | Variants>(messages)) {
      if (key in all) throw new Error(`${key} is in two message files of ${language}`);
      all[key] = message;
    }
  }
  return all;
}

const english = dictionary("en");

function texts(message: string | Variants): string[] {
  return typeof message === "string"
    ? [message]
    : message.flatMap(({ match }) => Object.values(match));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

test("every message is shown somewhere", () => {
  const sources = globSync("app/**/*.{ts,tsx}", { cwd: webRoot })
    .filter((file) => !file.startsWith("app/paraglide"))
    .map((file) => readFileSync(new URL(file, webRoot), "utf8"))
    .join();
  const shown = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  expect(Object.keys(english).filter((key) => !shown.has(key))).toEqual([]);
});

// Names, and words that are truly the same in two languages.
const sameInAll = new Set(["app_name"]);
const kazakhLetters = /[әғқңөұүһі]/i;

for (const language of ["ru", "kz"]) {
  const translated = dictionary(language);

  test(`${language} has exactly the messages of English`, () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  test(`${language} fills the same placeholders as English`, () => {
    for (const [key, message] of Object.entries(english)) {
      const wanted = placeholders(texts(message)[0] ?? "");
      for (const text of texts(translated[key] ?? "")) {
        expect({ key, names: placeholders(text) }).toEqual({ key, names: wanted });
      }
    }
  });

  test(`${language} leaves no message empty or in English`, () => {
    for (const [key, message] of Object.entries(translated)) {
      for (const text of texts(message)) {
        expect(text.trim(), key).not.toBe("");
        // What is made of names and forms alone reads the same in each language.
        const isText = /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ""));
        if (isText && !sameInAll.has(key)) expect(text, key).toMatch(/[а-яёәғқңөұүһі]/i);
      }
    }
  });
}

test("Kazakh messages have no Latin letter inside a Cyrillic word", () => {
  for (const [key, message] of Object.entries(dictionary("kz"))) {
    for (const text of texts(message)) {
      expect(text, key).not.toMatch(/[а-яёәғқңөұүһі][a-z]|[a-z][а-яёәғқңөұүһі]/i);
    }
  }
});

test("Kazakh messages are written with Kazakh letters", () => {
  const all = Object.values(dictionary("kz")).flatMap(texts);
  const share = all.filter((text) => kazakhLetters.test(text)).length / all.length;
  expect(share).toBeGreaterThan(0.7);
});
