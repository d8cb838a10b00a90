import type { OpenApiDocument, Operation } from "#api/features/docs/openapi-document.ts";
import { oddText, oddValue, type Random, randomText } from "./odd-values.ts";
import { sampleOf } from "./sample-of-schema.ts";

export interface FuzzedRequest {
  /** As the description names it. */
  operation: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface OperationAt {
  method: string;
  path: string;
  operation: Operation;
}

/** Every operation of a description, once. */
export function operationsOf({ paths }: OpenApiDocument): OperationAt[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/**
 * A request to an operation that is as its description wants it but for a few things: so that it gets past
 * the first check often enough to reach what is behind.
 *
 * @param known values that name something that exists, by field: an e-mail, a password, an id
 */
export function fuzzedRequest(
  { method, path, operation }: OperationAt,
  random: Random,
  known: Readonly<Record<string, unknown>>,
  token: string,
): FuzzedRequest {
  const parameters = operation.parameters ?? [];
  const url =
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const schema = parameters.find((one) => one.name === name && one.in === "path")?.schema;
      return pathPart(random, name in known ? known[name] : sampleOf(schema ?? {}, random, known));
    }) + queryOf(random, parameters, known);
  const payload = payloadOf(random, operation, known);
  return {
    operation: `${method.toUpperCase()} ${path}`,
    method: (random.chance(0.03)
      ? random.pick(["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])
      : method.toUpperCase()) as FuzzedRequest["method"],
    url: random.chance(0.05) ? `${url.split("?")[0]}${random.pick(oddEnds)}` : url,
    headers: { ...headersOf(random, token), ...(payload === null ? {} : payload.headers) },
    ...(payload === null ? {} : { payload: payload.text }),
  };
}

const oddEnds = [
  "/",
  "//",
  "/..",
  "/%2e%2e/",
  "?",
  "?a[]=1&a=2",
  "/%00",
  "%zz",
  ";x=1",
  "#x",
  "/x",
];

const escapes = [
  "%00",
  "%zz",
  "%2F..%2F",
  "%C0%AF",
  "%F0%9F%90%8E",
  "-1",
  "0",
  "1.5",
  "1e3",
  "__proto__",
];
escapes.push("9".repeat(30), "a".repeat(500), "%D2%9B", "99999999999", "2147483648", "abc", "1,2");

function pathPart(random: Random, value: unknown): string {
  return random.chance(0.5) ? random.pick(escapes) : encodeURIComponent(plain(value));
}

/** Text that may stand in an address: broken pairs cannot be escaped. */
const plain = (value: unknown) =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 3000);

function queryOf(
  random: Random,
  parameters: NonNullable<Operation["parameters"]>,
  known: Readonly<Record<string, unknown>>,
): string {
  const pairs: string[] = [];
  for (const { name, schema = {}, in: where } of parameters) {
    if (where !== "query" || random.chance(0.2)) continue;
    const value = random.chance(0.5) ? oddValue(random) : sampleOf(schema, random, known);
    pairs.push(
      `${name}=${random.chance(0.1) ? random.pick(escapes) : encodeURIComponent(plain(value))}`,
    );
    if (random.chance(0.1)) pairs.push(`${name}=${random.pick(escapes)}`);
  }
  if (random.chance(0.1)) pairs.push(`${random.pick(escapes)}=${random.pick(escapes)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function headersOf(random: Random, token: string): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(0.85)) headers.authorization = `Bearer ${token}`;
  else
    headers.authorization = random.pick([
      "Bearer",
      "Bearer x.y.z",
      "Basic YTpi",
      `Bearer ${"a".repeat(7000)}`,
      "",
    ]);
  if (random.chance(0.3)) {
    headers["accept-language"] = random.pick([
      "ru",
      "kk",
      "kz;q=0.1,*",
      "xx",
      ";;;=,",
      "a".repeat(2000),
    ]);
  }
  if (random.chance(0.2)) {
    headers[
      random.pick([
        "range",
        "if-none-match",
        "if-modified-since",
        "accept",
        "accept-encoding",
        "x-forwarded-for",
        "cookie",
        "origin",
        "content-encoding",
      ])
    ] = random.pick([
      "",
      "*",
      "bytes=-1",
      "bytes=0-0,5-",
      "gzip",
      "null",
      "a".repeat(3000),
      '\t;,="',
      "language=%zz",
    ]);
  }
  return headers;
}

function payloadOf(
  random: Random,
  { requestBody }: Operation,
  known: Readonly<Record<string, unknown>>,
): { text: string; headers: Record<string, string> } | null {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) {
    return random.chance(0.1)
      ? { text: "{}", headers: { "content-type": "application/json" } }
      : null;
  }
  const value = changed(sampleOf(content?.schema ?? {}, random, known), random);
  if (type.startsWith("multipart/") || random.chance(0.05)) return multipart(random, value);
  const text = JSON.stringify(value) ?? "";
  return {
    text: random.chance(0.06) ? brokenJson(random, text) : text,
    headers: {
      "content-type": random.chance(0.95)
        ? "application/json"
        : random.pick([
            "text/plain",
            "application/xml",
            "application/json; charset=utf-16",
            "x",
            "*/*",
          ]),
    },
  };
}

function brokenJson(random: Random, text: string): string {
  return random.pick([
    text.slice(0, random.below(text.length + 1)),
    `\ufeff${text}`,
    `${text}${text}`,
    text.replace(/:/g, ':1e999,"x":'),
    text.replace("{", '{"__proto__":{"admin":true},'),
    text.replace("{", '{"constructor":{"prototype":{"admin":true}},'),
    text.replace("{", '{"a":1,"a":2,'),
    `{"a":${"[".repeat(50_000)}`,
    `"${"x".repeat(300_000)}"`,
    "",
  ]);
}

function multipart(random: Random, value: unknown) {
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const parts = [
    ...fields,
    ["audio", randomText(random)],
    ["profile_image", randomText(random)],
  ].map(
    ([name, content]) =>
      `--b\r\nContent-Disposition: form-data; name="${String(name).replace(/[\r\n"]/g, "")}"${random.chance(0.4) ? `; filename="${random.pick(["a.wav", "../x", "", "a\u0000.png", "x".repeat(4000)])}"\r\nContent-Type: ${random.pick(["audio/wav", "image/png", "text/html", ""])}` : ""}\r\n\r\n${plain(content)}\r\n`,
  );
  const text = `${parts.join("")}--b--\r\n`;
  return {
    text: random.chance(0.2) ? text.slice(0, random.below(text.length)) : text,
    headers: {
      "content-type": random.pick([
        "multipart/form-data; boundary=b",
        "multipart/form-data; boundary=b",
        "multipart/form-data",
        "multipart/form-data; boundary=other",
      ]),
    },
  };
}

/** One thing of a value made odd, left out, doubled or added. */
function changed(value: unknown, random: Random): unknown {
  if (random.chance(0.25)) return value;
  // Odd text where text belongs gets further than anything else.
  if (typeof value === "string" && random.chance(0.7)) {
    return random.chance(0.5) ? oddText(random) : value + oddText(random);
  }
  if (typeof value !== "object" || value === null || random.chance(0.08)) return oddValue(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return random.chance(0.3)
      ? [...value, ...value]
      : [...value.slice(0, at), changed(value[at], random), ...value.slice(at + 1)];
  }
  const names = Object.keys(value);
  const name = random.pick([...names, "id", "is_admin", "user_id"]);
  const { [name]: old, ...rest } = value as Record<string, unknown>;
  return random.chance(0.2) ? rest : { ...rest, [name]: changed(old, random) };
}
