import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { beforeAll, expect, test } from "vitest";
import { makeNoteAct, makeRolesService } from "#api/features/roles/index.ts";
import { trusted } from "#api/testing/example-calls.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { readApprovedChanges } from "./approved-changes.ts";

const root = join(import.meta.dirname, "../../../../..");
const contentDir = join(root, "content");
const cacheFile = join(root, ".cache/content.json");
const file = "lessons/a-002-family.yaml";
const mend = (changes: Record<string, unknown> = {}) => ({
  attempt: randomUUID(),
  file,
  path: "words[0].example.en",
  old: "Our family is big.",
  text: "Our family is large.",
  why: "Said more often.",
  ...changes,
});

onBothDatabases("editing the course", (api) => {
  let author: Learner;
  let second: Learner;
  let speaker: Learner;
  beforeAll(async () => {
    author = await trusted(api(), "editor");
    second = await trusted(api(), "editor");
    speaker = await trusted(api(), "speaker");
  });
  const as = (who: Learner) => ({ token: who.access });
  const propose = (body: object, who = author) =>
    api().call("POST", "/edit/proposals/", body, as(who));
  const decide = (id: number, decision: string, who = second) =>
    api().call(
      "POST",
      `/edit/proposals/${id}/decision/`,
      { decision, answer: "Thank you!" },
      as(who),
    );
  const textAt = async (path: string) =>
    (await api().call("GET", `/edit/file/?file=${file}`, undefined, as(author))).body.texts.find(
      (one: { path: string }) => one.path === path,
    )?.text;

  test("a reported sentence is found, mended, approved by another, and its reporter is told", async () => {
    const reporter = await api().learner();
    const report = {
      attempt: randomUUID(),
      kind: "sentence",
      subject: "Біздің отбасымыз үлкен.",
      quote: "Our family is big.",
      page: "/lessons/2",
      reason: "translation",
    };
    await api().call("POST", "/reports/", report, as(reporter));
    const queue = await api().call("GET", "/moderation/reports/", undefined, as(author));
    const { id: reportId } = queue.body.reports.find(
      ({ subject }: { subject: string }) => subject === report.subject,
    );

    const found = await api().call(
      "GET",
      `/edit/files/?text=${encodeURIComponent("біздің ОТБАСЫМЫЗ")}`,
      undefined,
      as(speaker),
    );
    expect(found.body.texts).toContainEqual({
      file,
      path: "words[0].example.kz",
      text: "Біздің отбасымыз үлкен.",
    });

    const wrong = { file, path: "words[0].example.kz", text: "Біздің отбасымыз флуржан." };
    const checked = await api().call("POST", "/edit/check/", wrong, as(author));
    expect(checked.body.problems).toContainEqual(
      expect.objectContaining({ severity: "error", message: expect.stringContaining("флуржан") }),
    );
    expect(checked.body.words).toContainEqual({ word: "флуржан", lemmas: [] });
    expect(checked.body.words).toContainEqual({
      word: "отбасымыз",
      lemmas: expect.arrayContaining(["отбасы"]),
    });

    const body = mend({ report: reportId, text: " Our family is large. " });
    const first = await propose(body, speaker);
    expect(first.body, first.text).toMatchObject({
      state: "open",
      text: "Our family is large.",
      by: { id: speaker.id },
      decided_by: null,
    });
    const { id } = first.body;
    expect((await propose(body, speaker)).body.id, "sent twice").toBe(id);
    const rival = (await propose(mend({ text: "Ours is a big family." }))).body.id;

    expect((await decide(id, "approve", speaker)).status, "no editor").toBe(403);
    expect((await decide(id, "approve")).body).toMatchObject({
      state: "approved",
      decided_by: { id: second.id },
    });
    expect((await decide(id, "refuse")).status, "decided already").toBe(404);
    expect(await textAt("words[0].example.en"), "laid over the course").toBe(
      "Our family is large.",
    );
    expect((await decide(rival, "approve")).status, "the text has moved on").toBe(409);
    expect((await decide(rival, "refuse")).body.state).toBe("refused");
    expect((await propose(mend())).status, "made from what stood there").toBe(409);

    const warned: string[] = [];
    const atStart = (content: string) =>
      readApprovedChanges(api().database, content, (line) => warned.push(line));
    const laid = await atStart(contentDir);
    expect(laid.applied).toEqual([id]);
    expect(laid.leftOut).toEqual(new Map());
    const served = laid.texts.get(file);
    expect(served).toBe(
      readFileSync(join(contentDir, file), "utf8").replace(
        "Our family is big.",
        "Our family is large.",
      ),
    );
    const course = loadCourse({ contentDir, cacheFile, instead: new Map([[file, served ?? ""]]) });
    expect(course.lessonById.get(2)?.words[0]?.example.en).toBe("Our family is large.");

    // Files of another state: one that has moved on, then one that holds the change.
    const other = mkdtempSync(join(tmpdir(), "content-"));
    mkdirSync(join(other, "lessons"));
    writeFileSync(join(other, file), served?.replace("is large", "is huge") ?? "");
    expect(await atStart(other)).toMatchObject({
      texts: new Map(),
      applied: [],
      leftOut: new Map([[id, "moved_on"]]),
      approved: [id],
    });
    expect(warned).toEqual([expect.stringContaining("words[0].example.en")]);
    expect(laid.textsOf(new Set())).toEqual(new Map());
    expect(laid.textsOf(new Set([id])).get(file)).toBe(served);
    rmSync(join(other, file));
    expect((await atStart(other)).leftOut).toEqual(new Map([[id, "no_file"]]));
    writeFileSync(join(other, file), served ?? "");
    expect(await atStart(other)).toMatchObject({ applied: [], approved: [] });
    rmSync(other, { recursive: true });
    const pulled = await api().call("GET", "/edit/proposals/?state=pulled", undefined, as(author));
    expect(pulled.body.proposals.map((one: { id: number }) => one.id)).toEqual([id]);

    const told = await api().call("GET", "/reports/mine/", undefined, as(reporter));
    expect(told.body.reports).toMatchObject([{ outcome: "mended", answer: "Thank you!" }]);
  });

  test("nobody decides on their own change, and takes back none but their own", async () => {
    const change = { path: "titles.en", old: "My family", text: "The family" };
    const { id } = (await propose(mend(change))).body;
    expect((await decide(id, "approve", author)).body.code).toBe("forbidden");
    const withdraw = (who: Learner) =>
      api().call("POST", `/edit/proposals/${id}/withdrawal/`, undefined, as(who));
    expect((await withdraw(second)).status).toBe(404);
    expect((await withdraw(author)).body.state).toBe("withdrawn");
    expect((await withdraw(author)).status).toBe(404);
    expect((await decide(id, "approve")).status).toBe(404);
  });

  test("of two editors who approve two changes of one text at once, one does", async () => {
    const change = { path: "titles.ru", old: "Моя семья" };
    const one = (await propose(mend({ ...change, text: "Семья" }))).body.id;
    const other = (await propose(mend({ ...change, text: "Наша семья" }), speaker)).body.id;
    const answers = await Promise.all([decide(one, "approve"), decide(other, "approve", author)]);
    // Of one's own account nobody decides, so the first is the second editor's.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("an editor whose role is taken away decides nothing", async () => {
    const change = { path: "titles.kz", old: "Менің отбасым", text: "Біздің отбасы" };
    const { id } = (await propose(mend(change))).body;
    const former = await trusted(api(), "editor");
    const { database } = api();
    const roles = makeRolesService({ database, noteAct: makeNoteAct(Date.now) });
    await roles.revoke(former.email, "editor", "a test");
    expect((await decide(id, "approve", former)).status).toBe(403);
  });

  test("markup is a text like any other, or none: it never becomes more than that", async () => {
    const place = { path: "words[2].example.en" };
    const read = await textAt(place.path);
    const texts = [
      "<script>alert(1)</script> My mother is a doctor.",
      "My mother <img src=x onerror=alert(1)> is a doctor.",
      "My mother is: a doctor # &a *b !!js/function '\"",
      "{{My mother}} is a doctor.",
    ];
    for (const text of texts) {
      const { status, body } = await propose(mend({ ...place, old: read, text }));
      expect([200, 400], text).toContain(status);
      if (status === 400) expect(body.text, text).toEqual([expect.any(String)]);
      else {
        expect(body.text).toBe(text);
        expect((await decide(body.id, "refuse")).body).toMatchObject({ state: "refused", text });
      }
    }
    expect(await textAt(place.path)).toBe(read);
  });

  test("what is no change of a text is refused by the field, and nothing outside the course is read", async () => {
    const cases: [Record<string, unknown>, number, string | null][] = [
      [{ file: "../../etc/passwd" }, 400, "file"],
      [{ file: "tutor/texts.yaml" }, 404, null],
      [{ file: "lessons/none.yaml" }, 404, null],
      [{ path: "id", old: "2" }, 400, "path"],
      [{ path: "__proto__.x" }, 400, "path"],
      [{ text: "a\nb" }, 400, "text"],
      [{ text: "My grandfather lives in the village. " }, 400, "text"],
      [{ text: "x".repeat(6001) }, 400, "text"],
      [{ why: "" }, 400, "why"],
      [{ report: 999_999 }, 400, "report"],
      [
        { path: "words[1].example.kz", old: "Атам ауылда тұрады.", text: "Атам флуржан." },
        400,
        "text",
      ],
    ];
    for (const [changes, expected, field] of cases) {
      const { status, body } = await propose(
        mend({
          path: "words[1].example.en",
          old: "My grandfather lives in the village.",
          ...changes,
        }),
      );
      expect(status, JSON.stringify(changes).slice(0, 80)).toBe(expected);
      if (field !== null) expect(body[field], field).toEqual([expect.any(String)]);
    }
  });
});

// The limits' counters tell how far a call has come.
onBothDatabases(
  "editors who lose their role",
  (api) => {
    const BEFORE_IT = Array.from({ length: 7 }, (_, which) => `Семья ${which + 1}`);

    test("an editor whose role is taken away while the gate looks decides nothing", async () => {
      const [author, former] = [await trusted(api(), "editor"), await trusted(api(), "editor")];
      const { database } = api();
      const change = mend({ path: "titles.en", old: "My family", text: "Our own family" });
      const as = ({ access }: Learner) => ({ token: access });
      const { body } = await api().call("POST", "/edit/proposals/", change, as(author));
      const looks = async () =>
        (
          await database.queries
            .selectFrom("rate_counters")
            .select("count")
            .where("key", "like", "editByAccount:%")
            .execute()
        ).reduce((sum, { count }) => sum + Number(count), 0);
      // The gate looks at one change after another: those before keep it busy until the role is gone
      const before = await looks();
      const busy = BEFORE_IT.map((text) =>
        api().call(
          "POST",
          "/edit/proposals/",
          mend({ path: "titles.ru", old: "Моя семья", text }),
          as(author),
        ),
      );
      await expect.poll(looks, { interval: 2 }).toBe(before + busy.length);
      const decision = api().call(
        "POST",
        `/edit/proposals/${body.id}/decision/`,
        { decision: "approve" },
        as(former),
      );
      // Counted once the guard has let the call in; then the gate looks.
      await expect.poll(looks, { interval: 2 }).toBe(before + busy.length + 1);
      const roles = makeRolesService({ database, noteAct: makeNoteAct(Date.now) });
      await roles.revoke(former.email, "editor", "a test");
      expect((await decision).status).toBe(403);
      const open = await api().call("GET", "/edit/proposals/?state=open", undefined, as(author));
      expect(open.body.proposals.map((one: { id: number }) => one.id)).toContain(body.id);
      await Promise.all(busy);
    });
  },
  { rateLimits: true },
);
