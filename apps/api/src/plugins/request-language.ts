import type { Language, MeaningLanguage, MeaningLanguages } from "@tilashar/contracts";
import type { FastifyRequest } from "fastify";

/** Codes people's browsers send, by the language they mean: `kk` is ISO's name of Kazakh, `kz` ours. */
const languageOf = new Map<string, Language>([
  ["en", "en"],
  ["ru", "ru"],
  ["kk", "kz"],
  ["kz", "kz"],
]);

const meaningLanguageOf = new Map<string, MeaningLanguage>([
  ["en", "en"],
  ["ru", "ru"],
]);

/** What an `Accept-Language` header says. */
interface Asked {
  page: Language;
  meanings: MeaningLanguage;
}

/** Browsers send a few hundred different headers; they are read once. */
const known = new Map<string, Asked>();
const maxKnown = 500;

const unasked: Asked = { page: "en", meanings: "en" };

function asked(header: string | undefined): Asked {
  if (header === undefined) return unasked;
  const before = known.get(header);
  if (before !== undefined) return before;
  const read: Asked = {
    page: readHeader(header, languageOf),
    meanings: readHeader(header, meaningLanguageOf),
  };
  if (known.size < maxKnown && header.length < 200) known.set(header, read);
  return read;
}

/**
 * The best of our languages by an `Accept-Language` header (RFC 9110, 12.5.4); English when none fits.
 */
export function bestLanguage(header: string | undefined): Language {
  return asked(header).page;
}

function readHeader<Ours extends Language>(
  header: string,
  ours: ReadonlyMap<string, Ours>,
): Ours | "en" {
  let best: Ours | "en" = "en";
  let bestWeight = 0;
  for (const part of header.slice(0, 500).split(",")) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    const language = ours.get(range.split("-")[0] as string);
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

/**
 * What a page in `language` explains Kazakh in: a page in Kazakh has no language of its own for that, so it takes what
 * the browser settled on, which a cookie mirrors. Before that it takes what the browser asks for first of the two, and
 * Russian beside a text.
 */
export function pageMeanings(request: FastifyRequest, language: Language): MeaningLanguages {
  if (language !== "kz") return { words: language, texts: language };
  const settled = /(?:^|;\s*)meanings=(en|ru)\.(en|ru)(?:;|$)/.exec(request.headers.cookie ?? "");
  if (settled === null)
    return { words: asked(request.headers["accept-language"]).meanings, texts: "ru" };
  return { words: settled[1] as MeaningLanguage, texts: settled[2] as MeaningLanguage };
}

/** The language an address itself asks for, as search engines and shared links name it: `?lang=ru`. */
export function languageOfAddress(path: string): Language | null {
  const asked = /\?lang=(en|ru|kk|kz)$/.exec(path)?.[1];
  return asked === undefined ? null : (languageOf.get(asked) ?? null);
}
