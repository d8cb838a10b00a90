import { expect, test } from "vitest";
import type { Sendable, Wanted } from "#app/lib/outbox/entry.ts";
import { outgoing } from "#app/lib/outbox/outgoing.ts";
import { quizCalls } from "#app/lib/outbox/quiz-calls.ts";
import { entryName } from "./entry-name.ts";

const nameOf = <E extends Sendable>(endpoint: E, wanted: Wanted<E>) =>
  entryName(outgoing(endpoint, wanted));

test("a learner reads what it was that the server did not take", () => {
  const quiz = quizCalls({ attempt: "quiz-0001", lessonId: 12, answers: [], score: 3 });
  expect(quiz.map(entryName)).toEqual(["Practice of lesson 12", "Points of a practice"]);
  expect(
    nameOf("POST /watching-materials/{id}/watched/", {
      params: { id: 4 },
      body: { attempt: "film-0001" },
    }),
  ).toBe("A film watched");
  expect(
    nameOf("POST /reading-materials/{id}/answers/", { params: { id: 5 }, body: { answers: [] } }),
  ).toBe("Answers about a text");
  expect(nameOf("POST /review/undo", { body: { attempts: ["review-0001"] } })).toBe("Review");
  expect(nameOf("PATCH /review/cards/{id}/", { params: { id: 5 }, body: { note: "x" } })).toBe(
    "My words",
  );
});

test("what has no name of its own is still told", () => {
  expect(nameOf("POST /contact/", { body: { name: "A", email: "a@b.kz" } })).toBe(
    "Something you did",
  );
});
