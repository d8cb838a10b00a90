import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Queries } from "./database.ts";
import { groupCommit } from "./group-commit.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import type { Schema } from "./schema.ts";

let folder: string;
let file: DatabaseSync;
let queries: Kysely<Schema>;
let transact: ReturnType<typeof groupCommit>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tilashar-commit-"));
  file = new DatabaseSync(join(folder, "one.sqlite"));
  file.exec("pragma journal_mode = wal; pragma foreign_keys = on");
  file.exec("create table parents (id integer primary key)");
  file.exec(`create table notes (id integer primary key, text text unique,
    parent integer references parents (id) deferrable initially deferred)`);
  queries = new Kysely<Schema>({ dialect: nodeSqliteDialect(file) });
  transact = groupCommit(queries);
});
afterEach(async () => {
  await queries.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const note =
  (text: string, parent: number | null = null) =>
  (transaction: Queries) =>
    sql`insert into notes (text, parent) values (${text}, ${parent})`
      .execute(transaction)
      .then(() => text);

/** What another connection sees, which is what is on the disk. */
function kept(): string[] {
  const other = new DatabaseSync(join(folder, "one.sqlite"));
  const rows = other.prepare("select text from notes order by text").all();
  other.close();
  return rows.map((row) => String(row.text));
}

test("works that wait for each other are all answered after one commit", async () => {
  const seen = await Promise.all(
    ["a", "b", "c"].map((text) => transact(note(text)).then(() => kept())),
  );
  expect(seen).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
});

test("one that fails undoes its own and nothing of the others", async () => {
  const outcomes = await Promise.allSettled([
    transact(note("a")),
    transact(async (transaction) => {
      await note("half")(transaction);
      throw new Error("changed my mind");
    }),
    transact(note("a")),
    transact(note("b")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(kept()).toEqual(["a", "b"]);
});

test("what only the commit can refuse is refused to the one whose work it is", async () => {
  const outcomes = await Promise.allSettled([
    transact(note("a")),
    transact(note("orphan", 7)),
    transact(note("b")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(kept()).toEqual(["a", "b"]);
});

test("a group is bounded, and nobody in a long line is forgotten", async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `note ${String(index).padStart(2, "0")}`);
  const seen = await Promise.all(
    texts.map((text) => transact(note(text)).then(() => kept().length)),
  );
  expect(kept()).toEqual(texts);
  expect(new Set(seen)).toEqual(new Set([16, 32, 48, 50]));
});

test("a database that cannot begin tells everyone, and serves whoever comes later", async () => {
  const blocker = new DatabaseSync(join(folder, "one.sqlite"));
  blocker.exec("begin immediate");
  const outcomes = await Promise.allSettled([transact(note("a")), transact(note("b"))]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  blocker.exec("rollback");
  blocker.close();
  await transact(note("c"));
  expect(kept()).toEqual(["c"]);
});
