import { sentencesOf } from "@tilashar/clause";
import { questionParticle } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { asIf } from "../../going-on/as-if.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { programAnswer } from "../../talk/program-answer.ts";
import { plainlyBack } from "../../talk/said-back.ts";
import { isKazakh } from "../../talk/understand-talk.ts";
import { foldText, trimEnds } from "../../text/fold.ts";
import { talkIntent } from "../talk.ts";

const SURE = 0.9939;

/** What is told of, the first that fits, and the question of the tutor's own life that is as much as "and you?" after it. */
const OF = ["name", "age", "from", "lives", "work", "family", "likes", "well"] as const;

/** «Мен Астанада тұрамын. Сіз ше?»: what is told is met, the same is answered of the tutor itself, and one question comes back. */
export const toldAndAskedBackIntent: Intent = {
  name: "talk",
  understand(asked, tools) {
    if (waitsForAnswer(asked.history, tools) || !isKazakh(asked.whole, tools)) return undefined;
    const sentences = sentencesOf(asked.whole).flatMap((one) =>
      one.split(/,\s*(?=ал (?:сен|сіз))/iu),
    );
    const last = trimEnds(foldText(sentences.at(-1) ?? ""));
    const told = sentences.slice(0, -1).join(" ");
    if (!tools.patterns.one("asked-back.asks").test(last)) return undefined;
    if (told === "") return undefined;
    const answer = (): Draft | undefined => answered(told, asked, tools);
    return { confidence: SURE, answer };
  },
};

function answered(told: string, asked: Asked, tools: Tools): Draft | undefined {
  const heard = talkIntent.understand(asIf(told, asked), tools)?.answer();
  const own = ownAnswer(told, asked, tools);
  if (!heard || own === undefined) return undefined;
  const at = rowOfTalk(heard);
  const rows = heard.text.split("\n");
  const [reaction = "", ...rest] = sentencesOf(rows[at] ?? "");
  const back = rest.at(-1)?.endsWith("?") ? rest.at(-1) : undefined;
  // What comes back is told in the learner's words anew, since another line stands between
  const line = [
    reaction.endsWith("?") ? "" : reaction,
    own,
    back ?? (reaction.endsWith("?") ? reaction : ""),
  ]
    .filter((one) => one !== "")
    .join(" ");
  return { ...heard, text: [...rows.slice(0, at), line].join("\n"), kazakh: [kz(line)] };
}

/** The row that is talk: what stands before it mends, what stands behind it translates. */
const rowOfTalk = ({ text }: Draft): number => {
  const rows = text.split("\n");
  const translation = rows.findIndex((row) => row.startsWith("("));
  return Math.max(0, (translation < 0 ? rows.length : translation) - 1);
};

/** What the tutor tells of itself, of what the learner told. */
function ownAnswer(told: string, asked: Asked, tools: Tools): string | undefined {
  const folded = foldText(told);
  const of = OF.find((name) => tools.patterns.one(`asked-back.${name}`).test(folded));
  if (of !== undefined) return tools.say(`askedBack.${of}`, "kz");
  const plain = plainlyBack(tools.reader.line(sentencesOf(told).at(-1) ?? "").text, tools)?.replace(
    /[.!]$/u,
    "",
  );
  const said =
    plain === undefined
      ? undefined
      : programAnswer(
          `Сіз ${plain.charAt(0).toLowerCase()}${plain.slice(1)} ${questionParticle(plain)}?`,
          tools,
        );
  return said?.kz ?? (asked.history.length > 0 ? tools.say("askedBack.else", "kz") : undefined);
}
