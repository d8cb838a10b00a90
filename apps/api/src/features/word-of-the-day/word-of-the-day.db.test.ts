import { addDays, localDay } from "@tilashar/learning";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const today = (zone: string) => localDay(Date.now(), zone);

onBothDatabases("word of the day", (api) => {
  test("a guest gets the word of Almaty's day with every field the page shows", async () => {
    const before = today("Asia/Almaty");
    const { status, body } = await api().call("GET", "/word-of-the-day");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["word"]);
    expect([before, today("Asia/Almaty")]).toContain(body.word.date);
    for (const field of [
      "word_kazakh",
      "transcript",
      "img",
      "word_russian",
      "word_english",
      "example_kazakh",
      "example_russian",
      "example_english",
      "latin",
      "arabic",
    ]) {
      expect(body.word[field], field).toEqual(expect.stringMatching(/\S/));
    }
  });

  test("a learner's day is that of their own zone", async () => {
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { access } = await api().learner({ time_zone: zone });
      const { body } = await api().call("GET", "/word-of-the-day/", undefined, { token: access });
      expect(body.word.date).toBe(today(zone));
    }
  });

  test("past days stay, a day to come and one of long ago are not there", async () => {
    const day = today("Asia/Almaty");
    const past = addDays(day, -40);
    const { body } = await api().call("GET", `/word-of-the-day?date=${past}`);
    expect(body.word.date).toBe(past);
    for (const other of [addDays(day, 2), addDays(day, -500)]) {
      const { status } = await api().call("GET", `/word-of-the-day?date=${other}`);
      expect(status).toBe(404);
    }
  });

  test.each(["2026-13-01", "2026-02-30x", "yesterday", "0", "-1", "2026-11-1' or 1=1"])(
    "%s is no day",
    async (date) => {
      const { status, body } = await api().call(
        "GET",
        `/word-of-the-day?date=${encodeURIComponent(date)}`,
      );
      expect(status).toBe(400);
      expect(body.code).toBe("validation");
    },
  );

  test("a date that the calendar does not have is not there", async () => {
    const { status, body } = await api().call("GET", "/word-of-the-day?date=2026-02-31");
    expect([status, body.code]).toEqual([404, "not_found"]);
  });

  test("the archive lists thirty days before today, newest first, no word twice", async () => {
    const { body } = await api().call("GET", "/word-of-the-day/archive");
    expect(body).toHaveLength(30);
    const dates = body.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe(addDays(today("Asia/Almaty"), -1));
    expect(new Set(body.map((one: { word_kazakh: string }) => one.word_kazakh)).size).toBe(30);
  });
});
