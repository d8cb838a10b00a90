import type { ErrorCode } from "@tilashar/contracts";
import type { MessageKey } from "./messages/en.ts";
import type { MessageParameters } from "./messages/messages.ts";

/** A sentence for people, named by its key until the language of the request is known. */
export interface Wording {
  key: MessageKey;
  parameters?: MessageParameters;
}

export type FieldProblems = Readonly<Record<string, readonly Wording[]>>;

interface AppErrorOptions {
  /** What is wrong with which field of the request; only with the code `validation`. */
  fields?: FieldProblems;
  /** When it is worth trying again. */
  retryAfterSeconds?: number;
  /** Methods the address knows; only with the code `method_not_allowed`. */
  allow?: readonly string[];
  /** A sentence other than the code's own. */
  detail?: Wording;
  cause?: unknown;
}

/** A refusal with a machine code. Knows no HTTP: the error plugin maps the code to a status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly detail: Wording | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
    this.detail = options.detail;
  }
}

/** Refuses a request for what its fields hold. */
export function invalid(fields: FieldProblems): AppError {
  return new AppError("validation", { fields });
}

/**
 * Refuses a request when any of its fields has a problem.
 *
 * @throws AppError `validation`
 */
export function refuse(problems: Readonly<Record<string, Wording | null>>): void {
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, [problem]] as const],
  );
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
}

/** A reason not to start, in one line that says what to do. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}
