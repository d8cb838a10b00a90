import type { Schema } from "#api/features/docs/openapi-document.ts";
import { oddValue, type Random, randomText } from "./odd-values.ts";

const candidates = [
  "0f9d1c3e-7a52-4b6e-9c1d-2f8a7b6c5d4e",
  "2026-11-21",
  "2026-11-21T10:00:00.000Z",
  "word:1",
  "1:foreign_to_kz",
  "a@example.test",
  "Asia/Almaty",
  "ABCD",
  "a",
  "1",
  "abcdefghijklmnopqrstuvwxyz0123456789",
];

/** A value that a schema allows, as far as that can be told without solving it. */
export function sampleOf(
  schema: Schema,
  random: Random,
  known: Readonly<Record<string, unknown>>,
  name = "",
): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return sampleOf(random.pick(schema.anyOf), random, known, name);
  if (name in known && random.chance(0.7)) return known[name];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) || random.chance(0.6))
          .map(([field, its]) => [field, sampleOf(its, random, known, field)]),
      );
    case "array":
      return Array.from({ length: random.below(4) }, () =>
        sampleOf(schema.items ?? {}, random, known),
      );
    case "integer":
    case "number": {
      const least = schema.minimum ?? 0;
      return least + random.below(Math.min(50, (schema.maximum ?? least + 50) - least + 1));
    }
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "string": {
      const { pattern, minLength = 1, maxLength = 40 } = schema;
      const fits = candidates.filter(
        (one) => pattern === undefined || new RegExp(pattern, "u").test(one),
      );
      const text = fits.length > 0 ? random.pick(fits) : randomText(random);
      return text.padEnd(minLength, "a").slice(0, maxLength);
    }
    default:
      return oddValue(random);
  }
}
