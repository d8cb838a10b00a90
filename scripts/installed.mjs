// Runs on whatever Node started npm (20.19 or newer), so: built-ins only.
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** True when every one of these places of the lockfile is in node_modules at the locked version. */
export function isInstalled(lockfile, hiddenLockfile, places = Object.keys) {
  if (!existsSync(hiddenLockfile)) return false;
  const wanted = JSON.parse(readFileSync(lockfile, "utf8")).packages;
  const present = JSON.parse(readFileSync(hiddenLockfile, "utf8")).packages;
  return places(wanted).every((path) => {
    const entry = wanted[path];
    return (
      !path.includes("node_modules/") ||
      entry.optional ||
      entry.peer ||
      (present[path] && (entry.link || present[path].version === entry.version))
    );
  });
}

/** The places of a lockfile that the workspaces reach, as Node looks for a package: from here, then above. */
export function placesOfWorkspaces(packages) {
  const reached = new Set();
  const open = Object.keys(packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const { dependencies, devDependencies, resolved, link } = packages[path];
    if (link) open.push(resolved);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const found = placeOf(packages, path, name);
      if (found !== undefined) open.push(found);
    }
  }
  return [...reached];
}

function placeOf(packages, from, name) {
  for (let above = from; ; above = dirname(above)) {
    const place = `${above === "." ? "" : `${above}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (above === ".") return undefined;
  }
}
