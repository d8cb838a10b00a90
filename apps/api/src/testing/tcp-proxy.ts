import { connect, createServer, type Server, type Socket } from "node:net";

export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones, as a server that is gone does. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Stands between a client and a server so that a test can take the server away and bring it back. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  async function up(): Promise<void> {
    server = createServer((client) => {
      const upstream = connect(target.port, target.host);
      for (const socket of [client, upstream]) {
        open.add(socket);
        socket.on("close", () => open.delete(socket));
        socket.on("error", () => {});
      }
      client.pipe(upstream).pipe(client);
      client.on("close", () => upstream.destroy());
      upstream.on("close", () => client.destroy());
    });
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(port, "127.0.0.1", resolve));
    port = (listening.address() as { port: number }).port;
  }

  async function down(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
    });
    for (const socket of open) socket.destroy();
    await closed;
    server = undefined;
  }

  await up();
  return {
    get port() {
      return port;
    },
    up,
    down,
  };
}
