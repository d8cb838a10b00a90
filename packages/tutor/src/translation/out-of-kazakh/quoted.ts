/** A sentence that tells what somebody said in his own words: the words, and a sentence that tells who said it. */
export interface Quoted {
  readonly words: string;
  readonly frame: string;
  /** Whether the words stand before who said them. */
  readonly isFirst: boolean;
}

/** Says and said, as they are told where nothing is said in the sentence itself. */
const SAYING: Readonly<Record<string, string>> = {
  деді: "айтты",
  дейді: "айтады",
  депті: "айтты",
  "деп айтты": "айтты",
};

/** «Не болды?» — деді ол; ол: «Келемін», — деді; undefined of any other sentence. */
export function quotedIn(text: string): Quoted | undefined {
  const first =
    /^«([^«»]+)»,? ?[—–-] ?(деп (?:жауап )?\p{L}+|деді|дейді|депті)(?: ([^«»,:]+?))?[.!…]*$/u.exec(
      text,
    );
  if (first) {
    const [, words = "", verb = "", who = "ол"] = first;
    return { words, frame: `${who} ${saying(verb)}.`, isFirst: true };
  }
  const [, before = "", words = "", verb] =
    /^([^«»:]+): «([^«»]+)»(?:,? ?[—–-]? ?(деп (?:жауап )?\p{L}+|деді|дейді|депті))?[.!…]*$/u.exec(
      text,
    ) ?? [];
  if (before === "") return undefined;
  return {
    words,
    frame: verb === undefined ? `${before}.` : `${before} ${saying(verb)}.`,
    isFirst: false,
  };
}

const saying = (verb: string): string => SAYING[verb] ?? verb.replace(/^деп /u, "");

/** The words and who said them, put together as each language does. */
export function quoting(
  { isFirst }: Quoted,
  words: string,
  frame: string,
  language: "en" | "ru",
): string | undefined {
  const said = frame.replace(/\.$/u, "");
  // Behind the words stands who said them, and nothing else that he did
  if (isFirst && / (?:and|и) |,/u.test(said)) return undefined;
  const own = words.replace(/\.$/u, "");
  const quotes = language === "en" ? ["“", "”"] : ["«", "»"];
  if (!isFirst)
    return language === "ru" && words.endsWith(".")
      ? `${said}: «${own}».`
      : `${said}: ${quotes[0]}${words}${quotes[1]}`;
  const isMarked = /[?!…]$/u.test(own);
  if (language === "en") return `“${own}${isMarked ? "" : ","}” ${uncapital(said)}.`;
  // «Идём», — сказал отец
  const parts = said.split(" ");
  if (parts.length > 4) return undefined;
  const order = [parts.at(-1), ...parts.slice(0, -1)].join(" ");
  return `«${own}»${isMarked ? "" : ","} — ${order.toLowerCase() === order ? order : lowered(parts)}.`;
}

/** The verb first, and who did it behind as he is written. */
const lowered = (parts: readonly string[]): string =>
  [
    parts.at(-1),
    ...parts.slice(0, -1).map((one, at) => (at === 0 ? pronounLowered(one) : one)),
  ].join(" ");

const pronounLowered = (word: string): string =>
  /^(?:Я|Ты|Он|Она|Оно|Мы|Вы|Они|Моя?|Твоя?|Его|Её|Наша?|Ваша?|Их)$/u.test(word)
    ? word.toLowerCase()
    : word;

const uncapital = (text: string): string =>
  /^(?:I|[A-Z][a-z]+ (?!said|asked|says))/u.test(text) &&
  !/^(?:The|A|An|My|Your|His|Her|Our|Their|He|She|They|We|You|It) /.test(text)
    ? text
    : /^(?:The|A|An|My|Your|His|Her|Our|Their|He|She|They|We|You|It) /.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
