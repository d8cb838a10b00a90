import type { FurtherSubject, Language } from "@tilashar/course";
import type { Draft, Focus, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { FoundFurther } from "./further-finder.ts";

/** What each kind of subject is told of as. */
const INTENTS: Readonly<Record<FurtherSubject["of"], string>> = {
  culture: "culture",
  phrases: "phrases",
  grammar: "explain",
  words: "meaning",
  advice: "advice",
};
const MANNERS = { sen: "register.sen", siz: "register.siz" } as const;

/** The answer to a further question, with what it gives to say; its subject stays on the table. */
export function toldFurther(
  { subject, further: { answer, say = [] } }: FoundFurther,
  language: Language,
  tools: Tools,
): Draft {
  const rows = say.map((line) => sayingRow(line, language, tools));
  const focus = focusOn(subject, tools);
  return {
    text: [answer[language], ...rows].join("\n"),
    kazakh: say.map((line) => kz(line.kz)),
    confidence: 0.92,
    intent: INTENTS[subject.of],
    subject: { of: subject.of, id: subject.id },
    ...(focus && { focus }),
    ...(subject.of === "grammar" && { points: [subject.id] }),
  };
}

type Saying = NonNullable<FoundFurther["further"]["say"]>[number];

/** A line to say, with whom it is said to and what it means. */
export function sayingRow(line: Saying, language: Language, tools: Tools): string {
  const whom = line.register ? ` (${tools.say(MANNERS[line.register], language)})` : "";
  return `- ${line.kz}${whom}${language === "kz" ? "" : ` — ${line[language]}`}`;
}

function focusOn({ of, id }: FurtherSubject, tools: Tools): Focus | undefined {
  if (of === "culture") return { kind: "culture", id };
  if (of === "grammar") return { kind: "topic", id };
  const [sense] = of === "words" ? tools.glossary.senses(id) : [];
  return sense && { kind: "word", lemma: id, pos: sense.pos };
}
