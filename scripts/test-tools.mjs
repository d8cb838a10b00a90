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

/** WebKitGTK keeps its small browser off the PATH, in a folder of the machine's architecture and its own version. */
function findMiniBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) =>
      readdirSync(join(libraries, name))
        .filter((folder) => folder.startsWith("webkit2gtk-"))
        .map((folder) => join(libraries, name, folder, "MiniBrowser")),
    )
    .find((path) => existsSync(path));
}

/** Other engines that a short walk is made in; without them the walk is skipped, and says so. */
const engines = [
  { title: "Firefox", find: () => onPath(["firefox-esr", "firefox"]), debian: ["firefox-esr"] },
  {
    title: "WebKit",
    find: () =>
      onPath(["WebKitWebDriver"]) && onPath(["Xvfb"]) && findMiniBrowser() && findH264Decoder(),
    debian: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-good", "gstreamer1.0-libav"],
  },
];

/** Without it WebKitGTK shows no film. */
function findH264Decoder() {
  const libraries = "/usr/lib";
  return readdirSync(libraries)
    .filter((name) => name.endsWith("-linux-gnu"))
    .map((name) => join(libraries, name, "gstreamer-1.0", "libgstlibav.so"))
    .find((path) => existsSync(path));
}

const mayInstall = () => process.getuid?.() === 0 && onPath(["apt-get"]) !== undefined;

/** Installs packages of Debian's; answers whether that worked. */
function install(titles, packages) {
  console.log(`Installing ${titles} from the system's packages …`);
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-q") && apt("install", "-yq", "--no-install-recommends", ...packages);
}

/** Makes sure that the browser and the database server that tests and benchmarks run on are there; installs them where it may. */
export function ensureTestTools() {
  const missing = tools.filter((tool) => !tool.find());
  if (missing.length) {
    const packages = missing.map((tool) => tool.debian);
    const titles = missing.map((tool) => tool.title).join(" and ");
    if (!mayInstall())
      giveUp(`This needs ${titles}. Install with: sudo apt-get install ${packages.join(" ")}`);
    if (!install(titles, packages)) {
      giveUp(
        `${titles} could not be installed. Install by hand: apt-get install ${packages.join(" ")}`,
      );
    }
  }
  return { chromium: findChromium(), postgres: findPostgres() };
}

/**
 * The programs of the other engines, as the environment of the browser tests; installs them where it may.
 * What is missing all the same is left out, and said.
 */
export function otherEngines() {
  const missing = engines.filter((engine) => !engine.find());
  if (missing.length && mayInstall()) {
    install(
      missing.map((engine) => engine.title).join(" and "),
      missing.flatMap((engine) => engine.debian),
    );
  }
  for (const { title, debian } of engines.filter((engine) => !engine.find())) {
    console.log(`No walk in ${title}: it is not installed (apt-get install ${debian.join(" ")}).`);
  }
  const [firefox, webkit] = engines.map((engine) => engine.find() !== undefined);
  return {
    ...(firefox && { FIREFOX: onPath(["firefox-esr", "firefox"]) }),
    ...(webkit && {
      WEBKIT_DRIVER: onPath(["WebKitWebDriver"]),
      MINI_BROWSER: findMiniBrowser(),
      XVFB: onPath(["Xvfb"]),
    }),
  };
}
