import { lookUp } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { waysOf } from "../../learnt/ways-to-say.ts";
import { nounForm } from "../../russian/inflect.ts";
import { paradigmOf } from "../../russian/paradigms.ts";
import type { Sense } from "../../words/glossary.ts";

/** Words of both languages. */
export interface Both {
  readonly en: string;
  readonly ru: string;
}

/** A preposition of each language, the Russian one with its case. */
export type Prepositions = Both | "place" | "game";

/** A meaning of a verb, as `content/tutor/renderings.yaml` has it. */
export interface VerbRendering {
  /** The verb of Kazakh. */
  readonly kz?: string;
  readonly when?: string;
  readonly en: string;
  readonly imperfective: string;
  readonly perfective: string;
  /** No perfective at all, or none in the past. */
  readonly kind?: "ongoing" | "lasting";
  readonly now?: string;
  readonly past?: string;
  readonly takes: Readonly<Record<string, Prepositions>>;
  /** What one is once it is done: tired. */
  readonly result?: string;
  /** What is done to the subject. */
  readonly passive?: boolean;
}

/** "at | на" as words of both languages. */
export function both(text: string): Both {
  const [en = "", ru = ""] = text.split("|").map((one) => one.trim());
  return { en, ru };
}

const NOT_CASES = new Set(["when", "en", "ru", "kind", "now", "past"]);

/** The renderings of one verb in order. */
export function verbRenderings(lemma: string, tools: Tools): readonly VerbRendering[] {
  const listed = listedRenderings(lemma, tools);
  return listed.length > 0 ? listed : taughtRendering(lemma, tools);
}

/** A verb that the course teaches and nobody listed, that takes no object. */
function taughtRendering(lemma: string, tools: Tools): readonly VerbRendering[] {
  const sense = tools.glossary.senses(lemma).find(({ pos, word }) => pos === "v" && word);
  const en = sense?.en[0]?.replace(/^to /u, "").replace(/ ?\([^)]*\)/gu, "");
  const imperfective = sense?.ru.find((one) => paradigmOf(one, "vi"));
  if (!en || !imperfective) return [];
  if (/^be /.test(en)) return [];
  const perfective =
    sense?.ru.find((one) => paradigmOf(one, "vp") && one.at(-1) === imperfective.at(-1)) ?? "";
  // Nobody has said which of its meanings an object asks for
  if (lookUp(lemma).some(({ transitive }) => transitive)) return [];
  return [{ en, imperfective, perfective, takes: {} }];
}

function listedRenderings(lemma: string, tools: Tools): readonly VerbRendering[] {
  return (tools.course.tutor.renderings.verbs[lemma] ?? []).map((row) => {
    const [imperfective = "", perfective = imperfective] = (row.ru ?? "").split("/");
    const takes: Record<string, Prepositions> = {};
    for (const [key, value] of Object.entries(row))
      if (!NOT_CASES.has(key))
        takes[key] = value === "place" || value === "game" ? value : both(value);
    return {
      ...(row.when !== undefined && { when: row.when }),
      en: row.en ?? "",
      imperfective,
      perfective,
      ...((row.kind === "ongoing" || row.kind === "lasting") && { kind: row.kind }),
      ...(row.now !== undefined && { now: row.now }),
      ...(row.past !== undefined && { past: row.past }),
      takes,
    };
  });
}

/** How a noun stands, by which it may be called one thing or another. */
export interface NounPlace {
  readonly isOwned: boolean;
  readonly isPlace: boolean;
  /** Words of the sentence near it. */
  readonly beside?: readonly string[];
}

/** What a noun is called; undefined of one that nobody listed and the dictionary does not know well. */
export function nounRendering(
  lemma: string,
  { isOwned, isPlace, beside }: NounPlace,
  tools: Tools,
): Both | undefined {
  const row = tools.course.tutor.renderings.nouns[lemma];
  const special = (isOwned && row?.mine) || (!isPlace && row?.thing);
  const own = special || row?.say;
  // Сәуле is somebody, сәуле a ray
  const pos = /^\p{Lu}/u.test(lemma) ? /^name/u : /^(?:n|name)/u;
  const first = own === undefined ? glossOf(lemma, pos, tools) : both(own);
  const ways = { first, isListed: own !== undefined };
  return first && !special && beside
    ? chosen("n", lemma, { ...ways, first }, beside, tools)
    : first;
}

/** How a word is said beside its neighbours, where its dictionary has several ways; otherwise the first. */
function chosen(
  kind: "n" | "a",
  lemma: string,
  { first, isListed }: { readonly first: Both; readonly isListed: boolean },
  beside: readonly string[],
  tools: Tools,
): Both {
  const [en, ru] = (["en", "ru"] as const).map((language) => {
    const ways = waysOf(language, kind, lemma, () => [first], tools.glossary);
    const known =
      language === "en"
        ? ways
        : ways.filter((one) => one === first.ru || isOneMore(kind, one, ways));
    const votes = tools.wordings
      .votes(
        language,
        kind,
        lemma,
        known.map((way) => [way]),
        beside,
      )
      .map((sum, at) => (at === 0 && isListed ? sum + FAVOUR : sum));
    return known[votes.indexOf(Math.max(...votes))] ?? first[language];
  });
  return { en: en ?? first.en, ru: ru ?? first.ru };
}

/** How much a list of the course counts beside what was said: as a neighbour. */
const FAVOUR = 1;

/** Whether Russian has its forms, and it is not several of another of the ways: цветы. */
const isOneMore = (kind: "n" | "a", text: string, ways: readonly string[]): boolean =>
  isInflected(kind, text) &&
  !ways.some((one) => kind === "n" && one !== text && isSeveralOf(text, one));

/** Цветы and цветки are both several of a цветок. */
const isSeveralOf = (text: string, one: string): boolean =>
  nounForm(one, "nom", true) === text ||
  (/[ыи]$/u.test(text) && one.startsWith(text.slice(0, -1)) && one.length - text.length < 3);

/** Whether Russian has its forms. */
const isInflected = (kind: "n" | "a", text: string): boolean =>
  kind === "n" ? nounForm(text, "gen", false) !== undefined : paradigmOf(text, "a") !== undefined;

/** Of a wind strong, of bread hard, of a voice loud: the noun decides. */
const MANY_QUALITIES = new Set(["қатты"]);

/** What a quality is called beside its neighbours; undefined of one that each noun calls another, where none is known. */
export function qualityRendering(
  lemma: string,
  tools: Tools,
  beside?: readonly string[],
): Both | undefined {
  if (!beside && MANY_QUALITIES.has(lemma)) return undefined;
  const own = tools.course.tutor.renderings.adjectives[lemma];
  const first = own === undefined ? glossOf(lemma, /^adj/u, tools) : both(own);
  const isListed = own !== undefined;
  return first && beside ? chosen("a", lemma, { first, isListed }, beside, tools) : first;
}

/** The first meaning of the first sense of a kind, without what stands in brackets. */
export function glossOf(lemma: string, pos: RegExp, tools: Tools): Both | undefined {
  const sense: Sense | undefined = tools.glossary.senses(lemma).find((one) => pos.test(one.pos));
  const [en, ru] = [sense?.en[0], sense?.ru[0]].map((one) =>
    one?.replace(/ ?\([^)]*\)/gu, "").trim(),
  );
  return en && ru && !/[/…]/u.test(en + ru) ? { en, ru } : undefined;
}

/** A word that nobody knows, or that neither language has, as it stands. */
export const unknownWord = (text: string): Both => ({ en: `“${text}”`, ru: `«${text}»` });
