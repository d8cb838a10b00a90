import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { textOf, toKazakh } from "../tools/translate.ts";

const SURE = 0.975;
const ALONE = /^(\p{Lu}\p{Ll}[\p{L}-]+)[.!]?$/u;
/** Greetings that no dictionary has are no names. */
const GREETING = /^(?:армыс|ассала)\p{L}+[.!]?$/iu;
/** What is asked to be translated is not told to the tutor. */
const TO_SAY =
  /(?:how (?:do|to|can|would).*(?:say|introduce)|translate|перевед|как сказать|как будет)/iu;

/** Somebody gives a name: a greeting, the name in Kazakh letters, what else was told of them in Kazakh, and a question. */
export const introductionIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    const { raw } = asked;
    if (GREETING.test(raw)) return undefined;
    if (standingOf(asked.history, tools).open !== undefined) return undefined;
    const alone = (tools.patterns.one("introduction.i-am").exec(raw) ?? ALONE.exec(raw))?.[1];
    if (alone !== undefined && !tools.patterns.one("introduction.no-name").test(alone)) {
      const name = isName(alone, tools) ? tools.nameInKazakh(alone) : undefined;
      return name === undefined
        ? undefined
        : { confidence: SURE, answer: () => greet(name, [], asked, tools) };
    }
    const named = tools.patterns.one("introduction.named").exec(raw)?.[1];
    if (named === undefined || (TO_SAY.test(raw) && TO_SAY.exec(raw)?.index === 0))
      return undefined;
    if (tools.patterns.one("introduction.no-name").test(named)) return undefined;
    const rest = raw.replace(tools.patterns.one("introduction.named"), " ");
    if (rest.includes("?") && !tools.patterns.one("introduction.asks-beside").test(rest))
      return undefined;
    const capital = named.charAt(0).toUpperCase() + named.slice(1);
    const name = tools.nameInKazakh(capital);
    if (name === undefined) return undefined;
    return { confidence: SURE, answer: () => greet(name, others(rest), asked, tools) };
  },
};

/** A capital word of no dictionary, or one that the dictionary has as a name. */
function isName(word: string, tools: Tools): boolean {
  const senses = tools.glossary.meaning(foldText(word), hasCyrillic(word) ? "ru" : "en");
  if (senses.length > 0) return senses.every(({ pos }) => pos === "name-person");
  return (
    tools.reader.read(foldText(word)) === undefined ||
    /^name/.test(tools.glossary.senses(word)[0]?.pos ?? "")
  );
}

/** What else the learner tells of themselves, clause by clause. */
const others = (text: string): string[] =>
  text
    .split(/[.,;!]+| and | и (?=я |мне )/u)
    .map((part) => part.replace(/^[\s—–-]+/u, "").trim())
    .filter((part) => /^(?:i|i'm|im|мне|я|у меня)\s/iu.test(part) && !part.includes("?"));

function greet(name: string, told: readonly string[], asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const also = told.flatMap((part) => {
    const said = toKazakh(part, hasCyrillic(part) ? "ru" : "en", tools);
    const text = said && said.kind !== "word" ? textOf(said) : undefined;
    return text === undefined ? [] : [text];
  });
  const question = tools.topics.all
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === (told.length === 0 ? "from-where" : "language-why"));
  const line = question?.says.A;
  const meaning = line && language !== "kz" ? ` (${line[language]})` : "";
  return {
    text: [
      `Танысқаныма қуаныштымын, ${name}!`,
      [tools.say("names.greet", language, { x: name }), ...also].join(" "),
      ...(line ? [`${line.kz}${meaning}`] : []),
    ].join("\n"),
    kazakh: [kz(`Танысқаныма қуаныштымын, ${name}!`), ...also.map((text) => kz(text))],
    chips: question?.replies.slice(0, 3) ?? [],
    confidence: 0.9,
  };
}
