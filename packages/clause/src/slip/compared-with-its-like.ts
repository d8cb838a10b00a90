import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** бұл үй анау үйге биік, менің сөмкем сенің сөмкеңмен ауыр → үйден, сөмкеңнен: what is more so than its like. */
export const comparedWithItsLikeSlips = (
  parse: Parse,
  government: Government,
): readonly Fault[] => {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const over = words[head];
    const isCase = reading.case === "DAT" || reading.case === "INS";
    if (reading.kind !== "noun" || !isCase || over?.head !== -1 || over.reading.kind !== "adj")
      return [];
    // бала балаға ұқсас, онымен таныс: some qualities ask for that case
    if (government.adjective(over.reading.lemma)?.takes.has(reading.case as "DAT" | "INS"))
      return [];
    const isOfDegree =
      over.reading.source?.features.Degree === "Cmp" || OF_DEGREE.test(over.reading.lemma);
    if (!isOfDegree || head !== at + 1 || tokens[at]?.mark !== "") return [];
    const subject = words.findIndex((one) => one.head === head && one.relation === "subject");
    const compared = words.some(
      (one, place) =>
        one.reading.lemma === reading.lemma &&
        place < at &&
        (place === subject || (one.head === subject && one.relation === "owner")),
    );
    if (!compared) return [];
    const text = nounWith(reading, { case: "ABL" });
    return text === "" ? [] : [slip(at, withEndings(parse, { [at]: text }, "comparison", 0.05))];
  });
};

/** What one thing is more than another of its kind. */
const OF_DEGREE =
  /^(?:биік|ұзын|қысқа|үлкен|кіші|кішкентай|ауыр|жеңіл|қымбат|арзан|жылдам|тез|күшті|әлсіз|әдемі|сұлу|жақсы|жаман|қиын|оңай|кең|тар|жас|кәрі|алыс|терең|жуан|жіңішке|қалың|жұқа|суық|ыстық|жылы|ескі|жаңа|қызық|ақылды|дәмді|тәтті)$/;
