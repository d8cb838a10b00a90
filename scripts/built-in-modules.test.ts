import { expect, test } from "vitest";
import { importedByName } from "./built-in-modules.mjs";

test("imports of built-in modules become questions for what is used, and the rest stays", () => {
  expect(
    importedByName(
      [
        'import { n as own } from "./own.js";',
        'import fs from "node:fs";',
        'import events, { EventEmitter, once as next } from "node:events";',
        'import { setTimeout as pause } from "node:timers/promises";',
        'import * as all from "node:os";',
        "//#region src/a.ts",
        "const text = `",
        'import path from "node:path";',
        "`;",
      ].join("\n"),
    ).split("\n"),
  ).toEqual([
    'import { n as own } from "./own.js";',
    'var fs = process.getBuiltinModule("node:fs");',
    'var events = process.getBuiltinModule("node:events"); var { EventEmitter, once: next } = process.getBuiltinModule("node:events");',
    'var { setTimeout: pause } = process.getBuiltinModule("node:timers/promises");',
    'import * as all from "node:os";',
    "//#region src/a.ts",
    "const text = `",
    'import path from "node:path";',
    "`;",
  ]);
});
