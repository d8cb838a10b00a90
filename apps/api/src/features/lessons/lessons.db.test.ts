import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("lesson calls", (api) => {
  test("the list is bare, with the specified fields, and is not sent twice to who has it", async () => {
    const { body, headers } = await api().call("GET", "/lessons-materials");
    expect(body).toHaveLength(3);
    expect(body[0]).toEqual({
      id: 1,
      title_en: "Food 1",
      title_ru: "Еда 1",
      title_kz: "Тамақ 1",
      img: "/assets/lesson-1.svg",
      num_words: 15,
      lang_level: "beginner",
    });
    expect(headers["cache-control"]).toContain("public");
    const again = await api().call("GET", "/lessons-materials/", undefined, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("a guest's lesson has no user; a learner's tells what was done, and is theirs alone", async () => {
    const guest = await api().call("GET", "/lessons-materials/2/");
    expect(guest.body.user).toBeNull();
    expect(guest.body.words).toHaveLength(5);
    expect(guest.headers.vary).toContain("authorization");

    const { access } = await api().learner();
    const read = () => api().call("GET", "/lessons-materials/2/", undefined, { token: access });
    expect((await read()).body.user).toEqual({
      completed: false,
      best_score: null,
      last_studied: null,
    });
    await api().call(
      "POST",
      "/profile/saved-lessons/",
      { lesson_id: 2, answers: [] },
      { token: access },
    );
    const learners = await read();
    expect(learners.body.user).toEqual({
      completed: false,
      best_score: 0,
      last_studied: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect({ ...learners.body, user: null }).toEqual(guest.body);
    expect(learners.headers["cache-control"]).toBe("no-store");
  });
});
