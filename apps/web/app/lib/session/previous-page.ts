import { ownPath } from "./own-path.ts";

const previousKey = "previous-page";

/** Remembers where the learner is, for this tab: a guest-only page sends them back there. */
export function notePage(path: string): void {
  try {
    sessionStorage.setItem(previousKey, path);
  } catch {
    // Without storage a guest-only page leads to the profile.
  }
}

/** The last page of ours that was open in this tab and is not for guests only; null before the first. */
export function previousPage(): string | null {
  try {
    return ownPath(sessionStorage.getItem(previousKey));
  } catch {
    return null;
  }
}
