import type { Parse } from "@tilashar/clause";
import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { outOfKazakh } from "../translation/out-of-kazakh/out-of-kazakh.ts";
import type { Said } from "./fill.ts";

/** What stands before one's eyes is not seen by a program. */
const SEES = /^көру$/u;
/** How what is not done is said, by the tense it was asked in. */
const TENSES = { pres: "V;IND;PRS;1;SG;NEG", past: "V;IND;PST;1;SG;NEG" } as const;

/**
 * What a program answers to a question about its own life that no topic knows: «Сен ойнайсың ба?» — «Мен бағдарламамын,
 * ойнамаймын.», «Сіз мұғалімсіз бе?» — «Жоқ, мен мұғалім емеспін, бағдарламамын.» Undefined where it may be untrue.
 */
export function programAnswer(question: string, tools: Tools): Said | undefined {
  const parse = tools.judge.parse(question);
  const place = parse?.words.findIndex(({ head }) => head < 0) ?? -1;
  const reading = parse?.words[place]?.reading;
  if (!parse || !reading) return undefined;
  const isOfYou = parse.words.some(
    ({ reading: { pronoun, lemma, case: kase } }) =>
      pronoun && /^(?:сен|сіз)$/u.test(lemma) && (kase === undefined || kase === "NOM"),
  );
  if (!/^2/u.test(reading.person ?? "") && !isOfYou) return undefined;
  if (reading.kind === "verb" && reading.lemma === "ойлау")
    return {
      kz: tools.say("talk.noOpinion", "kz"),
      en: tools.say("talk.noOpinion", "en"),
      ru: tools.say("talk.noOpinion", "ru"),
    };
  if (reading.kind === "verb")
    return notDone(
      reading.lemma,
      tenseOf(reading.source),
      ability(parse, place) ?? bareObject(parse, place),
      tools,
    );
  return reading.kind === "noun" && !reading.name && reading.owner === undefined
    ? isNone(reading.lemma, tools)
    : undefined;
}

/** «Шаңғы тебе аласың ба?»: the deed that one may be able to do, with a space after it. */
function ability(parse: Parse, place: number): string | undefined {
  const { words, tokens } = parse;
  return words[place]?.reading.lemma === "алу" && words[place - 1]?.reading.form === "a"
    ? `${bareObject(parse, place - 1)}${tokens[place - 1]?.lower ?? ""} `
    : undefined;
}

/** «Ән саласың ба?»: the bare noun that makes one deed with the verb, with a space after it. */
function bareObject({ words, tokens }: Parse, place: number): string {
  const before = words[place - 1];
  if (!before || before.head !== place) return "";
  const { kind, case: kase, owner, pronoun, person } = before.reading;
  const isBare = kind === "noun" && !pronoun && owner === undefined && person === undefined;
  return isBare && (kase === undefined || kase === "NOM" || kase === "ACC")
    ? `${tokens[place - 1]?.lower ?? ""} `
    : "";
}

function tenseOf(
  source: { readonly suffixes: readonly { readonly id: string }[] } | undefined,
): keyof typeof TENSES | undefined {
  const ids = source?.suffixes.map(({ id }) => id) ?? [];
  return (["pres", "past"] as const).find((tense) => ids.includes(tense));
}

function notDone(
  lemma: string,
  tense: keyof typeof TENSES | undefined,
  object: string,
  tools: Tools,
): Said | undefined {
  if (tense !== undefined && SEES.test(lemma) && object !== "")
    return both(
      `Мен бағдарламамын, ${object}көре алмаймын.`,
      `Мен ${object}көре алмаймын.`,
      "talk.programSo",
      tools,
    );
  if (tense === undefined || tools.patterns.one("program.does").test(lemma)) return undefined;
  const verb = inflect(lemma, TENSES[tense])[0];
  if (verb === undefined) return undefined;
  return both(
    `Мен бағдарламамын, ${object}${verb}.`,
    `Мен ${object}${verb}.`,
    "talk.programSo",
    tools,
  );
}

function isNone(lemma: string, tools: Tools): Said | undefined {
  return both(
    `Жоқ, мен ${lemma} емеспін, бағдарламамын.`,
    `Мен ${lemma} емеспін.`,
    "talk.programIs",
    tools,
  );
}

/** The line, where the check finds nothing wrong with it, told in both languages where its plain clause can be. */
function both(kz: string, plain: string, frame: string, tools: Tools): Said | undefined {
  if (tools.judge.check(kz).verdict === "wrong") return undefined;
  const told = (language: "en" | "ru"): string => {
    const said = outOfKazakh(plain, language, tools)?.replace(/[.!]$/u, "");
    return said === undefined
      ? tools.say("talk.programNot", language)
      : tools.say(frame, language, { x: said });
  };
  return { kz, en: told("en"), ru: told("ru") };
}
