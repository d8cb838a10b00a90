import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const REASON = /((?:ған|ген|қан|кен|йтын|йтін|атын|етін)[дт][ыі][қк])т([ае])$/u;

/** мен шаршадым үшін кеттім → шаршағандықтан кеттім: why something was is no purpose. */
export const toldReasonSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    if (tokens[at + 1]?.lower !== "үшін" || token.mark !== "" || at + 2 >= tokens.length) return [];
    if (reading?.kind !== "verb" || reading.form !== "fin" || token.leaning.length > 0) return [];
    const isPast = reading.source?.suffixes.some(({ id }) => id === "past") ?? false;
    if (!isPast || reading.source?.suffixes.at(-1)?.id === "perf") return [];
    const participle = verbAs(reading, reading.negative ? "V.PTCP;PST;NEG" : "V.PTCP;PST");
    const reason = participle.replace(/([ае])н$/u, (_, vowel: string) =>
      vowel === "а" ? "андықтан" : "ендіктен",
    );
    return reason === participle
      ? []
      : [
          slip(
            at,
            changed(
              tokens,
              { [at]: withParticles(token, reason), [at + 1]: "" },
              "because-dyqtan",
              0.1,
            ),
          ),
        ];
  });

/** келгенімізге бері → келгенімізден бері. */
export const sinceSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    if (tokens[at + 1]?.lower !== "бері" || token.mark !== "") return [];
    if (reading?.form !== "part" || reading.case !== "DAT" || !reading.owner) return [];
    const text = token.lower
      .replace(/([мң][ыі]з)[ғг]([ае])$/u, "$1д$2н")
      .replace(/([ыі][мң])([ае])$/u, "$1н$2н")
      .replace(/([ыі])н([ае])$/u, "$1н$2н");
    return text === token.lower
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "postpositions", 0.2))];
  });

/** кешіккендікте → кешіккендіктен: a reason is told by the ablative. */
export const reasonSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] =>
    REASON.test(token.lower) && at < tokens.length - 1
      ? [
          slip(
            at,
            changed(
              tokens,
              { [at]: withParticles(token, token.lower.replace(REASON, "$1т$2н")) },
              "because-dyqtan",
              0.2,
            ),
          ),
        ]
      : [],
  );
