export interface Boot {
  /** What the routes' loaders gave, or where to fetch it. */
  data: { text: string } | { address: string };
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
  /** What the routes will ask for as soon as they run: on its way before they do. */
  fetches: string[];
}

/**
 * Runs in the document, as text: it may use nothing from outside itself. Waits until the
 * page has been painted, then fetches the application's modules together and starts it.
 */
export function hydrateAfterPaint(boot: Boot): void {
  let started = false;

  const start = async () => {
    if (started) return;
    started = true;
    for (const [at, href] of boot.preloads.entries()) {
      // To ask for one takes a slow phone milliseconds: what a hand does meanwhile is answered between them.
      if (at > 0 && at % 6 === 0) await new Promise((resolve) => setTimeout(resolve));
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    for (const href of boot.fetches) {
      const link = document.createElement("link");
      link.rel = "preload";
      link.as = "fetch";
      link.crossOrigin = "anonymous";
      link.href = href;
      document.head.append(link);
    }
    const data =
      "text" in boot.data
        ? new Response(boot.data.text)
        : // Browsers may give what they keep and ask only then: data of before would not fit this document.
          fetch(boot.data.address, { credentials: "same-origin", cache: "no-cache" });
    if (boot.runtime !== null) await import(/* @vite-ignore */ boot.runtime);
    const modules: Record<string, object> = {};
    await Promise.all([
      import(/* @vite-ignore */ boot.manifest),
      ...Object.entries(boot.routes).map(async ([id, parts]) => {
        const loaded = await Promise.all(parts.map((part) => import(/* @vite-ignore */ part)));
        modules[id] = Object.assign({}, ...loaded);
      }),
    ]);
    const answer = await data;
    // Without its data the application would draw an error over a page that reads well.
    if (!answer.ok) throw new Error(`The page's data cannot be had: ${answer.status}`);
    const { __reactRouterContext } = window as unknown as { __reactRouterContext: object };
    Object.assign(__reactRouterContext, { stream: answer.body });
    Object.assign(window, { __reactRouterRouteModules: modules });
    await import(/* @vite-ignore */ boot.entry);
  };

  const painted = new Promise<unknown>((resolve) => {
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) resolve(true);
      }).observe({ type: "paint", buffered: true });
    } catch {
      // An old browser does not report its paints; being loaded is then enough.
      resolve(false);
    }
  });
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(true);
    else addEventListener("load", resolve, { once: true });
  });
  // The frame after next: whatever came with the load event has been drawn by then.
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  Promise.all([painted, loaded]).then(drawn);
  // A hidden tab is never painted, and one picture that hangs must not keep the page from starting.
  setTimeout(start, 2500);
  // Whoever reaches for something before that should not wait.
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true });
}
