import type { Asked, Draft, Tools } from "../ask.ts";
import { respelled } from "../check/spelling.ts";
import { kz } from "../features/form-text.ts";
import { judge } from "../intents/check.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { explainedMistake } from "../intents/my-mistake.ts";
import { soundOf } from "../intents/pronounce.ts";
import { reasonsAgain } from "../recognise/next-by-kind.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { isReadable, knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";

/** What a reply of each kind stands on. */
const STANDS_ON: Readonly<Record<string, string>> = {
  culture: "doubt.custom",
  phrases: "doubt.phrases",
  advice: "doubt.advice",
  plan: "doubt.plan",
  "small-talk": "doubt.tutor",
  translate: "doubt.translated",
  examples: "doubt.course",
  meaning: "doubt.course",
  list: "doubt.course",
  compare: "doubt.course",
  pronounce: "doubt.sound",
};

/** "Are you sure?", «в учебнике иначе»: both ways are judged, and it is told what was said stands on. */
export const doubt: GoingOn = (asked, about, tools) => {
  const named = kazakhNamed(about, asked, tools);
  const held = named === "" ? undefined : formHeldAgainst(named, asked, tools);
  if (held) return held;
  const other = named === "" ? undefined : ofOther(named, asked, tools);
  if (other) return other;
  const { reply } = asked.exchange(0) ?? {};
  const { language } = asked;
  if (reply?.checked) {
    const told = explainedMistake(asked, tools);
    const again = reply.checked.verdict === "unsure" ? "doubt.unsure" : "doubt.again";
    return (
      told && {
        ...told,
        text: [tools.say(again, language), told.text].join("\n"),
        intent: "follow-up",
      }
    );
  }
  const stands = STANDS_ON[reply?.intent ?? ""];
  if (stands !== undefined)
    return {
      text: [
        tools.say(stands, language),
        ...(reply?.intent === "translate" && reply.translated?.text == null
          ? [tools.say("doubt.unsure", language)]
          : []),
      ].join("\n"),
      confidence: 0.85,
      intent: "follow-up",
    };
  return { ...reasonsAgain(asked, tools), intent: "follow-up" };
};

/** «Но учитель говорит Алматыға»: another form of a word of the sentence that was judged, tried in its place. */
function formHeldAgainst(named: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const form = foldText(named);
  const checked = asked.earlier((reply) => reply.checked !== null)?.checked;
  const sentence = checked?.mended ?? checked?.sentence;
  const [reading] = knownReadings(form);
  if (form.includes(" ") || !sentence || !reading) return undefined;
  const words = sentence.replace(/[.!?]+$/u, "").split(/\s+/u);
  const at = words.findIndex(
    (word) =>
      foldText(word) !== form &&
      knownReadings(foldText(word)).some(({ lemma }) => lemma === reading.lemma),
  );
  const own = words[at];
  if (own === undefined) return undefined;
  const held = /^\p{Lu}/u.test(own) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  const tried = words.map((word, place) => (place === at ? held : word)).join(" ");
  if (tools.judge.check(`${tried}.`).verdict === "right")
    return {
      text: [tools.say("doubt.both", language), `${words.join(" ")}.`, `${tried}.`].join("\n"),
      kazakh: [kz(`${words.join(" ")}.`), kz(`${tried}.`)],
      confidence: 0.88,
      intent: "follow-up",
    };
  const told = explainedMistake(asked, tools);
  const line = lineWithCase(form, tools);
  return {
    text: [
      tools.say("doubt.otherForm", language, { x: own, y: held }),
      ...(line ? [`${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`] : []),
      ...(told ? ["", told.text] : []),
    ].join("\n"),
    kazakh: [kz(`${words.join(" ")}.`), ...(line ? [kz(line.kz)] : [])],
    confidence: 0.88,
    intent: "follow-up",
    ...(told?.points && { points: told.points }),
  };
}

/** A short line of the course in which some word stands in the same case, before a verb that asks for it. */
function lineWithCase(
  form: string,
  { memory }: Tools,
): Tools["memory"]["lines"][number] | undefined {
  const isOfForm = memory.lines
    .filter(({ kz: text }) => wordsOf(foldText(text)).includes(form))
    .toSorted((a, b) => a.kz.length - b.kz.length)[0];
  return isOfForm;
}

/** The other way that is held against it: a sentence is judged, a word is known or misspelt. */
function ofOther(named: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const words = wordsOf(foldText(named));
  if (words.length > 1) {
    const judged = judge(named, asked, tools);
    return judged && { ...judged, intent: "check" };
  }
  const [word = ""] = words;
  if (!isReadable(word)) {
    const mended = respelled(word, tools)?.text;
    return mended === undefined
      ? undefined
      : {
          text: tools.say("doubt.spelt", language, { x: mended, y: word }),
          kazakh: [kz(mended)],
          confidence: 0.9,
          intent: "check",
        };
  }
  if (asked.exchange(0)?.reply.intent === "pronounce")
    return {
      text: [soundOf(word, language, tools), tools.say("doubt.sound", language)].join("\n"),
      kazakh: [kz(word)],
      confidence: 0.88,
      intent: "pronounce",
    };
  const told = describeKazakh(word, asked, tools);
  return (
    told && {
      ...told,
      text: [tools.say("doubt.word", language, { x: word }), told.text].join("\n"),
      intent: "check",
    }
  );
}

/** "What was wrong in mine?": the last sentence that was judged, or the last one that the learner wrote. */
export const mistake: GoingOn = (asked, about, tools) => {
  const told = explainedMistake(asked, tools);
  if (told) return { ...told, intent: "my-mistake" };
  const named = kazakhNamed(about, asked, tools);
  const line = wordsOf(named).length > 1 ? named : writtenLast(asked, tools);
  const judged = line === undefined ? undefined : judge(line, asked, tools);
  const word = wordsOf(foldText(named)).length === 1 ? ofOther(named, asked, tools) : undefined;
  const draft = judged ?? word;
  return draft
    ? { ...draft, intent: "my-mistake" }
    : {
        text: tools.say("mistake.noSentence", asked.language),
        confidence: 0.7,
        intent: "my-mistake",
      };
};

/** What the learner wrote in Kazakh last: quoted, or the whole where it was no request. */
function writtenLast(asked: Asked, tools: Tools): string | undefined {
  const { message = "", reply } = asked.exchange(0) ?? {};
  const quoted = /[«“"„]([^»”"“„]{3,200})[»”"“]/u.exec(message)?.[1];
  if (quoted !== undefined && isKazakh(quoted, tools)) return quoted;
  if (isKazakh(message, tools)) return IS_TALK.has(reply?.intent ?? "") ? message : undefined;
  const line = kazakhNamed(undefined, { ...asked, raw: message }, tools);
  return wordsOf(foldText(line)).length > 1 ? line : undefined;
}
const IS_TALK: ReadonlySet<string> = new Set([
  "talk",
  "check",
  "dialogue",
  "small-talk",
  "meaning",
]);
