import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Learner } from "./site.ts";

const root = join(import.meta.dirname, "../..");

/** As whoever runs the server gives a role, beside the running server. */
export function grant(dataDir: string, { email }: Learner, role: string): void {
  execFileSync(
    process.execPath,
    ["apps/api/src/features/roles/admin-command.ts", "grant", email, role],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } },
  );
}
