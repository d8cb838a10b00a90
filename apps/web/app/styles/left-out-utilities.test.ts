import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");

/** Utilities that the style sheet leaves out because TypeScript has words of their names. */
const leftOut = new Set(
  /@source not inline\("([^"]+)"\)/
    .exec(readFileSync(join(import.meta.dirname, "app.css"), "utf8"))?.[1]
    ?.split(" "),
);

/** Class lists of a component: what `className` says, and strings that hold other utilities. */
function classLists(source: string): string[][] {
  return [...source.matchAll(/(className=)?"([^"\n]*)"/g)]
    .map(([, isClass, text = ""]) => ({ isClass, classes: text.split(" ") }))
    .filter(({ isClass, classes }) => isClass || classes.some((one) => /^[a-z]+-[a-z\d]/.test(one)))
    .map(({ classes }) => classes);
}

test("no component wears a utility that the style sheet leaves out", () => {
  expect(leftOut.size).toBeGreaterThan(3);
  const worn = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("paraglide"))
    .flatMap((file) =>
      classLists(readFileSync(join(app, file), "utf8"))
        .filter((classes) => classes.some((one) => leftOut.has(one)))
        .map((classes) => `${file}: ${classes.join(" ")}`),
    );
  expect(worn).toEqual([]);
});
