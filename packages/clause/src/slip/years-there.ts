import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

const LIVING: Readonly<Record<string, string>> = {
  бармын: "тұрамын",
  барсың: "тұрасың",
  барсыз: "тұрасыз",
  бармыз: "тұрамыз",
};

/** мұнда он бес жыл бармын → он бес жылдан бері тұрамын: one is not there for years, one lives there since. */
export function yearsThereSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const lives = LIVING[tokens[root]?.lower ?? ""];
  const at = words.findIndex(
    ({ reading, head, relation }) =>
      head === root && relation === "time" && /^(?:жыл|ай|апта)$/.test(reading.lemma),
  );
  const time = words[at]?.reading;
  const token = tokens[at];
  const last = tokens[root];
  if (!lives || !time || !token || !last || time.case !== "NOM") return [];
  if (!words.some(({ head, relation }) => head === at && relation === "count")) return [];
  const since = nounWith(time, { case: "ABL" });
  const there = words.some(({ head, reading }) => head === root && reading.case === "LOC");
  return [
    slip(
      root,
      since === "" || !there
        ? []
        : changed(
            tokens,
            { [at]: withParticles(token, `${since} бері`), [root]: withParticles(last, lives) },
            "duration",
            0.3,
          ),
    ),
  ];
}
