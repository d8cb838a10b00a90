import { pointOfSuffix } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import { type FormOfWord, formOfWord } from "./examples/lines-of-form.ts";
import { showForm } from "./form.ts";

/** The language that it is to be in, and no word that is to be in it. */
const IN_KAZAKH = /(?:^| )(?:на казахском(?: языке)?|по-казахски|in kazakh)(?= |$)/u;
const MAX_SHOWN = 4;
const MAX_LENGTH = 90;

/** Sentences of the course with a word, a form, an ending or a point of grammar. */
export const examplesIntent: Intent = {
  name: "examples",
  understand(asked, tools) {
    const folded = asked.folded.replace(IN_KAZAKH, "");
    const target = tools.patterns
      .all("examples.frames")
      .map((frame) => frame.exec(folded)?.[1])
      .find((one) => one !== undefined);
    if (target === undefined) return undefined;
    // "Three sentences with them": with those that were listed
    if (tools.patterns.one("examples.them").test(trimEnds(target)) && asked.history.length > 0)
      return undefined;
    // "Phrases for shopping" are those of a situation
    const isSituation = firstNamed(tools.course.tutor.wordLists.situations, target) !== undefined;
    if (/phrases?|фраз/u.test(asked.folded) && isSituation) return undefined;
    const about = trimEnds(
      target
        .replace(/["'«»]/g, "")
        .replace(/(?:please|пожалуйста)$/u, "")
        .trim(),
    );
    return { confidence: 0.87, answer: () => examples(about, target, asked, tools) };
  },
};

/** Sentences with what is named; undefined where it is no word and no point. */
export function examples(
  about: string,
  typed: string,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  // "a sentence with it": what was spoken of before
  const focus = /^(?:it|this|that|this word|ним|ней|этим словом|осы сөз)$/u.test(about)
    ? asked.focus()
    : undefined;
  if (focus?.kind === "word") return examples(focus.lemma, focus.lemma, asked, tools);
  const form = formOfWord(about, asked, tools);
  const ofForm = form && short(tools).filter(form.holds);
  if (form && ofForm && ofForm.length === 0) return formAlone(form, asked, tools);
  const suffix = /-([а-яәғқңөұүһі]{1,6})/u.exec(typed)?.[1];
  const lines =
    suffix === undefined ? linesWith(about, asked, tools) : linesEnding(suffix, asked, tools);
  const { language } = asked;
  // "examples of the conditional": a term of grammar is no word to be found
  const found =
    (form && ofForm
      ? { name: about, lemma: form.lemma, lines: ofForm.slice(0, MAX_SHOWN * 3) }
      : undefined) ??
    (TERMS.test(about) ? linesOfPoint(typed, tools) : undefined) ??
    lines ??
    linesOfPoint(typed, tools);
  if (!found || found.lines.length === 0) return undefined;
  const shown = found.lines
    .toSorted((a, b) => timesSaid(asked.history, a.kz) - timesSaid(asked.history, b.kz))
    .slice(0, MAX_SHOWN);
  return {
    text: [
      tools.say("examples.of", language, { x: found.name }),
      ...shown.map(({ kz: text, en, ru }) =>
        language === "kz" ? `- ${text}` : `- ${text} — ${language === "ru" ? ru : en}`,
      ),
    ].join("\n"),
    kazakh: shown.map(({ kz: text }) => kz(text)),
    chips: [tools.say("point.another", language)],
    confidence: 0.92,
    ...(found.point !== undefined && {
      points: [found.point],
      focus: { kind: "topic", id: found.point } as const,
    }),
    ...(found.lemma !== undefined && {
      focus: { kind: "word", lemma: found.lemma, pos: "n" } as const,
    }),
  };
}

/** No sentence has the word in that form: the form is shown, and that it is said. */
function formAlone(
  { lemma, pos, wish }: FormOfWord,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const word = { lemma, pos, others: [], from: "kz" } as const;
  const shown = showForm(word, wish, lemma, language, tools);
  return (
    shown && {
      ...shown,
      text: `${tools.say("examples.noneOfForm", language, { x: lemma })}\n${shown.text}`,
      intent: "form",
    }
  );
}

interface FoundLines {
  readonly name: string;
  readonly lines: readonly RememberedLine[];
  readonly lemma?: string;
  readonly point?: string;
}

/** Lines with a form as it stands, or with any form of a dictionary word. */
function linesWith(about: string, { language }: Asked, tools: Tools): FoundLines | undefined {
  const word = findHeadword(about, language, tools);
  if (!word) return undefined;
  const { lemma } = word;
  const head = lemma.toLowerCase().slice(0, Math.max(2, lemma.length - 2));
  const holds = (text: string): boolean => {
    const folded = foldText(text);
    if (lemma.includes(" ")) return folded.includes(lemma);
    return (
      folded.includes(head) &&
      wordsOf(folded).some(
        (one) =>
          one === about ||
          (one.startsWith(head.slice(0, 3)) && knownReadings(one)[0]?.lemma === lemma),
      )
    );
  };
  const lines = short(tools).filter(({ kz: text }) => holds(text));
  return { name: lemma, lemma, lines: lines.slice(0, MAX_SHOWN * 3) };
}

/** Lines with a word in this ending. */
function linesEnding(ending: string, _asked: Asked, tools: Tools): FoundLines | undefined {
  const ids = new Set<string>();
  const lines = short(tools).filter(({ kz: text }) =>
    wordsOf(foldText(text)).some((word) => {
      if (!word.endsWith(ending) || word.length < ending.length + 2) return false;
      const last = knownReadings(word)[0]?.suffixes.at(-1);
      if (last?.surface !== ending) return false;
      ids.add(last.id);
      return true;
    }),
  );
  const point = [...ids].flatMap((id) => pointOfSuffix(tools.course, id)?.id ?? [])[0];
  return {
    name: `-${ending}`,
    lines: lines.slice(0, MAX_SHOWN * 3),
    ...(point !== undefined && { point }),
  };
}

function linesOfPoint(typed: string, tools: Tools): FoundLines | undefined {
  const about = tools.points.find(typed)?.about;
  if (about?.kind !== "point") return undefined;
  return {
    name: about.point.titles.kz,
    point: about.point.id,
    lines: tools.sentencesOf(about.point),
  };
}

const short = ({ memory }: Tools): readonly RememberedLine[] =>
  memory.lines.filter(({ kz: text }) => text.length <= MAX_LENGTH && text.includes(" "));
