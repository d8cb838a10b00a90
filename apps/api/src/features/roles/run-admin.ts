import { parseArgs } from "node:util";
import { AppError, StartError } from "#api/errors.ts";
import { type Role, roles } from "#api/privileges.ts";
import type { Holder, RolesService } from "./roles.service.ts";

const usage = `Usage:
  npm run admin -- grant EMAIL ROLE [--reason "why"]
  npm run admin -- revoke EMAIL ROLE [--reason "why"]
  npm run admin -- list
Roles: ${roles.join(", ")}. Every account is a learner's without one.`;

/**
 * Does what `npm run admin` was asked for.
 *
 * @returns what to print
 * @throws StartError that says what to do
 */
export async function runAdmin(
  commandLine: readonly string[],
  service: RolesService,
): Promise<string> {
  const { positionals, reason } = read(commandLine);
  const [verb, email, role, ...more] = positionals;
  if (verb === "list" && email === undefined) return listed(await service.list());
  if ((verb !== "grant" && verb !== "revoke") || email === undefined || more.length > 0) {
    throw new StartError(usage);
  }
  if (!isRole(role)) {
    throw new StartError(
      role === undefined ? usage : `There is no role “${role}”. Roles: ${roles.join(", ")}.`,
    );
  }
  try {
    const { holder, changed } = await service[verb](email, role, reason);
    return told(verb, role, holder, changed);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    throw new StartError(
      `No account has the e-mail ${email}. Let its owner register first, then try again.`,
    );
  }
}

function read(commandLine: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      options: { reason: { type: "string", default: "" } },
      allowPositionals: true,
    });
    return { positionals, reason: values.reason };
  } catch {
    throw new StartError(usage);
  }
}

const isRole = (name: string | undefined): name is Role =>
  (roles as readonly (string | undefined)[]).includes(name);

function told(verb: "grant" | "revoke", role: Role, holder: Holder, changed: boolean): string {
  const who = `${holder.username} (${holder.email})`;
  const now = holder.roles.length === 0 ? "no role" : holder.roles.join(", ");
  if (!changed) {
    return `${who} ${verb === "grant" ? "is already" : "was not"} ${role}: nothing changed.`;
  }
  return `${who} ${verb === "grant" ? "is now" : "is no longer"} ${role}. Holds: ${now}.`;
}

const listed = (holders: readonly Holder[]): string =>
  holders.length === 0
    ? "Nobody holds a role yet: npm run admin -- grant EMAIL admin"
    : holders
        .map(({ username, email, roles: held }) => `${username} (${email}): ${held.join(", ")}`)
        .join("\n");
