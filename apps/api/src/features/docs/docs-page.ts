import type { OpenApiDocument, Operation, Schema } from "./openapi-document.ts";

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] as string);
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The API on one page without scripts: every call by subject, what it takes and what it answers. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const subjects = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? "Other");
  const contents = [...subjects]
    .map(
      ([subject, its]) =>
        `<li><a href="#${slug(subject)}">${safe(subject)}</a><ul>${its
          .map(
            ({ method, path }) =>
              `<li><a href="#${slug(`${method} ${path}`)}"><b>${method.toUpperCase()}</b> ${safe(path)}</a></li>`,
          )
          .join("")}</ul></li>`,
    )
    .join("");
  const sections = [...subjects]
    .map(
      ([subject, its]) =>
        `<section aria-labelledby="${slug(subject)}"><h2 id="${slug(subject)}">${safe(subject)}</h2>${its
          .map(({ method, path, operation }) => call(method, path, operation))
          .join("")}</section>`,
    )
    .join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${safe(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/style.css"></head>
<body><header><h1>${safe(info.title)} <small>${safe(info.version)}</small></h1>
<p>${safe(info.description ?? "")}</p><p><a href="/api/openapi.json">openapi.json</a> · <a href="/">Tilashar</a></p></header>
<nav aria-label="Calls"><ul>${contents}</ul></nav><main>${sections}</main></body></html>
`;
}

function call(method: string, path: string, operation: Operation): string {
  const id = slug(`${method} ${path}`);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = operation.parameters ?? [];
  const answers = Object.entries(operation.responses ?? {})
    .map(([status, { content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      return `<h4>Answer ${safe(status)}</h4>${schema ? schemaTable(schema) : ""}`;
    })
    .join("");
  return `<article id="${id}"><h3><span class="method ${safe(method)}">${method.toUpperCase()}</span> <code>${safe(path)}</code></h3>
<p><strong>${safe(operation.summary ?? "")}</strong>${operation.description ? ` ${safe(operation.description)}` : ""}</p>
<p class="access">${access(operation)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4>${rows(parameters.map((one) => ({ name: one.name, note: one.in, required: one.required ?? false, schema: one.schema ?? {} })))}` : ""}
${body ? `<h4>Body</h4>${schemaTable(body)}` : ""}
<details><summary>Answers</summary>${answers}</details></article>`;
}

function access({ security }: Operation): string {
  const ways = security ?? [];
  if (ways.length === 0) return "Open to everyone.";
  return ways.some((way) => Object.keys(way).length === 0)
    ? "Open to everyone; tells more with a bearer access token."
    : "Needs a bearer access token.";
}

function schemaTable(schema: Schema): string {
  if (schema.type === "array" && schema.items) {
    return `<p>A list of ${typeOf(schema.items)}:</p>${schemaTable(schema.items)}`;
  }
  const { properties } = schema;
  if (properties === undefined) return `<p><code>${safe(typeOf(schema))}</code></p>`;
  return rows(
    Object.entries(properties).map(([name, its]) => ({
      name,
      note: "",
      required: schema.required?.includes(name) ?? false,
      schema: its,
    })),
  );
}

interface Row {
  name: string;
  note: string;
  required: boolean;
  schema: Schema;
}

function rows(list: readonly Row[]): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>${list
    .map(
      ({ name, note, required, schema }) =>
        `<tr><th scope="row"><code>${safe(name)}</code></th><td>${safe(typeOf(schema))}${nested(schema)}</td><td>${[
          required ? "required" : "optional",
          note,
          limits(schema),
          schema.description ?? "",
        ]
          .filter((part) => part !== "")
          .map(safe)
          .join(", ")}</td></tr>`,
    )
    .join("")}</tbody></table></div>`;
}

function nested(schema: Schema): string {
  const inner = schema.items?.properties
    ? schema.items
    : (schema.anyOf?.find(({ properties }) => properties) ?? schema);
  return inner.properties ? schemaTable(inner) : "";
}

function typeOf(schema: Schema): string {
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `list of ${typeOf(schema.items ?? {})}`;
  return schema.type ?? "any";
}

function limits({ minLength, maxLength, minimum, maximum, maxItems, pattern }: Schema): string {
  return [
    minLength === undefined ? "" : `at least ${minLength} characters`,
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    minimum === undefined ? "" : `from ${minimum}`,
    maximum === undefined ? "" : `to ${maximum}`,
    maxItems === undefined ? "" : `at most ${maxItems} entries`,
    pattern === undefined ? "" : `matches ${pattern}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}
