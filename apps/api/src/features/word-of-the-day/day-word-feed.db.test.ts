import { localDay } from "@tilashar/learning";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("the word of the day for readers of feeds and calendars", (api) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    api().app.server.inject({ url, headers });
  const today = localDay(Date.now(), "Asia/Almaty");

  test("the feed holds thirty days, the newest first, in the language of its address", async () => {
    const { statusCode, headers, body } = await get("/word-of-the-day.rss?lang=ru");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^application\/rss\+xml/);
    expect(body).toContain("<language>ru</language>");
    const days = [...body.matchAll(/<link>[^<]*\/word-of-the-day\/([\d-]+)\?lang=ru<\/link>/g)];
    expect(days).toHaveLength(30);
    expect(days[0]?.[1]).toBe(today);
    const { word } = (await api().call("GET", "/word-of-the-day")).body;
    expect(body).toContain(`<title>${word.word_kazakh} [`);
    expect(body).toContain(word.word_russian);
  });

  test("the calendar has an event a day, no line longer than 75 octets, and escapes commas", async () => {
    const { statusCode, headers, body } = await get("/word-of-the-day.ics", {
      "accept-language": "en",
    });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/calendar/);
    const lines = body.split("\r\n");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(30);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${today.replaceAll("-", "")}`);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const whole = body.replaceAll("\r\n ", "");
    for (const line of whole.split("\r\n").filter((one) => one.startsWith("SUMMARY:")))
      expect(line).not.toMatch(/[^\\],/);
  });

  test("a language there is none of is answered in the reader's own", async () => {
    const { body } = await get("/word-of-the-day.rss?lang=xx&lang=yy", { "accept-language": "kk" });
    expect(body).toContain("<language>kk</language>");
  });
});
