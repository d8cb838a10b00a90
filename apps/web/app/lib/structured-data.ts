import type { Language, LessonLevel, WatchingDetail } from "@tilashar/contracts";
import { languageTag } from "#app/lib/language/language.ts";

const provider = { "@type": "Organization", name: "Tilashar" };

const licence = "https://creativecommons.org/licenses/by-sa/4.0/";

/** Levels as the Common European Framework names them; the course's three levels each cover two. */
const frameworkLevels: Record<LessonLevel, string> = {
  beginner: "A1, A2",
  intermediate: "B1, B2",
  advanced: "C1, C2",
};

/** A course, as schema.org's Course: the whole one, or the way to an examination. */
export function courseThing(name: string, description: string, url: string, language: Language) {
  return {
    "@type": "Course",
    name,
    description,
    url,
    provider: { ...provider, sameAs: url },
    inLanguage: languageTag(language),
    about: "Kazakh language",
    isAccessibleForFree: true,
    license: licence,
    offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "USD" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      courseWorkload: "PT15M",
    },
  };
}

/** One lesson or text, as schema.org's LearningResource. */
export function resourceThing(resource: {
  type: string;
  name: string;
  description: string;
  level: LessonLevel;
  author: string;
  image: string | undefined;
  language: Language;
}) {
  return {
    "@type": "LearningResource",
    name: resource.name,
    description: resource.description,
    learningResourceType: resource.type,
    educationalLevel: frameworkLevels[resource.level],
    teaches: "Kazakh language",
    inLanguage: ["kk", languageTag(resource.language)],
    isAccessibleForFree: true,
    license: licence,
    author: { "@type": "Organization", name: resource.author },
    provider,
    ...(resource.image === undefined ? {} : { image: resource.image }),
  };
}

/** A page of grammar, as schema.org's LearningResource. */
export function grammarThing(point: {
  name: string;
  description: string;
  level: string;
  language: Language;
}) {
  return {
    "@type": "LearningResource",
    name: point.name,
    description: point.description,
    learningResourceType: "grammar explanation",
    educationalLevel: point.level,
    teaches: "Kazakh grammar",
    inLanguage: ["kk", languageTag(point.language)],
    isAccessibleForFree: true,
    license: licence,
    provider,
  };
}

/** A word of the dictionary, as schema.org's DefinedTerm. */
export function wordThing(word: { name: string; description: string; site: string }) {
  return {
    "@type": "DefinedTerm",
    name: word.name,
    description: word.description,
    inDefinedTermSet: { "@type": "DefinedTermSet", name: "Tilashar", url: word.site },
    inLanguage: "kk",
  };
}

/** The day our films were published; a search engine wants one. */
const filmsPublished = "2026-11-21";

/** A film, as schema.org's VideoObject. */
export function videoThing({
  name,
  description,
  site,
  film,
}: {
  name: string;
  description: string;
  site: string;
  film: Pick<WatchingDetail, "image_path" | "video_url" | "outside" | "seconds" | "lang_level">;
}) {
  return {
    "@type": "VideoObject",
    name,
    description,
    thumbnailUrl: site + film.image_path,
    uploadDate: filmsPublished,
    ...(film.seconds === null ? {} : { duration: `PT${Math.round(film.seconds)}S` }),
    ...(film.outside ? { embedUrl: film.video_url } : { contentUrl: site + film.video_url }),
    educationalLevel: frameworkLevels[film.lang_level],
    inLanguage: "kk",
    isAccessibleForFree: true,
    license: licence,
  };
}

/** Questions that a page answers, as schema.org's FAQPage. */
export function questionsThing(
  questions: readonly { readonly question: string; readonly answer: string }[],
) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
