import fontAddress from "#app/fonts/tilashar.woff2?url";
import styles from "#app/styles/app.css?inline";
import { holdEarlyInput } from "./early-input.ts";
import { earlyScript } from "./early-script.ts";

// A development server swaps styles while it runs: there the page takes them from app/entry.client.
const head =
  `<link rel="preload" href="${fontAddress}" as="font" type="font/woff2" crossorigin>` +
  `<style>${styles.trim()}</style>` +
  `<script>(${earlyScript})();(${holdEarlyInput})()</script>`;

/**
 * Puts into the drawn page what React must not own: the styles (in the document, so that the first paint
 * waits for nothing), the script that runs before it, and the scripts that start the application.
 */
export function completeDocument(page: string, scripts: string): string {
  return `<!DOCTYPE html>${page.replace("</head>", () => `${head}</head>`).replace("</body>", () => `${scripts}</body>`)}`;
}
