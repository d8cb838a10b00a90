import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf } from "../usage/usage.ts";

/** What one comes in through. */
const OPENINGS = new Set(
  "есік терезе қақпа тесік саңылау дала көше аула сырт далаға жақ бет".split(" "),
);

const RESTING_NOW = /^(?:отыр|жатыр|тұр)(?:мын|сың|сыз|мыз|сыңдар|сыздар)$/;

/**
 * Cases that a verb takes in one meaning and not in the one that stands here: сыныптан кірді, ортасына орналасқан,
 * мені неге айтпадың, маған қайтаруымды сұрады.
 */
export const directionFaults = ({ tokens, words }: Parse, government: Government): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    const over = words[head]?.reading;
    if (over?.kind !== "verb" || (over.source?.features.Voice ?? "") !== "") return [];
    const { case: kase } = reading;
    const fault = (want: string): Fault[] => [{ kind: "government", at, head, want }];
    const beside = (other: string) =>
      words.some((one, place) => place !== at && one.head === head && one.reading.case === other);
    const alone = head === at + 1 && tokens[at]?.mark === "";
    switch (over.lemma) {
      case "кіру":
        return kase === "ABL" &&
          alone &&
          over.form === "fin" &&
          reading.form === undefined &&
          classesOf(reading, government).includes("place") &&
          !OPENINGS.has(reading.lemma) &&
          !beside("DAT")
          ? fault("DAT")
          : [];
      case "орналасу":
        return kase === "DAT" &&
          alone &&
          head === tokens.length - 1 &&
          tokens[head]?.lower === "орналасқан" &&
          classesOf(reading, government).some((one) => one === "place" || one === "relation")
          ? fault("LOC")
          : [];
      // сөмкенің ішінен салдым: what is put is put into it
      case "салу":
      case "тығу":
      case "қою":
        return kase === "ABL" && alone && /^(?:іш|үст|аст)$/.test(reading.lemma) && beside("ACC")
          ? fault("DAT")
          : [];
      // асханаға отырмын: who sits there sits in it
      case "отыру":
      case "жату":
      case "тұру":
        return kase === "DAT" &&
          alone &&
          head === tokens.length - 1 &&
          RESTING_NOW.test(tokens[head]?.lower ?? "") &&
          reading.form === undefined &&
          classesOf(reading, government).includes("place") &&
          !beside("LOC") &&
          !words.some((one) => one.head === head && one.relation === "helped")
          ? fault("LOC")
          : [];
      case "айту":
        return kase === "ACC" &&
          reading.pronoun &&
          (reading.person === "1s" || reading.person === "2s") &&
          over.form === "fin" &&
          !beside("DAT") &&
          words.some(
            ({ reading: one }) =>
              /^(?:неге|неліктен|қашан|ештеңе)$/.test(one.lemma) || one.lemma === "не",
          )
          ? fault("DAT")
          : [];
      default:
        return isOfWhomAsked({ words }, at) ? fault("ABL") : [];
    }
  });

/** маған қайтаруымды сұрады: who is asked to do it. */
function isOfWhomAsked({ words }: Pick<Parse, "words">, at: number): boolean {
  const word = words[at];
  if (!word?.reading.pronoun || word.reading.case !== "DAT") return false;
  return words.some(
    ({ reading, head }, place) =>
      (word.head === place || word.head === head) &&
      reading.form === "vn" &&
      reading.case === "ACC" &&
      reading.owner === word.reading.person &&
      words[head]?.reading.lemma === "сұрау",
  );
}
