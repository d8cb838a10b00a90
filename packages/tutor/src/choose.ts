import { APPLIED } from "./applied/applied.ts";
import type { Asked, Draft, Tools } from "./ask.ts";
import { askedFurther } from "./further/asked-further.ts";
import { INTENTS } from "./intents/in-order.ts";
import { asksWhatSentenceMeans } from "./intents/meaning.ts";
import { isPlainlyToSay } from "./intents/plainly-to-say.ts";
import { answerToPictures, answerToSilence } from "./intents/small-talk.ts";
import { talkIntent } from "./intents/talk.ts";
import { unknown } from "./intents/unknown.ts";
import { withExamples } from "./intents/with-examples.ts";
import { followedUp, kindsAfter } from "./recognise/followed-up.ts";
import type { ByRules } from "./recognise/outranking.ts";
import { recognised } from "./recognise/recognised.ts";
import { inProperKazakh } from "./recognise/spoken.ts";
import { asksOfTheWorld, tellsPartner } from "./recognise/tells-partner.ts";
import { asksPartner } from "./talk/asks-partner.ts";
import { recall } from "./talk/recall.ts";

const OF_PARTNER: ReadonlySet<string> = new Set(["talk", "small-talk"]);

/** What a word alone sets off. */
const OF_A_SUBJECT: ReadonlySet<string> = new Set(["culture", "plan", "list"]);

const PLAINLY_NAMED: ReadonlySet<string> = new Set(["culture", "plan", "explain", "story"]);
const SURELY_NAMED = 0.985;

const OF_WHAT_WAS_TOLD = 0.986;

interface Chosen {
  readonly name: string;
  readonly draft: Draft;
}

/** The draft of the surest intent that has an answer, with the intent's name. */
export function choose(asked: Asked, tools: Tools): Chosen {
  const chosen = chooseAsTyped(asked, tools);
  const spelt = chosen.name === "unknown" ? inProperKazakh(asked, tools) : undefined;
  const again = spelt && chooseAsTyped(spelt, tools);
  return withExamples(again && again.name !== "unknown" ? again : chosen, asked, tools);
}

function chooseAsTyped(asked: Asked, tools: Tools): Chosen {
  if (asked.words.length > 0) {
    const byRules = answeredByRules(asked, tools);
    // Whoever orders a text names what the other recognisers know of: a lesson, a birthday, a price
    if (byRules?.name === "note") return byRules;
    // What goes on from what was just told names a word or a sentence that looks like another request
    if (byRules?.name === APPLIED || byRules?.decides) return byRules;
    // A sentence that is to be translated may be about a scene, a topic, or whatever else is asked for
    if (byRules?.name === "translate" && isPlainlyToSay(asked, tools)) return byRules;
    if (byRules?.name === "meaning" && asksWhatSentenceMeans(asked, tools)) return byRules;
    // A partner who is asked about himself is asked for nothing else
    if (byRules && OF_PARTNER.has(byRules.name) && asksPartner(asked, tools)) return byRules;
    if (byRules?.name === "talk" && (tellsPartner(asked, tools) || asksOfTheWorld(asked, tools)))
      return byRules;
    // «Абай туралы кітап» tells what book it was
    const told =
      byRules && OF_A_SUBJECT.has(byRules.name) && tellsPartner(asked, tools)
        ? talkIntent.understand(asked, tools)?.answer()
        : undefined;
    if (told) return { name: "talk", draft: told };
    // A turn of speech, a subject or a plan of so many weeks that is named in so many words
    if (byRules && PLAINLY_NAMED.has(byRules.name) && byRules.confidence >= SURELY_NAMED)
      return byRules;
    // «Скажи по-казахски, когда у меня свадьба»: what was told is asked for again
    if (byRules?.name === "talk" && (recall(asked, tools) ?? []).length > 0) return byRules;
    // "Write two sentences about me in Kazakh": what was told is what is to be written
    if (byRules?.name === "talk" && byRules.confidence >= OF_WHAT_WAS_TOLD) return byRules;
    // A verb of asking without an object asks for nothing yet
    if (byRules?.name === "unknown") return byRules;
    const after = kindsAfter(asked, tools);
    const meant =
      askedFurther(asked, after, byRules, tools) ??
      followedUp(asked, after, byRules, tools) ??
      recognised(asked, after, byRules, tools);
    if (meant ?? byRules) return (meant ?? byRules) as Chosen;
  }
  const puzzled = /^[?!.\s]+$/u.test(asked.whole) ? answerToSilence(asked, tools) : undefined;
  if (puzzled) return { name: "small-talk", draft: puzzled };
  const friendly = asked.words.length === 0 ? answerToPictures(asked, tools) : undefined;
  if (friendly) return { name: "small-talk", draft: friendly };
  return { name: "unknown", draft: unknown(asked, tools) };
}

/** The draft of the surest rule that has an answer. */
function answeredByRules(asked: Asked, tools: Tools): ByRules | undefined {
  const candidates = INTENTS.flatMap(({ name, decides, understand }) => {
    const understood = understand(asked, tools);
    return understood ? [{ name, decides, ...understood }] : [];
  }).sort((a, b) => b.confidence - a.confidence);
  for (const { name, decides, confidence, answer } of candidates) {
    const draft = answer();
    if (draft && draft.text !== "") return { name, confidence, draft, decides };
  }
  return undefined;
}
