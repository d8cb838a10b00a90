/**
 * What several screens share, part by part; each is one file. Left alone, the bundler makes a file for every set of
 * screens that share something: fifty a page, most of them smaller than what asking for one costs, which is half
 * a kilobyte of headers and four milliseconds of a slow phone. A part takes along what it needs and no earlier
 * part has; what is named in none stays as the bundler divides it.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  barys: ["components/barys/barys"],
  dates: ["lib/language/dates"],
  surfaces: [
    "components/ui/(?:card|chip|tile|empty-state|notice|text-link)",
    "paraglide/messages/close",
  ],
  /** A word of Kazakh, as the learner wants it written. */
  kazakh: [
    "components/ui/kazakh-word",
    "components/kazakh/script/kazakh-script",
    "lib/kazakh/kazakh-view",
    "lib/language/meaning-language",
  ],
  /** Covers and levels: what lists of things to learn draw. */
  cards: [
    "components/resource/(?:cover|resource-card|next-step-card)",
    "lib/(?:language/title-in|lesson-level|cover-address)",
    "paraglide/messages/level_\\w+",
  ],
  /** Where a learner stands on the path, and the step that comes next. */
  standing: ["lib/path/own-(?:work|path)"],
  path: [
    "lib/path/(?:step-name|use-own-path|next-names)",
    "features/(?:path|home)/continue-card",
    "paraglide/messages/(?:path_\\w+|word_count|lessons_show_all)",
  ],
  /** What is said aloud. */
  voice: [
    "components/kazakh/say-button",
    "lib/voice/(?:player|voice-setting|voice-address|say-in-turn|use-spoken-place)",
  ],
  listening: ["components/kazakh/(?:play-in-turn|sound-source-line)", "components/ui/in-a-row"],
  flag: ["components/report/report-flag"],
  /** What is fetched for the meanings of words. */
  gloss: ["components/kazakh/gloss/gloss-engine"],
  /** A word that is taken to one's own words. */
  adding: [
    "components/kazakh/add-(?:glossed-word|word-button)",
    "paraglide/messages/words_add\\w*",
  ],
  /** Text that can be asked about. */
  text: ["components/kazakh/(?:gloss/glossed-text|note-text|dialogue-turn|sentence-rows)"],
  /** How a form is named. */
  forms: ["components/kazakh/form-label", "paraglide/messages/gloss_\\w+"],
  /** What waits on the device until it is sent. */
  outbox: ["lib/outbox/(?:outbox|entry-store|entry)"],
  review: ["lib/review/(?:review-store|words|card-call|add-to-review)"],
  dialogs: ["components/ui/(?:dialog|leave-question|progress|fold)"],
  /** What is filled in and sent. */
  fields: [
    "components/ui/field",
    "lib/forms/[\\w-]+",
    "paraglide/messages/(?:auth_email|error_\\w+)",
  ],
  /** What an answer is written with, or put together from. */
  writing: ["components/kazakh/(?:kazakh-field|typed-text|answer-text|sentence-advice/[\\w-]+)"],
  tiles: ["components/kazakh/(?:word-chips|letter-tiles|text-with-gap)", "lib/question-keys"],
  recording: ["lib/recording/[\\w-]+", "components/speech/(?!wave-pair)[\\w-]+"],
  readings: ["features/reading/reading-author", "paraglide/messages/reading_\\w+"],
  exams: [
    "features/exams/(?:not-official|section-list|level-range)",
    "paraglide/messages/exam_(?:items|minutes|section_pass|rules_seen|title|pass_whole|load_failed)",
  ],
  mocks: [
    "features/exams/(?:practice-name|mock-name|clock-text|passage-text|missing-mock|use-loaded-mock)",
  ],
};

export const sharedParts = Object.entries(parts).map(([name, files]) => ({
  name,
  test: new RegExp(`/app/(?:${files.join("|")})\\.`),
  minShareCount: 2,
  includeDependenciesRecursively: true,
}));
