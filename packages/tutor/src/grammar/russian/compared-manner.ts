import { complementText } from "../phrase-text.ts";
import type { NounChart } from "./noun-chart.ts";
import type { Part } from "./parts.ts";
import { has } from "./prepositions.ts";
import type { Token } from "./tokens.ts";

/** How something is done, by its comparative. */
const DONE_MORE: Readonly<Record<string, string>> = {
  лучше: "жақсы",
  хуже: "нашар",
  больше: "көп",
  меньше: "аз",
  быстрее: "тез",
  медленнее: "баяу",
  раньше: "ерте",
  позже: "кеш",
  чаще: "жиі",
  реже: "сирек",
  громче: "қатты",
  дольше: "ұзақ",
  выше: "биік",
  сильнее: "қатты",
  тише: "ақырын",
  легче: "оңай",
};

/** Than when. */
export const THAN_WHEN: Readonly<Record<string, string>> = {
  раньше: "бұрынғыдан",
  сейчас: "қазіргіден",
  обычно: "әдеттегіден",
  всегда: "әдеттегіден",
  вчера: "кешегіден",
};

/** «Говорят лучше меня», «работаю больше, чем раньше»: what is done more than by somebody, or than at some time. */
export function comparedAt(tokens: readonly Token[], at: number, nouns: NounChart): Part[] {
  const kz = DONE_MORE[tokens[at]?.text ?? ""];
  if (kz === undefined) return [];
  const isThan = tokens[at + 1]?.text === "," && tokens[at + 2]?.text === "чем";
  const from = isThan ? at + 3 : at + 1;
  const when = isThan ? THAN_WHEN[tokens[from]?.text ?? ""] : undefined;
  if (when !== undefined)
    return [{ kind: "manner", kz: `${when} ${kz}`, from: at, to: from + 1, cost: 0.2 }];
  return nouns.at(from).flatMap((than): Part[] => {
    if (!has(than.features, isThan ? "nom" : "gen") || than.asks || than.own || than.counted)
      return [];
    const other = complementText({ phrase: than.phrase, role: { case: "ABL" } })
      .map(({ text }) => text)
      .join(" ");
    return other === ""
      ? []
      : [{ kind: "manner", kz: `${other} ${kz}`, from: at, to: than.to, cost: than.cost + 0.2 }];
  });
}
