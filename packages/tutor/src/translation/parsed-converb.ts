import type { Tools } from "../ask.ts";
import { type Clause, personOf } from "../grammar/clause.ts";
import { verbForm } from "../russian/inflect.ts";
import { readingsOf, type VerbReading } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";
import { RUSSIAN_PRONOUN, told } from "./parsed-part.ts";
import { deed, inner } from "./reader.ts";

/** Verbs that say themselves that something goes on. */
const POSTURES = /^(?:тұру|отыру|жату|жүру)$/;

/** «Прочитав письмо, она ушла», «он ушёл, ничего не сказав»: what one does before or beside it stands in front. */
export function withConverb(text: string, tools: Tools): string | undefined {
  const at = text.lastIndexOf(", ");
  const first = text.indexOf(", ");
  if (first < 0) return undefined;
  const [head, rest] = [text.slice(0, first), text.slice(first + 2)];
  if (gerundIn(head)) return joined(head, rest, tools);
  const [main, tail] = [text.slice(0, at), text.slice(at + 2)];
  return gerundIn(tail) ? joined(tail, main, tools) : undefined;
}

function joined(beside: string, main: string, tools: Tools): string | undefined {
  const whole = told(main, tools);
  const subject = whole?.subject;
  const gerund = gerundIn(beside);
  if (!whole || !subject || !gerund || whole.mood === "order") return undefined;
  const clause = doneBy(subject, beside, gerund, tools);
  if (clause?.predicate.kind !== "verb" || clause.mood !== "plain") return undefined;
  const before = inner({ ...clause, silent: true }, "then");
  const after = inner(whole);
  if (before === undefined || after === undefined) return undefined;
  // «Он уехал, не попрощавшись»: ол қоштаспай кетті
  if (clause.negative && subject.kind === "pronoun") {
    const alone = inner({ ...whole, silent: true });
    return alone === undefined ? undefined : `${subject.lemma} ${before} ${alone}`;
  }
  const isGoingOn =
    !gerund.reading.perfective && !clause.negative && !POSTURES.test(clause.predicate.lemma);
  return `${before}${isGoingOn ? " отырып" : ""}, ${after}`;
}

/** The clause of a converb with whoever does it, in the past. */
function doneBy(
  subject: NonNullable<Clause["subject"]>,
  text: string,
  { word, reading }: Gerund,
  tools: Tools,
): Clause | undefined {
  const person = personOf(subject);
  const isSeveral =
    /p$|f$/.test(person) ||
    (subject.kind === "noun" && (subject.plural === true || subject.and !== undefined));
  const pronoun = isSeveral && person.startsWith("3") ? "они" : RUSSIAN_PRONOUN[person];
  const form = verbForm(reading.lemma, "past", { person: 3, plural: isSeveral, gender: "m" });
  if (form === undefined || pronoun === undefined) return undefined;
  const done = foldText(text).replace(word, form);
  const clause = told(`${pronoun} ${done}`, tools);
  return clause?.subject?.kind === "pronoun" ? { ...clause, subject } : undefined;
}

interface Gerund {
  readonly word: string;
  readonly reading: VerbReading;
}

function gerundIn(text: string): Gerund | undefined {
  for (const [word] of foldText(text).matchAll(/\p{L}+/gu)) {
    // «Попрощавшись»: of a verb with «-ся» the lists have the other gerund
    const done = word.replace(/вшись$/u, "ться");
    const readings =
      done === word
        ? readingsOf(word)
        : readingsOf(done).flatMap((one) =>
            one.pos === "verb" ? [{ ...one, form: "gerund" as const }] : [],
          );
    const reading = readings.find(
      (one): one is VerbReading => one.pos === "verb" && one.form === "gerund",
    );
    if (reading && readings.every(({ pos }) => pos === "verb")) return { word, reading };
  }
  return undefined;
}

/** «Вместо того чтобы спать, он играет»: ұйықтаудың орнына. */
export function instead(a: string, b: string, tools: Tools): string | undefined {
  const [what, main] = [deed(a, { language: "ru", tools }), told(b, tools)];
  const before = what && inner({ ...what, silent: true, knownIn: "GEN" }, "deed");
  const after = main && inner(main);
  return before === undefined || after === undefined ? undefined : `${before} орнына ${after}`;
}

/** «Лучше поехать на поезде, чем лететь»: ұшқаннан гөрі барған жақсы. */
export function better(a: string, b: string, tools: Tools): string | undefined {
  const reader = { language: "ru", tools } as const;
  const one = deed(a, reader);
  // «…, чем на автобусе»: the same deed otherwise
  const verb = /\p{L}+(?:ть(?:ся)?|ти|чь)(?!\p{L})/u.exec(a)?.[0];
  const other = deed(b, reader) ?? (verb ? deed(`${verb} ${b}`, reader) : undefined);
  if (!one || !other) return undefined;
  const good = inner({ ...one, silent: true, tense: "past" }, "relative");
  const than = inner({ ...other, silent: true, tense: "past" }, "after")?.replace(/ кейін$/u, "");
  return good === undefined || than === undefined ? undefined : `${than} гөрі ${good} жақсы`;
}
