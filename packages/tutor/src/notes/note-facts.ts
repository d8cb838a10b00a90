import type { Tools } from "../ask.ts";
import { LANGUAGES, type Language } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { filled, type Slots, slotsIn } from "./clause-time.ts";

/** What somebody tells, whatever the occasion (`facts` of `content/tutor/notes/`). */
type NoteFact = TaughtCourse["tutor"]["noteFacts"][number];

/** A thing that is told in a clause, as an editor says it. */
export interface ToldFact {
  readonly role: NoteFact["role"];
  /** Words of the clause that tell it. */
  readonly heard: ReadonlySet<string>;
  /** A time or a number of the clause stands in it. */
  readonly isTimed: boolean;
  readonly said: Readonly<Record<"siz" | "sen", Readonly<Record<Language, string>>>>;
}

/** One thing of what is to be written, with the facts that say it. */
export interface ToldClause {
  readonly text: string;
  readonly facts: readonly ToldFact[];
  /** It tells how the text is to be, or nothing but when or for how much. */
  readonly isManner: boolean;
}

/** What is to be written, without the request: behind "that" or a colon, else all of the message. */
export const bodyOf = (message: string, { patterns }: Tools): string =>
  patterns.one("note-clause.told").exec(message)?.groups?.said ?? message;

/** The clauses of what is to be written, each with what it tells. */
export function clausesTold(message: string, tools: Tools): readonly ToldClause[] {
  return (
    bodyOf(message, tools)
      .split(tools.patterns.one("note-clause.end"))
      // What is to be written may stand in quotation marks
      .map((text) => text?.trim().replace(/^["«“]+|["»”]+$/gu, "") ?? "")
      .filter((text) => text !== "")
      .map((text) => ({
        text,
        facts: factsIn(text, tools).filter(({ role }) => role !== "greeting"),
        isManner: isManner(text, tools),
      }))
  );
}

/** "Dear neighbours!", where the message names them. */
export const greetingIn = (message: string, tools: Tools): ToldFact | undefined =>
  message
    .split(tools.patterns.one("note-clause.end"))
    .flatMap((text) => factsIn(text ?? "", tools))
    .find(({ role }) => role === "greeting");

/** A text says little in so many words. */
const FEWEST_WORDS = 2;
const MOSTLY = 0.34;

function isManner(clause: string, tools: Tools): boolean {
  const how = tools.requests.find(clause).find(({ id }) => id === "note-how");
  if (how && how.share >= MOSTLY) return true;
  const { when } = slotsIn(clause, tools);
  const told = when ? clause.replace(when.typed, " ") : clause;
  return wordsOf(foldText(told)).filter((word) => /\p{L}{3}/u.test(word)).length < FEWEST_WORDS;
}

const patternsOf = new WeakMap<NoteFact, readonly Heard[]>();

function heardBy(fact: NoteFact): readonly Heard[] {
  const known = patternsOf.get(fact);
  if (known) return known;
  const read = LANGUAGES.flatMap((language) =>
    (fact.cues[language] ?? []).map((written) => readHeard(written, language)),
  );
  patternsOf.set(fact, read);
  return read;
}

/** The facts of a clause; of those that the same words tell, the one that names most of them. */
function factsIn(clause: string, tools: Tools): readonly ToldFact[] {
  const words = heardWords(foldText(clause));
  const slots = slotsIn(clause, tools);
  const found = tools.course.tutor.noteFacts.flatMap((fact) => {
    const heard = heardBy(fact)
      .flatMap((pattern) => hear(pattern, words) ?? [])
      .sort((a, b) => b.named - a.named)[0];
    const said = heard && saidOf(fact, slots);
    if (!heard || !said) return [];
    const named = new Set(heard.words.map(({ lower }) => lower));
    return [{ role: fact.role, heard: named, isTimed: isTimed(fact, slots), said }];
  });
  const bySize = found.toSorted((a, b) => b.heard.size - a.heard.size);
  const kept = bySize.filter(
    (one, at) => !bySize.slice(0, at).some((other) => isShared(one.heard, other.heard)),
  );
  return found.filter((one) => kept.includes(one));
}

const isShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const isTimed = ({ any, siz }: NoteFact, slots: Slots): boolean =>
  (Object.keys(slots) as (keyof Slots)[]).some((name) => (any ?? siz)?.kz.includes(`{${name}}`));

/** A fact in each manner and language; undefined where it needs what is not told. */
function saidOf({ any, siz, sen }: NoteFact, slots: Slots): ToldFact["said"] | undefined {
  const inManner = (line: NoteFact["any"]) => {
    const kz = line && filled(line.kz, slots, "kz");
    const en = line && filled(line.en, slots, "typed");
    const ru = line && filled(line.ru, slots, "typed");
    // "I will come", without when, tells nothing
    if (line && line.kz !== kz && wordsOf(kz ?? "").length < FEWEST_WORDS) return undefined;
    return kz === undefined || en === undefined || ru === undefined ? undefined : { kz, en, ru };
  };
  const [polite, friendly] = [inManner(any ?? siz), inManner(any ?? sen)];
  return polite && friendly && { siz: polite, sen: friendly };
}
