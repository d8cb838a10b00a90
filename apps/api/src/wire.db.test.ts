import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("the wire itself", (api) => {
  let port = 0;
  beforeAll(async () => {
    const address = await api().app.server.listen({ host: "127.0.0.1", port: 0 });
    port = Number(new URL(address).port);
  });

  /** Sends bytes as they are and reads until the server closes or has answered. */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.setTimeout(5000, () => socket.destroy());
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });

  test("ambiguous and broken requests are refused and the connection is closed", async () => {
    const end = "connection: close\r\n\r\n";
    const cases = [
      `POST /api/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n${end}0\r\n\r\n`,
      `POST /api/auth/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n${end}12345`,
      `POST /api/auth/token/ HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n${end}zz\r\n\r\n`,
      `GET /api/lessons-materials HTTP/1.1\r\nhost: a\r\nhost: b\r\n${end}`,
      `GET /api/lessons-materials HTTP/1.1\r\n${end}`,
      `FOO /api/lessons-materials HTTP/1.1\r\nhost: x\r\n${end}`,
      `TRACE /api/lessons-materials HTTP/1.1\r\nhost: x\r\n${end}`,
      `GET /api/lessons-materials HTTP/1.1\r\nhost: x\r\nx-big: ${"a".repeat(100_000)}\r\n${end}`,
      `GET /api/${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n${end}`,
      `GET http://evil.test/api/x HTTP/1.1\r\nhost: x\r\n${end}`,
      `GET /%zz HTTP/1.1\r\nhost: x\r\n${end}`,
      `GET /api/%zz HTTP/1.1\r\nhost: x\r\n${end}`,
      "\u0000\u0001garbage\r\n\r\n",
    ];
    for (const text of cases) {
      const answer = await send(text);
      expect(answer.slice(0, 12), text.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d$/);
    }
    expect((await api().call("GET", "/health/live")).status).toBe(200);
  });

  test("headers and bodies that never end are given half a minute", () => {
    const { headersTimeout, requestTimeout, timeout } = api().app.server.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 30_000, 60_000]);
  });
});
