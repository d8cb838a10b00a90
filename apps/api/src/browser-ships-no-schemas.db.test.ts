import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@tilashar/contracts";
import { expect, test } from "vitest";

/** In this suite because it runs after the build. */
const client = join(import.meta.dirname, "../../web/build/client");

test("the browser ships no schema and nothing else of an endpoint's declaration", () => {
  const files = globSync("**/*.js", { cwd: client });
  expect(files.length).toBeGreaterThan(100);
  // What every schema carries, and what stands in no other place than beside the schemas.
  const marks = ["~kind", ...endpoints.flatMap(({ description = [] }) => description)];
  expect(marks.length).toBeGreaterThan(20);
  const shipped = files.flatMap((file) => {
    const script = readFileSync(join(client, file), "utf8");
    return marks.filter((mark) => script.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(shipped).toEqual([]);
});
