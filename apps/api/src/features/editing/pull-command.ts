import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#api/config.ts";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { StartError } from "#api/errors.ts";
import { listApproved } from "./proposals.repository.ts";
import { type PulledChange, pullChanges } from "./pull-changes.ts";

/**
 * `npm run content:pull`: writes changes that were approved on a server into the content files here: from the
 * database that the settings name, or with `--from https://… --token …` from a server elsewhere, by an editor's
 * access token.
 */
const root = join(import.meta.dirname, "../../../../..");
const usage = "Usage: npm run content:pull [-- --from https://server --token ACCESS_TOKEN]";

/** Of a page of proposals, what is read here. */
interface Page {
  proposals: (PulledChange & { decided_at: string | null })[];
  next: number | null;
}

try {
  const config = readConfig(process.env, root);
  const { from, token } = options();
  const changes =
    from === undefined ? await ofDatabase() : await ofServer(new URL(from), token ?? "");
  const { lines, exitCode } = pullChanges(config.contentDir, changes);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

function options() {
  try {
    const { values } = parseArgs({
      options: { from: { type: "string" }, token: { type: "string" } },
    });
    if ((values.from === undefined) !== (values.token === undefined)) throw new Error(usage);
    if (values.from !== undefined) new URL(values.from);
    return values;
  } catch {
    throw new StartError(usage);
  }
}

async function ofDatabase(): Promise<PulledChange[]> {
  const database = await openBesideServer(readConfig(process.env, root));
  try {
    return await listApproved(database.queries);
  } finally {
    await database.close();
  }
}

async function ofServer(server: URL, token: string): Promise<PulledChange[]> {
  const found: Page["proposals"] = [];
  for (let before: number | null = null; ; ) {
    const page = await askPage(server, token, before);
    found.push(...page.proposals);
    if (page.next === null) break;
    before = page.next;
  }
  const time = ({ decided_at }: Page["proposals"][number]) => decided_at ?? "";
  return found.sort((a, b) => time(a).localeCompare(time(b)) || a.id - b.id);
}

async function askPage(server: URL, token: string, before: number | null): Promise<Page> {
  const address = new URL("/api/edit/proposals/", server);
  address.searchParams.set("state", "approved");
  if (before !== null) address.searchParams.set("before", String(before));
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) {
    throw new StartError(`${address.origin} refuses (${answer.status}): ${await answer.text()}`);
  }
  return (await answer.json()) as Page;
}
