const base = "/api";

type Values = Record<string, unknown>;

/**
 * The method and the address of an endpoint such as `GET /lessons-materials/{id}/`, its braces filled
 * from `params` and its question from `query` (undefined values are left out).
 */
export function addressOf(
  endpoint: string,
  params: Values = {},
  query: Values = {},
): { method: string; url: string } {
  const space = endpoint.indexOf(" ");
  const path = endpoint
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const question = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const url = base + path + (asked.length > 0 ? `?${question}` : "");
  return { method: endpoint.slice(0, space), url };
}
