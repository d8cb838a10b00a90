import type { Course } from "@tilashar/course";

/** Public pages that are always there. */
const fixedPages = [
  "/",
  "/about",
  "/privacy",
  "/accessibility",
  "/speak-kazakh",
  "/lessons",
  "/learn",
  "/grammar",
  "/phrases",
  "/read",
  "/read/mine",
  "/watch",
  "/learn/chatbot",
  "/learn/speech",
  "/learn/speech/voice",
  "/word-of-the-day",
  "/proficiency-test",
  "/exams",
];

const languageTags = ["en", "ru", "kk"];

/** Every public page of the course, each with its addresses in three languages (sitemaps.org 0.9 with xhtml:link). */
export function siteMap(course: Course, publicUrl: string): string {
  const pages = [
    ...fixedPages,
    ...course.lessons.map(({ id }) => `/lessons/${id}`),
    ...course.readings.map(({ id }) => `/reading/${id}`),
    ...course.scenes.map(({ id }) => `/watching/${id}`),
    ...course.grammar.map(({ id }) => `/grammar/${id}`),
    ...course.phraseTopics.map(({ slug }) => `/phrases/${slug}`),
    ...course.exams.map(({ slug }) => `/exams/${slug}`),
  ];
  const entries = pages.map((page) => {
    const address = publicUrl + page;
    const alternates = languageTags.map(
      (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}?lang=${tag}"/>`,
    );
    return `<url><loc>${address}</loc>${alternates.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The page of every word of the dictionary: too many to name their languages too. */
export function wordSiteMap(lemmas: readonly string[], publicUrl: string): string {
  const entries = lemmas.map(
    (lemma) => `<url><loc>${publicUrl}/word/${encodeURIComponent(lemma)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** What crawlers may visit: everything public; a learner's own pages say nothing to them. */
export function robotsFile(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /profile\nDisallow: /reset-password/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-words.xml\n`;
}
