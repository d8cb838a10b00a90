import type { FurtherKind, Language } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { spoken } from "../going-on/as-if.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import type { ByRules } from "../recognise/outranking.ts";
import type { Recognised } from "../recognise/recognised.ts";
import type { LikelyKind } from "../recognise/recogniser.ts";
import { isWeakly } from "../recognise/rule-strength.ts";
import { subjectsOf, subjectsOnTable } from "./subjects-on-table.ts";
import { toldFurther } from "./told-further.ts";

/** Longer messages ask for more than one thing, or tell something. */
const LONGEST = 24;
/** A kind this likely is what the message wants. */
const SURE_KIND = 0.5;
/** Kinds that ask nothing of a subject. */
const ELSE: ReadonlySet<string> = new Set(
  "answer ask-me check exercise give-up quiz recall scene sentences social stop story task telling tutor".split(
    " ",
  ),
);
/** Kinds whose executors work on what lies on the table, whatever it is. */
const OF_TABLE: ReadonlySet<string> = new Set(
  "doubt example form harder make-text mistake more own-language pronounce simpler words".split(
    " ",
  ),
);

const OF_LIFE: ReadonlySet<FurtherKind> = new Set(["culture", "advice"]);

/** How likely a further question must be asked to be answered, by what else the message may be. */
const ASKED = 0.6;
const OF_SURE_RULE = 0.7;
const OF_TABLE_WORK = 0.8;
const ASKS_NOTHING = 0.75;
const OF_SAID = 0.9;
/** Of a first message, which mostly asks for the subject itself. */
const OF_FIRST = 0.93;
/** A rule that knows nearly every word of the message, or has read it by its parts. */
const EVERY_WORD = 0.97;

/**
 * The answer that an editor wrote to a further question, where a message asks it of what was told last, or of the subject
 * that it names itself; undefined where it asks something else.
 *
 * @param kinds kinds the message may be of after what stands before it
 */
export function askedFurther(
  asked: Asked,
  kinds: readonly LikelyKind[],
  byRules: ByRules | undefined,
  tools: Tools,
): Recognised | undefined {
  if (byRules?.name === "care" || asked.words.length > LONGEST) return undefined;
  if (waitsForAnswer(asked.history, tools)) return undefined;
  const { language } = spoken(asked, tools);
  const message = language === "kz" ? asked.spelt : asked.whole;
  const kind = kinds[0]?.kind ?? "";
  const [found] = tools.further.find(message, language, subjectsOnTable(asked, tools), kind);
  if (found && found.probability >= leastLikely(kinds, byRules, isTold(asked, language))) {
    const draft = toldFurther(found, language, tools);
    return { name: draft.intent ?? "culture", draft };
  }
  // What is first asked about a word, a point or phrases is asked of them as a whole
  const named = subjectsOf(byRules?.draft, tools).filter(({ of }) => OF_LIFE.has(of));
  const [ofNamed] = tools.further.find(message, language, named, kind);
  if (!ofNamed || ofNamed.probability < OF_FIRST) return undefined;
  const draft = toldFurther(ofNamed, language, tools);
  return { name: draft.intent ?? "culture", draft };
}

/** Kazakh that asks nothing. */
const isTold = ({ whole }: Asked, language: Language): boolean =>
  language === "kz" && !QUESTION.test(whole);
const QUESTION = /\?|(?<!\p{L})(?:не|неге|қалай|қандай|қанша|кім|қайда|қашан|[мбп][ае])(?!\p{L})/iu;

function leastLikely(
  [first]: readonly LikelyKind[],
  byRules: ByRules | undefined,
  isTold: boolean,
): number {
  const kind = first && first.probability >= SURE_KIND ? first.kind : "";
  if (ELSE.has(kind)) return ASKS_NOTHING;
  if (OF_TABLE.has(kind)) return OF_TABLE_WORK;
  // What is said in Kazakh without a question, and what is translated, is no further question
  if (byRules?.draft.translated?.text != null) return OF_SAID;
  if (byRules?.name === "talk" && isTold) return OF_SAID;
  const isSure = byRules && byRules.confidence >= EVERY_WORD && !isWeakly(byRules);
  return isSure ? OF_SURE_RULE : ASKED;
}
