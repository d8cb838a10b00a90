import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { PERSON_LABEL, type Phrase, personOf } from "../grammar/clause.ts";
import { phraseText } from "../grammar/phrase-text.ts";
import { foldText } from "../text/fold.ts";
import { isAccountedFor } from "./accounted.ts";
import { isFamiliar } from "./vouch.ts";

/** What says a whole sentence. */
type Say = (sentence: string) => string | undefined;

/** Verbs that somebody's words stand beside, with what Kazakh has behind them and the case of who hears. */
const SAYING: Readonly<
  Record<string, readonly [before: string, verb: string, hearer: "DAT" | "ABL"]>
> = {
  said: ["", "деу", "DAT"],
  asked: ["деп ", "сұрау", "ABL"],
  answered: ["деп ", "жауап беру", "DAT"],
  replied: ["деп ", "жауап беру", "DAT"],
  shouted: ["деп ", "айқайлау", "DAT"],
  thought: ["деп ", "ойлау", "DAT"],
  wrote: ["деп ", "жазу", "DAT"],
};
const VERBS = Object.keys(SAYING).join("|");
const IN_FRONT = new RegExp(
  `^(?<who>[\\p{L}' ]+?) (?<verb>${VERBS})(?: (?:to )?(?<whom>[\\p{L}' ]+?))?[,:]? [“"](?<words>[^“”"]+)[”"][.]?$`,
  "iu",
);
const BEHIND = new RegExp(
  `^[“"](?<words>[^“”"]+?),?[”"],? (?:(?<who>[\\p{L}' ]+?) (?<verb>${VERBS})|(?<verb2>${VERBS}) (?<who2>[\\p{L}' ]+?))[.]?$`,
  "iu",
);
const KIN = /^(?:ана|әке|әже|ата)$/;

/** "Mum asked me, “Where are you?”": анам менен: «Сен қайдасың?» — деп сұрады. */
export function directSpeech(text: string, tools: Tools, say: Say): string | undefined {
  const parts = (IN_FRONT.exec(text.trim()) ?? BEHIND.exec(text.trim()))?.groups;
  if (!parts) return undefined;
  const speaker = named(parts.who ?? parts.who2, tools);
  const [before, verb, hearerCase] = SAYING[(parts.verb ?? parts.verb2 ?? "").toLowerCase()] ?? [];
  const hearer = parts.whom === undefined ? undefined : named(parts.whom, tools);
  if (!speaker || verb === undefined || (parts.whom !== undefined && !hearer)) return undefined;
  const words = (parts.words ?? "").trim();
  const isWhole = /[.!?]$/u.test(words);
  const said = say(isWhole ? words : `${words}.`);
  const says = inflect(verb, `V;IND;PST;${PERSON_LABEL[personOf(speaker)]}`)[0];
  if (said === undefined || says === undefined || / деп |«/u.test(said)) return undefined;
  const quoted = /[!?]$/u.test(said) ? `«${said}» —` : `«${said.replace(/[.]$/u, "")}», —`;
  const who = [
    ...phraseText(speaker, "NOM"),
    ...(hearer ? phraseText(hearer, hearerCase ?? "DAT") : []),
  ].map((piece) => piece.text);
  const line = `${who.join(" ")}: ${quoted} ${before}${says}.`;
  return isAccountedFor(foldText(text), line)
    ? line.charAt(0).toUpperCase() + line.slice(1)
    : undefined;
}

/** Who is named, one's own kin as one's own. */
function named(text: string | undefined, tools: Tools): Phrase | undefined {
  const phrase = text === undefined ? undefined : tools.english.phrase(foldText(text));
  if (!phrase || !isFamiliar(phrase, tools)) return undefined;
  return phrase.kind === "noun" && KIN.test(phrase.lemma) && phrase.owner === undefined
    ? { ...phrase, owner: "1s", bare: true }
    : phrase;
}
