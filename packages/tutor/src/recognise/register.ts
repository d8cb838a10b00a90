import { inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { inPerson } from "../features/in-person.ts";
import { PERSON_LABEL } from "../grammar/clause.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { kazakhPart } from "./kazakh-part.ts";

const LONGEST = 5;

/** "Can I say сау бол to my boss?": whether it is said as to a friend, and how it is said politely. */
export function registerOf(asked: Asked, tools: Tools): Draft | undefined {
  if (!tools.patterns.one("register-asked.manner").test(asked.folded)) return undefined;
  const words = wordsOf(foldText(kazakhPart(asked.raw, tools)));
  const last = words.at(-1);
  if (last === undefined || words.length > LONGEST) return undefined;
  const said = words.join(" ");
  const { language } = asked;
  const polite = words.some((word) => isOf("Form", word)) || words.includes("сіз");
  if (polite)
    return {
      text: tools.say("register.polite", language, { x: said }),
      kazakh: [kz(said)],
      confidence: 0.9,
    };
  const other = politely(last);
  if (other === undefined) return undefined;
  const better = [...words.slice(0, -1), other].join(" ");
  return {
    text: tools.say("register.close", language, { x: said, y: better }),
    kazakh: [kz(said), kz(better)],
    confidence: 0.9,
  };
}

const isOf = (manner: string, word: string): boolean =>
  knownReadings(word).some(({ features }) => features.Person === "2" && features.Polite === manner);

/** A word of the second person as it is said to сіз; undefined of any other. */
function politely(word: string): string | undefined {
  for (const reading of knownReadings(word)) {
    const { features, lemma } = reading;
    if (features.Person !== "2" || features.Polite === "Form" || features.Number === "Plur")
      continue;
    const [form] =
      features.Mood === "Imp" ? inflect(lemma, "V;IMP;2;SG;FORM") : [inPerson(reading, "2f")];
    const named = form === "" ? inflect(lemma, `N;PRED;${PERSON_LABEL["2f"]}`)[0] : form;
    if (named !== undefined && named !== "" && named !== word) return named;
  }
  return undefined;
}
