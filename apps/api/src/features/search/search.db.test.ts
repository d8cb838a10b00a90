import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("search", (api) => {
  const ask = (q: string) => api().call("GET", `/search?q=${encodeURIComponent(q)}`);

  test("an inflected word finds its headword and the texts that hold it", async () => {
    const { status, body } = await ask("аттың");
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ kind: "word", title_kz: "ат" });
    expect(body.some(({ kind }: { kind: string }) => kind === "reading")).toBe(true);
    expect(body.length).toBeLessThanOrEqual(12);
  });

  test("what nobody teaches finds nothing", async () => {
    expect((await ask("qwrtpsdfgh")).body).toEqual([]);
  });

  test.each(["", "q=", `q=${"а".repeat(101)}`, "q=a&q=b", "q=%00"])(
    "the query %j is refused with a reason",
    async (query) => {
      const { status, body } = await api().call("GET", `/search?${query}`);
      expect(status).toBe(400);
      expect(body.detail).toMatch(/\S/);
    },
  );
});
