import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { registerOf } from "../recognise/register.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";

/** Surer than a translation or a check of what is named. */
const SURE = 0.9966;
const LONGEST = 6;

/** "Is salem too informal for my boss": whether what is named may be said to whom is named. */
export const registerAskedIntent: Intent = {
  name: "meaning",
  decides: true,
  understand(asked, tools) {
    const isAsked = tools.patterns
      .all("register-asked.asked")
      .some((pattern) => pattern.test(asked.folded));
    if (!isAsked || !tools.patterns.one("register-asked.manner").test(asked.folded))
      return undefined;
    const draft = told(asked, tools);
    return draft && { confidence: SURE, answer: () => draft };
  },
};

function told(asked: Asked, tools: Tools): Draft | undefined {
  const words = wordsOf(foldText(kazakhPart(asked.raw, tools)));
  const said = words.join(" ");
  if (said === "" || words.length > LONGEST) return undefined;
  const { language } = asked;
  const kazakh = [kz(said)];
  // Two greetings, or two names, of which an editor wrote whom they are said to
  const pair = tools.course.tutor.wordPairs.find(
    (one) =>
      one.words.includes(said) && tools.patterns.one("register-asked.told").test(one.tell.ru),
  );
  if (pair) return { text: pair.tell[language], kazakh, confidence: 0.95 };
  const ofForm = registerOf(asked, tools);
  if (ofForm) return ofForm;
  if (words.some((word) => knownReadings(word).some(({ features }) => features.Person === "2")))
    return {
      text: tools.say("register.closeOnly", language, { x: said }),
      kazakh,
      confidence: 0.9,
    };
  const name = words.length > 1 ? "register.nobody" : "register.word";
  return { text: tools.say(name, language, { x: said }), kazakh, confidence: 0.9 };
}
