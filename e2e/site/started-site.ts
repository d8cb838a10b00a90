import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OidcProvider, startOidcProvider } from "../../apps/api/src/testing/oidc-provider.ts";

/** A whole Tilashar: the built product on a free port, with a database of its own. */
export interface Site {
  url: string;
  /** Where it keeps its database, and the mails it would send. */
  dataDir: string;
}

export interface StartedSite extends Site {
  /** Where people sign in as well, by the button "Campus". */
  provider: OidcProvider;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function readyUrl(server: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /ready: (http:\/\/[^:\s]+:\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

/** Starts a site with an empty database. */
export async function startSite(): Promise<StartedSite> {
  const clientId = "tilashar";
  const clientSecret = "known to provider and server";
  const provider = await startOidcProvider(clientId, clientSecret);
  const dataDir = mkdtempSync(join(tmpdir(), "tilashar-browser-"));
  const server = spawn(process.execPath, ["build/server/server.js"], {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      NODE_ENV: "production",
      // Known before the start: a passkey is bound to the address people open.
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      DATABASE_URL: "",
      OIDC_PROVIDERS: "campus",
      OIDC_CAMPUS_ISSUER: provider.issuer,
      OIDC_CAMPUS_CLIENT_ID: clientId,
      OIDC_CAMPUS_CLIENT_SECRET: clientSecret,
      OIDC_CAMPUS_TITLE: "Campus",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    // One that never came up has ended already: waiting for its end would hide why, for as long as a test may take.
    if (server.exitCode === null && server.signalCode === null) {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await gone;
    }
    await provider.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await readyUrl(server);
    server.stdout?.resume();
    return { url, dataDir, provider, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
