import Type from "typebox";

/**
 * Every refused request answers with this shape. `detail` is a sentence in the language asked for by
 * `Accept-Language`; `code` is for machines; a validation error also carries each field's messages
 * under the field's own name.
 */
export const ErrorResponse = Type.Object(
  { detail: Type.String(), code: Type.String() },
  { additionalProperties: Type.Array(Type.String()) },
);
export type ErrorResponse = { detail: string; code: ErrorCode } & Partial<
  Record<string, string | string[]>
>;

/** Machine codes of refusals; the API maps each to one HTTP status. */
export const errorCodes = [
  "validation",
  "malformed",
  "not_authenticated",
  "invalid_credentials",
  "session_expired",
  "forbidden",
  "account_suspended",
  "not_found",
  "method_not_allowed",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
  "rate_limited",
  "unavailable",
  "storage_full",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
