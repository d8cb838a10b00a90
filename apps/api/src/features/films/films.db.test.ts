import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const scenes = join(import.meta.dirname, "../../../../../content/scenes");

onBothDatabases("films", (api) => {
  const watched = (access: string, body: unknown = {}, id: number | string = 1) =>
    api().call("POST", `/watching-materials/${id}/watched/`, body, { token: access });

  test("the list is bare, with the specified fields, and is not sent twice to who has it", async () => {
    const { body, headers } = await api().call("GET", "/watching-materials");
    expect(body).toHaveLength(readdirSync(scenes).length);
    expect(body[0]).toMatchObject({
      id: 1,
      title: "Киіз үйдегі теледидар",
      title_en: "Television in the Yurt",
      title_ru: "Телевизор в юрте",
      title_kz: "Киіз үйдегі теледидар",
      image_path: expect.stringMatching(/^\/assets\/film-.*\.webp$/),
      image_small: expect.stringMatching(/^\/assets\/film-.*-small\..*\.avif$/),
      video_url: expect.stringMatching(/^\/assets\/film-.*\.mp4$/),
      kazakh_text: expect.stringContaining("Әже: Кел, балам, төрге шық!"),
      english_text: expect.stringContaining("Grandmother: Come in, dear"),
      russian_text: expect.stringContaining("Бабушка: Проходи, сынок"),
      lang_level: "beginner",
    });
    const again = await api().call("GET", "/watching-materials/", undefined, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("a film's lines follow one another inside it, and its words make up its lines", async () => {
    const { body: list } = await api().call("GET", "/watching-materials");
    for (const { id } of list) {
      const { body: film } = await api().call("GET", `/watching-materials/${id}/`);
      let last = 0;
      for (const { start, end, kz, words } of film.lines) {
        expect(start, `film ${id}`).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
        expect(words.map(({ text }: { text: string }) => text).join(" ")).toBe(kz);
        for (const word of words) {
          expect(word.start).toBeGreaterThanOrEqual(start);
          expect(word.end).toBeLessThanOrEqual(end + 0.001);
        }
      }
      expect(last).toBeLessThan(film.seconds);
      expect(Object.keys(film.captions).sort()).toEqual(["en", "kz", "ru"]);
    }
  });

  test("each film asks three questions, and leads to the next until all have been seen", async () => {
    const { body: list } = await api().call("GET", "/watching-materials");
    const films = new Map<number, { questions: unknown[]; next: { id: number } | null }>();
    for (const { id } of list)
      films.set(id, (await api().call("GET", `/watching-materials/${id}/`)).body);
    const followers = new Set([...films.values()].map(({ next }) => next?.id));
    const [first, ...others] = [...films.keys()].filter((id) => !followers.has(id));
    expect(others).toEqual([]);
    const seen: number[] = [];
    for (let at = first; at !== undefined; at = films.get(at)?.next?.id) seen.push(at);
    expect(seen.toSorted()).toEqual([...films.keys()].toSorted());
    for (const { questions } of films.values()) expect(questions).toHaveLength(3);
  });

  test("what is no film is a 404, whatever was asked for", async () => {
    for (const id of ["0", "01", "-1", "1.5", "9999", "abc", "1e3", "99999999999", "%D2%9B"]) {
      const { status, body } = await api().call("GET", `/watching-materials/${id}/`);
      expect([status, body.code], id).toEqual([404, "not_found"]);
    }
  });

  test("a film pays a point a line, once, however often and by however many tabs it is told", async () => {
    const { access } = await api().learner();
    const { body: film } = await api().call("GET", "/watching-materials/1/");
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        watched(access, { attempt: `attempt-${i % 2}`, seconds: 60 }),
      ),
    );
    for (const { status } of sent) expect(status).toBe(200);
    await watched(access);
    const { body: stats } = await api().call("GET", "/profile/stats/", undefined, {
      token: access,
    });
    expect(stats.totalPoints).toBe(film.lines.length);
    const same = await watched(access, { attempt: "attempt-0" });
    const others = sent.filter((_, i) => i % 2 === 0).map(({ body }) => body.awarded);
    for (const awarded of others) expect(awarded).toBe(same.body.awarded);
    const { body: second } = await api().call("GET", "/watching-materials/2/");
    expect((await watched(access, {}, 2)).body.awarded).toBe(second.lines.length);
  });

  test("odd reports are refused, and a guest has no points to be paid", async () => {
    const { access } = await api().learner();
    for (const body of [{ attempt: "short" }, { finished_at: "yesterday" }, { seconds: -1 }]) {
      const { status, body: said } = await watched(access, body);
      expect([status, said.code], JSON.stringify(body)).toEqual([400, "validation"]);
    }
    expect((await watched(access, {}, 9999)).status).toBe(404);
    expect((await api().call("POST", "/watching-materials/1/watched/", {})).status).toBe(401);
  });
});
