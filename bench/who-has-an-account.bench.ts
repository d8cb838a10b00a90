import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openClient } from "./load/client.ts";
import { newLearner } from "./load/learners.ts";
import { startProduct } from "./start-process.ts";

/**
 * Whether time tells a stranger who has an account: medians of asking with a known and with an unknown
 * e-mail, in turns, so that whatever else the machine does meets both alike.
 */
const rounds = Number(process.env.ROUNDS ?? 60);

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const product = await startProduct({ DATA_DIR: dataDir });
const client = openClient(product.url, 1);
const learner = await newLearner(client.send);

const calls = {
  "sign-in with a wrong password": { path: "/api/auth/token/", body: { password: "not-the-one" } },
  "asking for a new password": { path: "/api/auth/password-reset/", body: {} },
};
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const [name, { path, body }] of Object.entries(calls)) {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ["known", "unknown"] as const) {
      const email = kind === "known" ? learner.email : `nobody-${round}@example.test`;
      const started = performance.now();
      await client.send({ method: "POST", path, body: { ...body, email } });
      times[kind].push(performance.now() - started);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(
    `${name.padEnd(32)} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${(known / unknown).toFixed(2)}`,
  );
}

client.close();
await product.stop();
rmSync(dataDir, { recursive: true });
