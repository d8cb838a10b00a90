import { expect, test } from "vitest";
import { columnsOf, commonVoiceColumns, readTsv, speakerOf, toTsv } from "./common-voice.ts";

test("a table is written and read back by the names of its columns", () => {
  const row = { client_id: "a", path: "b.mp3", sentence: "Бұл\tкітап.\nИә.", locale: "kk" };
  const text = toTsv(commonVoiceColumns, [row]);
  expect(text.split("\n")[0]).toBe(
    "client_id\tpath\tsentence_id\tsentence\tsentence_domain\tup_votes\tdown_votes\tage\tgender\taccents\tvariant\tlocale\tsegment",
  );
  expect(readTsv(text, ["path", "sentence"])).toEqual([
    {
      line: 2,
      row: expect.objectContaining({ path: "b.mp3", sentence: "Бұл кітап. Иә.", segment: "" }),
    },
  ]);
});

test("older releases have fewer columns; what is no such table is none", () => {
  const old = "\uFEFFclient_id\tpath\tsentence\tgender\r\nx\ty.mp3\tСу.\tmale\r\n";
  expect(readTsv(old, ["client_id", "path", "sentence"])).toHaveLength(1);
  expect(readTsv("a,b,c\n1,2,3\n", ["path"])).toBeNull();
  expect(readTsv("", ["path"])).toBeNull();
  // A line that ends early is a row with empty cells: it is named when it is read.
  expect(readTsv("client_id\tpath\tsentence\nx\n", ["path"])?.[0]?.row.sentence).toBe("");
});

test("what is said of a speaker comes back", () => {
  for (const speaker of [
    { voiceKind: "woman", age: "thirties", region: "south" },
    { voiceKind: "man", age: null, region: null },
    { voiceKind: "unknown", age: "nineties", region: "abroad" },
  ] as const)
    expect(speakerOf(columnsOf(speaker))).toEqual(speaker);
  expect(speakerOf({ gender: "male", age: "old", accents: "Қарағанды" })).toEqual({
    voiceKind: "man",
    age: null,
    region: null,
  });
});
