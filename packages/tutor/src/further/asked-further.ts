import type { FurtherKind, Language } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { spoken } from "../going-on/as-if.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import type { ByRules } from "../recognise/outranking.ts";
import type { Recognised } from "../recognise/recognised.ts";
import type { LikelyKind } from "../recognise/recogniser.ts";
import { isWeakly } from "../recognise/rule-strength.ts";
import { readRequest } from "../request/read-request.ts";
import { askedBeside, customOnTable } from "./beside.ts";
import type { FoundFurther } from "./further-finder.ts";
import { subjectOfId, subjectsOf, subjectsOnTable } from "./subjects-on-table.ts";
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
/** Of a custom or an advice that lies there, where the message likeliest asks of that: the nearest is mostly meant. */
const OF_CUSTOM = 0.55;
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
  const custom = customOnTable(asked, tools);
  const ofCustom = custom && subjectOfId("culture", custom.id, tools);
  const subjects = [
    ...new Set([...subjectsOnTable(asked, tools), ...(ofCustom ? [ofCustom] : [])]),
  ];
  const [found] = tools.further
    .find(message, language, subjects, kind)
    .filter(
      ({ subject }) =>
        subject.of !== "grammar" || !tools.patterns.one("further.bare-why").test(asked.folded),
    );
  const least = leastLikely(
    kinds,
    byRules,
    isTold(asked, language),
    isAskedOfCustom(custom, asked, tools),
  );
  const isNear =
    found !== undefined && OF_LIFE.has(found.subject.of) && least === ASKED && isAskedOfLife(kinds);
  if (found && found.probability >= (isNear ? OF_CUSTOM : least))
    return asTold(found, language, tools);
  const isElse =
    kinds[0] !== undefined && kinds[0].probability >= SURE_KIND && !OF_CUSTOMS.has(kind);
  const beside =
    isElse || least >= OF_SAID
      ? undefined
      : askedBeside(custom, kind, { ...asked, language }, tools);
  if (beside) return { name: "culture", draft: beside };
  // What is first asked about a word, a point or phrases is asked of them as a whole
  const named = subjectsOf(byRules?.draft, tools).filter(({ of }) => OF_LIFE.has(of));
  const [ofNamed] = tools.further.find(message, language, named, kind);
  // "And if they put meat on it anyway?" goes on from what was said, though the custom was not told yet
  const leastOfNamed =
    asked.history.length > 0 && tools.patterns.one("further.goes-on").test(asked.folded)
      ? ASKED
      : OF_FIRST;
  return ofNamed && ofNamed.probability >= leastOfNamed
    ? asTold(ofNamed, language, tools)
    : undefined;
}

function asTold(found: FoundFurther, language: Language, tools: Tools): Recognised {
  const draft = toldFurther(found, language, tools);
  return { name: draft.intent ?? "culture", draft };
}

/** "What do they cook?" after a custom is asked of it, and is no sentence to be translated. */
function isAskedOfCustom(
  custom: ReturnType<typeof customOnTable>,
  asked: Asked,
  tools: Tools,
): boolean {
  if (!custom || asked.exchange(0)?.reply.intent !== "culture") return false;
  const read = readRequest(asked, tools);
  return (
    tools.patterns.one("further.asks").test(asked.folded) &&
    !read.names("act-say") &&
    !read.names("act-translate") &&
    read.quoted.length === 0
  );
}
/** Kinds that ask how people live, or what one does there. */
const OF_CUSTOMS: ReadonlySet<string> = new Set(
  "culture advice changed why explain words say more reply phrases register".split(" "),
);
/** The message likely asks how people live, whatever else it may be. */
const isAskedOfLife = ([first]: readonly LikelyKind[]): boolean =>
  first !== undefined &&
  first.probability >= LIKELY_KIND &&
  /^(?:culture|advice|why)$/.test(first.kind);
const LIKELY_KIND = 0.4;

/** Kazakh that asks nothing. */
const isTold = ({ whole }: Asked, language: Language): boolean =>
  language === "kz" && !QUESTION.test(whole);
const QUESTION = /\?|(?<!\p{L})(?:не|неге|қалай|қандай|қанша|кім|қайда|қашан|[мбп][ае])(?!\p{L})/iu;

function leastLikely(
  [first]: readonly LikelyKind[],
  byRules: ByRules | undefined,
  isTold: boolean,
  isQuestion: boolean,
): number {
  const kind = first && first.probability >= SURE_KIND ? first.kind : "";
  if (ELSE.has(kind)) return ASKS_NOTHING;
  if (OF_TABLE.has(kind)) return OF_TABLE_WORK;
  // What is said in Kazakh without a question, and what is translated, is no further question
  if (byRules?.draft.translated?.text != null && !isQuestion) return OF_SAID;
  if (byRules?.name === "talk" && isTold) return OF_SAID;
  const isSure = byRules && byRules.confidence >= EVERY_WORD && !isWeakly(byRules);
  return isSure ? OF_SURE_RULE : ASKED;
}
