import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const THE_MORE = /^(?:неғұрлым|қаншалықты|қанша)$/;
const SO_MUCH = /^(?:соғұрлым|соншалықты|сонша)$/;

/** неғұрлым көп оқысам, көбірек түсінемін → соғұрлым көбірек; қанша оқимын, сонша → қанша оқысам: the more … the more. */
export function pairedComparisonSlips({ tokens, words }: Parse): Fault[] {
  const first = tokens.findIndex(({ lower }) => THE_MORE.test(lower));
  const end = tokens.findIndex(({ mark }, at) => at > first && mark.includes(","));
  const token = tokens[end];
  const reading = words[end]?.reading;
  if (first < 0 || !token || end === tokens.length - 1 || reading?.kind !== "verb") return [];
  const second = tokens.findIndex(({ lower }, at) => at > end && SO_MUCH.test(lower));
  if (second >= 0 && reading.form === "fin") {
    const text = verbWith(reading, { tense: "COND" });
    return text === ""
      ? []
      : [slip(end, changed(tokens, { [end]: withParticles(token, text) }, "conditional", 0.1))];
  }
  const more = tokens.findIndex(({ lower }, at) => at > end && /р[ае][қк]$/u.test(lower));
  const next = tokens[more];
  if (second >= 0 || !next || tokens[first]?.lower !== "неғұрлым" || reading.form !== "cond")
    return [];
  return [
    slip(
      more,
      changed(tokens, { [more]: `соғұрлым ${withParticles(next, next.text)}` }, "comparison", 0.1),
    ),
  ];
}
