import { sql } from "kysely";
import { expect, test } from "vitest";
import { goodPassword, type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const next = "жеті рет өлшеп, бір рет кес";

onBothDatabases("changing the password", (api) => {
  const change = ({ access }: Learner, current_password: unknown, new_password: unknown) =>
    api().call(
      "POST",
      "/profile/password-change/",
      { current_password, new_password },
      { token: access },
    );
  const signIn = ({ email }: Learner, password: string) =>
    api().call("POST", "/auth/token/", { email, password });
  const refresh = (token: string) => api().call("POST", "/auth/token/refresh/", { refresh: token });

  test("the new one holds, the old one is gone, and only this session stays", async () => {
    const learner = await api().learner();
    const other = (await signIn(learner, goodPassword)).body;
    const { status, body } = await change(learner, goodPassword, next);
    expect([status, body.message]).toEqual([200, "Password updated successfully"]);
    expect((await signIn(learner, next)).status).toBe(200);
    expect((await signIn(learner, goodPassword)).status).toBe(401);
    expect((await refresh(other.refresh)).status).toBe(401);
    expect((await refresh(learner.refresh)).status).toBe(200);
    expect((await change({ ...learner, access: other.access }, next, goodPassword)).status).toBe(
      401,
    );
  });

  test("a wrong current password is a 400 that names its field", async () => {
    const learner = await api().learner();
    const { status, body } = await change(learner, "not the password", next);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(["current_password", "detail", "code"]);
    expect((await signIn(learner, goodPassword)).status).toBe(200);
  });

  test("a new password obeys the rules of registration", async () => {
    const learner = await api().learner();
    for (const password of [
      "",
      "1234567",
      "password1",
      "aaaaaaaaaa",
      learner.username.toUpperCase(),
      goodPassword,
      "x".repeat(129),
      12345678,
      null,
      ["x"],
    ]) {
      const { status, body } = await change(learner, goodPassword, password);
      expect([status, "new_password" in body], String(password)).toEqual([400, true]);
    }
    expect((await change(learner, "x".repeat(1000), next)).status).toBe(400);
  });

  test("of four changes at once exactly one is made, and its password is the one that works", async () => {
    const learner = await api().learner();
    const wanted = [1, 2, 3, 4].map((number) => `${next} ${number}`);
    const answers = await Promise.all(wanted.map((one) => change(learner, goodPassword, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const working = [];
    for (const one of [goodPassword, ...wanted]) {
      if ((await signIn(learner, one)).status === 200) working.push(one);
    }
    expect(working).toEqual([wanted[answers.findIndex(({ status }) => status === 200)]]);
  });
});

onBothDatabases(
  "guessing the current password with a stolen token",
  (api) => {
    test("ends in a 429, and the owner can still sign in", async () => {
      const learner = await api().learner();
      const statuses = [];
      for (let guess = 0; guess < 12; guess++) {
        const { status, headers } = await api().call(
          "POST",
          "/profile/password-change/",
          { current_password: `guess ${guess}`, new_password: next },
          { token: learner.access },
        );
        statuses.push(status);
        if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
      const { email, password } = learner;
      expect((await api().call("POST", "/auth/token/", { email, password })).status).toBe(200);
    });
  },
  { rateLimits: true },
);

onBothDatabases("deleting the account", (api) => {
  const remove = ({ access }: Learner, password: unknown) =>
    api().call("DELETE", "/profile/", { password }, { token: access });

  test("needs the password", async () => {
    const learner = await api().learner();
    for (const password of ["", "wrong", null, 1]) {
      expect((await remove(learner, password)).status).toBe(400);
    }
    expect((await api().call("DELETE", "/profile/", { password: goodPassword })).status).toBe(401);
    expect(
      (await api().call("GET", "/auth/session/", undefined, { token: learner.access })).status,
    ).toBe(200);
  });

  test("leaves no row of it in any table, and nobody's rank counts it any more", async () => {
    const stays = await api().learner();
    const leaves = await api().learner();
    const earn = async ({ access }: Learner, lesson_id: number) => {
      await api().call("POST", "/profile/saved-lessons/", { lesson_id }, { token: access });
      await api().call(
        "POST",
        "/profile/leaderboard/add_points/",
        { points: 100 },
        { token: access },
      );
    };
    await earn(stays, 2);
    await earn(leaves, 1);
    const rank = async () =>
      (
        await api().call("GET", "/profile/leaderboard/user_position/", undefined, {
          token: stays.access,
        })
      ).body.rank;
    expect(await rank()).toBe(2);

    const { queries } = api().database;
    const tables = (await queries.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === "account_id"),
    );
    expect(tables.length).toBeGreaterThan(5);
    expect((await remove(leaves, goodPassword)).status).toBe(200);
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)}
        where account_id = ${leaves.id}`.execute(queries);
      expect(rows, name).toEqual([]);
    }
    expect(await rank()).toBe(1);
    const counted = await queries
      .selectFrom("leaderboard_counts")
      .select((eb) => eb.fn.sum<number>("learners").as("learners"))
      .where("period", "=", "all")
      .where("level", "=", 3)
      .executeTakeFirstOrThrow();
    expect(Number(counted.learners)).toBe(1);

    const { email, password } = leaves;
    expect((await api().call("POST", "/auth/token/", { email, password })).status).toBe(401);
    for (const path of ["stats/", "settings/", "export/", "leaderboard/user_position/"]) {
      const { status } = await api().call("GET", `/profile/${path}`, undefined, {
        token: leaves.access,
      });
      expect(status, path).toBe(401);
    }
    expect((await api().learner({ username: leaves.username, email })).email).toBe(email);
  });
});
