import type { Proverb } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { customOf } from "./culture.ts";

/** Surer than whatever its words look like: a compared pair, a sentence to be checked, talk. */
const SURE = 0.9943;
const FEWEST_WORDS = 2;
/** A proverb is known by a part of it that is no less. */
const FEWEST_OF_PROVERB = 3;
const QUOTED = /[«“"„]([^»”"“„«]{2,120})[»”"“]/gu;

/** A turn of speech or a proverb that is asked about, whatever words ask: what it says, and when it is said. */
export const knownSayingIntent: Intent = {
  name: "culture",
  understand(asked, tools) {
    if (!tools.patterns.one("known-saying.asks").test(asked.folded)) return undefined;
    if (tools.patterns.one("known-saying.other").test(asked.folded)) return undefined;
    const said = sayingIn(asked, tools);
    const draft = said === undefined ? undefined : told(said, asked, tools);
    return draft && { confidence: SURE, answer: () => draft };
  },
};

/** The one thing of Kazakh that a message quotes, or else that stands in it. */
function sayingIn({ raw, language }: Asked, tools: Tools): string | undefined {
  const quoted = [...raw.matchAll(QUOTED)].map(([, text = ""]) => text).filter(hasCyrillic);
  if (quoted.length > 1) return undefined;
  // Whoever speaks Kazakh says it, and asks nothing about it
  if (language === "kz" && quoted.length === 0) return undefined;
  const said = quoted[0] ?? kazakhPart(raw, tools);
  const text = trimEnds(foldText(said));
  return wordsOf(text).length >= FEWEST_WORDS ? text : undefined;
}

function told(said: string, { language }: Asked, tools: Tools): Draft | undefined {
  const custom = customOf(said, tools);
  if (custom) return { text: custom[language], kazakh: [kz(said)], confidence: 0.95 };
  const proverb = proverbOf(said, tools);
  if (!proverb) return undefined;
  const { kz: text, literal, meaning } = proverb;
  return {
    text: [
      text,
      ...(language === "kz"
        ? []
        : [`${tools.say("proverb.literal", language)}: ${literal[language]}`]),
      meaning[language],
      tools.say("proverb.saidWhen", language),
    ].join("\n"),
    kazakh: [kz(text)],
    confidence: 0.95,
    chips: [tools.say("proverb.another", language)],
  };
}

/** The proverb of the course that a saying is, or is a part of. */
function proverbOf(said: string, { course }: Tools): Proverb | undefined {
  const words = wordsOf(said);
  if (words.length < FEWEST_OF_PROVERB) return undefined;
  const wanted = words.join(" ");
  for (const { proverbs } of course.proverbTopics)
    for (const proverb of proverbs)
      if (wordsOf(foldText(proverb.kz)).join(" ").includes(wanted)) return proverb;
  return undefined;
}
