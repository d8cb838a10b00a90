import { inflect, questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { PERSONS, PRONOUNS } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import { capitalLike, changed, slip } from "./rewrite.ts";

/** маған отыз жыл, менің отыз жыл → мен отыз жастамын: an age is counted in жас. */
export function ageSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const last = tokens.length - 1;
  if (tokens[last]?.lower === "жас") return heldAge(parse);
  if (tokens[last]?.lower === "бар") return hadAge(parse);
  if (words[last]?.reading.lemma === "жас" && words[last].reading.owner) return ownedAge(parse);
  if (tokens[last]?.lower === "жыл" && isAge(words[1]?.reading ?? words[0]?.reading))
    return agedYears(parse);
  if (tokens[last]?.lower !== "жыл" || last < 2 || last > 4) return [];
  const count = words.findIndex(
    ({ reading }, at) =>
      at > 0 &&
      at < last &&
      (reading.kind === "num" || /^(?:қанша|неше)$/.test(tokens[at]?.lower ?? "")),
  );
  const who = words[0]?.reading;
  if (count !== 1 || !who || who.kind !== "noun") return [];
  const isMine = who.case === "GEN" && who.pronoun;
  if (who.case !== "DAT" && who.case !== "NOM" && !isMine) return [];
  const person: Person = who.pronoun ? (who.person ?? "3") : "3";
  const told = person === "3" ? "жаста" : (inflect("жаста", `N;PRED;${PERSONS[person]}`)[0] ?? "");
  const subject = who.pronoun ? PRONOUNS[person] : undefined;
  if (told === "" || (who.case !== "NOM" && subject === undefined)) return [slip(last)];
  const amount = tokens[count]?.lower === "қанша" ? "неше" : (tokens[count]?.text ?? "");
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    slip(
      last,
      changed(
        tokens,
        {
          ...(who.case !== "NOM" && { 0: capital(subject ?? "") }),
          [count]: amount,
          [last]: told,
        },
        "dates-and-parts",
        isMine ? 0.1 : 0.4,
      ),
    ),
  ];
}

/** сіз қанша жасыңыз → сіз қанша жастасыз: who is named is of an age, and owns none. */
function ownedAge({ tokens, words }: Parse): Fault[] {
  const last = tokens.length - 1;
  const who = words[0]?.reading;
  const counted = tokens
    .slice(1, last)
    .every(
      ({ lower }, at) => /^(?:қанша|неше)$/u.test(lower) || words[at + 1]?.reading.kind === "num",
    );
  if (last < 2 || !counted || !who?.pronoun || who.case !== "NOM") return [];
  const person = who.person ?? "3";
  const told = person === "3" ? "жаста" : (inflect("жаста", `N;PRED;${PERSONS[person]}`)[0] ?? "");
  return told === ""
    ? [slip(last)]
    : [slip(last, changed(tokens, { [last]: told }, "dates-and-parts", 0.2))];
}

/** менде отыз жас, маған жиырма бес жас → мен отыз жастамын. */
function heldAge({ tokens, words }: Parse): Fault[] {
  const last = tokens.length - 1;
  const who = words[0]?.reading;
  const counted = words.slice(1, last).every(({ reading }) => reading.kind === "num");
  if (last < 2 || !counted || !who?.pronoun || who.person === undefined) return [];
  if (who.case !== "DAT" && who.case !== "LOC" && who.case !== "GEN") return [];
  const told =
    who.person === "3" ? "жаста" : (inflect("жаста", `N;PRED;${PERSONS[who.person]}`)[0] ?? "");
  const subject = PRONOUNS[who.person];
  if (told === "") return [slip(last)];
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1);
  return [slip(last, changed(tokens, { 0: capital, [last]: told }, "dates-and-parts", 0.4))];
}

/** мен жиырма жасым бар, менің жиырма жасым бар → мен жиырма жастамын: years are no thing that one has. */
function hadAge({ tokens, words }: Parse): Fault[] {
  const last = tokens.length - 1;
  const years = words[last - 1]?.reading;
  const who = words[0]?.reading;
  if (last < 3 || years?.lemma !== "жас" || years.kind !== "noun" || !who?.pronoun) return [];
  const counted = words.slice(1, last - 1).every(({ reading }) => reading.kind === "num");
  const { person } = who;
  if (!counted || person === undefined || tokens[last]?.leaning.length) return [];
  const told = person === "3" ? "жаста" : (inflect("жаста", `N;PRED;${PERSONS[person]}`)[0] ?? "");
  const first = tokens[0];
  if (told === "" || !first) return [slip(last - 1)];
  const subject = capitalLike(first.text, PRONOUNS[person]);
  const asked = tokens[last]?.question;
  const said = asked === undefined ? told : `${told} ${questionParticle(told)}`;
  return [
    slip(
      last - 1,
      changed(tokens, { 0: subject, [last - 1]: said, [last]: "" }, "dates-and-parts", 0.2),
    ),
  ];
}

const isAge = (reading: Reading | undefined): boolean =>
  reading?.lemma === "жас" && reading.kind === "noun" && reading.owner !== undefined;

/** менің жасым он тоғыз жыл → менің жасым он тоғызда: the age is the number itself. */
function agedYears({ tokens, words }: Parse): Fault[] {
  const last = tokens.length - 1;
  const number = tokens[last - 1];
  // сенің жасың неше жыл → нешеде
  const asks = last === 3 && /^(?:неше|қанша)$/.test(number?.lower ?? "");
  if (asks)
    return [slip(last, changed(tokens, { 2: "нешеде", [last]: "" }, "dates-and-parts", 0.2))];
  const counted = words.slice(2, last).every(({ reading }) => reading.kind === "num");
  const text = number && inflect(number.lower, "NUM;LOC;SG")[0];
  if (last < 3 || !counted || !number) return [];
  return [
    slip(
      last,
      text ? changed(tokens, { [last - 1]: text, [last]: "" }, "dates-and-parts", 0.2) : [],
    ),
  ];
}
