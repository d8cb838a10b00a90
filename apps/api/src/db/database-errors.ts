interface DriverError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

const asDriverError = (error: unknown): DriverError =>
  typeof error === "object" && error !== null ? (error as DriverError) : {};

/** SQLite's extended result codes, https://sqlite.org/rescode.html; the low byte is the kind. */
const sqlite = {
  busy: 5,
  locked: 6,
  io: 10,
  full: 13,
  cannotOpen: 14,
  unique: 2067,
  primaryKey: 1555,
  foreignKey: 787,
};

function sqliteCode(error: unknown): number | null {
  const { code, errcode } = asDriverError(error);
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" ? errcode : null;
}

/** PostgreSQL's SQLSTATE, five characters, https://www.postgresql.org/docs/current/errcodes-appendix.html */
function sqlState(error: unknown): string | null {
  const { code } = asDriverError(error);
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** A value that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === sqlite.unique || code === sqlite.primaryKey || sqlState(error) === "23505";
}

/** A row that the new one refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqliteCode(error) === sqlite.foreignKey || sqlState(error) === "23503";
}

/** The transaction lost against another one, or against a changed table, and would succeed when run again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === "40001" || state === "40P01" || isOutdatedPlan(error);
}

/** PostgreSQL has answered that it does not do it; otherwise the way to it has failed. */
export const isRefused = (error: unknown): boolean => sqlState(error) !== null;

/** A prepared statement reads a table that a newer version has changed. */
export const isOutdatedPlan = (error: unknown): boolean =>
  sqlState(error) === "0A000" && String(asDriverError(error).message).includes("cached plan");

/** A statement of the same transaction has failed before, and PostgreSQL does nothing more in it. */
export const isFailedTransaction = (error: unknown): boolean => sqlState(error) === "25P02";

/** The disk is full: nothing was written. */
export function isStorageFull(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== null) return (code & 0xff) === sqlite.full;
  return sqlState(error) === "53100" || asDriverError(error).code === "ENOSPC";
}

const lostConnection = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EPIPE",
  "EAI_AGAIN",
  // pg's own words carry no code; these are PostgreSQL shutting down, starting, or out of connections.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // A replica that was just demoted answers reads only.
  "25006",
]);

/** The database cannot be reached or is too busy; it may be a moment later. */
export function isUnavailable(error: unknown): boolean {
  const sqliteKind = sqliteCode(error);
  if (sqliteKind !== null) {
    return [sqlite.busy, sqlite.locked, sqlite.io, sqlite.cannotOpen].includes(sqliteKind & 0xff);
  }
  const { code, message } = asDriverError(error);
  if (typeof code === "string" && (lostConnection.has(code) || code.startsWith("08"))) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    typeof message === "string" &&
    /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error|connection timeout|Query read timeout/i.test(
      message,
    )
  );
}
