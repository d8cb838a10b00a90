import type { Language } from "@tilashar/contracts";
import type { Register } from "react-router";

/** The page that says what is kept. The worker knows it by name, without the router's code that `paths` needs. */
export const offlinePage = "/offline" satisfies keyof Register["pages"];

/** The page that other applications share to: kept bare, it reads what was shared from its address. */
export const sharePage = "/share" satisfies keyof Register["pages"];

/** Where files go that another application shares. */
export const sharedFilesPage = "/read/mine";

/** The caches of this site. A level's own cache is what the learner asked for, and can remove. */
export const cacheNames = {
  /** The application's files, by their hashed addresses. */
  files: "tilashar-files",
  /** Pages that were visited, in the language they were read in, and their data. */
  pages: "tilashar-pages",
  /** Pictures, sounds and public answers of the API. */
  content: "tilashar-content",
  /** What the worker has to remember between its short lives. */
  state: "tilashar-state",
  level: (letter: string) => `tilashar-level-${letter}`,
} as const;

/** Marks a request whose answer is kept by whoever asks: the worker lets it pass. */
export const copyHeader = "x-offline-copy";

const languages = ["en", "ru", "kz"] as const satisfies readonly Language[];

/**
 * The parts of a page that the browser asks for: its document (in a language), the data the document
 * starts with, and the data of a page change.
 */
export type PagePart = "document" | "page-data" | "route-data";

/** Where the address of a page's part is kept; documents are kept by language. */
export function keptAddress(part: PagePart, page: string, language: Language = "en"): string {
  return part === "document" ? `/-kept/document/${language}${page}` : `/-kept/${part}${page}`;
}

/** The address of each part at the server. */
export function partAddress(part: PagePart, page: string): string {
  if (part === "document") return page;
  if (part === "page-data") return `/page-data${page}`;
  const [path = "/", search] = page.split("?");
  const data = path === "/" ? "/_root.data" : `${path.replace(/\/+$/, "")}.data`;
  return search === undefined ? data : `${data}?${search}`;
}

/** The page and the part that a kept address stands for; null for any other. */
export function partOfKept(
  pathAndSearch: string,
): { part: PagePart; page: string; language: Language | null } | null {
  const found = /^\/-kept\/(?:document\/(en|ru|kz)|(page-data|route-data))(\/.*)$/.exec(
    pathAndSearch,
  );
  if (found === null) return null;
  const [, language, part, page = "/"] = found;
  return {
    part: (part ?? "document") as PagePart,
    page,
    language: (language as Language | undefined) ?? null,
  };
}

/** Every place a document may be kept at, the wanted language first. */
export function documentAddresses(page: string, wanted: Language | null): string[] {
  const order = wanted === null ? languages : [wanted, ...languages.filter((l) => l !== wanted)];
  return order.map((language) => keptAddress("document", page, language));
}

/** The language an answer says it is in. */
export function languageOfAnswer(answer: Response): Language {
  const tag = answer.headers.get("content-language");
  return tag === "ru" ? "ru" : tag === "kk" ? "kz" : "en";
}
