import type { Fact } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { fill } from "../talk/fill.ts";
import { isKazakh, standingOf } from "../talk/understand-talk.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { namesIn } from "../text/names.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { withNames } from "../tools.ts";

const SURE = 0.986;

/** "Write three sentences about me in Kazakh", «помоги рассказать о них по-казахски». */
const WRITE =
  /(?<!\p{L})(?:(?:write|tell|say|make|compose|put|introduce)(?: [\p{L}']+){0,5}? (?:about (?:me|myself|him|her|them|us|my \p{L}+)|myself|this all|all (?:of )?(?:this|that))|(?:напиши\p{L}*|расска\p{L}+|состав\p{L}+|скажи\p{L}*|сказать|написать|представ\p{L}+)(?: [\p{L}-]+){0,4}? (?:обо мне|о себе|про меня|про себя|о них|о нем|о ней|о нас|про них|про нее|про него|о моей \p{L}+|о моем \p{L}+|о моих \p{L}+)|(?:мен|өзім|олар|отбасым|ол) туралы(?: \p{L}+){0,4} (?:жаз|айт|құра)\p{L}*)(?!\p{L})/u;

const YOURSELF = /(?<!\p{L})(?:yourself|about you|о тебе|про тебя|о вас|сен|сіз)(?!\p{L})/u;

/** What is asked of what the learner told, by the fact. */
const ASKED_FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    "name",
    /(?:what(?:'s| is| was) my name|what am i called|remember my name|who am i|как (?:же )?меня зовут|мое имя|кто я(?!\p{L})|менің (?:атым|есімім) кім|атым кім)/u,
  ],
  [
    "town",
    /(?:where (?:do )?i live|(?:my|which|what) (?:town|city)(?: do i| am i|$)|где я живу|в каком городе я|қайда тұрамын|қай қалада тұрамын)/u,
  ],
  ["origin", /(?:where (?:am i|i am|i'm|do i come) from|откуда я(?!\p{L})|қайданмын)/u],
  [
    "age",
    /(?:how old (?:am i|i am)|my age|сколько мне лет|мой возраст|неше жастамын|жасым (?:нешеде|қанша|неше))/u,
  ],
  [
    "job",
    /(?:what(?: is|'s) my job|what do i do|what i do(?: for|$)|my profession|кем я работаю|моя работа|моя профессия|мамандығым (?:қандай|кім|не)|кім болып жұмыс істеймін)/u,
  ],
  [
    "workplace",
    /(?:where do i work|where i work|where is my (?:job|work)|где я работаю|қайда жұмыс істеймін)/u,
  ],
];

const ABOUT_ALL =
  /(?:what (?:do|can) you (?:know|remember|tell)(?: me)? about me|what did i tell you|что (?:ты|вы) (?:знаешь|знаете|помнишь|помните) (?:обо|про) (?:мне|меня)|что (?:ты|вы) (?:обо мне|про меня) (?:знаешь|знаете|помнишь|помните)|что я (?:тебе |вам )?(?:о себе )?рассказ\p{L}+|мен туралы не білесі[ңз])/u;

/** What the learner told of themselves, written in Kazakh, or told again where it is asked for. */
export const aboutMeIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    if (asked.history.length === 0) return undefined;
    if (WRITE.test(asked.folded) && !YOURSELF.test(asked.folded)) {
      const lines = toldInKazakh(asked, tools);
      if (lines.length > 0) return { confidence: SURE, answer: () => written(lines, asked, tools) };
    }
    const facts = ABOUT_ALL.test(asked.folded)
      ? ASKED_FACTS.map(([fact]) => fact)
      : ASKED_FACTS.flatMap(([fact, asks]) => (asks.test(asked.folded) ? [fact] : []));
    if (facts.length === 0) return undefined;
    return {
      confidence: SURE,
      answer: () => recalled(facts, ABOUT_ALL.test(asked.folded), asked, tools),
    };
  },
};

const TOLD_OF_SELF =
  /(?<![\p{L}'])(?:i|i'm|im|i've|my|we|our|her|his|their|she|he|they|я|мы|меня|мне|мой|моя|мое|мои|наш|наша|нас|у меня|у нас|его|ее|их|он|она|они)(?![\p{L}])/iu;
const MOST_LINES = 5;

/** Each of the learner's statements in Kazakh, those that can be vouched for. */
function toldInKazakh({ history }: Asked, tools: Tools): string[] {
  const statements = history
    .filter(({ sender, text }) => sender === "user" && !text.includes("?"))
    .flatMap(({ text }) => text.split(/(?<=[.!])\s+|\n+/u));
  const said = statements.flatMap((text) => {
    const plain = text.replace(/^(?:hi|hello|hey|привет|здравствуйте|сәлем)[,!.]* /iu, "").trim();
    if (plain === "") return [];
    if (hasKazakhLetter(plain) || isKazakh(plain, tools))
      return tools.judge.check(plain).verdict === "right" ? [plain] : [];
    if (!TOLD_OF_SELF.test(plain)) return [];
    const found = toKazakh(
      plain,
      hasCyrillic(plain) ? "ru" : "en",
      withNames(tools, namesIn(plain, tools)),
    );
    return found && found.kind !== "word" && found.kind !== "idiom" ? [textOf(found)] : [];
  });
  const marked = said.map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`));
  return [...new Set(marked)].slice(-MOST_LINES);
}

function written(lines: readonly string[], { language, history }: Asked, tools: Tools): Draft {
  const told = history.filter(({ sender }) => sender === "user").length;
  return {
    text: [
      tools.say("aboutMe.written", language),
      lines.join(" "),
      ...(lines.length < told ? [tools.say("aboutMe.rest", language)] : []),
    ].join("\n"),
    kazakh: lines.map((line) => kz(line)),
    translated: { text: lines.join(" "), sure: true, from: "composed" },
    confidence: 0.9,
  };
}

function recalled(
  wanted: readonly Fact[],
  isAll: boolean,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { facts } = standingOf(asked.history, tools);
  // Kazakh is answered in Kazakh, with its meaning in the learner's language
  const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
  const own = language === "kz" ? asked.interfaceLanguage : language;
  const told = wanted.map((fact) => {
    const name = facts[fact] === undefined ? `aboutMe.no-${fact}` : `aboutMe.${fact}`;
    const said = {
      kz: tools.say(name, "kz"),
      en: tools.say(name, "en"),
      ru: tools.say(name, "ru"),
    };
    return { isKnown: facts[fact] !== undefined, said: fill(said, facts, tools) };
  });
  const known = told.filter(({ isKnown }) => isKnown);
  const shown = (isAll && known.length > 0 ? known : told).flatMap(({ said }) =>
    said ? [said] : [],
  );
  if (shown.length === 0) return undefined;
  const meaning = own === "kz" ? [] : [`(${shown.map((one) => one[own]).join(" ")})`];
  return {
    language,
    text: [shown.map((one) => one.kz).join(" "), ...meaning].join("\n"),
    kazakh: shown.map((one) => kz(one.kz)),
    confidence: 0.9,
  };
}
