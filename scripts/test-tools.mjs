import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { giveUp } from "./toolchain.mjs";

function onPath(names) {
  return (process.env.PATH ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Chromium without its windows comes first: the tests take three quarters of the time in it. */
function findChromium() {
  return (
    process.env.CHROMIUM ??
    onPath([
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome-stable",
      "google-chrome",
    ])
  );
}

/** Debian keeps the server's programs off the PATH, one folder a version. */
function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, "bin", "postgres"))
    : [];
  return folders.find((path) => existsSync(path)) ?? onPath(["postgres"]);
}

const tools = [
  { title: "Chromium", find: findChromium, debian: "chromium-headless-shell" },
  { title: "PostgreSQL", find: findPostgres, debian: "postgresql" },
];

/** Makes sure that the browser and the database server that tests and benchmarks run on are there; installs them where it may. */
export function ensureTestTools() {
  const missing = tools.filter((tool) => !tool.find());
  if (missing.length) {
    const packages = missing.map((tool) => tool.debian);
    const titles = missing.map((tool) => tool.title).join(" and ");
    const mayInstall = process.getuid?.() === 0 && onPath(["apt-get"]);
    if (!mayInstall)
      giveUp(`This needs ${titles}. Install with: sudo apt-get install ${packages.join(" ")}`);
    console.log(`Installing ${titles} from the system's packages …`);
    const apt = (...args) =>
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      }).status === 0;
    if (!apt("update", "-q") || !apt("install", "-yq", "--no-install-recommends", ...packages)) {
      giveUp(
        `${titles} could not be installed. Install by hand: apt-get install ${packages.join(" ")}`,
      );
    }
  }
  return { chromium: findChromium(), postgres: findPostgres() };
}
