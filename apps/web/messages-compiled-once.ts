import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import type { Plugin } from "vite";
import { messageCompilerOptions } from "./message-compiler.ts";

const root = join(import.meta.dirname, "../..");
const stamp = join(root, ".cache/compiled-messages");

/** All that the compiler's result hangs on. */
const sources = [
  join(import.meta.dirname, "messages"),
  join(import.meta.dirname, "project.inlang/settings.json"),
  join(import.meta.dirname, "message-compiler.ts"),
  join(root, "package-lock.json"),
];
const result = join(import.meta.dirname, messageCompilerOptions.outdir);

function filesBelow(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What was read and what came of it: whoever compiles other messages meanwhile leaves files of another time. */
function stateOfMessages(): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesBelow)) {
    hash.update(`${path}\0`).update(readFileSync(path));
  }
  for (const path of filesBelow(result)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function isCompiled(): boolean {
  try {
    return readFileSync(stamp, "utf8") === stateOfMessages();
  } catch {
    return false;
  }
}

/**
 * The compiler of messages, which a build asks only where the messages have changed: it takes a quarter of a whole
 * build, and the types of the pages were made with it just before. While one develops it compiles at every start,
 * since that tells it which files to watch.
 */
export function messagesCompiledOnce(): Plugin {
  const compiler = paraglideVitePlugin(messageCompilerOptions) as Plugin;
  const { buildStart } = compiler;
  if (typeof buildStart !== "function")
    throw new Error("The message compiler starts in another way");
  return {
    ...compiler,
    async buildStart(options) {
      // A build has a server too, which reads the routes and watches nothing.
      const { command, server } = this.environment.config;
      const isWatching = command === "serve" && server.watch !== null;
      if (!isWatching && isCompiled()) return;
      await buildStart.call(this, options);
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, stateOfMessages());
    },
  };
}
