import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";

const LEAST_SHARE = 0.6;
const MAX_WORDS = 9;

/** One useful word of the learner's next lessons, with a sentence, and a small task. */
export const newWordIntent: Intent = {
  name: "word-of-the-day",
  understand(asked, tools) {
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "new-word");
    if (!found || found.share < LEAST_SHARE || asked.words.length > MAX_WORDS) return undefined;
    // The word of the day has an intent of its own
    if (/word of the day|слово дня|күннің сөзі/u.test(asked.folded)) return undefined;
    return { confidence: 0.95, answer: () => oneWord(asked, tools) };
  },
};

function oneWord(
  { language, level, seed, history, nextLesson }: Asked,
  tools: Tools,
): Draft | undefined {
  const { lessons, lessonById } = tools.course;
  const own = lessons.filter((lesson) => lesson.level === LEVELS[level]);
  const next = nextLesson === undefined ? undefined : lessonById.get(nextLesson);
  const words = (next ? [next] : own.slice(0, 30))
    .flatMap((lesson) => lesson.words)
    .filter(({ pos }) => /^(?:noun|verb|adjective)$/.test(pos));
  const said = history.map(({ text }) => text).join("\n");
  const fresh = words.filter(({ kz: word }) => !said.includes(word));
  const word = (fresh.length > 0 ? fresh : words)[
    (seed * 7 + history.length) % Math.max(1, (fresh.length > 0 ? fresh : words).length)
  ];
  if (!word) return undefined;
  const meaning = language === "ru" ? word.ru : word.en;
  const example = `${word.example.kz}${language === "kz" ? "" : ` — ${word.example[language]}`}`;
  return {
    text: [
      tools.say("newWord.one", language, {
        x: language === "kz" ? word.kz : `${word.kz} — ${meaning.join(", ")}`,
      }),
      example,
      "",
      tools.say("newWord.task", language),
    ].join("\n"),
    kazakh: [kz(word.kz, word.kz), kz(word.example.kz)],
    confidence: 0.9,
    lessons: [word.lessonId],
    repeats: true,
    focus: { kind: "word", lemma: word.kz, pos: word.pos === "verb" ? "v" : "n" },
  };
}

const LEVELS = { A: "beginner", B: "intermediate", C: "advanced" } as const;
