import type { Asked, Draft, Exchange, Tools } from "../ask.ts";
import { asIf } from "../going-on/as-if.ts";
import { subjectNamed, toldSubject } from "../intents/culture.ts";
import { LANGUAGES } from "../reply.ts";
import { tableOf } from "../table/on-table.ts";
import { hear, heardWords, readHeard } from "../talk/heard.ts";
import { subjectOfId } from "./subjects-on-table.ts";
import { toldFurther } from "./told-further.ts";

type Custom = Tools["course"]["tutor"]["culture"][number];

/** Answers that say nothing of the custom that was named: it lies on the table by its name alone. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  "list",
  "talk",
  "translate",
  "small-talk",
  "phrases",
  "care",
]);
/** A custom that messages like this one ask about. */
const SURE = 0.45;

/** The custom that was told of last, or that was named by a message which was answered without it. */
export function customOnTable(asked: Asked, tools: Tools): Custom | undefined {
  for (const { exchange } of tableOf(asked, tools)) {
    const found = customOf(exchange, asked, tools);
    if (found) return found;
  }
  return undefined;
}

function customOf(
  { subject, focus, message, reply }: Exchange,
  asked: Asked,
  tools: Tools,
): Custom | undefined {
  const id =
    subject?.of === "culture" ? subject.id : focus?.kind === "culture" ? focus.id : undefined;
  if (id !== undefined) return tools.course.tutor.culture.find((one) => one.id === id);
  return SAYS_NOTHING.has(reply.intent)
    ? subjectNamed(asIf(message, asked), SURE, tools)
    : undefined;
}

/**
 * "What should I wear?" after a wedding: what is told of another custom that stands beside the one on the table, or its
 * further question where that is nearer.
 */
export function askedBeside(
  custom: Custom | undefined,
  kind: string,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const found = custom && heardNext(custom, asked, tools);
  if (!found) return undefined;
  const { language, whole, spelt } = asked;
  const ofIt = subjectOfId("culture", found.id, tools);
  const message = language === "kz" ? spelt : whole;
  const [further] = ofIt ? tools.further.find(message, language, [ofIt], kind) : [];
  return further && further.probability >= FURTHER
    ? toldFurther(further, language, tools)
    : toldSubject(found, asked, tools);
}
const FURTHER = 0.6;

type Heard = ReturnType<typeof readHeard>;
const nextOf = new WeakMap<Custom, readonly Heard[]>();

function waysOf(custom: Custom): readonly Heard[] {
  let ways = nextOf.get(custom);
  if (!ways) {
    ways = LANGUAGES.flatMap((language) =>
      (custom.next?.[language] ?? []).map((written) => readHeard(written, language)),
    );
    nextOf.set(custom, ways);
  }
  return ways;
}

/** The custom beside this one whose `next` names most of a message, in the order in which they stand there. */
function heardNext(custom: Custom, { whole }: Asked, tools: Tools): Custom | undefined {
  const words = heardWords(whole);
  return (custom.beside ?? [])
    .flatMap((id) => tools.course.tutor.culture.find((one) => one.id === id) ?? [])
    .map((one) => ({
      one,
      named: Math.max(0, ...waysOf(one).map((way) => hear(way, words)?.named ?? 0)),
    }))
    .filter(({ named }) => named > 0)
    .toSorted((some, other) => other.named - some.named)[0]?.one;
}
