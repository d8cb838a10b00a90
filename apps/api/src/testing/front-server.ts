import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import { connect, createServer as createProbe } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What stands in front of several servers and shares the requests out. */
export interface FrontServer {
  url: string;
  /** What it is, for a message. */
  kind: "nginx" | "a proxy of our own";
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "../../../..");

/** nginx with the configuration we ship where it is installed, else a small proxy that follows the same rules. */
export async function startFrontServer(ports: readonly [number, number]): Promise<FrontServer> {
  const nginx = ["/usr/sbin/nginx", "nginx"].find(
    (program) => spawnSync(program, ["-v"]).status === 0,
  );
  return nginx === undefined ? startOwnProxy(ports) : startNginx(nginx, ports);
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function startNginx(program: string, [first, second]: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), "tilashar-nginx-"));
  const port = await freePort();
  const shipped = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  const configuration = shipped
    .replace("app1:3000", `127.0.0.1:${first}`)
    .replace("app2:3000", `127.0.0.1:${second}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("worker_processes auto", "worker_processes 1")
    .replace("access_log /dev/stdout tilashar", "access_log off")
    .replaceAll("/tmp/nginx", `${folder}/nginx`);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  // Started as root it would give its work to someone who may not enter our folder.
  const directives = `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`;
  const nginx: ChildProcess = spawn(program, ["-c", file, "-p", folder, "-g", directives], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  nginx.stderr?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => nginx.once("close", () => resolve()));
  while (!(await listens(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await pause(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    kind: "nginx" as const,
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}

/** How long a server that could not be reached is left alone. */
const restMs = 1000;

/**
 * Shares requests out in turn. As nginx does by our configuration, it asks the other server when one cannot
 * be reached or says 502 or 503, but repeats what changes something only when it was never sent.
 */
async function startOwnProxy(ports: readonly [number, number]): Promise<FrontServer> {
  const servers = ports.map((port) => ({
    port,
    restsUntil: 0,
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;

  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const mayRepeat = request.method === "GET" || request.method === "HEAD";
    turn += 1;
    const order = [servers[turn % 2], servers[(turn + 1) % 2]] as typeof servers;
    order.sort((a, b) => Number(a.restsUntil > Date.now()) - Number(b.restsUntil > Date.now()));
    for (const [attempt, server] of order.entries()) {
      const isLast = attempt === order.length - 1;
      try {
        const answer = await forward(request, body, server);
        const away = answer.statusCode === 502 || answer.statusCode === 503;
        if (away && mayRepeat && !isLast) {
          answer.resume();
          continue;
        }
        response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
        answer.pipe(response);
        return;
      } catch (error) {
        server.restsUntil = Date.now() + restMs;
        const neverSent = (error as NodeJS.ErrnoException).code === "ECONNREFUSED";
        if (!isLast && (mayRepeat || neverSent)) continue;
        response.writeHead(502).end();
        return;
      }
    }
  });

  function forward(
    { method, url, headers, socket }: IncomingMessage,
    body: Buffer,
    { port, agent }: { port: number; agent: Agent },
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const onward = send(
        {
          port,
          agent,
          host: "127.0.0.1",
          ...(method === undefined ? {} : { method }),
          ...(url === undefined ? {} : { path: url }),
          headers: { ...withoutHop(headers), "x-forwarded-for": socket.remoteAddress ?? "" },
        },
        resolve,
      );
      onward.once("error", reject);
      onward.end(body);
    });
  }

  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    kind: "a proxy of our own",
    async stop() {
      for (const { agent } of servers) agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Headers that are about one connection and not about the message. */
const withoutHop = ({
  connection,
  "keep-alive": _,
  "transfer-encoding": __,
  ...rest
}: IncomingMessage["headers"]) => rest;
