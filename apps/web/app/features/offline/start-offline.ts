import { currentLanguage } from "#app/lib/language/language.ts";
import { offerVersion } from "#app/lib/offline/new-version.ts";
import { tellWorker } from "#app/lib/offline/worker-messages.ts";
import { mayHaveKept, pageWork } from "#app/lib/outbox/page-work.ts";
import { serviceWorkerAddress } from "#app/lib/service-worker-address.ts";

const anHour = 60 * 60 * 1000;
const syncTag = "results";

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** True when the learner asks to save data. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Pictures and parts of the application that this page has; films are too large to be kept unasked. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => URL.parse(name) ?? [])
    .filter(({ origin, pathname }) => origin === location.origin && isFile.test(pathname))
    .map(({ pathname }) => pathname);
}

const isFile = /^\/assets\/[^/]+\.(?:js|css|woff2|svg|webp|avif|png|jpe?g)$/;

/** Offers the version that waits. Without a controller there is none to replace. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    offerVersion(navigator.serviceWorker.controller === null ? null : registration.waiting);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** Keeps asking for newer versions while a tab stays open for days. */
function askForVersions(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - last < anHour) return;
    last = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => {});
  });
}

/** Sends what waits; a browser that has kept nothing fetches no outbox for it. */
async function send(): Promise<void> {
  if (!(await mayHaveKept())) return;
  try {
    const { outbox } = await import("#app/lib/outbox/outbox.ts");
    await outbox.send();
  } catch (error) {
    console.warn("What waits is sent when the network is back again", error);
  }
}

/**
 * Makes the site work without a network: starts the service worker, tells it what is being read, and
 * sends what waits whenever the network is back. Called once the page has nothing better to do.
 */
export async function startOffline(): Promise<void> {
  addEventListener("online", send);
  // The network may have come back after the first try of this page and before anybody listened.
  if (pageWork.mayWait) void send();
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: unknown } | null)?.type === "send-results") void send();
  });
  const introduce = () => {
    tellWorker({
      type: "visited",
      page: location.pathname + location.search,
      language: currentLanguage(),
    });
    tellWorker({ type: "loaded", files: loadedFiles() });
    tellWorker({ type: "idle", saveData: savesData() });
  };
  serviceWorker.addEventListener("controllerchange", introduce);
  const registration: SyncRegistration = await serviceWorker.register(serviceWorkerAddress(), {
    scope: "/",
  });
  watchVersions(registration);
  askForVersions(registration);
  if (serviceWorker.controller !== null) introduce();
  // The browser wakes the worker when the network is back, also in the background.
  const wish = () => {
    if (pageWork.mayWait) registration.sync?.register(syncTag).catch(() => {});
  };
  addEventListener("offline", wish);
  addEventListener("pagehide", wish);
}
