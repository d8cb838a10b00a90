import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { SELF, TIMES } from "../word/word-lists.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Words that are nothing but postpositions, with the case each asks for. */
const ASKED: Readonly<Record<string, readonly Case[]>> = {
  соң: ["ABL"],
  дейін: ["DAT"],
  шейін: ["DAT"],
  туралы: ["NOM"],
  үшін: ["NOM"],
  сияқты: ["NOM"],
  секілді: ["NOM"],
  арқылы: ["NOM"],
  сайын: ["NOM"],
  ретінде: ["NOM"],
  кезінде: ["NOM"],
  барысында: ["NOM"],
  бастап: ["ABL"],
  қарамастан: ["DAT"],
  сәйкес: ["DAT"],
  байланысты: ["DAT"],
  түгіл: ["NOM"],
  орнына: ["GEN"],
  бойынша: ["NOM"],
  жөнінде: ["NOM"],
};
/** Words that are adverbs as well: a noun in the nominative before them may be the subject. */
const ALSO_ADVERBS: Readonly<Record<string, Case>> = { кейін: "ABL", бірге: "INS", бері: "ABL" };

/** A case that a postposition does not take. */
export function postpositionSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const after = tokens[at + 1];
    const reading = words[at]?.reading;
    if (!after || token.mark !== "" || token.leaning.length > 0 || !reading) return [];
    const noun =
      reading.kind === "noun" ||
      reading.form === "vn" ||
      (reading.form === "part" && reading.case !== undefined);
    // кештен дейін: the evening, though it may be "late" as well
    if (reading.kind === "adv" && /^[дш]ейін$/.test(after.lower)) {
      const evening = token.readings.find(
        ({ kind, case: kase }) => kind === "noun" && kase === "ABL",
      );
      const text = evening ? nounWith(evening, { case: "DAT" }) : "";
      return text === ""
        ? []
        : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "postpositions", 0.2))];
    }
    if (!noun || reading.name) return [];
    // келесі жолы бірге барамыз: when
    if (words[at]?.relation === "time" && after.lower === "бірге") return [];
    const kase = reading.case ?? "NOM";
    const put = (want: Case, point: string) => {
      const text = reading.form === "part" ? "" : nounWith(reading, { case: want });
      return changed(
        tokens,
        { [at]: text === "" ? undefined : withParticles(token, text) },
        point,
        0.4,
      );
    };
    const strict = ASKED[after.lower];
    if (strict) {
      const [want = "NOM"] = strict;
      if (after.lower === "сайын" && reading.pronoun) return [];
      if (strict.includes(kase) || (want === "GEN" && kase === "NOM")) return [];
      // бес сағат сайын, үш күн дейін: time is told so or so
      if (after.lower === "соң" && kase === "NOM" && TIMES.has(reading.lemma)) return [];
      if (after.lower === "кезінде" || after.lower === "барысында" || after.lower === "ретінде") {
        if (kase === "GEN" || kase === "ABL") return [];
      }
      if (after.lower === "орнына" && kase !== "DAT") return [];
      if (
        /^(?:байланысты|сайын|арқылы|бастап)$/.test(after.lower) &&
        kase === "ACC" &&
        words[at + 1]?.reading.kind === "verb"
      )
        return [];
      // дайындықты базада бастап кетті: it is begun, not begun from
      const begun = words.some(({ reading: one }, place) => place < at && one.case === "ACC");
      if (after.lower === "бастап" && (kase === "ACC" || kase === "NOM" || begun)) return [];
      if (kase === "NOM" && reading.owner === undefined && words[at]?.relation === "subject")
        return [slip(at)];
      const point =
        after.lower === "сайын"
          ? "gan-sayin"
          : /^(?:ретінде|кезінде|барысында)$/.test(after.lower)
            ? "postpositions-2"
            : /^(?:сияқты|секілді)$/.test(after.lower)
              ? "siyaqty"
              : after.lower === "түгіл"
                ? "not-to-mention"
                : "postpositions";
      return [slip(at, put(want, point))];
    }
    // түске бұрын, сағатқа кейін, бес жылға бері: what is before, after or since a time
    if (/^(?:бұрын|кейін|бері)$/.test(after.lower) && kase === "DAT" && isTime(reading.lemma))
      return [slip(at, put("ABL", "postpositions"))];
    // ішкенде кейін: when, or after
    if (after.lower === "кейін" && reading.form === "part" && kase === "LOC" && !reading.owner)
      return [
        slip(
          at,
          changed(tokens, { [at]: token.text.replace(/д([ае])$/u, "н$1н") }, "postpositions", 0.3),
        ),
      ];
    const perhaps = ALSO_ADVERBS[after.lower];
    const person = words[rootOf(parse)]?.reading.person;
    if (
      perhaps === undefined ||
      SELF.has(reading.lemma) ||
      kase !== "NOM" ||
      reading.pronoun ||
      person === undefined ||
      person === "3"
    )
      return [];
    if (words.some(({ relation }, place) => relation === "object" && place === at)) return [];
    return [slip(at, put(perhaps, "postpositions"))];
  });
}

/** A part of the day or what happens at a time; a town is gone to before. */
const isTime = (lemma: string): boolean =>
  TIMES.has(lemma) || /^(?:түс|сабақ|мереке|той|соғыс|емтихан|жиналыс|ас)$/.test(lemma);
