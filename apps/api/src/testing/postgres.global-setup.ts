import type { TestProject } from "vitest/node";
import { startOwnPostgres } from "./own-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, without a database: `postgres://tilashar@127.0.0.1:port`. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all test files; each makes its own database there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startOwnPostgres({ durable: false });
  project.provide("postgresUrl", url);
  return stop;
}
