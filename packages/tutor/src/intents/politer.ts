import { capital } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { PERSON_LABEL } from "../grammar/clause.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { form } from "../words/kazakh-word.ts";

const SURE = 0.9962;

/** "Can you make this more polite? Маған кілтті бер.": what is ordered is asked for, from politely to officially. */
export const politerIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const asks = new Set(tools.requests.find(asked.whole).map(({ id }) => id));
    const isOfficial = asks.has("rewrite-official");
    if (!isOfficial && !asks.has("rewrite-polite")) return undefined;
    const given = kazakhGiven(asked, tools);
    const ways = given === undefined ? [] : waysToAsk(given, isOfficial, tools);
    if (ways.length === 0) return undefined;
    return { confidence: SURE, answer: () => told(ways, asked, tools) };
  },
};

interface Way {
  readonly text: string;
  /** Name of what is said of it (`content/tutor/texts.yaml`). */
  readonly how: "polite" | "question" | "official";
}

/** The sentence of Kazakh that a message brings: in quotation marks, behind a colon, or after what is asked. */
function kazakhGiven({ raw }: Asked, tools: Tools): string | undefined {
  const [, behind] = /[?:]\s+([^?:«“"]+)$/u.exec(raw) ?? [];
  const part = behind ?? kazakhPart(raw, tools);
  const words = wordsOf(foldText(part));
  return words.length > 0 && words.every((word) => tools.reader.spell(word) === word)
    ? part.trim()
    : undefined;
}

/** An order as a request, as a question, and as it stands in official letters; only what is not called wrong. */
function waysToAsk(sentence: string, isOfficial: boolean, tools: Tools): readonly Way[] {
  const bare = sentence.replace(/[.!?…]+$/u, "");
  const last = wordsOf(foldText(bare)).at(-1) ?? "";
  const [order] = knownReadings(last).filter(
    ({ features, upos }) => upos === "VERB" && features.Mood === "Imp" && features.Person === "2",
  );
  const before = bare.slice(0, bare.length - last.length);
  // Called out, a stem is read as an order
  const called = turnedSentence(`${bare}!`, { wish: {}, manner: "siz" }, tools);
  const polite = sentence.endsWith("!") ? called : called?.replace(/!$/u, ".");
  const front = polite?.slice(0, polite.replace(/[.!?]+$/u, "").lastIndexOf(" ") + 1);
  const head = front ?? before;
  const isNegative = order?.suffixes.some(({ id }) => id === "neg") ?? false;
  const as = (word: string, mark: string, how: Way["how"]): Way[] => {
    const text = capital(`${head}${word}${mark}`);
    return word !== "" && tools.judge.check(text).verdict !== "wrong" ? [{ text, how }] : [];
  };
  const asked = polite === undefined ? [] : [{ text: polite, how: "polite" as const }];
  const lemma = order?.lemma ?? orderedBy(last, tools);
  if (lemma === undefined) return asked;
  const ofVerb = form(lemma, `V.MSDR;ACC;PSS2S;FORM${isNegative ? ";NEG" : ""}`);
  const official = as(ofVerb === "" ? "" : `${ofVerb} сұраймын`, ".", "official");
  const can = isNegative ? "" : `${form(lemma, "V.CVB;IPFV")} аласыз ба`;
  const ways = [...asked, ...as(can, "?", "question"), ...official];
  return isOfficial ? ways.toReversed() : ways;
}

/** «Аш» is hungry as well: a stem that a verb has for its order. */
function orderedBy(word: string, { glossary }: Tools): string | undefined {
  const lemma = `${word}у`;
  const isVerb = glossary.senses(lemma).some(({ pos }) => pos === "v");
  return isVerb && form(lemma, `V;IMP;${PERSON_LABEL["2s"]}`) === word ? lemma : undefined;
}

const told = (ways: readonly Way[], { language }: Asked, tools: Tools): Draft => ({
  text: ways
    .map(({ text, how }) => `${text} — ${tools.say(`politer.${how}`, language)}`)
    .join("\n"),
  kazakh: ways.map(({ text }) => kz(text)),
  confidence: 0.9,
  intent: "follow-up",
});
