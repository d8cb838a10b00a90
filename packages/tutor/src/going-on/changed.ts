import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { subjectsOnTable } from "../further/subjects-on-table.ts";
import { toldFurther } from "../further/told-further.ts";
import { adviceFor } from "../intents/advice.ts";
import { sceneFor } from "../intents/dialogue.ts";
import { followUpIntent } from "../intents/follow-up.ts";
import { listFor } from "../intents/lists.ts";
import { phrasesFor } from "../intents/phrases.ts";
import { plan } from "../intents/plan.ts";
import { questioned } from "../intents/question.ts";
import { quizFor } from "../intents/quiz.ts";
import { sayInKazakh } from "../intents/say.ts";
import { storyFor } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { TERMS } from "../points/find-point.ts";
import { showPoint } from "../points/show-point.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { NEXT_BY_KIND } from "../recognise/next-by-kind.ts";
import { change, changePerson } from "../request/change.ts";
import { changeOwner } from "../request/change-owner.ts";
import { exemplify } from "../request/exemplify.ts";
import { oppositeWord } from "../request/other-words.ts";
import { readRequest } from "../request/read-request.ts";
import { reshapeList, reshapePlan } from "../request/reshape.ts";
import { sameWithOther } from "../request/say.ts";
import { foldText } from "../text/fold.ts";
import { asIf, spoken } from "./as-if.ts";
import { exercise } from "./drill.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines } from "./shown.ts";
import { turnedShown, turnedTable } from "./turned.ts";

type Anew = (asked: Asked, tools: Tools) => Draft | undefined;

/** What is made anew of another topic, by the intent of the last reply. */
const ANEW: Readonly<Record<string, Anew>> = {
  quiz: quizFor,
  list: listFor,
  phrases: phrasesFor,
  dialogue: sceneFor,
  talk: questioned,
  story: storyFor,
  "translation-task": task,
};

/** "And he?", "fifteen minutes", «по-другому: цены»: the same with another person, word, time, size or topic. */
export const changed: GoingOn = (asked, about, tools) => {
  const intent = asked.exchange(0)?.reply.intent ?? "";
  if (intent === "plan") return planAnew(asked, tools);
  if (intent === "exercise") return exercise(asked, about, tools);
  if (intent === "advice") return adviceAnew(asked, tools);
  const other = otherPoint(asked, tools) ?? changeOwner(asked, tools);
  if (other) return { ...other, intent: other.intent ?? "explain" };
  const turned =
    intent === "phrases" || intent === "check" ? turnedShown(asked, about, tools) : undefined;
  if (turned) return { ...turned, intent: "follow-up" };
  const draft = anew(intent, asked, about, tools) ?? sentenceAnew(asked, about, tools);
  return draft
    ? { intent: "follow-up", ...draft }
    : (furtherOf(asked, tools) ?? kept(asked, tools));
};

/** «А если слово кончается на б?»: what cannot be turned so is likelier a further question about what was told. */
function furtherOf(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = spoken(asked, tools);
  const message = language === "kz" ? asked.spelt : asked.whole;
  const [found] = tools.further.find(message, language, subjectsOnTable(asked, tools), "changed");
  return found && found.probability > LIKELIER_THAN_NOT
    ? toldFurther(found, language, tools)
    : undefined;
}
const LIKELIER_THAN_NOT = 0.5;

/** «Ал шығыс септігі ше?», "and the accusative?" after a rule: the rule of the other point that is named. */
function otherPoint(asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  if (focus?.kind !== "topic" || asked.words.length > FEW_WORDS || !TERMS.test(asked.folded))
    return undefined;
  const about = tools.points.find(asked.folded)?.about;
  return about?.kind === "point" && about.point.id !== focus.id
    ? { ...showPoint(about.point, asked, tools), intent: "explain" }
    : undefined;
}
const FEW_WORDS = 6;

/** What was given, of what is now named. */
function anew(
  intent: string,
  asked: Asked,
  about: string | undefined,
  tools: Tools,
): Draft | undefined {
  const read = readRequest(asked, tools);
  const opposite = intent === "list" && OPPOSITE.test(asked.folded);
  if (opposite) {
    const word = kazakhPart(asked.exchange(0)?.message ?? "", tools);
    const all = { ...read, quoted: [word], names: (id: string) => id === "act-opposite" };
    return oppositeWord(asked, all, tools);
  }
  const own = about === undefined ? asked : asIf(about, asked);
  const made = ANEW[intent];
  const draft = made?.(own, tools) ?? made?.(asked, tools);
  if (draft) return { ...draft, intent };
  if (intent === "list") return reshapeList(asked, read, tools);
  return intent === "examples" ? exemplify(asked, read, tools) : undefined;
}
const OPPOSITE = /opposite|антоним|противополож|қарама-қарсы|антоним/u;

/** The sentence or form that was shown, with another person, time, word or manner. */
function sentenceAnew(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const read = readRequest(asked, tools);
  const same = { ...read, names: (id: string) => id === "same" || read.names(id) };
  return (
    change(asked, read, tools) ??
    changePerson(asked, read, tools) ??
    turnedTable(asked, about, tools) ??
    ofForm(followUpIntent.answer(asked, tools), asked) ??
    NEXT_BY_KIND.changed?.(asked, tools) ??
    turnedShown(asked, about, tools) ??
    sameWithOther(asked, same, tools) ??
    saidAnew(asked, about, tools)
  );
}

/** A bare word that is translated is no change of what was explained. */
const ofForm = (draft: Draft | undefined, asked: Asked): Draft | undefined =>
  draft?.focus?.kind === "word" &&
  draft.focus.label === undefined &&
  asked.exchange(0)?.reply.translated == null
    ? undefined
    : draft;

/** The whole that is now to be said, where it can be vouched for. */
function saidAnew(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  if (asked.language === "kz") return undefined;
  const said = [about ?? "", asked.raw]
    .filter((text) => text.includes(" ") && foldText(text) !== "")
    .map((text) => sayInKazakh(text, asked, tools));
  return said.find((draft) => draft?.translated?.text != null);
}

/** Advice for the circumstance that is now told, beside what was told before. */
function adviceAnew(asked: Asked, tools: Tools): Draft | undefined {
  const before = asked.exchange(0)?.message ?? "";
  const draft = adviceFor(asked, tools) ?? adviceFor(asIf(`${before} ${asked.raw}`, asked), tools);
  return draft && { ...draft, intent: "advice" };
}

/** The plan with what is now wished for. */
function planAnew(asked: Asked, tools: Tools): Draft | undefined {
  const read = readRequest(asked, tools);
  const reshaped = reshapePlan(asked, read, tools);
  if (reshaped) return reshaped;
  const before = asked.exchange(0)?.message ?? "";
  const draft = plan(asIf(`${before} ${asked.raw}`, asked), tools);
  return draft && { ...draft, intent: "plan" };
}

/** It cannot be turned so and vouched for: that is said. */
function kept(asked: Asked, tools: Tools): Draft | undefined {
  const [line] = shownLines(asked, tools);
  return line === undefined
    ? undefined
    : {
        text: tools.say("request.notTurned", asked.language, { x: line }),
        kazakh: [kz(line)],
        confidence: 0.5,
        intent: "follow-up",
      };
}
