import { createHash } from "node:crypto";
import { outsideVideoOrigins } from "@tilashar/course/films";

type Headers = Readonly<Record<string, string>>;

const shared: Headers = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** Two years, once the site is known to be reached by HTTPS. */
const strictTransport = (publicUrl: string): Headers =>
  publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
    : {};

/** On every answer of the API, which is never a document. What is not said to be cacheable is not. */
export function apiHeaders(publicUrl: string): Headers {
  return {
    ...shared,
    ...strictTransport(publicUrl),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  };
}

/** On built files. */
export function assetHeaders(publicUrl: string): Headers {
  return {
    ...shared,
    ...strictTransport(publicUrl),
    // An SVG opened by itself is a page; it may draw, and nothing else.
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/**
 * On the service worker, in place of those of a file: its policy is that of its own script, and it may
 * fetch what the pages may. Browsers ask for it each time, so that a new one is taken soon.
 */
export const workerHeaders: Headers = {
  "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
  "cache-control": "no-cache",
};

/**
 * On a script that a page runs in a thread of its own, in place of a file's policy: what a browser keeps in
 * a sandbox it does not run. It computes; it may fetch nothing and load no other script.
 */
export const threadPolicy = ["content-security-policy", "default-src 'none'"] as const;

/** On the thread that opens decks of words: besides, it starts SQLite's WebAssembly, which the page hands to it. */
export const listThreadPolicy = [
  "content-security-policy",
  "default-src 'none'; script-src 'wasm-unsafe-eval'",
] as const;

/** On every page, with the policy that fits its own markup. */
export function pageHeaders(html: string, publicUrl: string): Headers {
  return {
    ...shared,
    ...strictTransport(publicUrl),
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": contentSecurityPolicy(html, publicUrl),
    // Nothing of an address (a reset link holds a secret) is told to other sites.
    "referrer-policy": "same-origin",
    "permissions-policy":
      "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()",
  };
}

/**
 * A policy without `unsafe-inline`: the inline scripts and styles of exactly this page are named by
 * their hashes (CSP Level 3, 8.3), so a page can be cached, which a nonce would not allow.
 */
export function contentSecurityPolicy(html: string, publicUrl: string): string {
  const scripts = inlineParts(html, "script");
  const styles = inlineParts(html, "style");
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) =>
    decoded(value ?? ""),
  );
  const directives = [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    ...(attributes.length > 0
      ? [`style-src-attr 'unsafe-hashes'${hashes(attributes)}`]
      : ["style-src-attr 'none'"]),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${outsideVideoOrigins.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or an address of a script but by the policies that know the service worker and threads.
    "require-trusted-types-for 'script'",
    "trusted-types default tilashar threads",
  ];
  if (publicUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** The text inside `<script>` or `<style>` elements that load nothing. */
function inlineParts(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "gi");
  return [...html.matchAll(pattern)]
    .filter(([, attributes = "", text = ""]) => !/\ssrc\s*=/i.test(attributes) && text !== "")
    .map(([, , text = ""]) => text);
}

/** An attribute's value as the browser sees it before hashing. */
function decoded(value: string): string {
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function hashes(parts: readonly string[]): string {
  return [...new Set(parts)]
    .map((part) => ` 'sha256-${createHash("sha256").update(part).digest("base64")}'`)
    .join("");
}
