import { isGuestOnly } from "#app/lib/paths.ts";
import { ownPath } from "./wanted-page.ts";

const previousKey = "previous-page";

/** Remembers where the learner is, for this tab: a guest-only page sends them back there. */
export function notePage({ pathname, search }: { pathname: string; search: string }): void {
  if (isGuestOnly(pathname)) return;
  try {
    sessionStorage.setItem(previousKey, pathname + search);
  } catch {
    // Without storage a guest-only page leads to the profile.
  }
}

/** The last page of ours that was open in this tab and is not for guests only; null before the first. */
export function previousPage(): string | null {
  try {
    const path = ownPath(sessionStorage.getItem(previousKey));
    // Tampered storage must not bounce a learner between two guest-only pages.
    return path === null || isGuestOnly(new URL(path, location.origin).pathname) ? null : path;
  } catch {
    return null;
  }
}
