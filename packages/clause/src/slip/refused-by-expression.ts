import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const POINTS: Readonly<Partial<Record<Case, string>>> = {
  ABL: "ablative",
  ACC: "accusative",
  DAT: "dative",
  INS: "instrumental",
  LOC: "locative",
};

/** темекіні бас тартты → темекіден: two words that make one verb ask for a case of their own, though each has another reading. */
export const refusedByExpressionSlips = (
  { tokens, words }: Parse,
  government: Government,
): Fault[] =>
  words.flatMap(({ relation }, at): Fault[] => {
    const verb = words[at + 1]?.reading;
    if (verb?.kind !== "verb" || tokens[at]?.mark !== "" || relation === "part") return [];
    const frame = government.verb(`${tokens[at]?.lower} ${verb.lemma}`);
    if (!frame) return [];
    return words.slice(0, at).flatMap(({ reading, head }, place): Fault[] => {
      const token = tokens[place];
      if (!token || head !== at + 1 || reading.kind !== "noun") return [];
      const refused = frame.not.find(({ case: kase, of }) => kase === reading.case && of === "");
      if (!refused?.want) return [];
      const text = nounWith(reading, { case: refused.want });
      const point = POINTS[refused.want] ?? "cases-at-a-glance";
      return [
        slip(
          place,
          text === "" ? [] : changed(tokens, { [place]: withParticles(token, text) }, point, 0.2),
        ),
      ];
    });
  });
