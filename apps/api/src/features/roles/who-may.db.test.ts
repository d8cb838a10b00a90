import { type EndpointDefinition, endpoints } from "@tilashar/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { privileges, type Role, roles } from "#api/privileges.ts";
import { asSent, type ExampleWorld, exampleCalls, trusted } from "#api/testing/example-calls.ts";
import { startMailServer } from "#api/testing/mail-server.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

type Who = Role | "guest" | "learner";
const everybody: readonly Who[] = ["guest", "learner", ...roles];

const guarded = endpoints.filter(({ act }) => act !== undefined);
/** Changes nothing, but is too long for a query. */
const readOnly = new Set(["POST /edit/check/"]);
/** Done to what is one's own. */
const ofOneself = new Set(["POST /edit/proposals/{id}/withdrawal/", "POST /studio/recordings/"]);
/** A gift of one's own is no act over others: the log of acts does not tell of it. */
const gifts = new Set(["PUT /studio/consent/", "POST /studio/recordings/"]);
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const mails = await startMailServer();
afterAll(() => mails.stop());

describe("the table of privileges", () => {
  test("every act is some call's, and every call of the house has an act", () => {
    expect([...new Set(guarded.map(({ act }) => act))].sort()).toEqual(
      Object.keys(privileges).sort(),
    );
    const open = endpoints.filter(({ path, act }) => /^\/(admin|moderation)\b/.test(path) && !act);
    expect(open.map(nameOf)).toEqual([]);
  });
});

onBothDatabases(
  "every role before every privileged call",
  (api) => {
    const people = new Map<Who, Learner>();
    let world: ExampleWorld;
    beforeAll(async () => {
      for (const role of roles) people.set(role, await trusted(api(), role));
      people.set("learner", await api().learner());
      world = { api: api(), mails, learner: people.get("learner") as Learner };
    });
    const lines = () =>
      api()
        .database.queries.selectFrom("privileged_acts")
        .select("id")
        .execute()
        .then((rows) => rows.length);

    test.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      "%s",
      async (name, { method, path, act, status = 200 }) => {
        const make = (who: Who = "learner") =>
          exampleCalls[name as keyof typeof exampleCalls]({
            ...world,
            learner: people.get(who) ?? world.learner,
          }) as Promise<{
            params?: Record<string, string>;
            query?: Record<string, string>;
            body?: unknown;
          }>;
        let example = await make();
        for (const who of everybody) {
          if (ofOneself.has(name)) example = await make(who);
          const { params, query, body } = example;
          const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => `${params?.[key]}`);
          const token = people.get(who)?.access;
          const before = await lines();
          const form = body instanceof FormData ? await asSent(body) : null;
          const answer = await api().call(
            method,
            `${address}?${new URLSearchParams(query)}`,
            form === null ? body : form.payload,
            {
              ...(token !== undefined && { token }),
              ...(form !== null && { headers: { "content-type": form.type } }),
            },
          );
          const may = (privileges[act as keyof typeof privileges] as readonly Who[]).includes(who);
          const expected = who === "guest" ? 401 : may ? status : 403;
          expect(answer.status, `${who}: ${answer.text}`).toBe(expected);
          if (!may)
            expect(answer.body.code).toBe(who === "guest" ? "not_authenticated" : "forbidden");
          const leavesATrace = may && method !== "GET" && !readOnly.has(name) && !gifts.has(name);
          expect(await lines(), `${who}: the log`).toBe(before + Number(leavesATrace));
          // What was done cannot be done again; what was refused can.
          if (leavesATrace) example = await make();
        }
      },
    );
  },
  { outside: { mail: { smtpUrl: mails.url, from: "Tilashar <no-reply@tilashar.example>" } } },
);
