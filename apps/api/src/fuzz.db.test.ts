import { expect, test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { fuzzApi } from "#api/testing/fuzz-api.ts";
import { operationsOf } from "#api/testing/fuzzed-requests.ts";
import { onBothDatabases, startTestApi, type TestApi } from "#api/testing/test-api.ts";

/** In all, half on each database; raise it with FUZZ_RUNS. The seed can be changed with FUZZ_SEED. */
const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const firstSeed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const describedBy = async (api: TestApi) =>
  operationsOf((await api.call("GET", "/openapi.json")).body);

onBothDatabases("whatever is sent", (api) => {
  test(
    "is answered soon, without a failure and without a word about the inside",
    async () => {
      const operations = await describedBy(api());
      expect(operations.length).toBeGreaterThan(40);
      const bystander = await api().learner();
      const stats = () =>
        api().call("GET", "/profile/stats/", undefined, { token: bystander.access });
      const before = (await stats()).body;

      // The tutor's thread gets ready with its first question, which on a busy machine takes its time.
      await api().call("POST", "/chat/", { message: "сәлем" });

      const { faults, answered } = await fuzzApi(api(), {
        operations,
        runs: Math.ceil(runs / 2),
        firstSeed,
      });
      expect(faults).toEqual([]);
      const successes = [...answered.keys()].filter((key) => key.endsWith("2xx"));
      expect(successes.length, "many get through to what is behind the checks").toBeGreaterThan(
        operations.length / 3,
      );
      expect(({} as Record<string, unknown>).admin, "nothing is polluted").toBeUndefined();
      expect((await api().call("GET", "/health/ready")).status).toBe(200);
      expect((await stats()).body, "others are as they were").toEqual(before);
    },
    runs * 60 + 120_000,
  );
});

test("a planted failure and a planted trace are found", async () => {
  const place = await freshPlace("sqlite");
  const api = await startTestApi(place, {
    addPages: async (app) => {
      const body = {
        type: "object",
        required: ["word"],
        properties: { word: { type: "string" } },
      };
      app.post<{ Body: { word: string } }>(
        "/api/planted/failure",
        { schema: { body } },
        (request) => {
          if (request.body.word.length > 12) throw new Error("planted");
          return { ok: true };
        },
      );
      app.post<{ Body: { word: string } }>(
        "/api/planted/trace",
        { schema: { body } },
        (request, reply) =>
          /[^a-z]/.test(request.body.word)
            ? reply.code(400).send({ detail: new Error("planted").stack })
            : { ok: true },
      );
    },
  });
  const operations = (await describedBy(api)).filter(({ path }) => path.includes("planted"));
  expect(operations).toHaveLength(2);
  const { faults } = await fuzzApi(api, { operations, runs: 120, firstSeed });
  const of = (kind: string, path: string) =>
    faults.filter((fault) => fault.startsWith(kind) && fault.includes(path)).length;
  expect(of("failed", "/planted/failure")).toBeGreaterThan(2);
  expect(of("told too much", "/planted/trace")).toBeGreaterThan(2);
  await api.app.server.close();
  await api.database.close();
  await place.remove();
});
