import { inflect, numberToWords } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Facts } from "../talk/facts.ts";
import type { Said } from "../talk/fill.ts";
import { factsTold, recall } from "../talk/recall.ts";
import { peopleTold, tellPerson } from "../talk/told-people.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { namesIn } from "../text/names.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { withNames } from "../tools.ts";

const SURE = 0.986;

const YOURSELF = /(?<!\p{L})(?:yourself|about you|о тебе|про тебя|о вас|сен|сіз)(?!\p{L})/u;

/** What the learner told of themselves, written in Kazakh, or told again where it is asked for. */
export const aboutMeIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    if (asked.history.length === 0) return undefined;
    if (
      (tools.patterns.one("about-me.write").test(asked.folded) ||
        tools.patterns.one("about-me.introduce").test(asked.folded)) &&
      !YOURSELF.test(asked.folded)
    ) {
      const lines = introduced(asked, tools);
      if (lines.length > 0) return { confidence: SURE, answer: () => written(lines, asked, tools) };
    }
    const told = recall(asked, tools);
    if (!told || told.length === 0) return undefined;
    return { confidence: SURE, answer: () => recalled(told, asked, tools) };
  },
};

const MOST_LINES = 5;

/** What is told of the learner: an introduction begins with a greeting and the name, as they were told. */
function introduced({ folded, history }: Asked, tools: Tools): string[] {
  const facts = factsTold(history, tools);
  const isIntroduction = tools.patterns.one("about-me.introduce").test(folded);
  const name = facts.name?.kz;
  const others =
    isIntroduction && !tools.patterns.one("about-me.with-others").test(folded)
      ? []
      : peopleTold(history, tools);
  const lines = toldInKazakh(history, tools);
  if (!isIntroduction || name === undefined) return lines;
  const isNamed = (line: string) => /(?<!\p{L})(?:атым|есімім)(?!\p{L})/u.test(line);
  return [
    "Сәлеметсіз бе!",
    `Менің атым — ${name}.`,
    ...lines.filter((line) => !isNamed(line) && !/ аты — /u.test(line)).slice(0, MOST_LINES - 2),
    ...others.flatMap((one) =>
      one.name === undefined ? [] : [`Бұл — ${ownedBy(one.relation)}, ${one.name}.`],
    ),
    "Танысқаныма қуаныштымын.",
  ];
}

/** The facts of the learner as the learner says them; `value` is what another line of the same would hold. */
function ownLines(
  history: Asked["history"],
  tools: Tools,
): readonly { readonly line: string; readonly value: string }[] {
  const facts = factsTold(history, tools);
  const of = (fact: keyof Facts, say: (kz: string) => string | undefined) => {
    const value = facts[fact]?.kz;
    const line = value === undefined ? undefined : say(value);
    return value === undefined || line === undefined ? [] : [{ line, value }];
  };
  return [
    ...of("name", (name) => `Менің атым — ${name}.`),
    ...of("age", (age) => `Мен ${numberToWords(Number(age))} жастамын.`),
    ...of("origin", (place) =>
      saidOf(inflect(inflect(place, "N;ABL;SG")[0] ?? "", "N;PRED;1;SG")[0]),
    ),
    ...of("town", (place) => saidOf(`${inflect(place, "N;LOC;SG")[0]} тұрамын`)),
    ...of("job", (job) => saidOf(inflect(job, "N;PRED;1;SG")[0])),
  ];
}

const saidOf = (told: string | undefined): string | undefined =>
  told === undefined || told.startsWith("undefined") ? undefined : `Мен ${told}.`;

const ownedBy = (relation: string): string =>
  `менің ${inflect(relation, "N;NOM;SG;PSS1S")[0] ?? relation}`;

/** Each of the learner's statements in Kazakh, those that can be vouched for. */
function toldInKazakh(history: Asked["history"], tools: Tools): string[] {
  const statements = history
    .filter(({ sender, text }) => sender === "user" && !text.includes("?"))
    .flatMap(({ text }) => text.split(/(?<=[.!])\s+|\n+/u));
  const said = statements.flatMap((text) => {
    const plain = text.replace(/^(?:hi|hello|hey|привет|здравствуйте|сәлем)[,!.]* /iu, "").trim();
    if (plain === "") return [];
    if (hasKazakhLetter(plain) || isKazakh(plain, tools))
      return tools.judge.check(plain).verdict === "right" ? [plain] : [];
    if (!tools.patterns.one("about-me.told-of-self").test(plain)) return [];
    const found = toKazakh(
      plain,
      hasCyrillic(plain) ? "ru" : "en",
      withNames(tools, namesIn(plain, tools)),
    );
    return found && found.kind !== "word" && found.kind !== "idiom" ? [textOf(found)] : [];
  });
  const marked = said.map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`));
  const own = ownLines(history, tools);
  const beside = marked.filter(
    (line) =>
      !own.some(({ value }) => line.toLowerCase().includes(value.toLowerCase().slice(0, 5))),
  );
  const people = peopleTold(history, tools).flatMap((one) => tellPerson(one, "me"));
  return [
    ...new Set([
      ...own.map(({ line }) => line),
      ...beside.slice(-MOST_LINES),
      ...people.map(({ kz: line }) => line),
    ]),
  ].slice(0, MOST_LINES + 3);
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

/** What was told, told again: in Kazakh, with its meaning in the learner's language. */
export function recalled(told: readonly Said[], asked: Asked, tools: Tools): Draft {
  // Kazakh is answered in Kazakh, with its meaning in the learner's language
  const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
  const own = language === "kz" ? asked.interfaceLanguage : language;
  const meaning = own === "kz" ? "" : told.flatMap((one) => one[own] || []).join(" ");
  return {
    language,
    text: [told.map((one) => one.kz).join(" "), ...(meaning === "" ? [] : [`(${meaning})`])].join(
      "\n",
    ),
    kazakh: told.map((one) => kz(one.kz)),
    confidence: 0.9,
  };
}
