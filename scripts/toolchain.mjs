// Runs on whatever Node started npm (20.19 or newer), so: built-ins only.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled, placesOfWorkspaces } from "./installed.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const minimum = { bootstrap: [20, 19], runtime: [22, 22] };

/**
 * `npm install` takes every version from the lockfile, too, and unlike `npm ci` it does not insist on an
 * entry for each optional package of every other system, which a mirror may not hold.
 */
const install = [
  "install",
  "--no-save",
  "--include=dev",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/** The workspaces are built and run; what the root asks for beside them only checks, tests and measures. */
const onlyWorkspaces = ["--workspace=apps", "--workspace=packages"];

/** Ends the process with one line that says what to do. */
export function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function atLeast(version, [major, minor]) {
  const [a, b] = version.replace(/^v/, "").split(".").map(Number);
  return a > major || (a === major && b >= minor);
}

/**
 * Installs what the lockfile says when it is not there yet.
 *
 * @param {{onlyToRun?: boolean}} [options] `onlyToRun` leaves out what only checks, tests and benchmarks need
 */
export function ensureInstalled({ onlyToRun = false } = {}) {
  if (!atLeast(process.version, minimum.bootstrap)) {
    giveUp(
      `Tilashar needs Node 20.19 or newer; this is ${process.version}. Install it from https://nodejs.org and try again.`,
    );
  }
  const lockfiles = [join(root, "package-lock.json"), join(modules, ".package-lock.json")];
  if (isInstalled(...lockfiles, onlyToRun ? placesOfWorkspaces : undefined)) return;
  console.log("Installing dependencies (about a minute, once) …");
  const started = Date.now();
  const npm = spawnSync("npm", onlyToRun ? [...install, ...onlyWorkspaces] : install, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (npm.error)
    giveUp(
      `npm could not be started (${npm.error.message}). Install npm 10 or newer and try again.`,
    );
  if (npm.status !== 0) {
    giveUp(
      "The dependencies could not be installed: see npm's message above. Check the network and the disk, then run the same command again.",
    );
  }
  console.log(`Dependencies installed in ${seconds(started)}.`);
}

/** The Node that runs the product: the one in the lockfile where it fits this system, else the caller's own. */
export function nodeBinary() {
  const bundled = join(modules, ".bin", "node");
  if (existsSync(bundled) && spawnSync(bundled, ["--version"]).status === 0) return bundled;
  if (atLeast(process.version, minimum.runtime)) return process.execPath;
  return giveUp(
    `On this system (${process.platform} ${process.arch}) Tilashar needs Node 22.22 or newer; this is ${process.version}.`,
  );
}

/** Path of a command line tool that a dependency brings. */
export const tool = (name) => join(modules, ".bin", name);

/** Environment in which `node` means the project's own Node. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${join(modules, ".bin")}:${process.env.PATH}`, ...extra };
}

/**
 * Runs a command and resolves with its exit code and output; with `show` the output goes to the terminal as it comes.
 * @returns {Promise<{code: number, output: string, seconds: string}>}
 */
export function run(command, args, { env, show = false, cwd = root } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) =>
      resolve({ code: 127, output: error.message, seconds: seconds(started) }),
    );
    child.on("close", (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output, seconds: seconds(started) }),
    );
  });
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
