import isNetworkError from "is-network-error";

const reloadKey = "reloaded-page";

/** A module of the application that could not be fetched; each browser says it in its own words. */
const moduleFailure =
  /dynamically imported module|importing a module script failed|^RouteModuleFailure/i;

/** True when the code or the data of a page did not arrive, as opposed to a page that broke. */
export function neverArrived(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof Error && moduleFailure.test(String(error)));
}

/** True when only a new document can bring the page: a browser does not fetch a failed module again. */
export function needsNewDocument(error: unknown): boolean {
  return error instanceof Error && moduleFailure.test(String(error));
}

/** Asks the server, past every cache, whether it is there. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

/** True while a service worker answers for the network: a reload then never leaves the application. */
export function isServedOffline(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Loads this page anew by itself, but never twice in a row. Answers whether it does. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(reloadKey) === location.href) return false;
    sessionStorage.setItem(reloadKey, location.href);
  } catch {
    // Without storage nothing would stop the second time.
    return false;
  }
  location.reload();
  return true;
}

/** A page is shown: the next failure may reload by itself again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadKey);
  } catch {
    // Nothing was stored.
  }
}
