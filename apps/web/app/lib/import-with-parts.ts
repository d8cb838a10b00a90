/** As many as are asked for in one step: each takes a slow phone milliseconds. */
const inOneStep = 6;

let asked: Set<string> | null = null;

/**
 * Stands in the browser's build for the function that the bundler puts around each `import()`, to ask for the files
 * that the module itself imports before it has arrived. The bundler's own asks for all of them at once, in the middle
 * of the first drawing where a screen is lazy: thirty files are up to 25 ms of this machine, 100 of a slow phone.
 *
 * @param load imports the module
 * @param parts the files that it needs, from the root of the site
 */
export function importWithParts<Module>(
  load: () => Promise<Module>,
  parts: readonly string[] = [],
): Promise<Module> {
  const module = load();
  if (parts.length > 0) setTimeout(() => askFor(parts));
  return module;
}

function askFor(parts: readonly string[]): void {
  asked ??= askedByTheDocument();
  const seen = asked;
  const missing = parts.map((part) => `/${part}`).filter((address) => !seen.has(address));
  for (const href of missing.slice(0, inOneStep)) {
    seen.add(href);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  if (missing.length > inOneStep) setTimeout(() => askFor(parts));
}

/** What the page has asked for as it started; document/hydrate-after-paint.ts. */
function askedByTheDocument(): Set<string> {
  const links = document.querySelectorAll("link[rel=modulepreload]");
  return new Set([...links].map((link) => link.getAttribute("href") ?? ""));
}
