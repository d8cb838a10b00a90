import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("grammar and dictionary", (api) => {
  test("the book lists its points in order, and each opens with forms, drills and sentences", async () => {
    const { body, headers } = await api().call("GET", "/grammar");
    expect(body[0]).toMatchObject({
      id: "vowel-harmony",
      level: "A1",
      title_ru: expect.any(String),
    });
    const ofPlural = body.filter((point: { suffixes: string[] }) =>
      point.suffixes.includes("plural"),
    );
    expect(ofPlural.map(({ id }: { id: string }) => id)).toEqual(["plural"]);
    const again = await api().call("GET", "/grammar/", undefined, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.status).toBe(304);
    const { body: plural } = await api().call("GET", "/grammar/plural/");
    expect(plural.body.ru.length).toBeGreaterThan(0);
    expect(plural.sentences.length).toBeGreaterThanOrEqual(5);
    for (const { kz, mark, place } of plural.sentences) {
      expect(kz.slice(mark[0], mark[1])).toMatch(/[лдт][ае]р/);
      expect(place.title.en).not.toBe("");
    }
    for (const { words } of plural.drills) expect(words.length).toBeGreaterThan(0);
    expect(plural.lessons[0].title.en).toBe("Fruit and vegetables");
    const [table] = plural.tables;
    for (const { cells } of table.rows) {
      expect(cells).toHaveLength(table.labels.length);
      for (const { text, segments } of cells) expect(segments.join("")).toBe(text);
    }
  });

  test("any form in any script finds its word, and what is none is a 404", async () => {
    for (const form of ["үйлерімізде", "ÜI", "üilerımızde"]) {
      const { status, body } = await api().call("GET", `/dictionary/${encodeURIComponent(form)}/`);
      expect([status, body.lemma], form).toEqual([200, "үй"]);
    }
    const { body: help } = await api().call(
      "GET",
      `/dictionary/${encodeURIComponent("көмектесу")}/`,
    );
    expect(help.government[0].asks).toEqual(["DAT"]);
    for (const none of ["zzzz", "%20", "constructor", "%F0%9F%90%AA", "..%2F..%2Fetc"]) {
      const { status, body } = await api().call("GET", `/dictionary/${none}/`);
      expect([status, body.code], none).toEqual([404, "not_found"]);
    }
    for (const none of ["locatif", "constructor", "__proto__", "a".repeat(300)]) {
      expect((await api().call("GET", `/grammar/${none}/`)).status, none).toBe(404);
    }
  });
});
