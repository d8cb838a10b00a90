import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("taking one's data along", (api) => {
  const get = ({ access }: Learner, path: string) =>
    api().call("GET", `/profile/${path}`, undefined, { token: access });
  const finish = async ({ access }: Learner, lesson_id: number) => {
    await api().call("POST", "/profile/saved-lessons/", { lesson_id }, { token: access });
    await api().call("POST", "/profile/leaderboard/add_points/", { points: 4 }, { token: access });
  };

  test("the export holds every row of the account, no secret, and nothing of anyone else", async () => {
    const [learner, other] = [await api().learner(), await api().learner()];
    await finish(learner, 1);
    await finish(learner, 2);
    await finish(other, 3);
    const { status, headers, body, text } = await get(learner, "export/");
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("tilashar.json");
    const { data } = body;
    expect(data.account).toHaveLength(1);
    expect(data.account[0]).toMatchObject({ username: learner.username, email: learner.email });
    expect(data.points_ledger.map(({ points }: { points: number }) => points)).toEqual([4, 4]);
    expect(data.saved_lessons.map(({ lesson_id }: { lesson_id: number }) => lesson_id)).toEqual([
      1, 2,
    ]);
    expect(data.activity_days).toHaveLength(1);
    expect(text).not.toContain("argon2");
    expect(text).not.toMatch(/"\w*(hash|_key|token|secret|p256dh)"/);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(learner.refresh);
  });

  test("every table with an account in it is in the export, or said to hold nothing of the learner's", async () => {
    const { exportedTables } = await import("./exported-tables.ts");
    const tables = await api().database.queries.introspection.getTables();
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "account_id"));
    expect(owned.map(({ name }) => name).sort()).toEqual(Object.keys(exportedTables).sort());
  });

  test("the words of completed lessons come as a file that Anki reads by itself", async () => {
    const learner = await api().learner();
    const empty = await get(learner, "export/words.csv");
    expect(empty.text.split("\r\n").filter((line) => !line.startsWith("#"))).toEqual([""]);
    await finish(learner, 3);
    await finish(learner, 2);
    const { headers, text } = await get(learner, "export/words.csv");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const rows = text.split("\r\n").filter((line) => line.startsWith('"'));
    expect(rows).toHaveLength(8);
    expect(rows[0]).toBe(
      '"нан","[нан]","word 0","слово 0","Бұл — нан.","This is it.","Это оно.","tilashar::intermediate::lesson-3"',
    );
  });

  test("a guest gets neither", async () => {
    for (const path of ["export/", "export/words.csv"]) {
      expect((await api().call("GET", `/profile/${path}`)).status).toBe(401);
    }
  });
});
