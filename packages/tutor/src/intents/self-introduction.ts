import { numberToWords } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { hasCyrillic } from "../text/fold.ts";
import { surelyIn } from "../tools/translate.ts";

/** Surer than a text to send: what it is to tell stands in the message. */
const SURE = 0.9989;
const FEWEST = 2;
const SEPARATOR = /\s*[,;.]\s*|\s+(?:and|и)\s+/u;

/** "Write a self-introduction: Tom, 34, engineer from Manchester": what is listed, told in the first person. */
export const selfIntroductionIntent: Intent = {
  name: "note",
  decides: true,
  understand({ whole, language }, tools) {
    const facts = tools.patterns.one("self-introduction.wanted").exec(whole)?.groups?.facts;
    if (facts === undefined) return undefined;
    return { confidence: SURE, answer: () => introduced(facts, language, tools) };
  },
};

/** A fact as it is told, with its Kazakh where that is vouched for. */
interface Told {
  readonly said: string;
  readonly kazakh: string | undefined;
}

function introduced(facts: string, language: Asked["language"], tools: Tools): Draft | undefined {
  const told = facts
    .replace(/[.!\s]+$/u, "")
    .split(SEPARATOR)
    .filter((fact) => fact !== "")
    .flatMap((fact, at) => toldOf(fact, at === 0, tools));
  const lines = told.flatMap(({ kazakh }) => kazakh ?? []);
  if (lines.length < FEWEST) return undefined;
  const unsaid = told.flatMap(({ said, kazakh }) => (kazakh === undefined ? [`“${said}”`] : []));
  return {
    text: [
      ...lines,
      ...(unsaid.length > 0
        ? ["", tools.say("listed.unsaid", language, { x: unsaid.join(", ") })]
        : []),
    ].join("\n"),
    kazakh: lines.map((line) => kz(line)),
    confidence: 0.95,
  };
}

/** The sentences of one fact: "engineer from Manchester" makes two. */
function toldOf(fact: string, isFirst: boolean, tools: Tools): Told[] {
  const groups = (name: string): Record<string, string | undefined> | undefined =>
    tools.patterns.one(`self-introduction.${name}`).exec(fact)?.groups;
  const language = hasCyrillic(fact) ? "ru" : "en";
  const say = (said: string): Told => ({ said, kazakh: sentence(said, language, tools) });
  const name = groups("named")?.name;
  const inKazakh = isFirst && name !== undefined ? tools.nameInKazakh(name) : undefined;
  if (inKazakh !== undefined) return [{ said: fact, kazakh: `Менің атым — ${inKazakh}.` }];
  const years = groups("age")?.years;
  if (years !== undefined)
    return [{ said: fact, kazakh: `Мен ${numberToWords(Number(years))} жастамын.` }];
  if (tools.patterns.one("self-introduction.own").test(fact))
    return [say(/^(?:люблю|живу|работаю|учусь|учу)/iu.test(fact) ? `Я ${fact}` : fact)];
  const does = groups("does") ?? groups("does-alike");
  if (does) return [say(`I ${does.verb}${does.rest ?? ""}`)];
  const studies = groups("studies")?.rest;
  if (studies !== undefined) return [say(`I study${studies}`)];
  const thing = groups("has")?.thing;
  if (thing !== undefined) return [say(`I have ${thing}`)];
  for (const [russian, first] of FIRST_PERSON) {
    const rest = groups(russian)?.rest;
    if (rest !== undefined) return [say(`${first}${rest}`)];
  }
  const own = groups("children")?.own;
  if (own !== undefined) return [say(`У меня ${own.replace(/^есть /u, "")}`)];
  const from = groups("from");
  if (from?.place !== undefined)
    return [
      ...(from.what === undefined ? [] : [say(being(from.what, language))]),
      say(language === "ru" ? `Я из ${from.place}` : `I am from ${from.place}`),
    ];
  return [say(being(fact, language))];
}

const FIRST_PERSON = [
  ["lives", "Я живу"],
  ["works", "Я работаю"],
  ["learns", "Я учусь"],
  ["loves", "Я люблю"],
] as const;

function being(what: string, language: "en" | "ru"): string {
  if (language === "ru") return `Я ${what}`;
  if (/^(?:an?|the|married|single|retired) /u.test(`${what} `)) return `I am ${what}`;
  return `I am ${/^[aeiou]/iu.test(what) ? "an" : "a"} ${what}`;
}

/** A sentence in Kazakh that is vouched for, as one writes it. */
function sentence(said: string, language: "en" | "ru", tools: Tools): string | undefined {
  const text = surelyIn(`${said}.`, language, tools);
  if (text === undefined) return undefined;
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.!]+$/u, "")}.`;
}
