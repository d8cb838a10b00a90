import type { ErrorCode, ErrorResponse, Language } from "@tilashar/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isStorageFull, isUnavailable, isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError, type FieldProblems } from "#api/errors.ts";
import { say } from "#api/messages/messages.ts";
import { requestLanguage } from "./request-language.ts";
import { validationProblem } from "./validation.ts";

/** The one place where codes become statuses. */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  validation: 400,
  malformed: 400,
  not_authenticated: 401,
  invalid_credentials: 401,
  session_expired: 401,
  forbidden: 403,
  account_suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
};

/** The framework's refusals that have a code of ours. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed",
  FST_ERR_NOT_FOUND: "not_found",
  FST_ERR_BAD_URL: "malformed",
  FST_ERR_ASYNC_CONSTRAINT: "malformed",
};

/** Whatever was thrown, as a refusal of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { validation, validationContext, code, statusCode } = (error ??
    {}) as Partial<FastifyError>;
  // A path that names nothing is a wrong address, not a field somebody filled in.
  if (validation && validationContext === "params") return new AppError("not_found");
  if (validation) return validationProblem(validation);
  const known = frameworkCodes[code ?? ""];
  if (known !== undefined) return new AppError(known, { cause: error });
  if (isStorageFull(error)) {
    return new AppError("storage_full", { cause: error, retryAfterSeconds: 60 });
  }
  if (isUnavailable(error)) {
    return new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
  if (isUniqueViolation(error)) return new AppError("conflict", { cause: error });
  if (statusCode === 404) return new AppError("not_found", { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError("malformed", { cause: error });
  }
  return new AppError("internal", { cause: error });
}

/** The body of a refusal: a sentence, a code, and each field's messages. */
export function errorBody(error: AppError, language: Language): ErrorResponse {
  const fields = Object.entries(error.fields ?? {}).map(
    ([field, wordings]) =>
      [field, wordings.map(({ key, parameters }) => say(language, key, parameters))] as const,
  );
  return { ...Object.fromEntries(fields), detail: detailOf(error, language), code: error.code };
}

/**
 * Clients show `detail` before anything else, so it must say by itself what to mend: a message about a
 * field we have words for does, a general one ("This field is required.") needs the field's name.
 */
function detailOf({ code, detail, fields }: AppError, language: Language): string {
  if (detail) return say(language, detail.key, detail.parameters);
  const [first] = Object.entries(fields ?? {}) as [string, FieldProblems[string]][];
  const wording = first?.[1][0];
  if (first === undefined || wording === undefined) return say(language, code);
  const sentence = say(language, wording.key, wording.parameters);
  return wording.key.startsWith("field_") && first[0] !== "detail"
    ? `${first[0]}: ${sentence}`
    : sentence;
}

/** Answers every error of the API in the one shape; what only we should know goes to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply));
}

export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toAppError(thrown);
  const status = statusOf[error.code];
  if (status >= 500) {
    const { id, routeOptions } = request;
    request.log.error({ err: thrown, request: id, route: routeOptions.url }, error.code);
  }

  if (error.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(error.retryAfterSeconds));
  }
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (error.allow) reply.header("allow", error.allow.join(", "));
  return reply
    .code(status)
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .header("vary", "accept-language")
    .serializer(JSON.stringify)
    .send(errorBody(error, requestLanguage(request)));
}
