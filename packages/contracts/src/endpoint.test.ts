import Type from "typebox";
import { expect, expectTypeOf, test } from "vitest";
import { endpoint, numberedBy } from "./endpoint.ts";
import { type Endpoints, endpoints } from "./endpoints.ts";

const get = { method: "GET", tag: "t", summary: "s", access: "public" } as const;

test("a path names just its params", () => {
  const params = numberedBy("A number.");
  endpoint({ ...get, path: "/lessons/{id}/", params, response: Type.Null() });
  // @ts-expect-error the path needs params
  endpoint({ ...get, path: "/lessons/{id}/", response: Type.Null() });
  // @ts-expect-error the path names another param
  endpoint({ ...get, path: "/lessons/{lesson}/", params, response: Type.Null() });
  // @ts-expect-error the path has no param
  endpoint({ ...get, path: "/lessons/", params, response: Type.Null() });
});

test("the types of what travels follow from the schemas", () => {
  expectTypeOf<Endpoints["GET /lessons-materials/{id}/"]["params"]>().toEqualTypeOf<{
    id: number;
  }>();
  expectTypeOf<Endpoints["POST /auth/token/"]["body"]>().toEqualTypeOf<{
    email: string;
    password: string;
  }>();
  expectTypeOf<Endpoints["PUT /profile/update-profile/"]["body"]>().toEqualTypeOf<FormData>();
  expectTypeOf<Endpoints["GET /get-word"]>().not.toHaveProperty("body");
});

test("no call is declared twice, and a body goes only where one may", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual([...new Set(names)]);
  expect(endpoints.filter(({ method, body, form }) => method === "GET" && (body ?? form))).toEqual(
    [],
  );
});
