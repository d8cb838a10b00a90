import type { ErrorCode } from "@tilashar/contracts";

/** Why a call brought nothing back: the server's code, or `offline` when no answer came at all. */
export type FailureCode = ErrorCode | "offline";

/** A refused or lost call. `fields` holds the messages of a form's fields under their own names. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;

  constructor(failure: {
    code: FailureCode;
    status: number;
    message: string;
    fields?: Record<string, string>;
    retryAfter?: number | null;
  }) {
    super(failure.message);
    this.name = "ApiFailure";
    this.code = failure.code;
    this.status = failure.status;
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter ?? null;
  }
}

function firstText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && typeof value[0] === "string") return value[0];
  return null;
}

/**
 * Reads the error object of a refused call. The sentence to show is `detail`, else the object's first
 * value, else empty: the caller then falls back on its own generic text.
 */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const entries =
    typeof body === "object" && body !== null && !Array.isArray(body) ? Object.entries(body) : [];
  const named = new Map(entries);
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    const text = firstText(value);
    if (name !== "detail" && name !== "code" && text !== null) fields[name] = text;
  }
  const first = entries.map(([, value]) => firstText(value)).find((text) => text !== null);
  const code = named.get("code");
  const seconds = Number(retryAfter);
  return new ApiFailure({
    status,
    code: typeof code === "string" ? (code as ErrorCode) : "internal",
    message: firstText(named.get("detail")) ?? first ?? "",
    fields,
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds : null,
  });
}

/** No answer came: no network, or the server is away. */
export function offlineFailure(): ApiFailure {
  return new ApiFailure({ code: "offline", status: 0, message: "" });
}

/** The sentence to show for a failed call, or `generic` when the server gave none. */
export function failureText(error: unknown, generic: string): string {
  return error instanceof ApiFailure && error.message !== "" ? error.message : generic;
}
