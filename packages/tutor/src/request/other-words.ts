import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { isKazakhPhrase } from "../intents/compare/listed.ts";
import { listFor } from "../intents/lists.ts";
import { pointsShownBy } from "../points/sentences-of.ts";
import { showPoint } from "../points/show-point.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { nearestLaid } from "../table/on-table.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import type { Sense } from "../words/glossary.ts";
import { isWordOf } from "../words/own-language.ts";
import type { Executor } from "./executor.ts";
import type { RequestRead } from "./read-request.ts";

const MOST = 5;
const MOST_GLOSSES = 3;
/** Rarer headwords are no help to a learner. */
const RAREST = 4;

/** "What's the opposite?", «антоним к слову ыстық»: the word that means the contrary. */
export const oppositeWord: Executor = (asked, read, tools) => {
  if (!read.names("act-opposite")) return undefined;
  const lemma = wordMeant(asked, read, tools);
  if (lemma === undefined) return undefined;
  const { opposites } = tools.course.tutor.wordLists;
  const found = [
    ...new Set(
      opposites.flatMap(([one = "", other = ""]) =>
        one === lemma ? [other] : other === lemma ? [one] : [],
      ),
    ),
  ];
  return found.length === 0
    ? nothing("request.noOpposite", lemma, asked, tools)
    : shown("request.opposite", lemma, found, asked, tools);
};

/** "Other such words", «синоним к слову жақсы»: headwords that mean the same, or the words of a theme. */
export const similarWords: Executor = (asked, read, tools) => {
  const isOfOthers = read.names("of-others") && (read.names("act-words") || read.names("verbs"));
  if (!(read.names("act-similar") || isOfOthers) || read.names("act-example")) return undefined;
  if (read.names("act-translate") || read.names("act-test") || read.names("again"))
    return undefined;
  const together =
    read.rest.length === 0 && read.names("verbs") ? ofHelpers(asked, tools) : undefined;
  if (together) return together;
  // "Other such verbs" are of a kind, and none of one meaning
  if (read.names("verbs") && !read.names("act-similar")) return undefined;
  const meant = ofMeaning(asked, read, tools);
  if (meant) return meant;
  const lemma = wordMeant(asked, read, tools);
  const isThemed = lemma === undefined || (read.rest.length > 0 && !namesWord(asked, read, tools));
  const listed = isThemed && read.rest.length > 0 ? ofTheme(asked, read, tools) : undefined;
  if (listed) return { ...listed, intent: "list" };
  const isNamed = read.rest.length === 0 || namesWord(asked, read, tools);
  if (lemma === undefined || read.rest.length > 1 || !isNamed) return undefined;
  const found = alike(lemma, tools);
  return found.length === 0
    ? nothing("request.noSimilar", lemma, asked, tools)
    : shown("request.similar", lemma, found, asked, tools);
};

/** "Other words for happy": the headwords that mean it; what names a theme, by a noun, is none. */
function ofMeaning(asked: Asked, { rest, quoted }: RequestRead, tools: Tools): Draft | undefined {
  const [named, ...more] = [...quoted, ...rest];
  if (named === undefined || more.length > 0 || kazakhWord(named, asked, tools) !== undefined)
    return undefined;
  const senses = tools.glossary.meaning(foldText(named), hasCyrillic(named) ? "ru" : "en");
  const [first] = senses;
  if (!first || first.pos === "n") return undefined;
  const words = senses.filter(({ pos, band }) => pos === first.pos && band <= RAREST);
  const found = [...new Set(words.map(({ kz: word }) => word))].slice(0, MOST);
  return found.length === 0 ? undefined : shown("request.similar", named, found, asked, tools);
}

/** "Other such verbs?" after a verb with its helper: the point that teaches them. */
function ofHelpers(asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  const phrase = last ? kazakhPart(last.message, tools) : "";
  if (!phrase.includes(" ")) return undefined;
  const point = pointsShownBy(phrase, tools.course.grammar)
    .map((id) => tools.course.grammarById.get(id))
    .find((one) => one !== undefined);
  return point && { ...showPoint(point, asked, tools), intent: "explain" };
}

/** The words of the theme that is left of the message. */
function ofTheme(asked: Asked, { rest }: RequestRead, tools: Tools): Draft | undefined {
  return listFor({ ...asked, folded: rest.join(" "), words: rest }, tools);
}

const namesWord = (asked: Asked, read: RequestRead, tools: Tools): boolean =>
  [...read.quoted, ...read.rest].some((one) => kazakhWord(one, asked, tools) !== undefined);

/** The word that is quoted or named, or the one on the table. */
function wordMeant(asked: Asked, read: RequestRead, tools: Tools): string | undefined {
  const named = [...read.quoted, ...read.rest]
    .map((one) => kazakhWord(one, asked, tools))
    .find((one) => one !== undefined);
  if (named !== undefined) return named;
  const meant = [...read.quoted, ...(read.rest.length === 1 ? read.rest : [])].map(
    (one) => findHeadword(one, asked.language, tools)?.lemma,
  )[0];
  if (meant !== undefined && (read.quoted.length > 0 || read.names("act-opposite"))) return meant;
  return nearestLaid(asked, tools, ({ word }) => word);
}

function kazakhWord(typed: string, { language }: Asked, tools: Tools): string | undefined {
  const folded = foldText(typed);
  if (!hasCyrillic(folded) || folded.includes(" ")) return undefined;
  const isOnlyKazakh = !isWordOf(folded, "ru", tools) && tools.glossary.senses(folded).length > 0;
  if (language !== "en" && !isKazakhPhrase(folded, tools) && !isOnlyKazakh) return undefined;
  return tools.reader.read(folded)?.lemma.toLowerCase();
}

/** Headwords of the same class that share a meaning with it. */
function alike(lemma: string, tools: Tools): string[] {
  const senses = tools.glossary.senses(lemma).slice(0, 1);
  const found = senses.flatMap((sense) => ofSense(sense, tools));
  return [...new Set(found)].filter((one) => one !== lemma).slice(0, MOST);
}

function ofSense(sense: Sense, tools: Tools): string[] {
  const english = sense.en
    .slice(0, MOST_GLOSSES)
    .flatMap((gloss) => tools.glossary.meaning(gloss, "en"));
  const russian = new Set(
    sense.ru
      .slice(0, 2)
      .flatMap((gloss) => tools.glossary.meaning(gloss, "ru"))
      .map((one) => one.kz),
  );
  // What one language calls alike by chance, the other tells apart
  return english
    .filter(
      (one) =>
        one.pos === sense.pos &&
        one.band <= RAREST &&
        (russian.has(one.kz) || sense.en[0] === one.en[0]),
    )
    .map((one) => one.kz);
}

function shown(
  name: string,
  lemma: string,
  words: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft {
  const rows = words.map((word) => {
    const meaning = meaningsOf(
      tools.glossary.senses(word).slice(0, 1),
      language === "ru" ? "ru" : "en",
    );
    return `${word} — ${meaning}`;
  });
  const [first] = words;
  return {
    text: [tools.say(name, language, { x: lemma }), ...rows].join("\n"),
    kazakh: words.map((word) => kz(word, word)),
    confidence: 0.9,
    intent: "list",
    ...(words.length === 1 &&
      first !== undefined && {
        focus: {
          kind: "word",
          lemma: first,
          pos: tools.glossary.senses(first)[0]?.pos ?? "n",
        } as const,
      }),
  };
}

const nothing = (name: string, lemma: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say(name, language, { x: lemma }),
  kazakh: [kz(lemma, lemma)],
  confidence: 0.6,
  intent: "list",
});
