import type { Language } from "@tilashar/contracts";
import type { FastifyRequest } from "fastify";

/** Codes people's browsers send, by the language they mean: `kk` is ISO's name of Kazakh, `kz` ours. */
const languageOf = new Map<string, Language>([
  ["en", "en"],
  ["ru", "ru"],
  ["kk", "kz"],
  ["kz", "kz"],
]);

/** Browsers send a few hundred different headers; they are read once. */
const known = new Map<string, Language>();
const maxKnown = 500;

/**
 * The best of our languages by an `Accept-Language` header (RFC 9110, 12.5.4); English when none fits.
 */
export function bestLanguage(header: string | undefined): Language {
  if (header === undefined) return "en";
  const before = known.get(header);
  if (before !== undefined) return before;
  const best = readHeader(header);
  if (known.size < maxKnown && header.length < 200) known.set(header, best);
  return best;
}

function readHeader(header: string): Language {
  let best: Language = "en";
  let bestWeight = 0;
  for (const part of header.slice(0, 500).split(",")) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    const language = languageOf.get(range.split("-")[0] as string);
    // Only a greater weight wins: of equal ones the first is meant.
    if (language !== undefined && weight > bestWeight && weight <= 1) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

/** The language an API answer's sentences are in. */
export function requestLanguage(request: FastifyRequest): Language {
  return bestLanguage(request.headers["accept-language"]);
}

/** The language a page is in: the stored choice, which the cookie mirrors, before the browser's. */
export function pageLanguage(request: FastifyRequest): Language {
  const chosen = /(?:^|;\s*)language=(en|ru|kz)(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
  return (chosen as Language | undefined) ?? requestLanguage(request);
}

/** The language an address itself asks for, as search engines and shared links name it: `?lang=ru`. */
export function languageOfAddress(path: string): Language | null {
  const asked = /\?lang=(en|ru|kk|kz)$/.exec(path)?.[1];
  return asked === undefined ? null : (languageOf.get(asked) ?? null);
}
