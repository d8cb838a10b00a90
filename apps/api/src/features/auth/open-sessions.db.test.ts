import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

afterEach(() => void vi.useRealTimers());

onBothDatabases("sessions in their owner's hands", (api) => {
  const list = (token: string) => api().call("GET", "/auth/sessions/", undefined, { token });
  const end = (token: string, id = "") =>
    api().call("DELETE", `/auth/sessions/${id}`, undefined, { token });
  const refresh = (token: string) => api().call("POST", "/auth/token/refresh/", { refresh: token });
  async function signIn(learner: { email: string; password: string }, userAgent: string) {
    const { email, password } = learner;
    const headers = { "user-agent": userAgent };
    return (await api().call("POST", "/auth/token/", { email, password }, { headers })).body;
  }

  test("each device stands there with its name and when it was last seen, this one first", async () => {
    const learner = await api().learner();
    const phone = await signIn(learner, iphone);
    const desk = await signIn(learner, firefox);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 3_600_000 });
    const { access } = (await refresh(phone.refresh)).body;
    const seen = new Date().toISOString();

    const { status, body } = await list(access);
    expect(status).toBe(200);
    expect(body.map((one: { device: string }) => one.device)).toEqual([
      "Safari, iOS",
      "Firefox, Linux",
      // What signs in without being a browser has no name.
      null,
    ]);
    expect(body.map((one: { current: boolean }) => one.current)).toEqual([true, false, false]);
    expect(Math.abs(Date.parse(body[0].seen_at) - Date.parse(seen))).toBeLessThan(60_000);
    expect(Date.parse(seen) - Date.parse(body[1].seen_at)).toBeGreaterThan(4 * 3_600_000);
    expect(desk.access).toBeDefined();
  });

  test("one can be ended, and the others go on", async () => {
    const learner = await api().learner();
    const phone = await signIn(learner, iphone);
    const listed = (await list(learner.access)).body;
    const { id } = listed.find((one: { current: boolean }) => !one.current);
    expect((await end(learner.access, id)).status).toBe(200);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect((await list(learner.access)).body).toHaveLength(1);
    expect((await end(learner.access, id)).status, "twice").toBe(404);
    expect((await refresh(learner.refresh)).status).toBe(200);
  });

  test("all others can be ended at once", async () => {
    const learner = await api().learner();
    const others = [await signIn(learner, iphone), await signIn(learner, firefox)];
    expect((await end(learner.access)).status).toBe(200);
    for (const other of others) expect((await refresh(other.refresh)).status).toBe(401);
    expect((await list(learner.access)).body).toHaveLength(1);
  });

  test("nobody sees or ends another's, and one that is none is not found", async () => {
    const [one, other] = [await api().learner(), await api().learner()];
    const [{ id }] = (await list(other.access)).body;
    expect((await list(one.access)).text).not.toContain(id);
    expect((await end(one.access, id)).status).toBe(404);
    expect((await end(one.access, randomUUID())).status).toBe(404);
    for (const odd of ["1", "..", `${id}'`, id.toUpperCase()]) {
      expect((await end(one.access, odd)).status, odd).toBe(404);
    }
    expect((await list(other.access)).body).toHaveLength(1);
  });

  test("an ended session can neither list nor end, though its access token has minutes left", async () => {
    const learner = await api().learner();
    const thief = await signIn(learner, firefox);
    await end(learner.access);
    expect((await list(thief.access)).status).toBe(401);
    expect((await end(thief.access)).status).toBe(401);
    const [{ id }] = (await list(learner.access)).body;
    expect((await end(thief.access, id)).status).toBe(401);
    expect((await refresh(learner.refresh)).status).toBe(200);
  });

  test("nothing of a name is kept but what is known, and it stands in the export", async () => {
    const learner = await api().learner();
    await signIn(learner, `${firefox} <img src=x onerror=alert(1)>`);
    const answer = await list(learner.access);
    expect(answer.text).not.toContain("<img");
    const { body } = await api().call("GET", "/profile/export/", undefined, {
      token: learner.access,
    });
    expect(body.data.session_families.map((row: { device: string }) => row.device)).toContain(
      "Firefox, Linux",
    );
  });
});
