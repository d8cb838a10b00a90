import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Dependency {
  name: string;
  version: string;
  /** As its own description names it; `none` when it does not. */
  licence: string;
  /** Part of what runs, not only of building and testing. */
  runs: boolean;
}

interface Description {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

interface Lockfile {
  packages: Record<string, { dev?: boolean; link?: boolean; optional?: boolean }>;
}

/** Packages whose description names no licence, each with the place that does. */
const toldElsewhere: Readonly<Record<string, string>> = {
  // Its own LICENSE file.
  "@inlang/plugin-message-format": "MIT",
  // Its own LICENSE file.
  "sqlite-wasm-kysely": "MIT",
};

/** Every package that is installed, once a version, by name; read from the packages themselves. */
export function installedDependencies(root: string): Dependency[] {
  const { packages } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  ) as Lockfile;
  const found = new Map<string, Dependency>();
  for (const [path, { dev = false, link = false }] of Object.entries(packages)) {
    const file = join(root, path, "package.json");
    // Packages for other systems are in the lockfile and not here.
    if (!path.includes("node_modules/") || link || !existsSync(file)) continue;
    const its = JSON.parse(readFileSync(file, "utf8")) as Description;
    const name = its.name ?? path;
    const version = its.version ?? "";
    const key = `${name} ${version}`;
    const runs = !dev || found.get(key)?.runs === true;
    found.set(key, {
      name,
      version,
      licence: licenceOf(its) ?? toldElsewhere[name] ?? "none",
      runs,
    });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function licenceOf({ license, licenses }: Description): string | undefined {
  const named = typeof license === "string" ? license : license?.type;
  const older = licenses?.map(({ type }) => type).filter((type) => type !== undefined);
  return named ?? (older?.length ? older.join(" OR ") : undefined);
}
