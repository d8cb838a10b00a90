import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compactMessage } from "../../../compact-messages.ts";

const compiled = join(import.meta.dirname, "../../paraglide/messages");

const messages = join(import.meta.dirname, "../../../messages");

const readMessages = (feature: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(messages, feature, `${language}.json`), "utf8"));

const read = (name: string) => readFileSync(join(compiled, `${name}.js`), "utf8");

test("a message without inputs becomes one call with its three texts", () => {
  expect(compactMessage(read("home_have_account"))).toMatch(
    /export const home_have_account = .*constantMessage\(`[^`]+`, `[^`]+`, `[^`]+`\);\n$/,
  );
});

test("a message with inputs stays as it was compiled", () => {
  expect(compactMessage(read("home_first_lesson"))).toBeNull();
});

test("every compacted message says in each language what its file says", () => {
  const files = readdirSync(messages);
  const said = Object.fromEntries(
    (["en", "ru", "kz"] as const).map((language) => [
      language,
      Object.assign({}, ...files.map((feature) => readMessages(feature, language))),
    ]),
  );
  let compacted = 0;
  for (const file of readdirSync(compiled).filter((one) => /^[a-z0-9_]+\.js$/.test(one))) {
    const short = compactMessage(readFileSync(join(compiled, file), "utf8"));
    const [, name = "", call = ""] =
      /export const (\w+) = .*?constantMessage(\([\s\S]*\));\n$/.exec(short ?? "") ?? [];
    if (call === "") continue;
    const texts = new Function("said", `return said${call}`)((...three: string[]) => three);
    expect(texts).toEqual([said.en[name], said.ru[name], said.kz[name]]);
    compacted++;
  }
  expect(compacted).toBeGreaterThan(1500);
});
