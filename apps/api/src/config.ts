import { resolve } from "node:path";
import { StartError } from "./errors.ts";
import { type OutsideServices, readOutsideServices } from "./outside-services.ts";
import { type ProviderSettings, readSignInProviders } from "./sign-in-providers.ts";

/** What the environment says, checked and in the program's own terms. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Absolute path: embedded database, outbox, generated secret. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The address people reach us under, without a trailing slash. */
  readonly publicUrl: string;
  /** Where people may write, shown in the footer; null: only the contact form. */
  readonly contactEmail: string | null;
  /** Null: made once and kept in the data folder. */
  readonly sessionSecret: string | null;
  /** Whose forwarded address is believed: Fastify's `trustProxy`. */
  readonly trustProxy: boolean | number | string;
  readonly rateLimits: boolean;
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Absolute path of the course's files. */
  readonly contentDir: string;
  /** Faulty content files are left out with a warning instead of stopping the start. */
  readonly contentLenient: boolean;
  /** Recordings of learners who agree are kept, for making the judge of pronunciation better. */
  readonly speechCollect: boolean;
  /** A neural voice that was installed: its name, or the absolute path of its folder. */
  readonly voiceModel: string | null;
  /** New addresses are asked for by a link; without it they are taken on trust. */
  readonly confirmEmails: boolean;
  readonly metrics: MetricsAccess;
  /** Absolute path: where the embedded database is backed up once a day. Null: the operator sees to it. */
  readonly backupDir: string | null;
  readonly outside: OutsideServices;
  /** Where people may sign in beside here, in the order of their buttons. */
  readonly signInProviders: readonly ProviderSettings[];
}

/** Who may read the measurements of `GET /api/metrics`. */
export type MetricsAccess =
  | { readonly kind: "off" }
  /** Programs on this machine that come without a proxy. */
  | { readonly kind: "loopback" }
  /** Whoever sends this as a bearer token. */
  | { readonly kind: "token"; readonly token: string };

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Guessable secrets that turn up in examples and tutorials. */
const famousSecrets = /^(change.?me|secret|password|default|example|your|test|dev|insecure)/i;

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @param root folder that relative paths start from
 * @throws StartError with every problem at once, one a line, each saying what to do
 */
export function readConfig(environment: Environment, root: string): Config {
  const problems: string[] = [];
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const problem = (line: string) => void problems.push(line);

  // Whoever starts the server by hand and says nothing means to serve people.
  const production = get("NODE_ENV") !== "development";
  const host = get("HOST") ?? "127.0.0.1";
  const port = readPort(get("PORT"), problem);
  const databaseUrl = readDatabaseUrl(get("DATABASE_URL"), problem);
  const publicUrl = readPublicUrl(get("PUBLIC_URL"), port, problem);
  const config: Config = {
    production,
    host,
    port,
    dataDir: resolve(root, get("DATA_DIR") ?? "data"),
    databaseUrl,
    publicUrl,
    contactEmail: readContactEmail(get("CONTACT_EMAIL"), problem),
    sessionSecret: readSessionSecret(get("SESSION_SECRET"), databaseUrl !== null, problem),
    trustProxy: readTrustProxy(get("TRUST_PROXY")),
    rateLimits: readRateLimits(get("RATE_LIMITS"), host, problem),
    logLevel: readChoice("LOG_LEVEL", get("LOG_LEVEL") ?? "info", logLevels, problem),
    contentDir: resolve(root, get("CONTENT_DIR") ?? "content"),
    contentLenient: get("CONTENT_LENIENT") === "1",
    speechCollect: get("SPEECH_COLLECT") === "on",
    voiceModel: get("VOICE_MODEL") ?? null,
    confirmEmails: readConfirmEmails(get("CONFIRM_EMAILS"), get("SMTP_URL"), problem),
    metrics: readMetricsAccess(get("METRICS"), get("METRICS_TOKEN"), problem),
    backupDir: readBackupDir(get("BACKUP_DIR"), root, databaseUrl !== null, problem),
    outside: readOutsideServices(get, publicUrl, problem),
    signInProviders: readSignInProviders(get, problem),
  };
  if (problems.length > 0) throw new StartError(problems.join("\n"));
  return config;
}

type Report = (line: string) => void;

function readPort(value: string | undefined, problem: Report): number {
  const port = value === undefined ? 3000 : Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  problem(`PORT is "${value}": set it to a whole number from 0 to 65535, such as 3000.`);
  return 3000;
}

function readDatabaseUrl(value: string | undefined, problem: Report): string | null {
  if (value === undefined) return null;
  if (/^postgres(ql)?:\/\/./.test(value) && URL.canParse(value)) return value;
  problem(
    "DATABASE_URL is not a PostgreSQL address: set it to postgres://user:password@host:5432/name, or unset it to use the embedded database.",
  );
  return null;
}

function readPublicUrl(value: string | undefined, port: number, problem: Report): string {
  const fallback = `http://localhost:${port}`;
  if (value === undefined) return fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  const bare = url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username;
  if (bare && /^https?:$/.test(url.protocol)) return url.origin;
  problem(
    `PUBLIC_URL is "${value}": set it to the address people open, such as https://tilashar.example, without a path.`,
  );
  return fallback;
}

function readContactEmail(value: string | undefined, problem: Report): string | null {
  if (value === undefined) return null;
  if (/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/.test(value)) return value;
  problem(
    `CONTACT_EMAIL is "${value}": set it to a plain address, such as hello@tilashar.example.`,
  );
  return null;
}

function readSessionSecret(
  value: string | undefined,
  required: boolean,
  problem: Report,
): string | null {
  const advice = `make one with: node -e "console.log(require('node:crypto').randomBytes(48).toString('base64url'))"`;
  if (value === undefined) {
    if (required) {
      problem(
        `SESSION_SECRET is required with DATABASE_URL, so that every process signs with the same key; ${advice}`,
      );
    }
    return null;
  }
  if (Buffer.byteLength(value) < 32) {
    problem(`SESSION_SECRET is too short: it needs at least 32 random bytes; ${advice}`);
  } else if (famousSecrets.test(value) || new Set(value).size < 10) {
    problem(`SESSION_SECRET can be guessed; ${advice}`);
  }
  return value;
}

function readBackupDir(
  value: string | undefined,
  root: string,
  isPostgres: boolean,
  problem: Report,
): string | null {
  if (value === undefined) return null;
  if (isPostgres)
    problem(
      "BACKUP_DIR is for the embedded database: unset it, and back PostgreSQL up with pg_dump (docs/deploy.md).",
    );
  return resolve(root, value);
}

/** `true`, `false`, a number of proxies, or their addresses separated by commas. */
function readTrustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === "false" || value === "0") return false;
  if (value === "true") return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

function readRateLimits(value: string | undefined, host: string, problem: Report): boolean {
  if (value === undefined || value === "on") return true;
  if (value !== "off") {
    problem(`RATE_LIMITS is "${value}": set it to on or off.`);
  } else if (!loopback.has(host)) {
    problem(
      `RATE_LIMITS=off is for measurements on this machine only: set HOST=127.0.0.1, or leave the limits on.`,
    );
  }
  return false;
}

/** Unless said otherwise, addresses are asked for when there is a server that takes the mails. */
function readConfirmEmails(
  value: string | undefined,
  smtpUrl: string | undefined,
  problem: Report,
): boolean {
  if (value === undefined) return smtpUrl !== undefined;
  if (value !== "on" && value !== "off") {
    problem(`CONFIRM_EMAILS is "${value}": set it to on or off.`);
  }
  return value === "on";
}

function readMetricsAccess(
  value: string | undefined,
  token: string | undefined,
  problem: Report,
): MetricsAccess {
  if (value !== undefined && value !== "off" && value !== "loopback") {
    problem(`METRICS is "${value}": set it to off or loopback, or set METRICS_TOKEN instead.`);
  }
  if (token === undefined) return { kind: value === "loopback" ? "loopback" : "off" };
  if (token.length < 16 || /\s/.test(token)) {
    problem("METRICS_TOKEN can be guessed: it needs at least 16 random characters without spaces.");
  }
  return { kind: "token", token };
}

function readChoice<const T extends string>(
  name: string,
  value: string,
  choices: readonly T[],
  problem: Report,
): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) problem(`${name} is "${value}": set it to ${choices.join(", ")}.`);
  return choice ?? (choices[0] as T);
}
