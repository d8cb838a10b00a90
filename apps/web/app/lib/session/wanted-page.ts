import { paths } from "#app/lib/paths.ts";

const wantedKey = "wanted-page";

/**
 * A path of our own application, or null: an address with another origin, a scheme or a backslash trick
 * must never become a redirect.
 */
export function ownPath(candidate: string | null): string | null {
  if (candidate === null || !candidate.startsWith("/")) return null;
  try {
    const here = "https://tilashar.invalid";
    const url = new URL(candidate, here);
    return url.origin === here ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Remembers the page a guest wanted, for this tab. */
export function rememberPage(path: string): void {
  try {
    sessionStorage.setItem(wantedKey, path);
  } catch {
    // Without storage the learner lands on the profile, which is where most were going.
  }
}

/** Where to go after login: the remembered page once, else the profile. */
export function takeWantedPage(): string {
  try {
    const wanted = ownPath(sessionStorage.getItem(wantedKey));
    sessionStorage.removeItem(wantedKey);
    return wanted ?? paths.profile;
  } catch {
    return paths.profile;
  }
}
