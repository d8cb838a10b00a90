/** The system's Chromium: inside a container it runs as root, and it must never phone home. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
