import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OwnPlaces, ownPlaces } from "./own-places.ts";
import { type StartedServer, startServer } from "./started-server.ts";
import { goodPassword } from "./test-api.ts";

/** What a test makes for itself; all of it is gone after the test. */
export interface OwnServers extends OwnPlaces {
  temporaryFolder(): string;
  started(environment: Record<string, string>): Promise<StartedServer>;
}

/** Call once in a file, outside its tests. */
export function ownServers(): OwnServers {
  const places = ownPlaces();
  return {
    ...places,
    temporaryFolder() {
      const folder = mkdtempSync(join(tmpdir(), "tilashar-test-"));
      places.afterwards(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
    async started(environment) {
      const server = await startServer(environment);
      places.afterwards(() => server.process.exitCode ?? server.stop("SIGKILL"));
      return server;
    },
  };
}

/** Sends JSON to a server's API. */
export async function post(server: StartedServer, path: string, body: unknown, token?: string) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** What somebody registers with. */
export const person = (name: string) => ({
  username: name,
  email: `${name}@example.test`,
  password: goodPassword,
  password2: goodPassword,
});

/** The tokens of a `person`. */
export const signIn = async (server: StartedServer, name: string) =>
  (await post(server, "/auth/token/", { email: `${name}@example.test`, password: goodPassword }))
    .body;
