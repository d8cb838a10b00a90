import { type Endpoint, type EndpointDefinition, endpoints } from "@tilashar/contracts";
import { Compile } from "typebox/compile";
import { Clean } from "typebox/value";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApiDocument } from "#api/features/docs/openapi-document.ts";
import { asSent, exampleCalls } from "#api/testing/example-calls.ts";
import { startMailServer } from "#api/testing/mail-server.ts";
import { startOidcProvider } from "#api/testing/oidc-provider.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

/** The calls of the specification (section 7) and of the decisions on it, as they are written there. */
const specified = [
  "POST /auth/token/",
  "POST /auth/token/refresh/",
  "POST /auth/register/",
  "POST /auth/password-reset/",
  "POST /auth/password-reset/confirm/",
  "GET /profile/stats/",
  "GET /profile/courses/",
  "GET /profile/achievements/",
  "GET /profile/achievements/stats/",
  "GET /profile/leaderboard/",
  "GET /profile/leaderboard/user_position/",
  "GET /profile/activity/",
  "PUT /profile/update-profile/",
  "POST /profile/password-change/",
  "PUT /profile/notifications-settings/",
  "GET /test/questions/",
  "GET /word-of-the-day",
  "GET /lessons-materials",
  "GET /lessons-materials/{id}/",
  "POST /profile/saved-lessons/",
  "POST /profile/leaderboard/add_points/",
  "GET /reading-materials",
  "GET /reading-materials/{id}/",
  "GET /watching-materials",
  "GET /watching-materials/{id}/",
  "POST /chat/",
  "GET /get-word",
  "POST /check-pronunciation/",
  "GET /profile/notifications-settings/",
  "GET /auth/session/",
  "POST /auth/logout/",
  "POST /test/results/",
  "POST /contact/",
  "GET /grammar",
  "GET /grammar/{id}/",
  "GET /dictionary/{lemma}/",
  "GET /health/live",
  "GET /health/ready",
] as const satisfies readonly Endpoint[];

const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}` as Endpoint;
const publicUrl = "https://tilashar.example";
const mails = await startMailServer();
const provider = await startOidcProvider("tilashar", "secret");
afterAll(async () => {
  await mails.stop();
  await provider.stop();
});

describe("the contract", () => {
  test("declares every specified call", () => {
    const declared = endpoints.map(nameOf);
    expect(specified.filter((name) => !declared.includes(name))).toEqual([]);
  });
});

onBothDatabases(
  "every call",
  (api) => {
    let learner: Learner;
    beforeAll(async () => {
      learner = await api().learner();
    });

    test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      "%s answers what it declares",
      async (name, endpoint) => {
        const { by, params, query, body } = (await exampleCalls[name]({
          api: api(),
          mails,
          provider,
          learner,
        })) as {
          by?: Learner;
          params?: Record<string, string | number>;
          query?: Record<string, string>;
          body?: unknown;
        };
        const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(String(params?.[key])),
        );
        const form = body instanceof FormData ? await asSent(body) : null;
        const answer = await api().call(
          endpoint.method,
          `${path}?${new URLSearchParams(query)}`,
          form === null ? body : form.payload,
          {
            ...(endpoint.access !== "public" && { token: (by ?? learner).access }),
            ...(form !== null && { headers: { "content-type": form.type } }),
          },
        );
        expect(answer.status, answer.text.slice(0, 300)).toBe(endpoint.status ?? 200);

        const isJson =
          endpoint.produces === undefined || endpoint.produces.includes("application/json");
        const given = isJson ? answer.body : answer.text;
        expect([...Compile(endpoint.response).Errors(given)]).toEqual([]);
        const declared = Clean(endpoint.response, structuredClone(given));
        expect(given, "nothing comes that is not declared").toEqual(declared);

        // Asked once more by nobody in particular, with and without a slash at the end.
        const bare = path.replace(/\/$/, "");
        const [without, slashed] = [
          await api().call(endpoint.method, bare),
          await api().call(endpoint.method, `${bare}/`),
        ];
        expect(without.status).toBe(slashed.status);
        expect([404, 405], "address and method are known").not.toContain(without.status);
      },
    );

    test("guests are let in where the contract says so, and nowhere else", async () => {
      for (const endpoint of endpoints) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, "1");
        const { status } = await api().call(endpoint.method, path);
        expect(status === 401, nameOf(endpoint)).toBe(endpoint.access === "required");
      }
    });

    test("the description lists the calls of the contract, and no others", async () => {
      const { body } = await api().call("GET", "/openapi.json");
      expect(body.openapi).toBe("3.1.0");
      const listed = Object.entries((body as OpenApiDocument).paths).flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`,
        ),
      );
      expect(listed.sort()).toEqual(endpoints.map(nameOf).sort());
    });
  },
  {
    outside: { mail: { smtpUrl: mails.url, from: "Tilashar <no-reply@tilashar.example>" } },
    publicUrl,
    speechCollect: true,
    confirmEmails: true,
    signInProviders: [provider.settings("local")],
  },
);
