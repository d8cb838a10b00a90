interface TrustedTypes {
  createPolicy(name: "default", rules: { createHTML(text: string): string | null }): unknown;
}

/** React makes a script element by parsing this, and then gives it its text. */
const emptyScript = "<script></script>";

function isData(text: string): boolean {
  if (text.includes("<")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The pages' policy takes no text for markup. What a page tells search engines about itself is a script
 * element with JSON in it, which React makes anew on every change of page: that alone, which can hold no
 * element, is let through (decision 047). Call before anything is drawn.
 */
export function trustPageData(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === emptyScript || isData(text) ? text : null),
  });
}
