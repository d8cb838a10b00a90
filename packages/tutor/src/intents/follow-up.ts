import type { Asked, Draft, Focus, RuleIntent, Tools } from "../ask.ts";
import { wishOf } from "../features/label.ts";
import { readWish } from "../features/wish.ts";
import { toKazakh } from "../tools/translate.ts";
import { onPoint } from "./explain.ts";
import { otherLine } from "./follow-up/another-line.ts";
import { casesOf } from "./follow-up/cases-of.ts";
import { changedClause } from "./follow-up/changed-clause.ts";
import { CONTRAST } from "./follow-up/contrast.ts";
import { mergedWish } from "./follow-up/merged-wish.ts";
import { isMore } from "./follow-up/more.ts";
import { otherPart } from "./follow-up/other-part.ts";
import { withOther } from "./follow-up/other-person.ts";
import { otherWord } from "./follow-up/other-word.ts";
import { LEAD, sameWord } from "./follow-up/same-word.ts";
import { whyForm } from "./follow-up/why-form.ts";
import { showForm } from "./form.ts";
import { sayInKazakh } from "./say.ts";

/** Short messages that go on from the reply before them. */
export const followUpIntent: RuleIntent = {
  name: "follow-up",
  answer(asked, tools) {
    const declined = casesOf(asked, tools);
    if (declined) return declined;
    if (asked.words.length > 7 || asked.history.length === 0) return undefined;
    const focus = asked.focus();
    const further = focus && isMore(asked, tools) ? more(focus, asked, tools) : undefined;
    if (further) return further;
    const other =
      focus &&
      (otherPart(focus, asked, tools) ??
        otherWord(focus, asked, tools) ??
        withOther(focus, asked, tools) ??
        exampleWith(focus, asked, tools));
    if (other) return other;
    const another = isPersonOfVerb(focus, asked) ? undefined : nextWord(asked, tools);
    if (another) return another;
    if (!focus) return undefined;
    if (tools.patterns.one("follow-up.why").test(asked.folded)) return whyForm(focus, asked, tools);
    const example = tools.requests
      .find(asked.spelt)
      .some(({ id, share, rest }) => id === "example" && share >= 0.99 && rest.length === 0);
    if (isMore(asked, tools) || example) return more(focus, asked, tools);
    if (tools.patterns.one("follow-up.counted").test(asked.folded) && focus.kind === "topic")
      return onPoint(focus.id, asked, tools, true);
    const led = LEAD.test(asked.folded);
    const core = asked.folded
      .replace(CONTRAST, "")
      .replace(LEAD, "")
      .trim()
      // "in the plural with my"
      .replace(/^(.+) (?:and )?with (my|your|his|her|our|their)$/u, (typed, rest: string, owner) =>
        focus.kind === "word" && focus.pos !== "v" ? `${owner} ${focus.lemma} ${rest}` : typed,
      )
      // "with my" is of the word spoken about
      .replace(tools.patterns.one("follow-up.bare-owner"), (typed: string, owner: string) => {
        if (focus.kind !== "word") return owner;
        return focus.pos === "v" ? typed : `${owner} ${focus.lemma}`;
      });
    const { wish, rest, found } = readWish(core);
    const leftover = rest
      .replace(
        /^(?:one|it|that|this|about|with|in|form|с|со|в|во|на|то|ше|like|now|будет|если|это|его|тоже|то же самое|самое|но|теперь|same|him|to|say|ді|да|те|та|де)$/u,
        "",
      )
      .trim();
    if (found === 0) return undefined;
    if (leftover !== "" && !sameWord(leftover, focus, asked, tools)) return undefined;
    if (focus.kind === "clause") return changedClause(focus.clause, wish, asked, tools);
    if (focus.kind === "word" && (led || found > 0)) {
      const before = focus.label === undefined ? {} : wishOf(focus.label);
      if (focus.inAllCases) delete before.case;
      const merged = mergedWish(before, wish);
      return showForm(
        { lemma: focus.lemma, pos: focus.pos, others: [], from: "kz" },
        merged,
        focus.lemma,
        asked.language,
        tools,
      );
    }
    return undefined;
  },
};

/** "And for them?" after the forms of a verb asks for a form. */
const isPersonOfVerb = (focus: Focus | undefined, { folded }: Asked): boolean =>
  focus?.kind === "word" &&
  focus.pos === "v" &&
  /(?:^|\s)(?:for |with |для |с )?"?(?:i|me|you|he|him|she|her|we|us|they|them|я|меня|ты|тебя|вы|вас|он|него|она|нее|неё|мы|нас|они|них|нами|ними|тобой|вами)"?$/u.test(
    folded,
  );

/** "Make a sentence with it": a line with the word spoken about. */
function exampleWith(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const WITH_IT =
    /(?:sentence|example|предложени|пример|фраз|сөйлем|мысал).*(?:with|using|с|со) (?:it|them|this|that|these|those|this word|these words|ним|ней|ними|этим словом|этими словами)(?!\p{L})|(?:с ним|с ней|с ними|осы сөзбен|онымен|олармен).*(?:предложени|пример|фраз|сөйлем|мысал)/u;
  return focus.kind === "word" && WITH_IT.test(asked.folded)
    ? otherLine(focus.lemma, asked, tools)
    : undefined;
}

/** "and table?" after a translation asks for another word. */
function nextWord(asked: Asked, tools: Tools): Draft | undefined {
  if (!LEAD.test(asked.folded) || /^(?:теперь|now|then|so|ok|but)/.test(asked.folded))
    return undefined;
  const core = asked.folded
    .replace(LEAD, "")
    .replace(/^(?:the|an?) /, "")
    .trim();
  if (PRONOUN.test(core) && asked.exchange(0)?.reply.checked != null) return undefined;
  if (
    core === "" ||
    readWish(core).found > 0 ||
    core.split(" ").length > 4 ||
    tools.patterns.one("follow-up.why").test(core)
  )
    return undefined;
  const gloss = /\p{Script=Cyrillic}/u.test(core) ? "ru" : "en";
  return toKazakh(core, gloss, tools) ? sayInKazakh(core, asked, tools) : undefined;
}

/** "And she?" after a sentence that was checked asks for the sentence with her. */
const PRONOUN = /^(?:i|you|he|she|it|we|they|я|ты|вы|он|она|оно|мы|они)$/u;

function more(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  if (focus.kind === "topic") return onPoint(focus.id, asked, tools, false);
  if (focus.kind === "word") return otherLine(focus.lemma, asked, tools);
  return undefined;
}
