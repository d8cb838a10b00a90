import type { FastifyInstance } from "fastify";

/** Which methods an address of the API knows, for telling a wrong method from a wrong address. */
export type KnownMethods = (path: string) => string[];

/** Notes every route that is added to `app` from now on. */
export function noteMethods(app: FastifyInstance): KnownMethods {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const path = url.replace(/\/$/, "").replace(/:[^/]+/g, "[^/]+");
    routes.push({
      pattern: new RegExp(`^${path}/?$`),
      methods: Array.isArray(method) ? method : [method],
    });
  });
  return (path) => [
    ...new Set(
      routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods),
    ),
  ];
}
