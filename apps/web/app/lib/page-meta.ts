import type { MetaDescriptor } from "react-router";
import { m } from "#app/paraglide/messages.js";

interface Extras {
  /** Whole address of the picture a link to the page is shown with. */
  card?: string | undefined;
  /** What the page is about, in schema.org's terms. */
  thing?: Record<string, unknown> | undefined;
  /** For pages that are nobody else's business. */
  unlisted?: boolean | undefined;
}

/** A page's title and description, also as search engines and social networks read them. */
export function pageMeta(
  title: string,
  description: string,
  { card, thing, unlisted = false }: Extras = {},
): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(card === undefined
      ? []
      : [
          { property: "og:image", content: card },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
    ...(thing === undefined
      ? []
      : [{ "script:ld+json": { "@context": "https://schema.org", ...thing } }]),
    ...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** A page at an address with a secret: not to be listed by anyone, nor its address told to anyone. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return [
    { title },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

/** Of a page that could not be shown. */
export function failedPageMeta(): MetaDescriptor[] {
  return pageMeta(`${m.error_title()} · ${m.app_name()}`, m.error_text(), { unlisted: true });
}
