import { useSyncExternalStore } from "react";

/** The browser's offer to install the site (Chromium's `BeforeInstallPromptEvent`). */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Kept by the document's early script. */
    installOffer?: InstallOffer | undefined;
  }
}

function subscribe(listener: () => void) {
  addEventListener("install-offer", listener);
  return () => removeEventListener("install-offer", listener);
}

/** Whether this browser would install the site now. */
export const useInstallOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.installOffer !== undefined,
    () => false,
  );

/** Asks the browser to install the site; an offer can be taken up once. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  window.installOffer = undefined;
  dispatchEvent(new Event("install-offer"));
  await offer?.prompt();
}
