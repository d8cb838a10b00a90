import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { readRequest } from "../request/read-request.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { NamedSituation, Situation } from "./situation-finder.ts";

type Word = Situation["words"][number];
type Role = Situation["roles"][number];

/** The situation that a message names, in its own spelling or with Kazakh in proper letters, and whom it is asked for. */
export function situationNamed(
  { folded, spelt }: Pick<Asked, "folded" | "spelt">,
  tools: Tools,
): NamedSituation | undefined {
  const named = tools.situations.find(folded, spelt);
  return named && { ...named, role: named.role ?? roleOf(folded, named.situation) };
}

/** Who asks, or whom it is asked for: "I work as a plumber", "for a plumber", «я сантехник», «для сантехника». */
const AS =
  /(?<!\p{L})(?:i(?: a|')m an?|i work as an?|as an?|for an?|from an?|я|для|от имени|работаю|работает|мен) (?:\p{L}+ )?(\p{L}{4,})/gu;
/** "I sell flowers": the seller. */
const SELLS = /(?<!\p{L})(?:i sell|i am selling|i'm selling|продаю|сатамын)(?!\p{L})/u;
const SELLER = ["seller", "продавец"];
const ENDING = 2;
const SHORTEST = 4;

/** The one whose name begins the name of a role. */
function roleOf(folded: string, { roles }: Situation): Role | undefined {
  const said = [
    ...[...folded.matchAll(AS)].flatMap(([whole]) => wordsOf(whole).slice(1)),
    ...(SELLS.test(folded) ? SELLER : []),
  ];
  const stems = said
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, Math.max(SHORTEST, word.length - ENDING)));
  const speaks = ({ names }: Role) =>
    Object.values(names).some((name) =>
      stems.some((stem) =>
        foldText(name)
          .replace(/^(?:the|an?) /u, "")
          .startsWith(stem),
      ),
    );
  return roles.find(speaks);
}

/** How far back a situation lies on the table. */
const DEEPEST = 3;
const SHOWS: ReadonlySet<string> = new Set(["list", "phrases", "examples", "follow-up"]);

/** The situation whose words or phrases were shown last. */
export function situationOnTable(asked: Asked, tools: Tools): NamedSituation | undefined {
  for (let back = 0; back < DEEPEST; back++) {
    const exchange = asked.exchange(back);
    if (!exchange || !SHOWS.has(exchange.reply.intent)) return undefined;
    const found = tools.situations.find(exchange.message);
    if (found) return found;
  }
  return undefined;
}

/** Meanings are told in the language of the message, to who writes Kazakh in that of the screen. */
const meaningIn = ({ interfaceLanguage }: Asked, language: Language): "en" | "ru" =>
  language === "kz" ? (interfaceLanguage === "ru" ? "ru" : "en") : language;

const languageOf = (asked: Asked, tools: Tools): Language =>
  isKazakh(asked.whole, tools) ? "kz" : asked.language;

const USUAL_WORDS = 14;
const VERBS = /(?<!\p{L})(?:verbs|глагол\p{L}*|етістік\p{L}*)(?!\p{L})/u;
const FEWEST = 3;

/** The words of a situation, as many as are asked for. */
export function situationWords({ situation }: NamedSituation, asked: Asked, tools: Tools): Draft {
  const language = languageOf(asked, tools);
  const { titles, words } = situation;
  const verbs = VERBS.test(asked.folded) ? words.filter(({ en }) => en.startsWith("to ")) : [];
  const wanted = verbs.length >= FEWEST ? verbs : words;
  const told = wanted.slice(0, readRequest(asked, tools).count ?? USUAL_WORDS);
  return {
    ...wordRows(told, asked, language),
    chips: [tools.say("phrases.of", language, { x: titles[language] })],
    language,
  };
}

/** Words with what each of them means there. */
export function wordRows(words: readonly Word[], asked: Asked, language: Language): Draft {
  const meaning = meaningIn(asked, language);
  return {
    text: words.map((word) => `${word.kz} — ${word[meaning]}`).join("\n"),
    kazakh: words.map((word) => kz(word.kz, word.kz)),
    confidence: 0.95,
  };
}

const USUAL_PHRASES = 7;
/** Of each of several who speak there, where none of them is named. */
const OF_EACH = 4;

/** What the one who is named says there, or some of what each of them says. */
export function situationPhrases(
  { situation, role }: NamedSituation,
  asked: Asked,
  tools: Tools,
): Draft {
  const language = languageOf(asked, tools);
  const { count } = readRequest(asked, tools);
  const speaking = role ? [role] : situation.roles;
  const least = Math.ceil((count ?? 0) / speaking.length);
  const each = role ? (count ?? USUAL_PHRASES) : Math.max(count === undefined ? OF_EACH : 1, least);
  const shown = speaking.map((one) => ({
    one,
    lines: mostWanted(one.phrases, besideNames(asked.raw, situation), tools).slice(0, each),
  }));
  const all = shown.flatMap(({ lines }) => lines).slice(0, count);
  const rows = shown.flatMap(({ one, lines }) => {
    const told = lines.filter((line) => all.includes(line));
    return told.length === 0
      ? []
      : ["", `${one.names[language]}:`, ...told.map((line) => phraseRow(line, language, tools))];
  });
  return {
    text: [`${tools.say("phrases.of", language, { x: situation.titles[language] })}`, ...rows].join(
      "\n",
    ),
    kazakh: all.map((line) => kz(line.kz)),
    chips: [tools.say("lists.ask", language, { x: situation.titles[language] })],
    confidence: 0.93,
    language,
  };
}

/** What a message says beside the names of the situation and of those who speak there. */
function besideNames(raw: string, { asks, roles }: Situation): string {
  const names = [asks, ...roles.flatMap((role) => role.asks ?? [])]
    .flatMap((one) => Object.values(one).flat())
    .flatMap((name) => foldText(name).split(" "))
    .map((word) => word.replace("*", ""))
    .filter((word) => word.length >= SHORTEST - 1);
  return wordsOf(foldText(raw))
    .filter((word) => !names.some((name) => word.startsWith(name)))
    .join(" ");
}

/** So many times nearer than the next one, a phrase is what is wanted. */
const FAR_NEARER = 1.5;

/** The phrase that says what the message names comes first, the others as they stand. */
function mostWanted(
  phrases: Role["phrases"],
  message: string,
  { answers }: Tools,
): Role["phrases"] {
  const scores = answers.nearLines(
    message,
    phrases.map(({ en, ru, kz: said }) => `${en} ${ru} ${said}`),
  );
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a);
  const wanted = best > next * FAR_NEARER ? phrases[scores.indexOf(best)] : undefined;
  return wanted ? [wanted, ...phrases.filter((phrase) => phrase !== wanted)] : phrases;
}

function phraseRow(line: Role["phrases"][number], language: Language, tools: Tools): string {
  const register =
    line.register === undefined ? "" : ` (${tools.say(`phrases.${line.register}`, language)})`;
  return `${line.kz}${register}${language === "kz" ? "" : ` — ${line[language]}`}`;
}
