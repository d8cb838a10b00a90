import { hasCyrillic } from "../../text/fold.ts";
import { toSay } from "./said-besides.ts";
import { isSaidWhole, readBy, sourceOf, type Way } from "./whole.ts";

/** "Only my wife and I", «только мы с женой»: the sentence that was said, of the two who are named. */
export const otherDoers: Way = (asked, _last, tools) => {
  const source = sourceOf(asked.focus());
  const doers = readBy("whole.doers", asked.raw, tools)?.doers;
  if (source === undefined || doers === undefined) return [];
  if (hasCyrillic(source) !== hasCyrillic(doers)) return [];
  const told = hasCyrillic(source) ? ofUs(source, doers) : ofSeveral(source, doers);
  return told === undefined ? [] : [toSay(told, isSaidWhole, tools)];
};

/** Russian shows the person in its verb: only «мы» gives way to «мы с женой». */
const ofUs = (source: string, doers: string): string | undefined =>
  /^мы(?!\p{L})/iu.test(source) && /^мы с/iu.test(doers)
    ? source.replace(/^мы/iu, doers)
    : undefined;

/** What an English verb of one becomes of several. */
const VERBS: Readonly<Record<string, string>> = {
  "'m": " are",
  "'re": " are",
  "'s": " are",
  am: "are",
  is: "are",
  are: "are",
  was: "were",
  were: "were",
  has: "have",
};
const SUBJECT =
  /^(?<who>i|we|they|he|she|my \p{L}+)(?:(?<short>['’](?:m|re|s)) | (?<verb>\p{L}+) )(?<rest>.+)$/iu;
/** Of one who is neither I nor we, other verbs have an ending. */
const WITHOUT_ENDING = /^(?:i|we|they)$/iu;

function ofSeveral(source: string, doers: string): string | undefined {
  const { who = "", short, verb = "", rest = "" } = SUBJECT.exec(source)?.groups ?? {};
  if (rest === "") return undefined;
  const known = VERBS[(short ?? verb).toLowerCase().replace("’", "'")];
  const next = known ?? (WITHOUT_ENDING.test(who) ? verb : undefined);
  return next === undefined ? undefined : `${doers} ${next.trim()} ${rest}`;
}
