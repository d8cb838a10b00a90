export interface Boot {
  /** The development server's hot-reload module; null in production. */
  runtime: string | null;
  /** Module that sets `window.__reactRouterManifest`. */
  manifest: string;
  /** The application's entry module. */
  entry: string;
  /** Modules of each route on screen, by route id. */
  routes: Record<string, string[]>;
  /** What the entry and the routes import: fetched side by side with them. */
  preloads: string[];
}

/**
 * Runs in the document, as text: it may use nothing from outside itself. Waits for the first paint of
 * content, then fetches the application's modules together and starts it.
 */
export function hydrateAfterPaint(boot: Boot): void {
  let started = false;

  const start = async () => {
    if (started) return;
    started = true;
    for (const href of boot.preloads) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    if (boot.runtime !== null) await import(/* @vite-ignore */ boot.runtime);
    const modules: Record<string, object> = {};
    await Promise.all([
      import(/* @vite-ignore */ boot.manifest),
      ...Object.entries(boot.routes).map(async ([id, parts]) => {
        const loaded = await Promise.all(parts.map((part) => import(/* @vite-ignore */ part)));
        modules[id] = Object.assign({}, ...loaded);
      }),
    ]);
    Object.assign(window, { __reactRouterRouteModules: modules });
    await import(/* @vite-ignore */ boot.entry);
  };

  // A hidden tab is never painted, and old browsers do not report paints: the timer covers both.
  setTimeout(start, 1500);
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) setTimeout(start);
    }).observe({ type: "paint", buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(start));
  }
}
