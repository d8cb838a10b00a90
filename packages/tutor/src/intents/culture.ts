import type { RuleIntent } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { texts } from "../reply.ts";

const T = {
  lesson: texts("From the lesson “{x}”:", "Из урока «{x}»:", "«{x}» сабағынан:"),
} as const;

/** Facts of culture, as the course's own notes tell them. */
export const cultureIntent: RuleIntent = {
  name: "culture",
  answer(asked, tools) {
    const { folded, language } = asked;
    const about =
      /^(?:tell me (?:something )?about|what is(?: a| an| the)?|who (?:is|was)|расскажи (?:мне )?(?:про|об?)|что такое|кто так(?:ой|ая)|)\s*(.+?)(?: туралы(?: айт\p{L}*)?| деген(?:іміз)? (?:не|кім)| (?:culture|custom|tradition))?$/u.exec(
        folded,
      )?.[1];
    const wanted =
      /culture|custom|tradition|fact about|культур|обыча|традици|интересн\p{L}* факт|мәдениет|салт|дәстүр/u.test(
        folded,
      );
    const asksAbout =
      /^(?:tell me|what is|what's|who (?:is|was)|расскажи|что такое|кто так)|туралы|деген/u.test(
        folded,
      ) ||
      (ASKS.test(folded) && !ABOUT_LANGUAGE.test(folded));
    if (!wanted && !asksAbout) return undefined;
    const roots = SUBJECTS.find(
      ({ asked: pattern }) => pattern.test(about ?? folded) || pattern.test(folded),
    );
    if (!roots && !wanted) return undefined;
    const notes = tools.course.lessons.filter(({ note, slug }) =>
      roots ? slug === roots.slug : note?.kind === "culture",
    );
    const lesson = notes[asked.seed % Math.max(1, notes.length)];
    if (!lesson) return undefined;
    const words = lesson.words.slice(0, 5);
    const rows = [T.lesson[language].replace("{x}", lesson.titles[language])];
    if (lesson.note?.kind === "culture")
      rows.push(lesson.note.title[language], firstParagraph(lesson.note.body[language]));
    if (roots)
      rows.push(
        ...words.map(
          ({ kz: word, en, ru, example }) =>
            `${word} — ${language === "ru" ? ru[0] : en[0]}. ${example.kz}${language === "kz" ? "" : ` (${example[language]})`}`,
        ),
      );
    return {
      text: rows.join("\n"),
      kazakh: words.map(({ kz: word }) => kz(word, word)),
      lessons: [lesson.id],
      confidence: 0.85,
    };
  },
};

/** Questions about a thing, and questions about the words for it. */
const ASKS = /^(?:what|when|where|why|how|do|что|когда|где|как|почему|зачем)(?!\p{L})/u;
const ABOUT_LANGUAGE =
  /say|translate|mean|word|pronounc|spell|write|kazakh for|сказать|перев|знач|слов|произн|пишется|по-казахски|называется/u;

const SUBJECTS: readonly { asked: RegExp; slug: string }[] = [
  { asked: /nauryz|nowruz|наурыз/u, slug: "b-236-nauryz" },
  { asked: /yurt|юрт|киіз үй|шаңырақ|shanyrak/u, slug: "a-054-yurt" },
  { asked: /kazakh wedding|свадьб|үйлену той/u, slug: "b-207-a-wedding" },
  { asked: /dombra|dombyra|домбр|kazakh music|музык/u, slug: "b-238-music-and-dance" },
  { asked: /kokpar|көкпар|кокпар|horseback|конн\p{L}* игр/u, slug: "b-237-games-on-horseback" },
  { asked: /hospitality|гостеприим|қонақжай/u, slug: "a-060-kazakh-hospitality" },
  { asked: /abai|абай/u, slug: "c-412-abai" },
  { asked: /almaty|алматы/u, slug: "b-229-almaty" },
  { asked: /astana|астан/u, slug: "b-230-astana-and-regions" },
  {
    asked:
      /kazakh food|kazakh dishes|beshbarmak|бе[шс]бармақ?к?|казахск\p{L}* (?:кухн|блюд)|қазақ тағам/u,
    slug: "a-018-kazakh-dishes",
  },
  { asked: /kazakhstan|казахстан|қазақстан/u, slug: "a-052-kazakhstan" },
  { asked: /steppe|степ[ьи]|дала/u, slug: "b-221-the-steppe" },
];

/** The first paragraph of a note, its marks taken away. */
const firstParagraph = (body: string): string =>
  (body.split(/\n\s*\n/)[0] ?? "")
    .replace(/\{\{([^|}]*)[^}]*\}\}/g, "$1")
    .replace(/\*\*/g, "")
    .replace(/\n/g, " ");
