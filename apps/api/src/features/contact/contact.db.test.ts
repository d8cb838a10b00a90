import { afterAll, beforeEach, expect, test } from "vitest";
import { startBotServer } from "#api/testing/bot-server.ts";
import { onBothDatabases } from "#api/testing/test-api.ts";

const bot = await startBotServer();
afterAll(() => bot.stop());
beforeEach(() => {
  bot.taken.length = 0;
  bot.behave();
});

const token = "123456:s3cret-b0t";
const outside = { bot: { token, chatId: "-100200", apiUrl: bot.url } };
const good = { name: "Айгүл", email: "aigul@example.test", comment: "Рақмет!\n=1+1 <b>*_x_*</b>" };

onBothDatabases(
  "writing to us",
  (api) => {
    const write = (changes: Record<string, unknown> = {}, headers = {}) =>
      api().call("POST", "/contact/", { ...good, ...changes }, { headers });
    const stored = () =>
      api().database.queries.selectFrom("contact_messages").selectAll().orderBy("id").execute();
    const waiting = () =>
      api()
        .database.queries.selectFrom("deliveries")
        .selectAll()
        .where("finished_at", "is", null)
        .execute();
    const taken = async (count: number) => {
      await expect.poll(() => bot.taken.length, { timeout: 15_000 }).toBe(count);
      return bot.taken;
    };

    test("a message is stored, answered in the visitor's language, and delivered as plain text", async () => {
      const { status, body } = await write({}, { "accept-language": "ru" });
      expect([status, body]).toEqual([200, { message: "Сообщение отправлено. Спасибо!" }]);
      expect((await stored()).at(-1)).toMatchObject({ ...good, language: "ru" });
      const [message] = await taken(1);
      expect(message?.chat_id).toBe("-100200");
      expect(message).not.toHaveProperty("parse_mode");
      expect(message?.text).toMatch(
        /^Tilashar: message \d+ \(ru\)\nName: Айгүл\nEmail: aigul@example\.test\n\n│ Рақмет!\n│ =1\+1 <b>\*_x_\*<\/b>$/,
      );
      expect(bot.asked.at(-1)).toBe(`POST /bot${token}/sendMessage`);
    });

    test("a comment may be left out", async () => {
      expect((await write({ comment: undefined })).status).toBe(200);
      expect((await taken(1))[0]?.text).not.toContain("│");
    });

    test("each wrong field is named; what could forge a line or a header is refused", async () => {
      const before = (await stored()).length;
      const cases: [Record<string, unknown>, string][] = [
        [{ name: "" }, "name"],
        [{ name: "   " }, "name"],
        [{ name: "Айгүл\r\nEmail: evil@example.test" }, "name"],
        [{ name: "a\u202eb" }, "name"],
        [{ name: "x".repeat(101) }, "name"],
        [{ name: ["a"] }, "name"],
        [{ email: "" }, "email"],
        [{ email: "nobody" }, "email"],
        [{ email: "a@example.test, b@example.test" }, "email"],
        [{ email: "a@example.test\r\nBcc: b@example.test" }, "email"],
        [{ comment: "x".repeat(3001) }, "comment"],
        [{ comment: { $gt: "" } }, "comment"],
        [{ comment: "a\u0000b" }, "comment"],
      ];
      for (const [changes, field] of cases) {
        const { status, body } = await write(changes);
        expect(status, JSON.stringify(changes).slice(0, 80)).toBe(400);
        expect(body[field]).toEqual([expect.any(String)]);
      }
      expect((await write({ comment: "x".repeat(1_000_000) })).status).toBe(413);
      expect((await stored()).length).toBe(before);
    });

    test("the longest message fits the bot, whole characters only", async () => {
      await write({ name: "Ә".repeat(100), comment: "🐆\n".repeat(1000) });
      const text = (await taken(1))[0]?.text as string;
      expect(text.length).toBeLessThanOrEqual(4096);
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith("…")).toBe(true);
    });

    test.each([
      ["is in error", { status: 500, body: '{"ok":false}' }],
      ["answers garbage", { status: 200, body: "<html>hello" }],
      ["says yes and means no", { status: 200, body: '{"ok":false,"error_code":400}' }],
      ["answers null", { status: 200, body: "null" }],
      ["redirects", { status: 302, body: "", headers: { location: "http://127.0.0.1:1/" } }],
      ["floods", { status: 200, body: "x".repeat(200_000) }],
      ["hangs up", "hang up"],
      ["is slow", "slow"],
      ["refuses the token", { status: 401, body: '{"ok":false,"description":"Unauthorized"}' }],
    ] as const)(
      "a message is answered at once and delivered once when the bot %s",
      async (_, mood) => {
        bot.behave(mood);
        await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
        expect((await write()).status).toBe(200);
        expect(await waiting(), "answered before it is delivered").toHaveLength(1);
        await taken(1);
        await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
      },
    );

    test("when the bot asks to wait, it gets its time", async () => {
      const body = JSON.stringify({ ok: false, error_code: 429, parameters: { retry_after: 3 } });
      bot.behave({ status: 429, body });
      const started = performance.now();
      await write();
      await taken(1);
      // Less time than it asked for is a fault on any machine, more is none.
      expect(performance.now() - started).toBeGreaterThan(2900);
    });

    test("the bot's token is in no answer and no log, nor is what people wrote", async () => {
      const spec = await api().call("GET", "/openapi.json");
      expect(spec.text).not.toContain(token);
      expect(api().log()).not.toMatch(/s3cret-b0t|aigul@|Рақмет/);
    });
  },
  { outside },
);

onBothDatabases(
  "writing to us without a bot",
  (api) => {
    test("messages are stored and wait, and a flood is stopped with the time to wait", async () => {
      const statuses = [];
      for (let round = 0; round < 25; round++) {
        const { status, headers } = await api().call("POST", "/contact/", good);
        statuses.push(status);
        if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.at(-1)).toBe(429);
      const waiting = await api()
        .database.queries.selectFrom("deliveries")
        .selectAll()
        .where("channel", "=", "bot")
        .execute();
      expect(waiting).toHaveLength(20);
      expect(waiting.every(({ attempts, finished_at }) => attempts === 0 && !finished_at)).toBe(
        true,
      );
    });
  },
  { rateLimits: true },
);
