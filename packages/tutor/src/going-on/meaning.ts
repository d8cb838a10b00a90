import { pointOfSuffix } from "@tilashar/course";
import { SUFFIX_MEANINGS, suffixSenses } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { hasPredicate } from "../intents/check.ts";
import { pointLines } from "../intents/compare/form-meaning.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { showPoint } from "../points/show-point.ts";
import { readRequest } from "../request/read-request.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { glossLine, meaningsOf } from "../tools/gloss.ts";
import type { GoingOn } from "./going-on.ts";
import { type FoundHelper, helpersIn, isOf, lineWithHelper } from "./helper-in.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { ownLanguageOf, rowsOf } from "./own-language.ts";
import { ownLanguage, shownLines, shownWords } from "./shown.ts";

/** "So why is there a кету in it?", "what's the -ып for": what a part of what was shown means there. */
export const meaning: GoingOn = (asked, about, tools) => {
  const lines = shownLines(asked, tools);
  const { place } = readRequest(asked, tools);
  const counted =
    place !== undefined && tools.patterns.one("meaning-next.of-lines").test(asked.folded)
      ? lines.at(place)
      : undefined;
  if (counted !== undefined)
    return {
      text: rowsOf(counted, ownLanguage(asked), tools).join("\n"),
      kazakh: [kz(counted)],
      confidence: 0.92,
      intent: "meaning",
    };
  const named = partNamed(about, asked, lines, tools);
  if (named === "") return ownLanguageOf(asked, undefined, tools);
  const ending = /^-/u.test(named) ? named.slice(1) : undefined;
  const helper = ending === undefined ? helperNamed(named, [...lines, named], tools) : undefined;
  if (helper) return ofHelper(helper, asked, tools);
  const bare = ending ?? named;
  const isShort = [...bare].length <= SHORT;
  const ofEnd =
    ending !== undefined || isShort || !isWord(bare, tools)
      ? ofEnding(bare, lines, asked, tools)
      : undefined;
  const word =
    ending === undefined && isWord(bare, tools) ? ofWord(bare, lines, asked, tools) : undefined;
  if (!ofEnd) {
    const page =
      isShort && tools.glossary.senses(bare).length === 0 ? ofPage(bare, asked, tools) : undefined;
    return page ?? word ?? ofWord(bare, lines, asked, tools) ?? ofPage(bare, asked, tools);
  }
  // The same letters are a word by itself as well
  return word ? { ...ofEnd, text: [ofEnd.text, "", word.text].join("\n") } : ofEnd;
};

/** An ending or a small word may be as short. */
const SHORT = 3;

/** The part in Kazakh letters, its dash kept; the word that is counted to. */
function partNamed(
  about: string | undefined,
  asked: Asked,
  lines: readonly string[],
  tools: Tools,
): string {
  const ending = /(?<![\p{L}\d])-(\p{Script=Cyrillic}{1,8})(?!\p{L})/u.exec(
    about ?? asked.raw,
  )?.[1];
  if (ending !== undefined) return `-${ending.toLowerCase()}`;
  // «Оттан да» дегендегі «да»: what is named last
  const quoted = [...(about ?? "").matchAll(/[«“"„]([^»”"“„]+)[»”"“]/gu)].at(-1)?.[1];
  const typed = foldText(trimEnds(quoted ?? about ?? ""));
  // In a talk in Kazakh everything is: only what is named is meant
  if (typed !== "" && hasCyrillic(typed) && (asked.language === "kz" || /[әғқңөұүһі]/u.test(typed)))
    return typed;
  const named = foldText(kazakhNamed(about, asked, tools));
  if (named !== "") return named;
  // A part that Russian has as well, where it stands in what was shown
  const isShown = lines.some((line) => wordsOf(foldText(line)).includes(typed));
  if (typed !== "" && hasCyrillic(typed) && isShown) return typed;
  const { place } = readRequest(asked, tools);
  if (place === undefined) return "";
  const words = shownWords(asked, tools);
  return words.at(place) ?? wordsOf(foldText(lines[0] ?? "")).at(place) ?? "";
}

const isWord = (text: string, tools: Tools): boolean =>
  tools.glossary.senses(text).length > 0 || knownReadings(text).length > 0;

/** The helper that is named by its dictionary form or as it stands. */
function helperNamed(
  named: string,
  lines: readonly string[],
  tools: Tools,
): FoundHelper | undefined {
  const last = wordsOf(named).at(-1) ?? "";
  return lines
    .flatMap((line) => helpersIn(line, tools))
    .find(
      ({ form, helper: { verb } }) =>
        form === last || verb === last || verb.slice(0, -1) === last || isOf(last, verb),
    );
}

function ofHelper({ helper, form, converb }: FoundHelper, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const own = meaningsOf(
    tools.glossary.senses(helper.verb).slice(0, 1),
    language === "kz" ? ownLanguage(asked) : language,
  ).split(/[,;]/u)[0];
  const said = asked.history.map(({ text }) => text).join("\n");
  const line = lineWithHelper(helper, said, tools);
  const point = tools.course.grammarById.get(helper.point);
  return {
    text: [
      tools.say("part.helper", language, { x: form, y: converb, z: own ?? helper.verb }),
      tools.say("part.adds", language, { x: helper.tells[language] }),
      ...(line ? [`${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`] : []),
      ...(point ? [tools.say("part.page", language, { x: point.titles[language] })] : []),
    ].join("\n"),
    kazakh: [kz(`${converb} ${form}`), ...(line ? [kz(line.kz)] : [])],
    confidence: 0.93,
    points: [helper.point],
    focus: { kind: "topic", id: helper.point },
    intent: "meaning",
  };
}

/** -ып is -п after a vowel. */
const bare = (ending: string): string => ending.replace(/^[ыі](?=\p{L})/u, "");

/** Endings that tell who. */
const OF_PERSON = /^(?:cop|shr)/;

/** What an ending says, by the word of the last reply that has it. */
function ofEnding(
  ending: string,
  lines: readonly string[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { language } = asked;
  const pieces = asked.exchange(0)?.reply.kazakh.map(({ text }) => text) ?? [];
  const words = [...lines, ...shownWords(asked, tools), ...pieces].flatMap((line) =>
    wordsOf(foldText(line)),
  );
  for (const word of words) {
    for (const { suffixes, lemma, features } of knownReadings(word)) {
      const at = suffixes.findIndex(({ surface }) => bare(surface) === bare(ending));
      const ids = suffixes.map(({ id }) => id);
      const id = at < 0 ? undefined : suffixSenses(ids, features.VerbForm === "Fin")[at];
      if (id === undefined) continue;
      const point = OF_PERSON.test(id) ? "person-endings" : pointOfSuffix(tools.course, id)?.id;
      return {
        text: [
          tools.say("part.ending", language, {
            x: ending,
            y: word,
            z: SUFFIX_MEANINGS[id][language],
          }),
          ...(point === undefined ? [] : pointLines(point, language, tools)),
        ].join("\n"),
        kazakh: [kz(word, lemma)],
        confidence: 0.92,
        intent: "meaning",
        ...(point !== undefined && {
          points: [point],
          focus: { kind: "topic", id: point } as const,
        }),
      };
    }
  }
  return undefined;
}

/** The page of the grammar book that teaches an ending. */
function ofPage(ending: string, asked: Asked, tools: Tools): Draft | undefined {
  const about = tools.points.find(`-${ending}`)?.about;
  return about?.kind === "point"
    ? { ...showPoint(about.point, asked, tools), intent: "explain" }
    : undefined;
}

/** A word as it stands in what was shown, with its line. */
function ofWord(
  named: string,
  lines: readonly string[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const line = lines.find((one) => wordsOf(foldText(one)).includes(named));
  const told =
    inParts(named, asked, tools) ??
    describeKazakh(named, asked, tools) ??
    describeKazakh(line ?? "", asked, tools);
  if (!told) return undefined;
  const [point] = named.includes(" ") ? [] : pointOfSmallWord(named, tools);
  const extra =
    point === undefined ? [] : ["", ...pointLines(point, asked.language, tools).slice(0, 1)];
  return {
    ...told,
    text: [told.text, ...extra].join("\n"),
    ...(point !== undefined && { points: [point] }),
    intent: "meaning",
  };
}

/** What is no sentence is told word by word, a pronoun with its case: маған is "to me". */
function inParts(named: string, asked: Asked, tools: Tools): Draft | undefined {
  const isPhrase = named.includes(" ") && !hasPredicate(wordsOf(named));
  const isKnown = tools.glossary.senses(named).length > 0;
  const isInCase = knownReadings(named)[0]?.upos === "PRON" && !isKnown;
  if ((!isPhrase || isKnown) && !isInCase) return undefined;
  const rows = glossLine(
    named,
    asked.language === "kz" ? ownLanguage(asked) : asked.language,
    tools,
  );
  return {
    text: rows.map(({ text, gloss }) => `${text} — ${gloss}`).join("\n"),
    kazakh: rows.map(({ text, lemma }) => kz(text, lemma)),
    confidence: 0.85,
  };
}

/** Small words that the grammar book has a page of: екен, ғой, да. */
function pointOfSmallWord(word: string, tools: Tools): string[] {
  const [sense] = tools.glossary.senses(word);
  const about = sense && SMALL.has(sense.pos) ? tools.points.find(word)?.about : undefined;
  return about?.kind === "point" ? [about.point.id] : [];
}
const SMALL: ReadonlySet<string> = new Set(["part", "conj", "post", "aux", "modal", "v-aux"]);
