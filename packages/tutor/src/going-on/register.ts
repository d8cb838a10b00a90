import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { showPoint } from "../points/show-point.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import type { GoingOn } from "./going-on.ts";
import { linesMeant } from "./lines-meant.ts";
import { shownLines } from "./shown.ts";

/** Whom a line speaks to, by its own forms. */
type Address = "sen" | "siz" | "many" | "nobody";
/** Whom the learner means to say it to. */
type Hearer = "elder" | "close" | "many" | undefined;

const HEARERS: readonly (readonly [Exclude<Hearer, undefined>, RegExp])[] = [
  [
    "close",
    /(?<!\p{L})(?:kids?|child|children|bairns?|weans?|friends?|mates?|younger|little|same age|my age|peer|classmates?|ребен\p{L}*|дет(?:ям|и|ей|ке)|друг\p{L}*|подруг\p{L}*|ровесник\p{L}*|младш\p{L}*|сверстник\p{L}*|одногруппник\p{L}*|на ты|бала\p{L}*|дос(?:қа|ым\p{L}*|тар\p{L}*)|құрдас\p{L}*|кіші\p{L}*|іні\p{L}*|сіңлі\p{L}*)(?!\p{L})/u,
  ],
  [
    "many",
    /(?<!\p{L})(?:group|audience|everyone|everybody|them all|several|to all|class|всем|группе|нескольким|аудитори\p{L}*|көпшілік\p{L}*|бәріне|топ\p{L}*)(?!\p{L})/u,
  ],
  [
    "elder",
    /(?<!\p{L})(?:boss|teacher\p{L}*|headteacher|elder\p{L}*|older|old|seventy|sixty|eighty|strangers?|doctor|in-law|granny|gran|grand\p{L}*|mother|father|rude|cheeky|polite\p{L}*|formal\p{L}*|respect\p{L}*|начальн\p{L}*|учител\p{L}*|старш\p{L}*|старик\p{L}*|пожил\p{L}*|незнаком\p{L}*|врач\p{L}*|свекр\p{L}*|тещ\p{L}*|тест\p{L}*|бабушк\p{L}*|дедушк\p{L}*|дед\p{L}{0,2}|груб\p{L}*|вежлив\p{L}*|уваж\p{L}*|на вы|вы|бастық\p{L}*|мұғалім\p{L}*|ұстаз\p{L}*|үлкен\p{L}*|әже\p{L}*|ата\p{L}{0,3}|апай\p{L}*|ене\p{L}{0,4}|бейтаныс\p{L}*|сыпайы\p{L}*|дөрекі\p{L}*|әдеп\p{L}*)(?!\p{L})/u,
  ],
];
/** Lines that are spoken of at once. */
const MOST = 3;

/** "Is that polite?", «это на ты или на вы?»: whom each line speaks to, and how it is said to the other. */
export const register: GoingOn = (asked, about, tools) => {
  const hearer = HEARERS.find(([, names]) => names.test(foldText(asked.whole)))?.[0];
  const named = wordNamed(about, asked);
  const manner = named === undefined ? undefined : mannerOf(named, asked, tools);
  if (manner) return manner;
  const lines = linesSaid(about, asked, tools).slice(0, MOST);
  const [only = ""] = lines;
  const ofWord =
    lines.length === 1
      ? (mannerOf(only, asked, tools) ?? ofPlainWord(only, asked, tools))
      : undefined;
  if (ofWord) return ofWord;
  const told = lines.map((line) => ofLine(line, hearer, asked, tools));
  const address = tools.course.grammarById.get("address-sen-siz");
  if (told.length === 0)
    return address && { ...showPoint(address, asked, tools), intent: "explain" };
  const all = new Set(told.map(({ address: one }) => one));
  const isAlike = told.length > 1 && all.size === 1 && all.has("nobody");
  return {
    text: (isAlike
      ? [tools.say("register.nobodyAll", asked.language)]
      : told.flatMap(({ rows }, at) => (at > 0 ? ["", ...rows] : rows))
    ).join("\n"),
    kazakh: told.flatMap(({ shown }) => shown.map((text) => kz(text))),
    confidence: 0.9,
    points: ["address-sen-siz"],
    intent: "register",
  } satisfies Draft;
};

const QUOTED = /[«“"„]([^»”"“„]*)[»”"“]/u;

/** The word that is asked about: quoted, named, or what the last reply was about. */
function wordNamed(about: string | undefined, asked: Asked): string | undefined {
  const quoted = QUOTED.exec(asked.raw)?.[1];
  const focus = asked.exchange(0)?.focus;
  return (
    quoted ??
    (hasCyrillic(about ?? "") && !MANNER.test(about ?? "")
      ? about
      : focus?.kind === "word"
        ? focus.lemma
        : undefined)
  );
}

/** The manner itself is named, and no word that is said. */
const MANNER = /^(?:сыпайы|вежлив|груб|дөрекі|уважит)/iu;

/** The lines that are to be said; whom they are said to is no line, nor is an ending. */
function linesSaid(about: string | undefined, asked: Asked, tools: Tools): readonly string[] {
  const shown = shownLines(asked, tools);
  const quoted = QUOTED.exec(asked.raw)?.[1];
  const named = trimEnds(foldText(quoted ?? about ?? ""));
  const isShown = shown.some((line) => foldText(line).includes(named));
  const isWord = tools.glossary.senses(named).length > 0;
  const isSaid =
    named !== "" && !named.startsWith("-") && (isShown || quoted !== undefined || isWord);
  if (isSaid) return linesMeant(quoted ?? about, asked, tools);
  if (shown.length === 0 && asked.language !== "kz") return linesMeant(about, asked, tools);
  return linesMeant(undefined, { ...asked, language: "kz" }, tools);
}

/** What is to be known of saying a single word: a way of calling somebody, a short answer. */
function mannerOf(line: string, { language }: Asked, tools: Tools): Draft | undefined {
  const word = trimEnds(foldText(line));
  const found = tools.course.tutor.manners.find(({ words }) => words.includes(word));
  return (
    found && {
      text: found.tell[language],
      kazakh: [kz(word, word)],
      confidence: 0.92,
      intent: "register",
    }
  );
}

/** A word that speaks to nobody. */
function ofPlainWord(line: string, { language }: Asked, tools: Tools): Draft | undefined {
  const word = trimEnds(foldText(line));
  if (word.includes(" ") || addressOf(line, tools) !== "nobody") return undefined;
  return {
    text: tools.say("register.word", language, { x: word }),
    kazakh: [kz(word)],
    confidence: 0.85,
    intent: "register",
    points: ["address-sen-siz"],
  };
}

function ofLine(
  line: string,
  hearer: Hearer,
  { language }: Asked,
  tools: Tools,
): {
  readonly address: Address;
  readonly rows: readonly string[];
  readonly shown: readonly string[];
} {
  const address = addressOf(line, tools);
  if (address === "nobody")
    return { address, rows: [tools.say("register.nobody", language, { x: line })], shown: [line] };
  if (address === "many")
    return { address, rows: [tools.say("register.many", language, { x: line })], shown: [line] };
  const manner = address === "sen" ? "siz" : "sen";
  const other = turnedSentence(line, { wish: {}, manner }, tools);
  const many =
    hearer === "many" ? turnedSentence(line, { wish: { plural: true } }, tools) : undefined;
  if (many !== undefined)
    return {
      address,
      rows: [tools.say("register.toMany", language, { x: line, y: many })],
      shown: [line, many],
    };
  const name =
    address === "sen"
      ? hearer === "close"
        ? "register.fitsClose"
        : other === undefined
          ? "register.closeOnly"
          : "register.close"
      : hearer === "close"
        ? other === undefined
          ? "register.stiffOnly"
          : "register.stiff"
        : "register.polite";
  const rows = [tools.say(name, language, { x: line, y: other ?? "" })];
  const isAsked = hearer === undefined || (address === "siz" && hearer === "elder");
  if (address === "siz" && isAsked && other !== undefined)
    rows.push(tools.say("register.otherwise", language, { x: other }));
  return { address, rows, shown: [line, ...(other === undefined ? [] : [other])] };
}

/** Whom a line speaks to: its verb, an owner or a pronoun says it, or the course does. */
function addressOf(line: string, tools: Tools): Address {
  const words = wordsOf(foldText(line));
  const spokenTo = words.flatMap((word) =>
    knownReadings(word)
      .slice(0, 1)
      .filter(({ features }) => features.Person === "2" || features["Person[psor]"] === "2"),
  );
  if (words.some((word) => /^(?:сендер|сіздер)/u.test(word))) return "many";
  if (spokenTo.some(({ features }) => features.Person === "2" && features.Number === "Plur"))
    return "many";
  const isPolite = ({ features }: (typeof spokenTo)[number]): boolean =>
    features.Polite === "Form" || features["Polite[psor]"] === "Form";
  if (words.some((word) => /^сіз/u.test(word)) || spokenTo.some(isPolite)) return "siz";
  if (words.some((word) => /^(?:сен(?:і|ің|імен|ен)?|саған)$/u.test(word)) || spokenTo.length > 0)
    return "sen";
  const known = tools.memory.find(line, "kz")[0]?.register;
  return known === "sen" || known === "siz" ? known : "nobody";
}
