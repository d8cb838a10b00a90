import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { keepWatched } from "./keep-watched.ts";

let stage: ReturnType<typeof setOutboxStage>;
let isLost = false;

beforeEach(() => {
  isLost = false;
  stage = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ awarded: 5 });
  });
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => stage.calls.map(({ url, body }) => ({ url, body }));

test("a learner's film is sent with the whole seconds that played, and pays", async () => {
  signIn(7);
  expect(await keepWatched(3, 61.6)).toBe(5);
  expect(sent()).toEqual([
    {
      url: "/api/watching-materials/3/watched/",
      body: { attempt: expect.any(String), seconds: 62 },
    },
  ]);
  expect(await outbox.waiting()).toEqual([]);
});

test("a guest's film waits for an account, and nothing is sent", async () => {
  expect(await keepWatched(3, 60)).toBeNull();
  expect(stage.calls).toEqual([]);
  expect(await outbox.waiting()).toMatchObject([{ params: { id: 3 }, body: { seconds: 60 } }]);
});

test("without a network nothing is paid yet, and nothing is lost", async () => {
  signIn(7);
  isLost = true;
  expect(await keepWatched(4, 60)).toBe(0);
  isLost = false;
  stage.calls.length = 0;
  expect((await outbox.send()).awarded).toBe(5);
  expect(sent()).toMatchObject([{ url: "/api/watching-materials/4/watched/" }]);
});

test("seconds that cannot be are made what the server takes", async () => {
  await keepWatched(5, -3);
  await keepWatched(5, 1e9);
  const seconds = (await outbox.waiting()).map(({ body }) => "seconds" in body && body.seconds);
  expect(seconds).toEqual([0, 86_400]);
});
