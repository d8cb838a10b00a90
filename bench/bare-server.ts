import fastify from "fastify";

/**
 * The least a Fastify server can do: routes that return bytes it holds. It takes them from the address in
 * ORIGIN, for each path and encoding in ROUTES, so that both servers send the same.
 */
const origin = process.env.ORIGIN as string;
const app = fastify();

for (const [path, encoding] of JSON.parse(process.env.ROUTES as string) as [string, string][]) {
  const answer = await fetch(origin + path, { headers: { "accept-encoding": encoding } });
  const type = answer.headers.get("content-type") as string;
  // fetch undoes the encoding, so a compressed body is read without it.
  const body = await rawBody(origin + path, encoding);
  app.get(decodeURIComponent(`/${encoding}${path}`), (_request, reply) => {
    reply.header("content-type", type);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    reply.send(body);
  });
}

async function rawBody(url: string, encoding: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}

const address = await app.listen({ host: "127.0.0.1", port: 0 });
console.log(`ready: ${address}`);
