import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import { changed, rootOf, slip, suffixesOf, withEndings, withParticles } from "./rewrite.ts";

/** Clauses whose verb is closed in another way than they are joined. */
export const clauseFormSlips = (parse: Parse): Fault[] => [
  ...saidIf(parse),
  ...becauseTwice(parse),
  ...whenSmall(parse),
  ...usedTo(parse),
  ...goingOn(parse),
];

/** білдім болса → білсем: the verb itself has the condition. */
const saidIf = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading ?? token.readings[0];
    if (tokens[at + 1]?.lower !== "болса" || token.mark !== "" || reading?.form !== "fin")
      return [];
    if (reading.kind !== "verb" || !/[дт][ыі](?:м|ң|ңыз|ңіз|к|қ)?$/u.test(token.lower)) return [];
    const text = verbWith(reading, { tense: "COND" });
    return text === ""
      ? []
      : [
          slip(
            at,
            changed(
              tokens,
              { [at]: withParticles(token, text), [at + 1]: "" },
              "conditional",
              0.1,
            ).map((one) => ({
              ...one,
              marks: tokens.map(({ mark }, place) =>
                place === at ? (tokens[at + 1]?.mark ?? "") : place === at + 1 ? "" : mark,
              ),
            })),
          ),
        ];
  });

/** келмедім, өйткені ауырғандықтан → өйткені ауырдым: why is said once. */
function becauseTwice({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const token = tokens[end];
  const because = tokens.findIndex(({ lower }) => /^(?:өйткені|себебі)$/.test(lower));
  const reading = words[end]?.reading;
  if (!token || because < 1 || because >= end || reading?.form !== "part") return [];
  if (!/[дт][ыі][қк]т[ае]н$/u.test(token.lower)) return [];
  const person = words[because - 1]?.reading.person ?? "3";
  const text = verbWith({ ...reading, form: "fin" }, { tense: "IND;PST", person });
  return text === ""
    ? []
    : [slip(end, changed(tokens, { [end]: withParticles(token, text) }, "because-so", 0.1))];
}

/** мен кішкентай болған, біз ауылда тұратынбыз → болғанда: when it was so. */
const whenSmall = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const did = token.readings.find(
      ({ form, case: kase }) => form === "part" && kase === undefined,
    );
    if (!did || !token.mark.includes(",") || at < 2 || at === parse.tokens.length - 1) return [];
    if (!/[ғқгк][ае]н$/u.test(token.lower) || token.question !== undefined) return [];
    const opens = parse.words[0]?.reading;
    const root = parse.words[rootOf(parse)]?.reading;
    if (!opens?.pronoun || opens.case !== "NOM" || root?.form !== "fin") return [];
    // мен көрген, сен көрмеген: qualities in a row
    const later = parse.tokens.slice(at + 1).some(({ readings }) => readings[0]?.form === "part");
    const isPast = suffixesOf(parse, rootOf(parse)).some((id) => id === "past" || id === "hab");
    return later || !isPast
      ? []
      : [slip(at, withEndings(parse, { [at]: verbAs(did, "V.PTCP;PST;LOC") }, "when-ganda", 0.1))];
  });

/** бұрын мен темекі шегемін → шегетінмін: what one used to do. */
const usedTo = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[at]?.reading;
    const first = tokens.findIndex(({ lower }) => lower === "бұрын");
    if (first < 0 || first > 1 || at <= first || verb?.form !== "fin") return [];
    if (first === 1 && words[0]?.reading.case !== "NOM") return [];
    if (tokens.slice(first, at).some(({ mark }) => mark !== "")) return [];
    if (suffixesOf(parse, at).findLast((id) => !id.startsWith("shr")) === undefined) return [];
    if (
      !/^(?:1s|1p)$/.test(verb.person ?? "") ||
      !/[ае]м[ыі]н$|йм[ыі]н$|[ае]м[ыі]з$|йм[ыі]з$/u.test(token.lower)
    )
      return [];
    // бұрын айтқандай: as was said before
    if (token.mark === "" && at < tokens.length - 1) return [];
    const text = verbWith(verb, { tense: "IND;PST;HAB" });
    return [slip(at, withEndings(parse, { [at]: text }, "used-to", 0.1))];
  });

const GOES_ON = /^(?:жүру|отыру|тұру|жату|өсу|жылау|күлу|сөйлеу|ойнау|ұйықтау|жүгіру|ұшу|жылжу)$/;

/** жүріп бердік → жүре бердік: going on is said behind the other converb. */
const goingOn = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const helper = parse.words[at + 1]?.reading;
    if (reading.form !== "p" || reading.negative || !GOES_ON.test(reading.lemma)) return [];
    if (helper?.lemma !== "беру" || parse.tokens[at]?.mark !== "" || helper.form !== "fin")
      return [];
    // маған өлең айтып берді: for somebody
    if (parse.words.some((one) => one.reading.case === "DAT" && one.head >= at)) return [];
    return [
      slip(at, withEndings(parse, { [at]: verbAs(reading, "V.CVB;IPFV") }, "helper-verbs-2", 0.1)),
    ];
  });
