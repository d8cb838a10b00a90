import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fastify from "fastify";

/**
 * The least that a server with a database can do: one indexed read of a small row among ten thousand, its
 * statement kept prepared, and the row as JSON.
 */
const folder = mkdtempSync(join(tmpdir(), "tilashar-bare-read-"));
const database = new DatabaseSync(join(folder, "rows.sqlite"));
database.exec("pragma journal_mode = wal; pragma synchronous = full");
database.exec("create table rows (id integer primary key, name text, points integer, at text)");
database.exec("begin");
const insert = database.prepare("insert into rows values (?, ?, ?, ?)");
for (let id = 1; id <= 10_000; id++) insert.run(id, `learner-${id}`, id % 977, "2026-11-01");
database.exec("commit");
const read = database.prepare("select id, name, points, at from rows where id = ?");

const app = fastify();
app.get<{ Params: { id: string } }>("/rows/:id", (request) => read.get(Number(request.params.id)));
app.addHook("onClose", () => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});
process.once("SIGTERM", () => app.close());

const address = await app.listen({ host: "127.0.0.1", port: 0 });
console.log(`ready: ${address}`);
