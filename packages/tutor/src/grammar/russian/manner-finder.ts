import { MANNER_WORDS } from "../shared-words.ts";
import { DEGREES } from "./degrees.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { Part } from "./parts.ts";
import { determinerOf } from "./pronominal.ts";

/** Comparatives of how much something is done. */
const MORE: Readonly<Record<string, string>> = {
  больше: "көбірек",
  побольше: "көбірек",
  меньше: "азырақ",
  поменьше: "азырақ",
  лучше: "жақсырақ",
};

/** «По-казахски, по-русски и немного по-английски»: ways beside one another are one part. */
export function mannersInRow(
  words: readonly string[],
  at: number,
  lexicon: RussianLexicon,
): Part[] {
  const found = mannersAt(words, at, lexicon);
  return found.flatMap((one): Part[] => {
    const mark = words[one.to];
    if (one.kind !== "manner" || (mark !== "," && mark !== "и")) return [one];
    const amount = words[one.to + 1] === "немного" ? 1 : 0;
    const rest = mannersInRow(words, one.to + 1 + amount, lexicon);
    return [
      one,
      ...rest.flatMap((other): Part[] =>
        other.kind !== "manner" || (mark === "," && !/ және /.test(other.kz))
          ? []
          : [
              {
                ...one,
                to: other.to,
                kz: `${one.kz}${mark === "," ? "," : " және"}${amount === 1 ? " аздап" : ""} ${other.kz}`,
                cost: one.cost + other.cost - 0.5,
              },
            ],
      ),
    ];
  });
}

function mannersAt(words: readonly string[], at: number, lexicon: RussianLexicon): Part[] {
  const found: Part[] = [];
  const degree = DEGREES[words[at] as string];
  const start = degree === undefined ? at : at + 1;
  for (let length = Math.min(4, words.length - start); length >= 1; length--) {
    const text = words.slice(start, start + length).join(" ");
    const kz = MANNER_WORDS.ru.get(text) ?? adverb(text, lexicon);
    if (kz === undefined || (text === "очень" && start < words.length - 1)) continue;
    const whole = degree === undefined ? kz : `${degree} ${kz}`;
    const cost = length > 1 ? -1 : 0.5;
    found.push({ kind: "manner", kz: whole, from: at, to: start + length, cost });
    break;
  }
  // «Тебе нужно больше отдыхать»: more of it; «больше не» and «больше меня» are others
  const more = MORE[words[at] ?? ""];
  const next = words[at + 1];
  if (more !== undefined && next !== undefined && words[at - 1] !== "не")
    if (lexicon.readings(next).some(({ pos }) => pos === "verb"))
      found.push({ kind: "manner", kz: more, from: at, to: at + 1, cost: 0.3 });
  // «Тепло одеться»: how something is done has the short form of what it is like
  const how = words[start] as string | undefined;
  if (how !== undefined && found.length === 0 && !determinerOf(how)) {
    const short = lexicon.readings(how).find((one) => one.pos === "short" && one.kind === "n");
    const kz = short?.pos === "short" ? lexicon.adjective(short.lemma)[0]?.kz : undefined;
    const whole = degree === undefined ? kz : `${degree} ${kz}`;
    if (kz !== undefined && whole !== undefined)
      found.push({ kind: "manner", kz: whole, from: at, to: start + 1, cost: 0.7 });
  }
  // «Дедушка живёт один»: alone, where nothing is counted by it
  if (/^(?:один|одна|одни)$/.test(words[at] ?? "") && at > 0 && !countsAt(words, at + 1, lexicon))
    found.push({ kind: "manner", kz: "жалғыз", from: at, to: at + 1, cost: 0.5 });
  if (words[at] === "очень")
    found.push({ kind: "manner", kz: "өте", from: at, to: at + 1, cost: 2 });
  return found;
}

/** Whether a noun, or what stands before one, begins at a word. */
const countsAt = (words: readonly string[], at: number, lexicon: RussianLexicon): boolean =>
  words[at] !== undefined &&
  lexicon
    .readings(words[at])
    .some(({ pos }) => /^(?:noun|adjective)$/.test(pos) && !MANNER_WORDS.ru.has(words[at] ?? ""));

/** An adverb by its headword; what is a noun or a particle as well is none. */
function adverb(text: string, lexicon: RussianLexicon): string | undefined {
  if (determinerOf(text)) return undefined;
  if (
    /^(?:и|а|но|что|как|то|так|еще|уже|не|ни|да|нет|тоже|только|даже|почти|где|когда|куда)$/u.test(
      text,
    )
  )
    return undefined;
  const readings = lexicon.readings(text);
  // «Лучше меня»: what is done better than somebody does it is not read
  if (readings.some(({ pos }) => /^(?:noun|verb|comparative)$/.test(pos))) return undefined;
  return lexicon.adverb(text)[0]?.kz;
}
