import { ClauseJudge } from "@tilashar/clause";
import type { Course } from "@tilashar/course";
import type { Asked, Draft, Focus, Intent, Tools } from "./ask.ts";
import { Care } from "./care/care.ts";
import { EnglishNouns } from "./grammar/english-noun-phrase.ts";
import { EnglishSentences } from "./grammar/english-sentence.ts";
import { RussianNouns } from "./grammar/russian-noun-phrase.ts";
import { RussianSentences } from "./grammar/russian-sentence.ts";
import { bareSentenceIntent, checkIntent } from "./intents/check.ts";
import { compareIntent } from "./intents/compare.ts";
import { dayWordIntent, proverbIntent, recommendIntent } from "./intents/course-items.ts";
import { cultureIntent } from "./intents/culture.ts";
import { dialogueIntent, saidAgain } from "./intents/dialogue.ts";
import { explainIntent } from "./intents/explain.ts";
import { followUpIntent } from "./intents/follow-up.ts";
import { formIntent } from "./intents/form.ts";
import { listsIntent } from "./intents/lists.ts";
import { bareKazakhIntent, meaningIntent } from "./intents/meaning.ts";
import { numbersIntent } from "./intents/numbers.ts";
import { phrasesIntent } from "./intents/phrases.ts";
import { quizIntent } from "./intents/quiz.ts";
import { bareIntent, sayIntent } from "./intents/say.ts";
import { smallTalkIntent } from "./intents/small-talk.ts";
import { unknown } from "./intents/unknown.ts";
import { wordFactsIntent } from "./intents/word-facts.ts";
import { askedAgain } from "./practice/quiz.ts";
import type { Language, Turn, TutorReply, TutorRequest } from "./reply.ts";
import { ChatSpelling, isReadable } from "./text/chat-spelling.ts";
import { detectLanguage } from "./text/detect-language.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "./text/fold.ts";
import { mendFrameWords } from "./text/frame-words.ts";
import { lastUserTurn } from "./text/history.ts";
import { buildGlossary } from "./words/glossary.ts";
import { KazakhReader } from "./words/kazakh-word.ts";
import { nameInCyrillic } from "./words/latin-name.ts";
import { isWordOf } from "./words/own-language.ts";
import { russianForms } from "./words/russian-forms.ts";
import { buildMemory } from "./words/sentence-memory.ts";

/** Intents in the order they are asked; the first that has an answer gives it. */
const INTENTS: readonly Intent[] = [
  quizIntent,
  dialogueIntent,
  smallTalkIntent,
  followUpIntent,
  numbersIntent,
  dayWordIntent,
  proverbIntent,
  checkIntent,
  compareIntent,
  wordFactsIntent,
  listsIntent,
  cultureIntent,
  recommendIntent,
  phrasesIntent,
  formIntent,
  explainIntent,
  meaningIntent,
  sayIntent,
  bareSentenceIntent,
  bareKazakhIntent,
  bareIntent,
];

/** How far back "and in the plural?" is followed. */
const DEEPEST = 3;

export interface Tutor {
  /** Answers a message; the same request gives the same reply. Never throws, never makes anything up. */
  readonly answer: (request: TutorRequest) => TutorReply;
  /** What the tutor looks things up in, for the tools of another engine. */
  readonly tools: Tools;
}

/** Builds the tutor's indexes over a course (about half a second) and answers from then on. */
export function makeTutor({ course }: { readonly course: Course }): Tutor {
  const tools = makeTools(course);
  const written = new Set(
    tools.memory.lines.flatMap(({ en, ru }) => wordsOf(foldText(`${en} ${ru}`))),
  );
  const care = new Care(course.care, (word) => written.has(word) || isSomeWord(word, tools));
  return {
    answer: (request) => withCare(request, care, tools) ?? answer(request, tools, 0).reply,
    tools,
  };
}

/** A message of self-harm, threats and the like is answered before anything looks at it. */
function withCare(request: TutorRequest, care: Care, tools: Tools): TutorReply | undefined {
  const found = care.answer(request.message);
  if (!found) return undefined;
  const language = detectLanguage(wordsOf(foldText(request.message)), found.language, (word, one) =>
    knows(word, one, tools),
  );
  const text = found.answer[language];
  return {
    text,
    language,
    intent: "care",
    confidence: 1,
    chips: [],
    kazakh: [],
    checked: null,
    translated: null,
  };
}

/** Whether a word as it is written is one of English, Russian or Kazakh, as far as the tutor knows. */
const isSomeWord = (word: string, tools: Tools): boolean =>
  isReadable(word) || isWordOf(word, "en", tools) || isWordOf(word, "ru", tools);

function makeTools(course: Course): Tools {
  const glossary = buildGlossary(course);
  const memory = buildMemory(course);
  const spelling = new ChatSpelling(glossary.headwords.filter((word) => word.includes(" ")));
  const reader = new KazakhReader(glossary, spelling);
  // The engine builds its stem index at its first word: better at start than in the first reply
  reader.spell("мектептерімізден");
  const names = new Map<string, string>();
  const isName = (word: string): string | undefined => names.get(word);
  const english = new EnglishSentences(glossary, new EnglishNouns(glossary, isName));
  const russian = new RussianSentences(glossary, new RussianNouns(glossary, isName));
  const judge = new ClauseJudge(course.government, course.calques);
  return { course, glossary, memory, spelling, judge, reader, english, russian, names };
}

function noteNames(raw: string, tools: Tools): void {
  tools.names.clear();
  for (const name of namesGiven(raw)) {
    const [sense] = tools.glossary.meaning(foldText(name), hasCyrillic(name) ? "ru" : "en");
    // "I'm Kazakhstan" has its own Kazakh
    if (sense?.pos.startsWith("name-")) continue;
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const kazakh = hasCyrillic(name) ? capital : nameInCyrillic(capital);
    if (kazakh !== undefined) tools.names.set(foldText(name), kazakh);
  }
  for (const [word] of raw.matchAll(/\p{Lu}[\p{L}-]+/gu)) {
    const folded = foldText(word);
    const gloss = hasCyrillic(word) ? "ru" : "en";
    const known =
      tools.glossary.knows(folded, gloss) || /^(?:i|the|my|he|she|we|they|you|it|a)$/.test(folded);
    if (known || tools.names.has(folded) || isCaseOfWord(folded, gloss, tools)) continue;
    const kazakh = hasCyrillic(word) ? word : nameInCyrillic(word);
    if (kazakh !== undefined) tools.names.set(folded, kazakh);
  }
}

/** "в Москве", "Астаны": a known word in another case is no name of its own. */
const isCaseOfWord = (folded: string, gloss: "en" | "ru", tools: Tools): boolean =>
  gloss === "ru" &&
  russianForms(folded).some(
    ({ lemma, pos }) => pos !== "other" && tools.glossary.knows(lemma, "ru"),
  );

/** After these a name stands, whatever else the word may mean: "my name is Mark". */
const NAMED =
  /(?:my name is|my name's|i am called|call me|меня зовут|мое имя|моё имя|зовите меня|менің атым|менің есімім)[ -]+([\p{L}-]+)|(?:i'm|i am|это|я)[ ]+(\p{Lu}[\p{L}-]*)/giu;
const NATIONALITY =
  /(?:ish|ian|ese|ean|kazakh|uzbek|kyrgyz|turk|german|french|dutch|greek|arab|uyghur|tatar|american|russian|korean)$/i;

function namesGiven(raw: string): string[] {
  return [...raw.matchAll(NAMED)].flatMap(([, named, capital]) => {
    if (named !== undefined) return named;
    const isName = capital !== undefined && /^\p{Lu}/u.test(capital) && !NATIONALITY.test(capital);
    return isName ? capital : [];
  });
}

function answer(
  request: TutorRequest,
  tools: Tools,
  depth: number,
): { reply: TutorReply; focus: Focus | undefined } {
  const asked = understand(request, tools, depth);
  const empty = asked.words.length === 0;
  if (!empty) {
    for (const intent of INTENTS) {
      noteNames(asked.raw, tools);
      const draft = intent.answer(asked, tools);
      if (draft && draft.text !== "")
        return { reply: finish(draft, intent.name, asked), focus: draft.focus };
    }
  }
  return { reply: finish(unknown(asked, tools), "unknown", asked), focus: undefined };
}

function understand(request: TutorRequest, tools: Tools, depth: number): Asked {
  const raw = request.message.slice(0, 500).normalize("NFC").replace(/\s+/g, " ").trim();
  const history = (request.history ?? []).slice(-10);
  const interfaceLanguage = request.interfaceLanguage ?? "en";
  const plain = foldText(raw)
    .replace(/[?!.…]+$/u, "")
    .replace(/^[-–—"'\s]+/u, "")
    .trim();
  const isWord = (word: string): boolean =>
    tools.glossary.knows(word, hasCyrillic(word) ? "ru" : "en") ||
    hasKazakhLetter(word) ||
    tools.glossary.senses(word).length > 0 ||
    knows(word, hasCyrillic(word) ? "ru" : "en", tools);
  const folded = mendFrameWords(plain, isWord);
  const words = wordsOf(folded);
  const language = detectLanguage(
    words,
    spokenSoFar(history, interfaceLanguage, tools),
    (word, one) => knows(word, one, tools),
  );
  return {
    raw,
    folded,
    words,
    language,
    interfaceLanguage,
    history,
    seed: request.seed ?? 0,
    now: request.now,
    focus: () => focusOf(history, interfaceLanguage, request, tools, depth),
  };
}

/** Whether a word, in any form, belongs to a language. */
function knows(word: string, language: Language, tools: Tools): boolean {
  if (language === "kz") return tools.reader.spell(word) !== undefined;
  return isWordOf(word, language, tools);
}

/** The language of the learner's last message that told one. */
function spokenSoFar(history: readonly Turn[], fallback: Language, tools: Tools): Language {
  for (const turn of [...history].reverse()) {
    if (turn.sender !== "user") continue;
    const words = wordsOf(foldText(turn.text));
    const first = detectLanguage(words, "en", (word, one) => knows(word, one, tools));
    const second = detectLanguage(words, "ru", (word, one) => knows(word, one, tools));
    if (first === second) return first;
  }
  return fallback;
}

/** What the learner's last message was about, by answering it again without this one. */
function focusOf(
  history: readonly Turn[],
  interfaceLanguage: Language,
  request: TutorRequest,
  tools: Tools,
  depth: number,
): Focus | undefined {
  const last = lastUserTurn(history);
  if (!last || depth >= DEEPEST) return undefined;
  const again: TutorRequest = {
    ...request,
    message: last.text,
    history: last.before,
    interfaceLanguage,
  };
  return answer(again, tools, depth + 1).focus;
}

function finish(draft: Draft, name: string, asked: Asked): TutorReply {
  const { text, corrections, lessons, readings, state } = draft;
  return {
    text: [text, pending(name, asked)]
      .join("\n\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    language: draft.language ?? asked.language,
    intent: draft.intent ?? name,
    confidence: draft.confidence ?? 0.9,
    chips: (draft.chips ?? []).slice(0, 6),
    kazakh: distinct(draft.kazakh ?? []),
    checked: draft.checked ?? null,
    translated: draft.translated ?? null,
    ...(corrections && corrections.length > 0 && { corrections }),
    ...(lessons && lessons.length > 0 && { lessons }),
    ...(readings && readings.length > 0 && { readings }),
    ...(state !== undefined && { state }),
  };
}

/** A quiz question or a line of a scene that still waits while something else is answered. */
function pending(name: string, { history }: Asked): string {
  if (name === "quiz" || name === "dialogue") return "";
  return askedAgain(history) ?? saidAgain(history) ?? "";
}

function distinct(pieces: TutorReply["kazakh"]): TutorReply["kazakh"] {
  return pieces.filter(
    (piece, at) => piece.text !== "" && pieces.findIndex(({ text }) => text === piece.text) === at,
  );
}
