import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import { pack as tar } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localAuthority } from "../testing/local-authority.ts";
import { vitsModel, writeVoice } from "../testing/vits-model.ts";

const root = join(import.meta.dirname, "../../../../../..");
const folder = mkdtempSync(join(tmpdir(), "voice-https-"));
const authorityFile = join(folder, "authority.pem");
let archive: Buffer;
let checksum: string;
let server: Server;
let base: string;

beforeAll(async () => {
  const place = join(folder, "tones");
  await writeVoice(place, vitsModel());
  const entries = tar();
  for (const name of readdirSync(place))
    entries.entry({ name: `tones/${name}` }, await readFile(join(place, name)));
  entries.finalize();
  await pipeline(entries, createGzip(), createWriteStream(join(folder, "voice.tar.gz")));
  archive = await readFile(join(folder, "voice.tar.gz"));
  checksum = createHash("sha256").update(archive).digest("hex");

  const { authority, certificate, key } = await localAuthority("localhost");
  await writeFile(authorityFile, authority);
  server = createServer({ cert: certificate, key }, (request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "/kk/voice.tar.gz" }).end();
    else if (request.url === "/plain")
      response.writeHead(301, { location: "http://localhost:9/voice.tar.gz" }).end();
    else if (request.url === "/cut") {
      response.writeHead(200, { "content-length": archive.length });
      response.write(archive.subarray(0, archive.length / 2), () => response.destroy());
    } else response.end(archive);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command as an operator does, on a data folder that has the library already. */
async function install(name: string, more: string[], environment: Record<string, string> = {}) {
  const dataDir = join(folder, `data-${name}`);
  await mkdir(join(dataDir, "voices"), { recursive: true });
  await symlink(root, join(dataDir, "voices/engine"), "junction");
  const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...outside } = process.env;
  const env = { ...outside, DATA_DIR: dataDir, ...environment };
  const command = join(import.meta.dirname, "install-command.ts");
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [command, ...more], {
    env,
  }).then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  const voices = readdirSync(join(dataDir, "voices")).filter((one) => one !== "engine");
  return { said: stdout + stderr, code, voices };
}
const trusting = { NODE_EXTRA_CA_CERTS: authorityFile };

test("a voice is installed from an https address of one's own authority, and what fails is told in words", async () => {
  const [moved, untrusted, another, cut, plain] = await Promise.all([
    install("moved", [`${base}/moved`, "--sha256", checksum.toUpperCase()], trusting),
    install("untrusted", [`${base}/voice.tar.gz`]),
    install("another", [`${base}/voice.tar.gz`, "--sha256", "0".repeat(64)], trusting),
    install("cut", [`${base}/cut`], trusting),
    install("plain", [`${base}/plain`], trusting),
  ]);
  expect(moved.said).toContain("Start the server with VOICE_MODEL=kk-tones");
  expect(moved).toMatchObject({ code: 0, voices: ["kk-tones"] });
  expect(existsSync(join(folder, "data-moved/voices/kk-tones/tones/LICENSE"))).toBe(true);

  const refused: [typeof moved, RegExp][] = [
    [untrusted, /certificate of localhost:\d+ is not trusted .*NODE_EXTRA_CA_CERTS/],
    [another, /archive is another one: 0{64} was expected/],
    [cut, /did not come whole .*try again/],
    [plain, /leads to http:\/\/localhost:9\/voice\.tar\.gz, which is not followed/],
  ];
  for (const [{ said, code, voices }, words] of refused) {
    expect(said).toMatch(words);
    // Words for an operator, not a trace of the program.
    expect(said).not.toMatch(/^ {4}at /m);
    expect({ code, voices }).toEqual({ code: 1, voices: [] });
  }
});
