import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("own texts", (api) => {
  const chapters = [{ title: "Үй", paragraphs: ["Біз үйде тұрамыз."] }];
  const packed = (content: string | Buffer) => gzipSync(content).toString("base64");
  const text = (title = "Біздің үй", content = packed(JSON.stringify(chapters))) => ({
    title,
    author: "Айша",
    format: "epub",
    words: 3,
    content,
  });
  const call = (by: Learner, method: "GET" | "PUT" | "DELETE", path: string, body?: unknown) =>
    api().call(method, path, body, { token: by.access });
  const keep = (by: Learner, id: string, body: unknown = text()) =>
    call(by, "PUT", `/own-texts/${id}/`, body);

  test("a text is kept, listed without its content, read on another device, and removed", async () => {
    const learner = await api().learner();
    const id = crypto.randomUUID();
    const kept = await keep(learner, id);
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({ id, title: "Біздің үй", words: 3 });
    const list = await call(learner, "GET", "/own-texts");
    expect(list.body).toMatchObject({ used: kept.body.size, quota: 50 * 1024 * 1024 });
    expect(list.body.texts).toEqual([kept.body]);
    const read = await call(learner, "GET", `/own-texts/${id}/`);
    const { content } = read.body;
    expect(JSON.parse(gunzipSync(Buffer.from(content, "base64")).toString())).toEqual(chapters);
    expect(Buffer.from(content, "base64").length).toBe(kept.body.size);
    expect((await call(learner, "DELETE", `/own-texts/${id}/`)).status).toBe(200);
    expect((await call(learner, "DELETE", `/own-texts/${id}/`)).status).toBe(404);
    expect((await call(learner, "GET", "/own-texts")).body).toMatchObject({ texts: [], used: 0 });
  });

  test("kept again under its id, also at the same time, it is there once, as it was sent last", async () => {
    const learner = await api().learner();
    const id = crypto.randomUUID();
    await Promise.all([keep(learner, id), keep(learner, id), keep(learner, id)]);
    await keep(learner, id, text("Жаңа атау"));
    const { body } = await call(learner, "GET", "/own-texts");
    expect(body.texts).toMatchObject([{ id, title: "Жаңа атау" }]);
  });

  test("nobody reads, changes or removes another learner's text, and guests have none", async () => {
    const [owner, other] = [await api().learner(), await api().learner()];
    const id = crypto.randomUUID();
    await keep(owner, id);
    expect((await call(other, "GET", `/own-texts/${id}/`)).status).toBe(404);
    expect((await call(other, "DELETE", `/own-texts/${id}/`)).status).toBe(404);
    // The same id is another text of another learner.
    expect((await keep(other, id, text("Басқа"))).status).toBe(200);
    expect((await call(owner, "GET", `/own-texts/${id}/`)).body.title).toBe("Біздің үй");
    expect((await api().call("GET", "/own-texts")).status).toBe(401);
    expect((await api().call("PUT", `/own-texts/${id}/`, text())).status).toBe(401);
  });

  test("fifty megabytes are kept for a learner; what is over is refused and nothing is lost", async () => {
    const learner = await api().learner();
    // Nearly as large as a body may be: patterns that step back fail on so many letters
    const large = text("Роман", packed(randomBytes(5_990_000)));
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    for (const id of ids) expect((await keep(learner, id, large)).status).toBe(200);
    const refused = await keep(learner, crypto.randomUUID(), large);
    expect(refused.status).toBe(413);
    expect(refused.body.detail).toMatch(/50 MB/);
    // One that is kept already takes no more room.
    expect((await keep(learner, ids[0] as string, large)).status).toBe(200);
    expect((await call(learner, "GET", "/own-texts")).body.texts).toHaveLength(8);
  });

  test("what is no text is refused", async () => {
    const learner = await api().learner();
    const id = crypto.randomUUID();
    for (const body of [
      {},
      { ...text(), title: "" },
      { ...text(), title: "х".repeat(201) },
      { ...text(), format: "../x" },
      { ...text(), words: -1 },
      { ...text(), content: "not gzip at all, not even base64" },
      { ...text(), content: `${text().content.slice(0, 30)} ${text().content.slice(30)}` },
      { ...text(), content: `${text().content.slice(0, 30)}=${text().content.slice(30)}` },
      { ...text(), content: Buffer.from("plain bytes of some length").toString("base64") },
    ])
      expect((await keep(learner, id, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect((await keep(learner, id, text("а", `H4sI${"A".repeat(9_000_000)}`))).status).toBe(413);
    for (const name of ["1", "00000000-0000-0000-0000-00000000000g"])
      expect((await keep(learner, name)).status).toBe(404);
  });

  test("texts are in the learner's export, and go with the account", async () => {
    const learner = await api().learner();
    const id = crypto.randomUUID();
    const { content } = text();
    await keep(learner, id);
    const { body } = await call(learner, "GET", "/profile/export/");
    const data = JSON.stringify(body);
    expect(data).toContain(id);
    expect(data).toContain(content);
    const gone = await api().call(
      "DELETE",
      "/profile/",
      { password: learner.password },
      { token: learner.access },
    );
    expect(gone.status).toBeLessThan(300);
    const again = await api().learner();
    expect((await call(again, "GET", `/own-texts/${id}/`)).status).toBe(404);
  });
});
