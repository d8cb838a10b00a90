import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors.ts";
import { sendTestMail } from "./test-mail.ts";

const usage =
  "Usage: npm run mail:test -- --to you@example.org   (with the settings of the server)";

const root = join(import.meta.dirname, "../../../../..");

try {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!values.to) throw new StartError(usage);
  const { outside } = readConfig(process.env, root);
  const { sent, line } = await sendTestMail(outside.mail, values.to, Date.now());
  console.log(line);
  if (!sent) process.exitCode = 1;
} catch (error) {
  const { code } = error as { code?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) console.error(usage);
  else console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
