export interface AchievementText {
  readonly title: string;
  /** What to do for it. */
  readonly description: string;
}

/** What each achievement is called, by its id. */
export const en = {
  "first-lesson": {
    title: "First step",
    description: "Finish your first quiz.",
  },
  "first-reading": {
    title: "First page",
    description: "Read one text to the end.",
  },
  "first-film": {
    title: "First screening",
    description: "Watch one film to its last line.",
  },
  "first-spoken": {
    title: "Out loud",
    description: "Say five words into the microphone.",
  },
  "first-review": {
    title: "So as not to forget",
    description: "Review ten cards.",
  },
  "first-test": {
    title: "Where you stand",
    description: "Take the proficiency test.",
  },
  "lessons-10": {
    title: "Apprentice",
    description: "Finish ten different lessons.",
  },
  "lessons-50": {
    title: "Diligence",
    description: "Finish fifty different lessons.",
  },
  "lessons-120": {
    title: "Scholar",
    description: "Finish 120 different lessons.",
  },
  "words-100": {
    title: "A handful of words",
    description: "Meet 100 words in lessons.",
  },
  "words-500": {
    title: "A chest of words",
    description: "Meet 500 words in lessons.",
  },
  "words-1200": {
    title: "A treasury of words",
    description: "Meet 1,200 words in lessons.",
  },
  "streak-3": {
    title: "Three in a row",
    description: "Study three days in a row.",
  },
  "streak-7": {
    title: "A whole week",
    description: "Study seven days in a row.",
  },
  "streak-30": {
    title: "A month on the road",
    description: "Study thirty days in a row.",
  },
  "streak-100": {
    title: "A hundred days",
    description: "Study a hundred days in a row.",
  },
  "full-score-1": {
    title: "Without a slip",
    description: "Answer every question of a lesson right.",
  },
  "full-score-10": {
    title: "Sharp eye",
    description: "Answer every question right in ten quizzes.",
  },
  "full-score-50": {
    title: "Sharpshooter",
    description: "Answer every question right in fifty quizzes.",
  },
  "readings-10": {
    title: "Reader",
    description: "Read ten texts.",
  },
  "readings-50": {
    title: "Bookworm",
    description: "Read fifty texts.",
  },
  "films-5": {
    title: "Film fan",
    description: "Watch five films.",
  },
  "films-15": {
    title: "A whole season",
    description: "Watch fifteen films.",
  },
  "spoken-100": {
    title: "Finding your voice",
    description: "Say 100 words aloud.",
  },
  "spoken-1000": {
    title: "Orator",
    description: "Say 1,000 words aloud.",
  },
  "reviews-200": {
    title: "Firm memory",
    description: "Review 200 cards.",
  },
  "reviews-1000": {
    title: "Carved in stone",
    description: "Review 1,000 cards.",
  },
  "reviews-5000": {
    title: "Memory of a zhyrau",
    description: "Review 5,000 cards. The zhyraus knew whole epics by heart.",
  },
  "level-b": {
    title: "Level B",
    description: "Reach level B in the proficiency test.",
  },
  "level-c": {
    title: "Level C",
    description: "Reach level C in the proficiency test.",
  },
  nauryz: {
    title: "Nauryz",
    description: "Study on one of the days of Nauryz, 21 to 23 March.",
  },
  "language-day": {
    title: "Day of languages",
    description: "Study on 5 September, the day of the languages of Kazakhstan.",
  },
  "day-words-7": {
    title: "Word by word",
    description: "Study seven words of the day.",
  },
  "day-words-30": {
    title: "Words of a month",
    description: "Study thirty words of the day.",
  },
  latin: {
    title: "New alphabet",
    description: "Do one exercise in the Latin alphabet.",
  },
  arabic: {
    title: "Töte jazu",
    description: "Do one exercise in the Arabic script, töte jazu.",
  },
  "early-bird": {
    title: "Early bird",
    description: "Start before seven in the morning on five days.",
  },
  comeback: {
    title: "Good to see you again",
    description: "Come back after a break of two weeks.",
  },
  "all-round": {
    title: "A bit of everything",
    description: "Study in four different ways on one day.",
  },
  "days-100": {
    title: "Perseverance",
    description: "Study on 100 days, in a row or not.",
  },
} as const satisfies Readonly<Record<string, AchievementText>>;

/** The same in another language. */
export type AchievementTexts = Readonly<Record<keyof typeof en, AchievementText>>;
