interface Manifest {
  routes: Record<string, { imports?: string[] } | undefined>;
  importsUrl?: string;
}

/** What a hand does before it presses a link: the router prefetches a page after some of these. */
const signs = ["pointermove", "touchstart", "focusin"] as const;

/**
 * Completes the router's list of routes with the files that each page imports, at the first sign of a hand:
 * a prefetch then fetches a page's files side by side. Without them, they are fetched one behind the other.
 */
export function completeManifestOnTouch(): void {
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  const address = manifest?.importsUrl;
  if (manifest === undefined || address === undefined) return;
  const complete = async () => {
    for (const sign of signs) removeEventListener(sign, complete);
    try {
      const answer = await fetch(address);
      if (!answer.ok) return;
      const imports: Record<string, string[]> = await answer.json();
      for (const [id, files] of Object.entries(imports)) {
        const route = manifest.routes[id];
        if (route !== undefined) route.imports = files;
      }
    } catch {
      // Pages open without it, a little later.
    }
  };
  for (const sign of signs) addEventListener(sign, complete, { passive: true });
}
