import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip, withEndings } from "../rewrite.ts";

/** What people wish one another, and what they say word for word. */
export const saidFormulaSlips = (parse: Parse): Fault[] => [
  ...wishedTimes(parse),
  ...askedTheTime(parse),
  ...tagTwice(parse),
  ...onFoot(parse),
  ...overThePhone(parse),
];

/** Жақсы түн → Қайырлы түн. */
const wishedTimes = (parse: Parse): Fault[] => {
  const [good, time] = parse.tokens;
  const isWish = good?.lower === "жақсы" && /^(?:түн|таң|кеш|күн)$/.test(time?.lower ?? "");
  // Жақсы күн, дәмді шай: what a day it was
  if (time?.lower === "күн" && parse.tokens.length > 2) return [];
  const ends = (time?.mark ?? "") !== "" || parse.tokens.length === 2;
  return isWish && ends && good?.mark === ""
    ? [slip(0, withEndings(parse, { 0: "қайырлы" }, "wishes", 0.05))]
    : [];
};

/** Қазір неше сағат? → Қазір сағат неше? */
const askedTheTime = ({ tokens }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const [how, hour] = [tokens[end - 1], tokens[end]];
  const isAsked = /^(?:неше|қанша|қандай)$/.test(how?.lower ?? "") && hour?.lower === "сағат";
  if (!isAsked || !how || !hour || how.mark !== "" || end > 2) return [];
  const first = how.first ? "Сағат" : "сағат";
  return [
    slip(
      end,
      changed(
        tokens,
        { [end - 1]: first, [end]: how.lower === "қандай" ? "қанша" : how.lower },
        "clock-and-days",
        0.05,
      ),
    ),
  ];
};

/** танисың ғой ма → танисың ғой: one expects a yes, or asks. */
const tagTwice = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isTwice = token.leaning.includes("ғой") && token.question !== undefined;
    return isTwice
      ? [slip(at, changed(tokens, { [at]: `${token.text} ғой` }, "ghoi-ghana", 0.05))]
      : [];
  });

/** жаяумен қайттық → жаяу. */
const onFoot = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] =>
    /^жаяу(?:мен|да|лап)$/.test(lower)
      ? [slip(at, withEndings(parse, { [at]: "жаяу" }, "instrumental", 0.05))]
      : [],
  );

/** телефон бойынша сөйлестік → телефонмен: by what one talks. */
const overThePhone = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isMeans =
      /^(?:телефон|скайп|интернет|ватсап|видео)$/.test(token.lower) && token.mark === "";
    const talks = words
      .slice(at + 2)
      .some(({ reading }) => /^(?:сөйлесу|сөйлеу|хабарласу|айту)$/.test(reading.lemma));
    return isMeans && talks && tokens[at + 1]?.lower === "бойынша"
      ? [
          slip(
            at + 1,
            changed(
              tokens,
              {
                [at]: `${token.text}${/[әеөүі][^аоұыәеөүіу]*$/u.test(token.lower) ? "пен" : "мен"}`,
                [at + 1]: "",
              },
              "instrumental",
              0.05,
            ),
            changed(tokens, { [at + 1]: "арқылы" }, "postpositions", 0.1),
          ),
        ]
      : [];
  });
