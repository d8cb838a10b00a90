/**
 * Runs in the document's head, as text, before anything is drawn: it may use nothing from outside
 * itself. What it reads decides how the one cached page looks for this visitor: the theme they chose,
 * how they want Kazakh text, and whether they are signed in (the page's HTML is the same for everyone).
 */
export function earlyScript(): void {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("kazakh-harmony") === "off") root.dataset.kazakhHarmony = "off";
    const size = localStorage.getItem("kazakh-size");
    if (size) root.dataset.kazakhSize = size;
    const signedIn = localStorage.getItem("access") && localStorage.getItem("user");
    root.dataset.session = signedIn ? "user" : "guest";
  } catch {
    root.dataset.session = "guest";
  }
}
