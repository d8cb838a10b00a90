import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases(
  "what search engines and social networks ask for",
  (api) => {
    const get = (url: string, headers: Record<string, string> = {}) =>
      api().app.server.inject({ url, headers });

    test("the site map names every lesson, text and film once, in three languages", async () => {
      const { statusCode, body, headers } = await get("/sitemap.xml");
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toMatch(/^application\/xml/);
      const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const page of [
        "/lessons/1",
        "/lessons/435",
        "/reading/1",
        "/watching/1",
        "/learn",
        "/grammar/plural",
        "/phrases/my-family",
        "/exams/kaztest",
      ]) {
        expect(addresses).toContain(`https://tilashar.example${page}`);
      }
      expect(body.match(/hreflang="kk"/g)).toHaveLength(addresses.length);
    });

    test("every word of the dictionary that has a page is named in a map of its own", async () => {
      const { statusCode, body } = await get("/sitemap-words.xml");
      expect(statusCode).toBe(200);
      const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.length).toBeGreaterThan(12_000);
      expect(addresses.length).toBeLessThan(50_000);
      expect(addresses).toContain(`https://tilashar.example/word/${encodeURIComponent("үй")}`);
      expect((await get("/robots.txt")).body).toContain("/sitemap-words.xml");
    });

    test("who finds a hole is told where to write, by a file that has not run out", async () => {
      const { statusCode, body, headers } = await get("/.well-known/security.txt");
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(body).toContain("Contact: https://tilashar.example/contact\n");
      const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
      expect(expires).toBeGreaterThan(Date.now());
    });

    test("crawlers learn where the map is and stay out of learners' pages", async () => {
      const { body } = await get("/robots.txt");
      expect(body).toContain("Sitemap: https://tilashar.example/sitemap.xml");
      expect(body).toContain("Disallow: /profile");
    });

    test("a card is a picture of the usual size, the same bytes each time", async () => {
      const { body } = await api().call("GET", "/word-of-the-day");
      const card = await get(body.word.card.kz);
      expect(card.statusCode).toBe(200);
      expect(card.headers["content-type"]).toBe("image/png");
      expect(card.headers["cache-control"]).toContain("immutable");
      const bytes = card.rawPayload;
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(150_000);
      expect((await get(body.word.card.kz)).rawPayload.equals(bytes)).toBe(true);
    });

    test.each([
      "/assets/cards/lesson-1-en.0000000000.png",
      "/assets/cards/lesson-99999-en.0123456789.png",
      "/assets/cards/..%2f..%2fpackage.json",
      "/assets/cards/word-2026-99-99-en.0123456789.png",
      "/assets/cards/x.png",
    ])("%s is no card", async (address) => {
      const { statusCode, body } = await get(address);
      expect(statusCode).toBe(404);
      expect(body).not.toContain("dependencies");
    });
  },
  { publicUrl: "https://tilashar.example" },
);
