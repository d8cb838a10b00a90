import type { Fault } from "../fault/fault.ts";
import { timeAt } from "../fault/tense-faults.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { TIMES } from "../word/word-lists.ts";
import { changed, isTold, rootOf, slip, suffixesOf, withEndings } from "./rewrite.ts";

/** Times that the verb's tense gainsays, and times in a wrong case. */
export const timeSlips = (parse: Parse): Fault[] => [
  ...lastSummer(parse),
  ...fromTomorrow(parse),
  ...atTheTime(parse),
  ...whatTime(parse),
  ...notYetThen(parse),
];

/** өткен жазда демаламын → демалдым. */
function lastSummer(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const [first, time] = tokens;
  if (first?.lower !== "өткен" || !time || first.mark !== "" || isTold(parse)) return [];
  // өткен күн қайтпайды: a day that is past is talked of
  if (!TIMES.has(words[1]?.reading.lemma ?? "") || time.mark !== "") return [];
  if ((words[1]?.reading.case ?? "NOM") === "NOM" && words[1]?.reading.owner === undefined)
    return [];
  if (verb?.kind !== "verb" || verb.form !== "fin" || !suffixesOf(parse, root).includes("pres"))
    return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < root)) return [];
  return [
    slip(root, withEndings(parse, { [root]: verbWith(verb, { tense: "IND;PST" }) }, "past-di")),
  ];
}

/** ертеңнен бастап шұғылдандым → шұғылданамын. */
function fromTomorrow(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (tokens[0]?.lower !== "ертеңнен" || tokens[1]?.lower !== "бастап" || isTold(parse)) return [];
  if (verb?.kind !== "verb" || verb.form !== "fin" || !suffixesOf(parse, root).includes("past"))
    return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < root)) return [];
  return [
    slip(
      root,
      withEndings(parse, { [root]: verbWith(verb, { tense: "IND;PRS" }) }, "present-future", 0.1),
    ),
  ];
}

/** ол келген кезге ұйықтап жатты → кезде: at that time. */
const atTheTime = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, relation }, at): Fault[] => {
    const before = parse.words[at - 1]?.reading;
    if (
      reading.lemma !== "кез" ||
      reading.case !== "DAT" ||
      reading.owner ||
      before?.form !== "part"
    )
      return [];
    if (
      relation !== "time" ||
      /^(?:дейін|шейін|қарай|арналған|тап)$/.test(parse.tokens[at + 1]?.lower ?? "")
    )
      return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "LOC" }) }, "when-ganda")),
    ];
  });

/** қазір қанша уақыт → қазір сағат қанша. */
function whatTime({ tokens }: Parse): Fault[] {
  const end = tokens.length - 1;
  if (tokens[end]?.lower !== "уақыт" || !/^(?:қанша|неше)$/.test(tokens[end - 1]?.lower ?? ""))
    return [];
  if (tokens[0]?.lower !== "қазір" || end !== 2) return [];
  return [
    slip(end, changed(tokens, { [end - 1]: "сағат", [end]: "қанша" }, "clock-and-days", 0.3)),
  ];
}

/** ертең кітапты оқыған жоқпын → оқымаймын: what is to come is not denied as something done. */
function notYetThen(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap(({ lower, question, leaning }, at): Fault[] => {
    const done = words[at - 1];
    if (!/^жоқ/.test(lower) || words[at]?.head !== -1 || leaning.length > 0) return [];
    if (done?.reading.form !== "part" || done.head !== at || tokens[at - 1]?.mark !== "") return [];
    if (!suffixesOf(parse, at - 1).includes("perf") || done.reading.owner !== undefined) return [];
    const isToCome = words.some(
      ({ head }, place) =>
        place < at &&
        (head === at - 1 ||
          head === at ||
          words[head]?.head === at - 1 ||
          words[head]?.head === at ||
          words[words[head]?.head ?? -1]?.head === at - 1) &&
        timeAt(parse, place) === "future" &&
        tokens.slice(place, at - 1).every(({ mark }) => mark === ""),
    );
    // ертең келетінін айтқан жоқ: what is told of is to come
    const isTold = words.some(
      ({ reading }, place) =>
        place < at - 1 && reading.form !== undefined && words[place]?.relation !== "helped",
    );
    if (!isToCome || isTold) return [];
    const text = verbWith(
      { ...done.reading, form: "fin" },
      { tense: "IND;PRS", person: words[at]?.reading.person ?? "3", negative: true },
    );
    const asked = question === undefined ? text : `${text} ${question}`;
    return [
      slip(
        at,
        text === "" ? [] : changed(tokens, { [at - 1]: asked, [at]: "" }, "present-negative", 0.2),
      ),
    ];
  });
}
