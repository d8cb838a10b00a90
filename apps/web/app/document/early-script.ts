/**
 * Runs in the document's head, as text, before anything is drawn: it may use nothing from outside
 * itself. What it reads decides how the one cached page looks for this visitor: the theme they chose,
 * how they want Kazakh text, whether they are signed in and whether they have begun (the page's HTML is the same for everyone).
 */
export function earlyScript(): void {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("kazakh-harmony") === "off") root.dataset.kazakhHarmony = "off";
    const size = localStorage.getItem("kazakh-size");
    if (size) root.dataset.kazakhSize = size;
    if (localStorage.getItem("reading-face") === "wide") root.dataset.readingFace = "wide";
    if (localStorage.getItem("reading-spacing") === "loose") root.dataset.readingSpacing = "loose";
    const signedIn = localStorage.getItem("access") && localStorage.getItem("user");
    root.dataset.session = signedIn ? "user" : "guest";
    // Whoever has finished something here is no newcomer; lib/path/own-work.ts writes it down.
    if (localStorage.getItem("path-work:guest")) root.dataset.returning = "";
    // A step that was left in the middle does not begin with its first word; features/session/kept-run.ts keeps it.
    const [, lesson, step] = /^\/lessons\/(\d+)\/steps\/([\w-]+)$/.exec(location.pathname) ?? [];
    if (localStorage.getItem(`session-run:${lesson}:${step}`)) root.dataset.sessionBegun = "";
  } catch {
    root.dataset.session = "guest";
  }
  // The browser offers to install the site once, perhaps before the application listens: lib/install.ts takes it up.
  addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    Object.assign(window, { installOffer: offer });
    dispatchEvent(new Event("install-offer"));
  });
}
