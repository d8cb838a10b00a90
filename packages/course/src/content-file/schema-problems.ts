import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import { CONTENT_SCHEMAS, type ContentKind } from "./content-kind.ts";
import { error, type Problem, type ValuePath } from "./problem.ts";
import { remark } from "./problem-code.ts";

type Validator = ReturnType<typeof Compile>;
const validators = new Map<ContentKind, Validator>();

function validatorOf(kind: ContentKind): Validator {
  let validator = validators.get(kind);
  if (validator === undefined) {
    validator = Compile(CONTENT_SCHEMAS[kind] as TSchema);
    validators.set(kind, validator);
  }
  return validator;
}

/** Every place where a file's data departs from the schema of its kind; empty when it fits. */
export function schemaProblems(kind: ContentKind, file: string, data: unknown): Problem[] {
  const validator = validatorOf(kind);
  if (validator.Check(data)) return [];
  const problems: Problem[] = [];
  for (const fault of validator.Errors(data)) {
    const message = explain(fault, CONTENT_SCHEMAS[kind], data);
    if (message === undefined) continue;
    problems.push(error(file, pathOf(fault.instancePath), message));
  }
  return dropRepeats(problems);
}

function dropRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.path}\n${problem.message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** A sentence an author can act on; undefined for what another fault of the same place says better. */
function explain(fault: TLocalizedValidationError, schema: TSchema, data: unknown) {
  const union = fault.schemaPath.match(/^(.*?)\/anyOf\/(\d+)/);
  if (union) {
    // Only the branch that the author evidently meant is worth reporting.
    const value = valueAt(data, pathOf(unionInstancePath(fault)));
    const meant = typeof value === "object" && value !== null ? "1" : "0";
    if (union[2] !== meant) return undefined;
  }
  switch (fault.keyword) {
    case "boolean":
    case "anyOf":
      return undefined;
    case "additionalProperties":
      return `unknown field ${fault.params.additionalProperties.join(", ")}`;
    case "required":
      return `missing field ${fault.params.requiredProperties.join(", ")}`;
    case "type":
      return `must be ${article(fault.params.type)}`;
    case "enum":
      return `must be one of ${fault.params.allowedValues.join(", ")}`;
    case "maxLength":
      return remark(
        "too-long",
        `too long: at most ${fault.params.limit} characters fit the screen, these are ${lengthAt(data, fault)}`,
        { most: String(fault.params.limit), length: String(lengthAt(data, fault)) },
      );
    case "minLength":
      return remark("empty", "must not be empty");
    case "minItems":
      return `too few: at least ${fault.params.limit}`;
    case "maxItems":
      return `too many: at most ${fault.params.limit}`;
    case "uniqueItems":
      return "the same value appears twice";
    case "minimum":
    case "maximum":
      return `must be ${fault.params.comparison} ${fault.params.limit}`;
    case "pattern":
      return `must be ${describe(schema, fault.schemaPath) ?? `like ${fault.params.pattern}`}`;
    default:
      return fault.message;
  }
}

/** The place of the union itself: the fault's place when it lies at the union, else above it. */
function unionInstancePath(fault: TLocalizedValidationError): string {
  const below = fault.schemaPath.split("/anyOf/")[1]?.match(/\/properties\//g)?.length ?? 0;
  const steps = fault.instancePath.split("/");
  return steps.slice(0, steps.length - below).join("/");
}

function pathOf(instancePath: string): ValuePath {
  return instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function valueAt(data: unknown, path: ValuePath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

function lengthAt(data: unknown, fault: TLocalizedValidationError): number {
  const value = valueAt(data, pathOf(fault.instancePath));
  return typeof value === "string" ? [...value].length : 0;
}

function describe(schema: TSchema, schemaPath: string): string | undefined {
  const place = valueAt(schema, pathOf(schemaPath.replace(/^#/, "")));
  const description = (place as { description?: unknown } | undefined)?.description;
  return typeof description === "string" ? description : undefined;
}

function article(type: string | readonly string[]): string {
  const name = typeof type === "string" ? type : type.join(" or ");
  if (name === "string") return "text (put it in quotes if it looks like a number)";
  if (name === "object") return "a group of fields";
  if (name === "array") return "a list";
  return name === "integer" ? "a whole number" : name;
}
