import type { Asked, Intent, Tools } from "../../ask.ts";
import { checkSentence } from "../../check/check-sentence.ts";
import { kz } from "../../features/form-text.ts";
import { meaningOfLine, ownLanguage, shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { trimEnds } from "../../text/fold.ts";

const SURE = 0.9963;
const LONGEST = 16;
/** How far back the sentences may stand. */
const DEEPEST = 4;
const AND = "және";

/** "Put both in one sentence": two sentences that were said one after the other, where they differ in one part. */
export const joinedLinesIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("joined-lines.asks").test(asked.folded)) return undefined;
    const lines = saidBefore(asked, tools);
    const joined = lines && (joinedOf(lines[0], lines[1]) ?? heldBeside(lines[0], lines[1]));
    if (joined === undefined || checkSentence(joined, tools).verdict === "wrong") return undefined;
    const meaning = meaningOfLine(joined, ownLanguage(asked), tools);
    const answer = () => ({
      text: meaning === undefined || asked.language === "kz" ? joined : `${joined} — ${meaning}`,
      kazakh: [kz(joined)],
      confidence: 0.9,
    });
    return { confidence: SURE, answer };
  },
};

/** The last two sentences that were said in Kazakh, the earlier one first. */
function saidBefore(asked: Asked, tools: Tools): readonly [string, string] | undefined {
  const lines: string[] = [];
  for (let back = 0; back < DEEPEST && lines.length < 2; back++) {
    const exchange = asked.exchange(back);
    if (!exchange) break;
    const said =
      exchange.reply.translated?.text ??
      shownLines({ ...asked, history: historyTo(asked, back) }, tools)[0];
    if (said !== undefined && !lines.includes(said)) lines.unshift(said);
  }
  const [earlier, later] = lines;
  return earlier === undefined || later === undefined ? undefined : [earlier, later];
}

const historyTo = ({ history }: Asked, back: number): Asked["history"] =>
  history.slice(0, history.length - 2 * back);

/** «Менің жаңғаққа және сүтке аллергиям бар»: what differs is set side by side, but for a predicate. */
export function joinedOf(one: string, other: string): string | undefined {
  const end = /[.!?…]+$/u.exec(one)?.[0] ?? "";
  const first = trimEnds(one).split(/\s+/u);
  const second = trimEnds(other).split(/\s+/u);
  let from = 0;
  while (from < first.length && sameWord(first[from], second[from])) from++;
  let behind = 0;
  while (
    behind < Math.min(first.length, second.length) - from &&
    sameWord(first.at(-1 - behind), second.at(-1 - behind))
  )
    behind++;
  const own = first.slice(from, first.length - behind);
  const beside = second.slice(from, second.length - behind);
  if (behind === 0 || own.length === 0 || beside.length === 0) return undefined;
  return [...first.slice(0, from), ...own, AND, ...beside, ...first.slice(first.length - behind)]
    .join(" ")
    .concat(end);
}

/** «Мен Лондоннанмын, ал күйеуім Киевтен»: two statements that share nothing, of which somebody else's is held beside one's own. */
function heldBeside(one: string, other: string): string | undefined {
  if (!one.endsWith(".") || !other.endsWith(".")) return undefined;
  const [subject = ""] = other.split(" ");
  // A name keeps its capital
  const isCommon = knownReadings(subject.toLowerCase()).some(
    ({ entry }) => entry?.pos !== undefined,
  );
  const second = isCommon ? other.charAt(0).toLowerCase() + other.slice(1) : other;
  return `${trimEnds(one)}, ал ${second}`;
}

const sameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.toLowerCase() === other.toLowerCase();
