import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { Patterns } from "./patterns.ts";

const course = courseOfRepository();
const patterns = new Patterns(course);
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
const code = files
  .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");
/** What leans on another message is read by all patterns of a name (`request/whole/whole.ts`). */
const asked = [...code.matchAll(/(?:patterns\s*\.(one|all)|readBy)\(\s*"([a-z.-]+)"/g)].map(
  ([, how = "all", name = ""]) => ({ how, name }),
);
/** Asked for by a name that is put together: `asked-back.${name}`. */
const families = [
  ...code.matchAll(/(?:patterns\s*\.(?:one|all)|readBy)\(\s*`([a-z-]+\.[a-z-]*)\$\{/g),
].map(([, family = ""]) => family);

test("every pattern that is asked for stands in the content, alone where one is meant", () => {
  for (const { how, name } of asked)
    expect(() => (how === "one" ? patterns.one(name) : patterns.all(name)), name).not.toThrow();
  expect(() => patterns.one("say.nothing")).toThrow("has no say.nothing");
});

test("every pattern of the content is asked for", () => {
  const used = new Set(asked.map(({ name }) => name));
  const unused = Object.keys(course.tutor.patterns).filter(
    (name) => !used.has(name) && !families.some((family) => name.startsWith(family)),
  );
  expect(unused).toEqual([]);
});
