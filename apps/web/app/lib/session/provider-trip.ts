/** What a browser keeps while its learner is at a provider's page. */
export interface ProviderTrip {
  provider: string;
  /** Secret of what was begun: only this browser can finish it. */
  flow: string;
  /** A session begins, or an account that is open is linked. */
  what: "sign-in" | "link";
}

const key = "provider-trip";

/** Goes to a provider's page; the trip is kept for this tab alone. */
export function leaveForProvider(trip: ProviderTrip, url: string): void {
  sessionStorage.setItem(key, JSON.stringify(trip));
  location.assign(url);
}

/** The trip that this tab has come back from, once; null when it began none with that provider. */
export function takeTrip(provider: string): ProviderTrip | null {
  try {
    const trip: ProviderTrip | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    return trip?.provider === provider ? trip : null;
  } catch {
    return null;
  }
}
