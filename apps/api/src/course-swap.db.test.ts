import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { makeNoteAct, makeRolesService } from "#api/features/roles/index.ts";
import { ownServers, person, post, signIn } from "#api/testing/own-servers.ts";
import type { StartedServer } from "#api/testing/started-server.ts";

const own = ownServers();
const file = "lessons/a-002-family.yaml";
const old = "Our family is big.";
const text = "Our family is large.";
const lessonPath = "/api/lessons-materials/2";

/** A lesson's whole body, over and over until it is told to stop: each different one once, and what else was answered. */
function asking(server: StartedServer) {
  const bodies = new Set<string>();
  const troubles: string[] = [];
  let asked = 0;
  let stopped = false;
  const ended = Promise.all(
    [1, 2, 3].map(async () => {
      while (!stopped) {
        const answer = await fetch(`${server.url}${lessonPath}`).catch(String);
        asked += 1;
        if (typeof answer === "string") troubles.push(answer);
        else if (answer.status !== 200) troubles.push(String(answer.status));
        else bodies.add(await answer.text());
      }
    }),
  );
  return {
    bodies,
    troubles,
    asked: () => asked,
    async stop() {
      stopped = true;
      await ended;
    },
  };
}

test("an approved change is served without a restart; who asks meanwhile is given the old lesson or the new one, whole", async () => {
  const place = await own.place("sqlite");
  const server = await own.started({ ...place.environment, DATA_DIR: place.dataDir });
  const database = await openBesideServer({ databaseUrl: null, dataDir: place.dataDir });
  own.afterwards(() => database.close());
  const roles = makeRolesService({ database, noteAct: makeNoteAct(Date.now) });
  const signedUp = async (name: string, role: "editor" | "admin") => {
    await post(server, "/auth/register/", person(name));
    await roles.grant(`${name}@example.test`, role, "a test");
    return (await signIn(server, name)).access as string;
  };
  const [author, second, admin] = [
    await signedUp("author", "editor"),
    await signedUp("second", "editor"),
    await signedUp("admin", "admin"),
  ];
  const reload = () => post(server, "/admin/course/reload/", {}, admin);

  const lesson = asking(server);
  await vi.waitFor(() => expect(lesson.bodies.size).toBe(1));
  const [before] = lesson.bodies;
  expect(before).toContain(old);

  const change = { file, path: "words[0].example.en", old, text, why: "Said more often." };
  const proposed = await post(
    server,
    "/edit/proposals/",
    { ...change, attempt: randomUUID() },
    author,
  );
  expect(proposed.body).toMatchObject({ state: "open", served: false });
  const decision = `/edit/proposals/${proposed.body.id}/decision/`;
  const approved = await post(server, decision, { decision: "approve" }, second);
  expect(approved.status).toBe(200);
  await vi.waitFor(() => expect(lesson.bodies.size).toBe(2), { timeout: 20_000, interval: 20 });
  await lesson.stop();
  expect(lesson.troubles).toEqual([]);
  const [, after] = lesson.bodies;
  expect(after).toBe(before?.replaceAll(old, text));
  expect((await (await fetch(`${server.url}/lessons/2`)).text()).includes(text), "its page").toBe(
    true,
  );
  const list = async (which = "") =>
    (
      await fetch(`${server.url}/api/edit/proposals/${which}`, {
        headers: { authorization: `Bearer ${author}` },
      })
    ).json();
  expect(await list()).toMatchObject({
    proposals: [{ served: true }],
    not_served: null,
    left_out: 0,
  });

  // What the gate would never let in: its file would have faults, so it alone is left out.
  await database.queries
    .insertInto("content_proposals")
    .values({
      attempt: randomUUID(),
      account_id: null,
      file,
      path: "titles.en",
      old_text: "My family",
      new_text: "x".repeat(3000),
      why: "a test",
      report_id: null,
      created_at: new Date().toISOString(),
      state: "approved",
    })
    .execute();
  // After the sound one, as whoever approved it would have: changes are laid over each other in that order.
  await database.queries
    .updateTable("content_proposals")
    .set({ decided_at: new Date().toISOString() })
    .where("why", "=", "a test")
    .execute();
  const kept = await reload();
  expect(kept.body).toMatchObject({ changes: 1, failure: null });
  expect(await (await fetch(`${server.url}${lessonPath}`)).text()).toBe(after);
  const served = (await list()).proposals.map(
    ({ path, served, left_out }: { path: string; served: boolean; left_out: string | null }) => [
      path,
      served,
      left_out,
    ],
  );
  expect(served).toContainEqual(["titles.en", false, "faulty"]);
  expect(served).toContainEqual([change.path, true, null]);
  expect(await list("?state=left_out")).toMatchObject({
    proposals: [{ path: "titles.en", state: "approved", left_out: "faulty" }],
    next: null,
    left_out: 1,
  });

  await database.queries.deleteFrom("content_proposals").where("why", "=", "a test").execute();
  server.process.kill("SIGHUP");
  await vi.waitFor(async () => expect((await list()).not_served).toBeNull(), { timeout: 20_000 });
  expect(await server.stop("SIGTERM")).toBe(0);
}, 120_000);
