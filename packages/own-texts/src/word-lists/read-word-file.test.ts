import { zstdCompressSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseOf, newDeck, oldDeck } from "../testing/sample-decks.ts";
import { TextFault } from "../text-fault.ts";
import {
  guessColumns,
  listedTerms,
  type MeaningSide,
  readRows,
  readWordFile,
  type Sqlite,
  startSqlite,
  type WordFile,
} from "./index.ts";

let sqlite: Sqlite;
beforeAll(async () => {
  sqlite = await startSqlite();
});

const read = (bytes: Uint8Array) =>
  readWordFile(new Blob([Uint8Array.from(bytes)]), async () => sqlite);
const readText = (text: string) => read(strToU8(text));

/** What a learner would be shown first: the words of the largest table by the guessed columns. */
function words(file: WordFile, side: MeaningSide = "en") {
  const [table] = file.tables;
  if (table === undefined) throw new Error("A file has a table.");
  const columns = guessColumns(table, side);
  if (columns === null) throw new Error("No column was guessed.");
  const { terms, refused, foreign } = listedTerms(table, columns, file.origin);
  const short = terms.map(({ kz, meaning, sentence, state }) => [kz, meaning, sentence, state]);
  return { terms: short, refused, foreign };
}

describe("lists of other programs", () => {
  test("Lute's export: its statuses are understood, other languages stay behind", async () => {
    const file = await readText(
      [
        "term,parent,translation,language,tags,added,status,link_status,pronunciation",
        'кітаптар,кітап,"books; a\nbook",Kazakh,"noun, plural",2024-05-01 10:00:00,2,,',
        "үй,,house,Kazakh,,2024-05-01 10:00:00,99,,",
        "және,,and,Kazakh,,2024-05-01 10:00:00,98,,",
        "gato,,cat,Spanish,,2024-05-01 10:00:00,1,,GAH-to",
        "дом,,house,Russian,,2024-05-01 10:00:00,1,,",
      ].join("\n"),
    );
    expect(file.origin).toBe("lute");
    expect(words(file)).toEqual({
      terms: [
        ["кітаптар", "books; a book", "", "learning"],
        ["үй", "house", "", "known"],
        ["және", "and", "", "ignored"],
      ],
      refused: [],
      foreign: 2,
    });
  });

  test("LingQ's: the phrase is the sentence, the hint the meaning", async () => {
    const file = await readText(
      "term,phrase,locale,hint,status,tags\r\n" +
        "алма,Мен қызыл алма жедім.,en,apple,1,\r\n" +
        "көру,Оны кеше көрдім.,en,to see,4,verb\r\n",
    );
    expect(file.origin).toBe("lingq");
    expect(words(file).terms).toEqual([
      ["алма", "apple", "Мен қызыл алма жедім.", "learning"],
      ["көру", "to see", "Оны кеше көрдім.", "known"],
    ]);
  });

  test("LinguaCafe's: a stage of 0 is a learned word", async () => {
    const file = await readText(
      "word,lemma,reading,lemma_reading,stage,translation\nжолдар,жол,,,-7,roads\nсу,су,,,0,water\nиә,иә,,,1,yes\n",
    );
    expect(file.origin).toBe("linguacafe");
    expect(words(file).terms.map(([kz, , , state]) => [kz, state])).toEqual([
      ["жолдар", "learning"],
      ["су", "known"],
      ["иә", "ignored"],
    ]);
  });

  test("Anki's text: the lines that describe it are obeyed, its markup is dropped", async () => {
    const file = await readText(
      "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n" +
        'a1\tBasic\tQazaq\t<b>қала</b>[sound:qala.mp3]\t"town,&nbsp;<i>city</i>"\tплан::а\n' +
        "a2\tBasic\tQazaq\t{{c1::дос::кто?}}\tfriend<script>alert(1)</script>\t\n",
    );
    expect(file.origin).toBe("anki");
    expect(words(file).terms).toEqual([
      ["қала", "town, city", "", "learning"],
      ["дос", "friend", "", "learning"],
    ]);
  });

  test("our own CSV for Anki comes back with its sentence", async () => {
    const file = await readText(
      "#separator:Comma\r\n#html:false\r\n#tags column:8\r\n" +
        "#columns:Kazakh,Transcript,English,Russian,Example,Example in English,Example in Russian,Tags\r\n" +
        "нан,[nan],bread,хлеб,Мен нан жеймін.,I eat bread.,Я ем хлеб.,tilashar::a1\r\n",
    );
    expect(words(file, "ru").terms).toEqual([["нан", "хлеб", "Мен нан жеймін.", "learning"]]);
    expect(words(file, "en").terms).toEqual([["нан", "bread", "Мен нан жеймін.", "learning"]]);
  });

  test("a table without names is understood by what stands in it, in an old encoding too", () => {
    const file = readRows("1;apple;алма\n2;wolf;қасқыр\n3;to come;келу\n");
    expect(words(file).terms.map(([kz, meaning]) => [kz, meaning])).toEqual([
      ["алма", "apple"],
      ["қасқыр", "wolf"],
      ["келу", "to come"],
    ]);
  });

  test("rows that are no Kazakh words are told by their numbers", () => {
    const { terms, refused } = words(readRows("қой\tsheep\n12345\tnumber\nат\thorse\n"));
    expect(terms).toHaveLength(2);
    expect(refused).toEqual([{ row: 2, text: "12345" }]);
  });
});

describe("decks of Anki", () => {
  const fields = ["Front", "Back", "Example"];
  const notes = [
    { fields: ["<div>бала</div>", "child", "Бала мектепке барады."], interval: 40 },
    { fields: ["өмір", "life", ""], interval: 3 },
  ];

  test.each([
    ["old", oldDeck],
    ["new", newDeck],
  ] as const)("an %s deck: fields by their names, mature cards are known", async (_, deckOf) => {
    const file = await read(deckOf(fields, notes));
    expect(file).toMatchObject({ origin: "anki", left: 0 });
    expect(file.tables).toHaveLength(1);
    expect(file.tables[0]).toMatchObject({ name: "Basic", columns: [...fields, "Status"] });
    expect(words(file).terms).toEqual([
      ["бала", "child", "Бала мектепке барады.", "known"],
      ["өмір", "life", "", "learning"],
    ]);
  });

  test("sounds and pictures of a deck are passed over, whatever their size", async () => {
    const deck = newDeck(fields, notes);
    expect(deck.length).toBeGreaterThan(300_000);
    expect(words(await read(deck)).terms).toHaveLength(2);
  });
});

describe("what cannot be read has a name", () => {
  const fault = async (bytes: Uint8Array): Promise<string> => {
    try {
      await read(bytes);
    } catch (error) {
      if (error instanceof TextFault) return error.code;
      throw error;
    }
    return "none";
  };
  const deckOf = (collection: Uint8Array, name = "collection.anki2") =>
    zipSync({ [name]: collection });

  test("an empty file, an archive without a deck, a picture", async () => {
    expect(await fault(new Uint8Array(0))).toBe("empty");
    expect(await fault(strToU8("\n \n"))).toBe("empty");
    expect(await fault(zipSync({ "book.txt": strToU8("Сәлем") }))).toBe("unknown-format");
    expect(await fault(new Uint8Array(5000))).toBe("unknown-format");
  });

  test("a deck that is cut or overwritten", async () => {
    const deck = newDeck(["Front", "Back"], [{ fields: ["су", "water"] }]);
    expect(await fault(deck.subarray(0, 400))).toBe("broken");
    expect(await fault(deckOf(strToU8("SQLite format 3\u0000 and nothing more")))).toBe("broken");
    expect(await fault(deckOf(strToU8("no database")))).toBe("broken");
  });

  test("a deck that unpacks to more than any deck does", async () => {
    const bomb = zstdCompressSync(new Uint8Array(120 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await fault(deckOf(new Uint8Array(bomb), "collection.anki21b"))).toBe("too-large");
    const wide = new Uint8Array(32);
    wide.set([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa0]);
    expect(await fault(deckOf(wide, "collection.anki21b"))).toBe("too-large");
  });

  test("a database whose notes are a view that never ends", async () => {
    const endless = databaseOf((database) =>
      database.exec(
        "CREATE VIEW notes AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id, 1 AS mid, 'a' AS flds FROM n",
      ),
    );
    expect(await fault(deckOf(endless))).toBe("unknown-format");
  });
});
