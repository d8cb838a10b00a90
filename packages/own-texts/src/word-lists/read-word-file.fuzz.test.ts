import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { newCollection, newDeck, oldDeck } from "../testing/sample-decks.ts";
import {
  guessColumns,
  listedTerms,
  readWordFile,
  type Sqlite,
  startSqlite,
  TextFault,
} from "./index.ts";

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await startSqlite();
});

/** A reader may refuse a file, and only by a fault of ours; what it reads has the shape it promises. */
async function reads(bytes: Uint8Array): Promise<void> {
  try {
    const file = await readWordFile(new Blob([Uint8Array.from(bytes)]), async () => sqlite);
    expect(file.tables.length).toBeGreaterThan(0);
    for (const table of file.tables) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      const columns = guessColumns(table, "en");
      if (columns !== null) listedTerms(table, columns, file.origin);
    }
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
  }
}

const fields = ["Front", "Back"];
const notes = Array.from({ length: 40 }, (_, at) => ({ fields: ["сөз", `word ${at}`] }));
const samples: Record<string, () => Uint8Array> = {
  "an old deck": () => oldDeck(fields, notes),
  "a new deck": () => newDeck(fields, notes),
  "a database": () => newCollection(fields, notes),
  "a table": () => strToU8(`term,phrase,hint\n${'алма,"Бұл, алма",apple\n'.repeat(30)}`),
};

describe("no damage does more than to be refused", () => {
  test.each(Object.keys(samples))("%s", async (name) => {
    const sample = samples[name]?.() ?? new Uint8Array();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        fc.nat(sample.length),
        async (writes, end) => {
          const bytes = Uint8Array.from(sample);
          for (const [at, byte] of writes) bytes[at] = byte;
          const damaged = end % 3 === 0 ? bytes.subarray(0, end) : bytes;
          // A database that is broken inside of a whole archive, too.
          await reads(name === "a database" ? zipSync({ "collection.anki2": damaged }) : damaged);
        },
      ),
      { numRuns: 25 },
    );
  });
});
