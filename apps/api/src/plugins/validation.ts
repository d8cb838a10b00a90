import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import Format from "typebox/format";
import { AppError, type FieldProblems, invalid, type Wording } from "#api/errors.ts";

/** RFC 3339 knows a 61st second, which no clock of ours can read. */
Format.Set("date-time", (text) => Format.IsDateTime(text) && !Number.isNaN(Date.parse(text)));

/**
 * Checks requests against their schemas. Bodies are taken as they are ("10" is not 10); in an address
 * everything is text, so there numbers are read from it: in a path only from their one spelling, so that
 * each thing has one address.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // At the first request: compiling hundreds of them would hold up a start, and most servers need few.
  let compiled: ReturnType<typeof Compile> | undefined;
  const numbers = httpPart === "body" ? [] : wholeNumbersOf(schema);
  return (value: unknown) => {
    compiled ??= Compile(schema);
    const validator = compiled;
    const read =
      numbers.length === 0 ? value : withNumbersRead(numbers, value, httpPart === "params");
    return validator.Check(read) ? { value: read } : { error: validator.Errors(read) as never };
  };
};

/** Names of the parts of an address that are whole numbers. */
function wholeNumbersOf(schema: TSchema): string[] {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  return Object.keys(properties).filter((name) => properties[name]?.type === "integer");
}

/** Reads the whole numbers of an address; what is not exactly one stays text and is refused as such. */
function withNumbersRead(names: readonly string[], value: unknown, inPath: boolean): unknown {
  if (typeof value !== "object" || value === null) return value;
  const whole = inPath ? /^(0|[1-9]\d{0,14})$/ : /^-?\d{1,15}$/;
  const read: Record<string, unknown> = { ...value };
  for (const name of names) {
    const text = read[name];
    if (typeof text === "string" && whole.test(text)) read[name] = Number(text);
  }
  return read;
}

/** A schema's complaints in words for people, by field. */
export function validationProblem(errors: readonly FastifySchemaValidationError[]): AppError {
  const fields: Record<string, FieldProblems[string]> = {};
  for (const error of errors) {
    const [, field] = error.instancePath.split("/");
    if (field === undefined) {
      if (error.keyword !== "required") return new AppError("malformed");
      const missing = error.params.requiredProperties as readonly string[];
      for (const name of missing) fields[name] ??= [{ key: "field_required" }];
      continue;
    }
    // Of a choice's many complaints the first says enough.
    fields[unescaped(field)] ??= [wordingOf(error)];
  }
  return invalid(fields);
}

/** RFC 6901: how a JSON pointer spells `/` and `~`. */
const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

function wordingOf({ keyword, params }: FastifySchemaValidationError): Wording {
  const limit = Number(params.limit);
  switch (keyword) {
    case "type":
      if (params.type === "string") return { key: "field_text" };
      if (params.type === "integer") return { key: "field_whole_number" };
      return { key: "field_form" };
    case "minLength":
      return limit <= 1
        ? { key: "field_required" }
        : { key: "field_too_short", parameters: { limit } };
    case "maxLength":
      return { key: "field_too_long", parameters: { limit } };
    case "format":
      return { key: params.format === "date-time" ? "time_invalid" : "field_form" };
    case "maxItems":
      return { key: "field_too_many", parameters: { limit } };
    case "minimum":
    case "maximum":
      return { key: "field_range" };
    case "const":
    case "enum":
    case "anyOf":
      return { key: "field_choice" };
    default:
      return { key: "field_form" };
  }
}
