import type { Tools } from "../../ask.ts";
import { phraseText } from "../../grammar/phrase-text.ts";
import { foldText } from "../../text/fold.ts";
import { inside } from "../led-in.ts";
import type { SaidWhole } from "../within.ts";
import { asDone } from "./infinitive-asked.ts";
import type { MoodParts } from "./mood-parts.ts";
import { sentence } from "./mood-parts.ts";
import { reshaped } from "./reshaped.ts";
import { namesNobody } from "./russian-doer.ts";
import type { SayWhole } from "./say-whole.ts";

export function wouldBetter({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const clause = parts.a ?? "";
  const said = say(sentence(namesNobody(clause) ? `ты ${clause}` : clause));
  const done = said && reshaped(said.text, { known: "NOM" }, tools);
  if (!said || done === undefined) return undefined;
  return { text: `${done.replace(/^Сенің /u, "")} жақсы еді.`, isSure: said.isSure };
}

/** «Вот бы наступила весна», «хорошо бы поспать»: шіркін, көктем келсе ғой. */
export function wished({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const clause = (parts.a ?? "").replace(/^поскорее /iu, "быстрее ");
  const done = asDone(clause, 1, false);
  const said = say(sentence(done === undefined ? clause : `я ${done}`));
  const wish = said && reshaped(said.text.replace(/^Мен /u, ""), "wish", tools);
  if (!said || wish === undefined) return undefined;
  return { text: `Шіркін, ${inside(wish, tools)} ғой!`, isSure: said.isSure };
}

const withoutWould = (clause: string): string => clause.replace(/(?<!\p{L})бы(?: |$)/iu, "").trim();

/** «Если бы не пробки, мы бы успели»: кептеліс болмаса. */
export function butFor({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const phrase = tools.russian.phrase(foldText(parts.thing ?? ""));
  const main = would(parts.b ?? "", tools, say);
  if (!phrase || !main) return undefined;
  const one = phrase.kind === "noun" ? { ...phrase, plural: false } : phrase;
  const name = phraseText(one, "NOM")
    .map(({ text }) => text)
    .join(" ");
  return { text: `${name} болмаса, ${inside(main.text, tools)}`, isSure: main.isSure };
}

export function supposed({ parts, tools, say }: MoodParts): SaidWhole | undefined {
  const first = say(sentence(parts.a ?? ""));
  const condition = first && reshaped(first.text.replace(/^(?:Мен|Сен|Сіз) /u, ""), "wish", tools);
  const main = would(parts.b ?? "", tools, say);
  if (!first || condition === undefined || !main) return undefined;
  return {
    text: `${condition}, ${inside(main.text, tools)}`,
    isSure: first.isSure && main.isSure,
  };
}

function would(clause: string, tools: Tools, say: SayWhole): SaidWhole | undefined {
  const bare = withoutWould(clause);
  if (bare === clause) return undefined;
  const said = say(sentence(bare));
  const form = said && reshaped(said.text, "would", tools);
  return said && form !== undefined ? { text: `${form}.`, isSure: said.isSure } : undefined;
}
