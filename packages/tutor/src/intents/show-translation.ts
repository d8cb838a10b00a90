import type { Draft, Tools } from "../ask.ts";
import { cutForm, kz } from "../features/form-text.ts";
import type { Clause } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import type { KazakhPiece, Language, TranslatedReply } from "../reply.ts";
import { meaningOf, meaningsOf } from "../tools/gloss.ts";
import { isVouchedFor, type Translation, textOf } from "../tools/translate.ts";
import type { Composition } from "../translation/composition.ts";
import type { Framed } from "../translation/frame.ts";
import type { FoundIdiom } from "../translation/idiom.ts";
import { form } from "../words/kazakh-word.ts";

/** A translation as a reply. */
export function showTranslation(
  typed: string,
  translation: Translation,
  tools: Tools,
  language: Language,
): Draft {
  if (translation.kind === "word") return showWord(typed, translation, tools, language);
  if (translation.kind === "phrase") return showPhrases(translation.lines, language, tools);
  if (translation.kind === "idiom") return showIdiom(translation.idiom, true, language, tools);
  return asReadBack(showComposed(translation, tools, language), translation, tools, language);
}

function showComposed(
  translation: Composition,
  tools: Tools,
  language: Language,
): Draft & { readonly translated: TranslatedReply } {
  if (translation.kind === "frame") return showFramed(translation.framed, language, tools);
  if (translation.kind === "woven") return showWoven(translation.text);
  return showClause(translation.clause, language, tools, translation.casual?.text);
}

/** A sentence that does not surely say what was meant is shown with what it says, and not vouched for. */
function asReadBack(
  draft: ReturnType<typeof showComposed>,
  { readBack }: Composition,
  tools: Tools,
  language: Language,
): Draft {
  if (readBack.isSame) return draft;
  const told =
    readBack.text === undefined || language === "kz"
      ? []
      : [tools.say("say.read-back", language, { x: readBack.text })];
  return {
    ...draft,
    text: [draft.text, "", tools.say("say.not-vouched", language), ...told].join("\n"),
    translated: { ...draft.translated, sure: false },
    confidence: Math.min(draft.confidence ?? NOT_VOUCHED, NOT_VOUCHED),
  };
}

/** How sure an answer is that may say something else. */
const NOT_VOUCHED = 0.8;

function showWord(
  typed: string,
  { found, phrases }: Extract<Translation, { kind: "word" }>,
  tools: Tools,
  language: Language,
): Draft {
  const { sense } = found;
  const shown = found.plural ? form(found.lemma, "N;NOM;PL") || found.lemma : found.lemma;
  const lines: string[] = [];
  const meaning = sense ? meaningOf(sense, found.from === "ru" ? "ru" : "en") : "";
  lines.push(
    language === "kz" ? `${shown} — «${meaning || typed}»` : `${shown} — ${meaning || typed}`,
  );
  if (found.mended !== undefined)
    lines.push(tools.say("say.readAs", language, { x: found.mended }));
  const others = found.others
    .filter(({ kz: other, pos }) => other !== found.lemma && pos !== "abbr")
    .filter((one, at, all) => all.findIndex(({ kz: other }) => other === one.kz) === at)
    .slice(0, 2);
  if (others.length > 0)
    lines.push(
      `${tools.say("shown.also", language)}: ${others.map((one) => `${one.kz} (${meaningOf(one, language, 2)})`).join(", ")}`,
    );
  for (const phrase of phrases)
    if (phrase.kz.toLowerCase().replace(/[.!?]/g, "") !== shown) lines.push(phrase.kz);
  const example =
    sense?.word?.example ??
    tools.glossary.senses(found.lemma).find(({ word }) => word)?.word?.example;
  if (example)
    lines.push(
      "",
      `${tools.say("word.example", language)}: ${example.kz}`,
      ...(language === "kz" ? [] : [example[language]]),
    );
  const lesson = sense?.word?.lessonId;
  const chips = /^(?:n|name-)/.test(found.pos)
    ? [tools.say("chip.plural", language), tools.say("chip.mine", language)]
    : found.pos === "v"
      ? [tools.say("askBack.conjugate", language, { x: found.lemma })]
      : [];
  return {
    text: lines.join("\n"),
    kazakh: [kz(shown, found.lemma), ...others.map((one) => kz(one.kz, one.kz))],
    translated: { text: shown, sure: found.mended === undefined, from: "bank" },
    chips,
    confidence: found.mended === undefined ? 0.95 : 0.7,
    focus: { kind: "word", lemma: found.lemma, pos: found.pos },
    ...(lesson !== undefined && { lessons: [lesson] }),
  };
}

/** What Kazakh says in place of an idiom; where more was said than the idiom, it translates none of the rest. */
export function showIdiom(
  { kz: text, plain, means }: FoundIdiom["idiom"],
  isWhole: boolean,
  language: Language,
  tools: Tools,
): Draft {
  const told = plain ? "idiom.plain" : "idiom.picture";
  const meaning = language === "kz" ? "" : ` — ${means[language]}`;
  const isSentence = /[.!?]$/u.test(text);
  return {
    text: [
      tools.say(told, language, { x: `${text}${meaning}` }),
      ...(isWhole && isSentence ? [] : [tools.say("idiom.part", language)]),
    ].join("\n"),
    kazakh: [kz(text)],
    translated: { text: isWhole ? text : null, sure: isWhole, from: "bank" },
    confidence: 0.9,
  };
}

/** Several clauses as one sentence: its parts are told by their glosses. */
const showWoven = (text: string) => ({
  text,
  translated: { text, sure: true, from: "composed" as const },
  kazakh: [kz(text)],
  confidence: 0.85,
});

function showFramed({ text, line }: Framed, language: Language, tools: Tools) {
  const meaning = language === "kz" ? "" : ` — ${line[language]}`;
  return {
    text: `${text}\n\n${tools.say("word.example", language)}: ${line.kz}${meaning}`,
    translated: { text, sure: true, from: "frame" as const },
    kazakh: [kz(text), kz(line.kz)],
    confidence: 0.9,
  };
}

export function showPhrases(
  lines: readonly {
    kz: string;
    en: string;
    ru: string;
    register?: string;
    usage?: Readonly<Record<Language, string>>;
  }[],
  language: Language,
  tools: Tools,
): Draft {
  const registers: Readonly<Record<string, string>> = {
    siz: tools.say("phrases.siz", language),
    sen: tools.say("phrases.sen", language),
  };
  const text = lines.map((line) => {
    const register = registers[line.register ?? ""];
    const meaning = language === "kz" ? "" : ` — ${line[language]}`;
    const usage = line.usage ? `\n${line.usage[language]}` : "";
    return `${line.kz}${register ? ` (${register})` : ""}${meaning}${usage}`;
  });
  return {
    text: text.join("\n"),
    kazakh: lines.map((line) => kz(line.kz)),
    translated: { text: lines[0]?.kz ?? null, sure: lines.length > 0, from: "bank" },
    confidence: 0.95,
    chips: [tools.say("chip.why", language)],
  };
}

/** A composed sentence with what each of its forms is made of. */
export function showClause(
  clause: Clause,
  language: Language,
  tools: Tools,
  casual?: string,
): Draft & { readonly translated: TranslatedReply } {
  const composed = compose(clause);
  const lines = [composed.text];
  if (casual !== undefined) lines.push(`${casual} (${tools.say("phrases.sen", language)})`);
  const built = composed.pieces.filter(({ label }) => label !== undefined);
  if (built.length > 0) lines.push("", `${tools.say("shown.parts", language)}:`);
  for (const piece of built) {
    const senses = tools.glossary.senses(piece.lemma ?? "");
    const meaning = language === "kz" ? "" : meaningsOf(senses.slice(0, 1), language);
    const cut = cutForm(piece.lemma as string, piece.label as string);
    lines.push(`${piece.text} = ${cut}${meaning ? ` (${meaning})` : ""}`);
  }
  const kazakh: KazakhPiece[] = composed.pieces.map(({ text, lemma }) => kz(text, lemma));
  const verbal = clause.predicate.kind !== "fragment";
  const shown = casual === undefined ? kazakh : [...kazakh, kz(casual)];
  return {
    text: lines.join("\n"),
    kazakh: shown,
    translated: { text: composed.text, sure: verbal, from: "composed" },
    confidence: 0.85,
    chips: verbal
      ? [tools.say("chip.andPast", language), tools.say("chip.negative", language)]
      : [tools.say("chip.why", language)],
    focus: { kind: "clause", clause },
  };
}

/** Several sentences, each translated by itself. */
export function showParts(said: readonly Translation[], language: Language): Draft {
  const rows = said.map(textOf);
  return {
    text: rows.join("\n"),
    translated: {
      text: rows.join(" "),
      sure: said.every(isVouchedFor),
      from: said.some(({ kind }) => kind === "sentence") ? "composed" : "bank",
    },
    kazakh: rows.map((row) => kz(row)),
    confidence: 0.8,
    language,
  };
}
