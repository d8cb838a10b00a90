import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { Readable } from "node:stream";

export const heardKey = "errors-heard";

/** Runs first in each document, as text: keeps every error, with where it was and what caused it, beyond the page that it happened in. */
function recordErrors(key: string): void {
  const keep = (said: unknown) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}: ${said}`]));
  };
  const caused = (error: unknown) =>
    error instanceof Error && error.cause !== undefined ? `, caused by ${error.cause}` : "";
  addEventListener("error", ({ message, error }) => message && keep(message + caused(error)));
  addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  const say = console.error;
  console.error = (...all: unknown[]) => {
    keep(all.join(" "));
    say.apply(console, all);
  };
}

const script = `(${recordErrors})(${JSON.stringify(heardKey)})`;
const hash = createHash("sha256").update(script).digest("base64");

/**
 * The site as it is, with a recorder of errors in each document: for a browser whose driver tells of none.
 * The content security policy stays, and allows the recorder by its hash.
 */
export async function startRecordingProxy(site: string) {
  const proxy = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const answer = await fetch(site + request.url, {
      method: request.method ?? "GET",
      headers: { ...headers, "accept-encoding": "identity" },
      redirect: "manual",
      ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
    });
    const kept = new Headers(answer.headers);
    const policy = kept.get("content-security-policy");
    const isPage = kept.get("content-type")?.startsWith("text/html") ?? false;
    if (policy !== null) {
      kept.set(
        "content-security-policy",
        policy.replace("script-src", `script-src 'sha256-${hash}'`),
      );
    }
    if (isPage) kept.delete("content-length");
    response.writeHead(answer.status, Object.fromEntries(kept));
    if (isPage) {
      response.end((await answer.text()).replace("<head>", `<head><script>${script}</script>`));
    } else if (answer.body === null) response.end();
    else Readable.fromWeb(answer.body as never).pipe(response);
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
