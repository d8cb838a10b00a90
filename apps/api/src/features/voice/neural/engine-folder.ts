import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { voicesFolder } from "./installed-voice.ts";

/** What is installed, at which versions and with which checksums. */
const wanted = join(import.meta.dirname, "engine");

/** Where the library of neural voices is installed, beside the voices: 32 MB that others do not fetch. */
export const engineFolder = (dataDir: string): string => join(voicesFolder(dataDir), "engine");

/** Installs the library when it is not there. */
export async function installEngine(dataDir: string): Promise<string> {
  const folder = engineFolder(dataDir);
  if (existsSync(join(folder, "node_modules/sherpa-onnx-node"))) return folder;
  await mkdir(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    await copyFile(join(wanted, name), join(folder, name));
  }
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await promisify(execFile)(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  return folder;
}
