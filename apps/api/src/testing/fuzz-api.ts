import { fuzzedRequest, type OperationAt } from "./fuzzed-requests.ts";
import { seeded } from "./odd-values.ts";
import type { TestApi } from "./test-api.ts";

interface Fuzzing {
  operations: readonly OperationAt[];
  runs: number;
  firstSeed: number;
}

/** What only the inside knows: traces, paths, the databases' own words. */
const inside =
  /\n\s+at \S+|node:internal|node_modules|\/apps\/api\/|\.ts:\d|SQLITE_|ERR_[A-Z]|syntax error at|violates \S+ constraint|relation "|column "|Kysely|FST_ERR/;

/**
 * Sends odd requests to each operation in turn.
 *
 * @returns what no request may bring about, a line each; and how often each operation was answered in
 *   each class of status, under keys such as `POST /api/chat/ 4xx`
 */
export async function fuzzApi(api: TestApi, { operations, runs, firstSeed }: Fuzzing) {
  const learner = await api.learner();
  const known = {
    email: learner.email,
    password: learner.password,
    current_password: learner.password,
    refresh: learner.refresh,
    lesson_id: 1,
    id: 1,
    points: 10,
  };
  const answered = new Map<string, number>();
  const faults: string[] = [];
  for (let run = 0; run < runs; run++) {
    const random = seeded(firstSeed + run);
    const described = operations[run % operations.length] as OperationAt;
    // Leaving would make strangers of all that follow.
    const leaves = described.method === "delete" && /\/profile\/?$/.test(described.path);
    const request = fuzzedRequest(described, random, leaves ? {} : known, learner.access);
    const started = performance.now();
    const answer = await api.app.server.inject(request);
    const ms = performance.now() - started;
    const { operation, url, payload } = request;
    const told = `seed ${firstSeed + run}: ${operation}: ${url.slice(0, 200)} ${payload?.slice(0, 300) ?? ""} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    if (answer.statusCode >= 500) faults.push(`failed: ${told}`);
    if (inside.test(answer.body)) faults.push(`told too much: ${told}`);
    if (ms > 10_000) faults.push(`took ${Math.round(ms)} ms: ${told}`);
    const key = `${operation} ${Math.trunc(answer.statusCode / 100)}xx`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
  }
  return { faults, answered };
}
