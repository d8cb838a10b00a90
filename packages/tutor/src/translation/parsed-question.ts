import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { type Ask, type Clause, OWNER_LABEL } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { wordsOf } from "../text/fold.ts";
import { asSubject, governing, REMEMBERED } from "./parsed-content.ts";
import { told, toldOf } from "./parsed-part.ts";
import { parsedClauses } from "./read-clause.ts";
import { deed, inner, isSame } from "./reader.ts";
import { isVouchedAsParsed } from "./vouch.ts";

/** Words that ask within another clause, with where their Kazakh stands. */
const ASKED: Readonly<Record<string, Ask>> = {
  как: { word: "қалай", at: "adverb" },
  где: { word: "қайда", at: "adverb" },
  куда: { word: "қайда", at: "adverb" },
  откуда: { word: "қайдан", at: "adverb" },
  почему: { word: "неге", at: "adverb" },
  зачем: { word: "не үшін", at: "adverb" },
  когда: { word: "қашан", at: "time" },
  "во сколько": { word: "сағат нешеде", at: "time" },
  "с кем": { word: "кіммен", at: "adverb" },
  чем: { word: "немен", at: "adverb" },
};

/** «Не знаю, как включить это», «он спросил, где живёт врач»: what is asked within is known as a thing. */
export function askedWithin(
  main: string,
  asked: string,
  tools: Tools,
  question = false,
): string | undefined {
  const [, word = "", rest = ""] = /^((?:во|с) \p{L}+|\p{L}+) (.+)$/iu.exec(asked) ?? [];
  const ask = ASKED[word.toLowerCase()];
  // «Как его зовут» asks for a name
  if (/(?<!\p{L})зовут(?!\p{L})/u.test(rest)) return undefined;
  const remembered = REMEMBERED[main.toLowerCase().replace(/^(?:я|мы) /u, "")];
  // «Я не помню, где оставил зонт»: whoever does not remember left it
  const speaker = /^(мы|я) /iu.exec(main)?.[1] ?? (/м$/u.test(main) ? "мы" : "я");
  const recalled =
    ask && remembered !== undefined
      ? (told(rest, tools) ?? told(`${speaker} ${rest}`, tools))
      : undefined;
  if (remembered !== undefined)
    return recalled && asSubject({ ...definite(recalled), ask, newSubject: false }, remembered);
  const found = ask && governing(main, tools);
  if (!found) return undefined;
  const what = deed(rest, { language: "ru", tools });
  const isDeed = /(?:^| )\p{L}+(?:ть|ти|чь)(?:ся)?(?= |$)/u.test(rest);
  if (what && isDeed) {
    const [be] = [inflect("екен", `N;${found.inCase};SG;${OWNER_LABEL["3"]}`)[0]];
    const done = inner({ ...definite(what), silent: true, knownIn: "NOM", ask }, "deed");
    if (be === undefined || done === undefined) return undefined;
    const words = compose(found.clause).pieces.map(({ text }) => text);
    return [...words.slice(0, -1), done, "керек", be, ...words.slice(-1)].join(" ");
  }
  const fact = told(rest, tools) ?? toldOf(found.clause, rest, tools);
  if (fact?.predicate.kind !== "verb") return undefined;
  const own = isSame(found.clause, fact);
  return inner({
    ...found.clause,
    ...(question && { question }),
    hanging: [
      {
        ...definite(fact),
        ask,
        newSubject: false,
        link: "known",
        knownIn: found.inCase,
        ...(own && { silent: true }),
      },
    ],
  });
}

/** «Вы не знаете, во сколько закрывается аптека?»: дәріхананың сағат нешеде жабылатынын білмейсіз бе? */
export function knowingAsked(text: string, tools: Tools): string | undefined {
  const { who, knows, asked } =
    /^(?:(?<who>ты|вы) )?(?<knows>не (?:знаешь|знаете)), (?<asked>[^?]+)\?$/iu.exec(text.trim())
      ?.groups ?? {};
  if (knows === undefined || asked === undefined) return undefined;
  const doer = who ?? (/те$/u.test(knows) ? "вы" : "ты");
  const said = askedWithin(`${doer} ${knows}`, asked, tools, true);
  return said === undefined ? undefined : `${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
}

/** What a question is about is known: кілтті қайда қойғанымды. */
const definite = (clause: Clause): Clause => ({
  ...clause,
  complements: clause.complements.map((one) =>
    one.phrase.kind === "noun" && "case" in one.role && one.role.case === "ACC"
      ? { ...one, phrase: { ...one.phrase, definite: true } }
      : one,
  ),
});

/** How many words before «или» the other one may stand for. */
const MOST = 3;

/** «Озеро мелкое или глубокое?»: көл таяз ба, терең бе. Undefined where either cannot be asked, null where it is no such question. */
export function eitherAsked(text: string, tools: Tools): string | undefined | null {
  const [, before, other] = /^([^,?.!]+?),? или ([^,?.!]+)\?$/u.exec(text.trim()) ?? [];
  if (before === undefined || other === undefined) return null;
  const words = before.split(" ");
  const first = questionOf(`${before}?`, tools);
  if (first === undefined) return undefined;
  for (let length = 1; length <= MOST && length < words.length; length++) {
    const second = questionOf(`${words.slice(0, -length).join(" ")} ${other}?`, tools);
    const line = second && besideEach(first, second);
    if (line) return line;
  }
  const second = /^(?:ты|вы|он|она|мы|они|я)$/iu.test(words[0] ?? "")
    ? questionOf(`${words[0]} ${other}?`, tools)
    : undefined;
  return second && besideEach(first, second);
}

function questionOf(text: string, tools: Tools): string | undefined {
  const found = parsedClauses(text, tools).find(
    (one) =>
      one.question &&
      one.predicate.kind !== "fragment" &&
      isVouchedAsParsed(text, one, compose(one), tools),
  );
  return found && compose(found).text;
}

/** Two questions side by side, what both begin with said once. */
function besideEach(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map((text) => wordsOf(text.replace(/\?$/u, "")));
  if (!one || !other || one.length < 2) return undefined;
  let same = 0;
  while (same < other.length - 2 && one[same]?.toLowerCase() === other[same]?.toLowerCase()) same++;
  return same === 0 || one.join(" ") === other.join(" ")
    ? undefined
    : `${first.replace(/\?$/u, "")}, ${other.slice(same).join(" ")}?`;
}
