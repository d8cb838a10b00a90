import { inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { formSteps, kz } from "../features/form-text.ts";
import { labelOf } from "../features/label.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";

/** Cases by their endings. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/^(?:дан|ден|тан|тен|нан|нен)$/u, "ABL"],
  [/^(?:да|де|та|те|нда|нде)$/u, "LOC"],
  [/^(?:ға|ге|қа|ке|а|е|на|не)$/u, "DAT"],
  [/^(?:ны|ні|ды|ді|ты|ті|н)$/u, "ACC"],
  [/^(?:мен|бен|пен)$/u, "INS"],
];
const ENDING = /(?<![\p{L}\d])[-–—](\p{Script=Cyrillic}{1,3})(?!\p{L})/u;
/** Asks whether it is so. */
const CLAIMS =
  /(?<!\p{L})(?:right|correct|yes|isn't it|then|so|да|так|верно|правильно|значит|же|то есть|дұрыс|солай|болады|ма|ме|ба|бе|па|пе)(?!\p{L})/u;

/**
 * "So with барамын it's -ға, right?": the ending that is claimed for a verb, tried in the sentence that was judged before, or
 * for a noun. Undefined where neither is named.
 */
export function endingClaimed(asked: Asked, tools: Tools): Draft | undefined {
  const ending = ENDING.exec(asked.raw.toLowerCase())?.[1];
  const claimed = ending && CASES.find(([endings]) => endings.test(ending))?.[1];
  if (!ending || claimed === undefined || !CLAIMS.test(asked.folded)) return undefined;
  const word = kazakhWord(asked.raw.replace(ENDING, " "));
  if (word === undefined) return undefined;
  const readings = knownReadings(word);
  const verb = readings.find(({ features }) => features.VerbForm === "Fin");
  if (verb) return ofVerb(word, claimed, asked, tools);
  const [noun] = readings.filter(({ features }) => features.VerbForm === undefined);
  return noun ? ofNoun(noun.lemma, ending, claimed, asked, tools) : undefined;
}

/** The one word of Kazakh that is named. */
function kazakhWord(raw: string): string | undefined {
  const words = wordsOf(foldText(raw)).filter(
    (word) => hasCyrillic(word) && knownReadings(word).length > 0 && !CLAIMS.test(word),
  );
  const named = words.filter((word) =>
    /[әғқңөұүһі]|(?:мын|мін|пын|пін|бын|бін|ды|ді|ты|ті|сың|сің)$/u.test(word),
  );
  const [only, ...more] = named.length > 0 ? named : words;
  return more.length === 0 ? only : undefined;
}

/** With another verb at its end the sentence takes the case that this verb asks for. */
function ofVerb(verb: string, claimed: string, asked: Asked, tools: Tools): Draft | undefined {
  const judged = asked.earlier(({ checked }) => checked !== null)?.checked;
  const base = (judged?.mended ?? judged?.sentence ?? "").replace(/[.!?]+$/u, "");
  const words = base.split(/\s+/u);
  const at = words.findLastIndex(
    (word, place) => place < words.length - 1 && caseOf(word.toLowerCase()) !== undefined,
  );
  if (at < 0) return undefined;
  const lemma = knownReadings((words[at] ?? "").toLowerCase())[0]?.lemma ?? "";
  const isName = /^\p{Lu}/u.test(words[at] ?? "") && at > 0;
  const with_ = (form: string): string | undefined => {
    const noun = inflect(lemma, `N;${form};SG`)[0];
    if (noun === undefined) return undefined;
    const shown = isName ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
    const text = [...words.slice(0, at), shown, ...words.slice(at + 1, -1), verb].join(" ");
    return tools.judge.check(`${text}.`).verdict === "right" ? `${text}.` : undefined;
  };
  const said = with_(claimed);
  const other = said ?? ["DAT", "LOC", "ABL", "ACC"].map(with_).find((one) => one !== undefined);
  if (other === undefined) return undefined;
  return {
    text: [tools.say(said ? "claimed.yes" : "claimed.no", asked.language, { x: verb }), other].join(
      "\n",
    ),
    kazakh: [kz(other)],
    confidence: 0.9,
    intent: "check",
  };
}

const caseOf = (word: string): string | undefined =>
  knownReadings(word).find(
    ({ features }) =>
      features.VerbForm === undefined && /^(?:Dat|Loc|Abl|Acc|Ins)$/u.test(features.Case ?? ""),
  )?.features.Case;

function ofNoun(
  lemma: string,
  ending: string,
  claimed: string,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const label = labelOf("n", { case: claimed as "DAT" });
  const form = label && inflect(lemma, label)[0];
  if (!label || form === undefined) return undefined;
  const isSo = form.endsWith(ending) && form === lemma + ending;
  return {
    text: [
      tools.say(isSo ? "claimed.yes" : "claimed.no", language, { x: lemma }),
      form,
      ...formSteps(lemma, label, language),
    ].join("\n"),
    kazakh: [kz(form, lemma)],
    confidence: 0.9,
    intent: "form",
    focus: { kind: "word", lemma, pos: "n", label },
  };
}
