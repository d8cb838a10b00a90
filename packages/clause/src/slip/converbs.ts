import { found } from "../attach/entry.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { capitalLike, changed, slip, suffixesOf, withParticles } from "./rewrite.ts";

/** Helpers that stand after -а alone, with the point that explains them. */
const AFTER_A: Readonly<Record<string, string>> = {
  бастау: "helper-verbs-1",
  жаздау: "helper-verbs-2",
};
/** Helpers that stand after -ып alone. */
const AFTER_P: Readonly<Record<string, string>> = {
  жату: "going-on-now",
  отыру: "going-on-now",
  жүру: "going-on-now",
  болу: "can-a-bilu",
  жіберу: "helper-verbs-2",
  бітіру: "helper-verbs-1",
  тастау: "helper-verbs-2",
};
/** бара жатыр: motion itself has -а before жату. */
const GOING = new Set(["бару", "келу", "апару", "әкелу", "қайту", "әкету", "жақындау"]);
/** Verbs without an object: their -ып алу says nothing but "can". */
const NOTHING_TAKEN = new Set(
  "бару келу сөйлеу жүзу тұру жүгіру ұшу билеу күту көмектесу қатысу ұйықтау жету үлгеру түсіну".split(
    " ",
  ),
);

/** What one does to oneself by mischance: nobody says that he can. */
const MISHAPS = new Set(
  "жоғалту сындыру бүлдіру кесу күйдіру төгу шатастыру жырту былғау".split(" "),
);

const GROWING = new Set(
  "күшею өсу азаю көбею ұлғаю жақсару нашарлау тереңдеу қызу артылу".split(" "),
);

/** Converbs before helpers that stand after the other one. */
export function converbSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const reading = words[at]?.reading;
    const next = words[at + 1]?.reading;
    const helper = tokens[at + 1];
    if (
      reading?.kind !== "verb" ||
      token.readings.some(({ kind, cost }) => kind === "adj" && cost < 3) ||
      reading.lemma === "бастау" ||
      token.leaning.length > 0 ||
      token.question !== undefined
    )
      return [];
    if (reading.form === "p" && reading.negative && /п$/.test(token.lower)) {
      // ішпеп кетті → ішпей кетті
      return [
        slip(
          at,
          changed(
            tokens,
            { [at]: capitalLike(token.text, token.text.replace(/п$/, "й")) },
            "converb-a",
            0.3,
          ),
        ),
      ];
    }
    // естіп сала → ести сала: as soon as it was heard
    if (helper?.lower === "сала" && helper.mark.includes(",") && reading.form === "p") {
      const text = token.mark === "" ? verbAs(reading, "V.CVB;IPFV") : "";
      return text === ""
        ? []
        : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "converb-a", 0.2))];
    }
    if (token.mark !== "" || next?.kind !== "verb" || !helper) return [];
    // жаңбыр жауып бастады: of жауу, not of жабу
    const falls =
      reading.lemma === "жабу" &&
      /^(?:жаңбыр|қар|бұршақ|нөсер)$/.test(words[at - 1]?.reading.lemma ?? "");
    const stem = falls ? { ...reading, lemma: "жауу" } : reading;
    const put = (label: string, point: string, change = 0.4) => {
      const text = verbAs(stem, `${label}${reading.negative ? ";NEG" : ""}`);
      return changed(
        tokens,
        { [at]: text === "" ? undefined : withParticles(token, text) },
        point,
        change,
      );
    };
    const afterA = AFTER_A[next.lemma];
    // «…» деп бастасам: what is begun is the saying
    if (token.lower === "деп") return [];
    if (
      afterA !== undefined &&
      (reading.form === "p" || isInfinitive(parse, at)) &&
      !next.source?.features.Voice
    )
      return next.lemma === "бастау" && reading.form === "p" && words[at + 1]?.reading.form === "p"
        ? []
        : [slip(at, put("V.CVB;IPFV", afterA))];
    if (
      isInfinitive(parse, at) &&
      (next.lemma === "алу" || next.lemma === "білу") &&
      next.form === "fin" &&
      // талдау алды: an analysis is a thing as well
      !found(token.lower).some(({ pos }) => pos === "n")
    )
      return [
        slip(
          at,
          // кілтін жоғалту алды → жоғалтып алды: a mishap
          ...(next.lemma === "алу" && MISHAPS.has(reading.lemma)
            ? [put("V.CVB;PFV", "helper-verbs-1", 0.2)]
            : []),
          put("V.CVB;IPFV", next.lemma === "алу" ? "can" : "can-a-bilu"),
        ),
      ];
    // күшейіп түсті → күшейе түсті
    if (
      next.lemma === "түсу" &&
      reading.form === "p" &&
      GROWING.has(reading.lemma) &&
      next.form === "fin"
    )
      return [slip(at, put("V.CVB;IPFV", "gradual-change"))];
    // біліп тұра айтпады → біле тұра айтпады
    if (
      helper.lower === "тұра" &&
      (reading.form === "p" || reading.form === "part") &&
      words[at + 2]?.reading.kind === "verb" &&
      helper.mark === ""
    )
      return [slip(at, put("V.CVB;IPFV", "a-tura"))];
    // екі жылдан бері тұра келеді → тұрып келеді
    if (
      next.lemma === "келу" &&
      reading.form === "a" &&
      !reading.negative &&
      tokens.slice(0, at).some(({ lower }) => lower === "бері")
    )
      return [slip(at, put("V.CVB;PFV", "gradual-change"))];
    // келіп жатып → келе жатып; қонақтар келіп жатыр: one after another
    const many = words.some(({ relation, reading: one }) => relation === "subject" && one.plural);
    if (
      next.lemma === "жату" &&
      reading.form === "p" &&
      !reading.negative &&
      GOING.has(reading.lemma) &&
      !many &&
      (next.form === "p" || (next.person !== undefined && /^[12]s$/.test(next.person)))
    )
      return [slip(at, put("V.CVB;IPFV", "going-on-now"))];
    const afterP = AFTER_P[next.lemma];
    const running = next.form === "fin" || next.form === "part" || next.form === "imp";
    if (afterP !== undefined && reading.form === "a" && !reading.negative && running) {
      if (next.lemma === "жату" && GOING.has(reading.lemma)) return [];
      if (next.lemma === "болу" && !suffixesOf(parse, at + 1).includes("past")) return [];
      if (token.lower.includes("-")) return [];
      // келе жүрмін → келе жатырмын: who is on the way
      const lying =
        next.lemma === "жүру" && GOING.has(reading.lemma)
          ? verbWith({ ...next, lemma: "жату" }, { tense: "IND;PRS;PROG" })
          : "";
      if (lying !== "")
        return [
          slip(
            at,
            changed(tokens, { [at + 1]: withParticles(helper, lying) }, "going-on-now", 0.3),
          ),
        ];
      return [slip(at, put("V.CVB;PFV", afterP))];
    }
    if (
      afterP !== undefined &&
      isInfinitive(parse, at) &&
      /^(?:жату|тұру|отыру|жүру|шығу)$/.test(next.lemma) &&
      next.form === "fin" &&
      words[at]?.relation !== "object"
    )
      return [slip(at, put("V.CVB;PFV", afterP))];
    if (next.lemma === "тұру" && isInfinitive(parse, at) && next.form === "fin")
      return [slip(at, put("V.CVB;PFV", "going-on-now"))];
    // барып алмайды → бара алмайды; жүзбей аламын → жүзе алмаймын
    if (next.lemma === "алу" && next.form === "fin") {
      // құданы күтіп алады: somebody is met
      const met =
        reading.lemma === "күту" &&
        words.some(({ reading: one }, place) => place < at && one.case === "ACC");
      if (
        reading.form === "p" &&
        !met &&
        NOTHING_TAKEN.has(reading.lemma) &&
        isPresent(parse, at + 1)
      )
        return [slip(at, put("V.CVB;IPFV", "can"))];
      if (reading.form === "a" && reading.negative && !next.negative && isPresent(parse, at + 1)) {
        const can = verbAs(reading, "V.CVB;IPFV");
        const not = verbWith(next, { negative: true });
        return [
          slip(
            at,
            changed(
              tokens,
              {
                [at]: can === "" ? undefined : capitalLike(token.text, can),
                [at + 1]: not === "" ? undefined : withParticles(helper, not),
              },
              "can",
              0.5,
            ),
          ),
        ];
      }
    }
    return [];
  });
}

const isInfinitive = (parse: Parse, at: number): boolean => {
  const reading = parse.words[at]?.reading;
  return (
    reading?.form === "vn" &&
    reading.case === "NOM" &&
    reading.owner === undefined &&
    suffixesOf(parse, at).includes("vn")
  );
};

const isPresent = (parse: Parse, at: number): boolean => suffixesOf(parse, at).includes("pres");
