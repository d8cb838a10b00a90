import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("harmony rounds", (api) => {
  const plural = (stem: string, given: string) => ({ stem, suffix: "plural", given });
  const answers = [plural("кітап", "кітаптар"), plural("үй", "үйлар"), plural("жол", "жолдар")];
  const attempt = () => crypto.randomUUID();
  const send = (access: string, body: unknown) =>
    api().call("POST", "/profile/harmony-rounds/", body, { token: access });

  test("a round is graded by the engine and pays a point for each right answer", async () => {
    const { access } = await api().learner();
    const { status, body } = await send(access, { attempt: attempt(), answers, seconds: 40 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ right: 2, total: 3, awarded: 2 });
  });

  test("the same round sent again, also at the same time, counts once", async () => {
    const { access } = await api().learner();
    const round = { attempt: attempt(), answers };
    const sent = await Promise.all([send(access, round), send(access, round), send(access, round)]);
    for (const { status, body } of sent) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ right: 2, total: 3, awarded: 2 });
    }
    const stats = await api().call("GET", "/profile/stats/", undefined, { token: access });
    expect(stats.body.totalPoints).toBe(2);
  });

  test("a day pays for four rounds at most", async () => {
    const { access } = await api().learner();
    const right = ["балық", "мектеп", "дос", "тас", "бас", "құс", "ет", "ат", "есік", "сүт"].map(
      (stem) => plural(stem, `${stem}${/[әөүіе]/.test(stem) ? "тер" : "тар"}`),
    );
    const paid: number[] = [];
    for (let i = 0; i < 5; i++) {
      paid.push((await send(access, { attempt: attempt(), answers: right })).body.awarded);
    }
    expect(paid).toEqual([10, 10, 10, 10, 0]);
  });

  test("what the trainer never asks, and what is no round, is refused", async () => {
    const { access } = await api().learner();
    for (const body of [
      {},
      { attempt: attempt(), answers: [] },
      { attempt: attempt(), answers: [plural("__proto__", "x")] },
      { attempt: attempt(), answers: [{ ...plural("үй", "үйлер"), suffix: "constructor" }] },
      { attempt: attempt(), answers: Array.from({ length: 11 }, () => plural("үй", "үйлер")) },
      { attempt: attempt(), answers, seconds: -1 },
      { attempt: attempt(), answers, finished_at: "yesterday" },
    ]) {
      expect((await send(access, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await api().call("POST", "/profile/harmony-rounds/", {})).status).toBe(401);
  });
});
