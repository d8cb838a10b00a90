import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import type { FormTold } from "../features/form-told.ts";
import type { Wish } from "../features/wish.ts";
import { spoken } from "../going-on/as-if.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { wished } from "../recognise/next-by-kind.ts";
import { holdsFor, isTheSame, whichOfThem } from "./conclusion.ts";
import { degreeOf } from "./degree-of.ts";
import { endingClaimed } from "./ending-claimed.ts";
import { formsRead } from "./forms-read.ts";
import { formsOfRule, formsTold } from "./forms-told.ts";
import { type Frame, frameOf } from "./frame.ts";
import { oneMoreToCheck } from "./one-more-to-check.ts";
import { putToWord, sideBySide } from "./put-to-word.ts";

/** Longer messages ask for something of their own. */
const MOST_WORDS = 18;
/** What names one word alone is shorter. */
const FEW = 10;
/** More forms beside one another are a table. */
const MOST_FORMS = 3;
/** Surer than a rule that one word of the message sets off. */
const SURE = 0.9937;

export const APPLIED = "applied";

/** A rule, a form or a difference that was just told, put to what the message names. */
export const appliedIntent: Intent = {
  name: APPLIED,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > MOST_WORDS) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    return { confidence: SURE, answer: () => applied(spoken(asked, tools), tools) };
  },
};

function applied(asked: Asked, tools: Tools): Draft | undefined {
  const frame = frameOf(asked, tools);
  const concluded =
    endingClaimed(asked, tools) ??
    formsRead(asked, tools) ??
    degreeOf(asked, tools) ??
    oneMoreToCheck(frame, asked, tools) ??
    whichOfThem(frame, asked, tools) ??
    isTheSame(frame, asked, tools) ??
    (isOfNoun(frame, tools) ? undefined : holdsFor(frame, asked, tools));
  if (concluded) return concluded;
  if (asked.words.length > FEW) return undefined;
  if (!frame.names("leads") && frame.rest.length > 1) return undefined;
  const turned = inOtherForm(formsTold(asked, tools), frame.rest, asked, tools);
  if (turned || !frame.names("leads")) return turned;
  return putToWord(formsOfRule(asked, tools), frame, asked, tools);
}

/** "So what about кітап?": a noun or a verb is put into the form, where a small word is asked whether the rule holds for it. */
const isOfNoun = ({ rest, names }: Frame, tools: Tools): boolean => {
  const [word = ""] = rest.length === 1 ? rest : [];
  return (
    names("leads") &&
    tools.glossary.senses(word.toLowerCase()).some(({ pos }) => /^(?:n|v|name.*)$/u.test(pos))
  );
};

/** "And he?", "with we?", «сұраулы болса ше»: forms of verbs in another person, or as a question or a no. */
function inOtherForm(
  forms: readonly FormTold[],
  rest: readonly string[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  // A whole table is turned whole
  if ((asked.exchange(0)?.reply.kazakh.length ?? 0) > MOST_FORMS) return undefined;
  const [first] = forms;
  if (first?.pos !== "v" || first.lemma === "" || rest.length > 1) return undefined;
  const { wish, found } = wished(asked.folded, tools);
  const { person, negative, question } = wish;
  if (found === 0 || (person === undefined && !negative && !question)) return undefined;
  const turned: Wish = {
    ...(person && { person }),
    ...(negative && { negative }),
    ...(question && { question }),
  };
  const lemma = forms.every((form) => form.lemma === first.lemma) ? first.lemma : undefined;
  if (lemma === undefined) return undefined;
  // A question after a no is asked of the form itself, and of somebody else
  const wishes = forms.map((form) => ({
    ...form.wish,
    ...(question && { negative: false }),
    ...(question && form.wish.person === "1s" && { person: "2s" as const }),
    ...turned,
  }));
  return sideBySide(lemma, "v", wishes, asked, tools);
}
