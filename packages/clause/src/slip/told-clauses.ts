import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { changed, slip, suffixesOf, withParticles, wordsOf } from "./rewrite.ts";

export const OWNERS: Readonly<Record<Person, string>> = {
  "1s": "PSS1S",
  "2s": "PSS2S;INFM",
  "2f": "PSS2S;FORM",
  "3": "PSS3",
  "1p": "PSS1P",
  "2p": "PSS2S;INFM",
  "2pf": "PSS2S;FORM",
};

const THINKING = new Set("ойлау есептеу сену".split(" "));
export const TELLING = new Set("айту".split(" "));
export const KNOWING = new Set("білу көру есту сұрау түсіну ұмыту сезу байқау".split(" "));

/** ол келеді ойлаймын → ол келеді деп ойлаймын; ол келді білемін → оның келгенін білемін. */
export function beforeKnowing(parse: Parse, at: number, reading: Reading): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = words[at + 1]?.reading;
  const main = tokens[at + 1];
  if (!token || !main || token.mark !== "" || token.leaning.length > 0 || reading.form !== "fin")
    return [];
  if (next?.kind !== "verb" || next.form !== "fin" || suffixesOf(parse, at).at(-1) === "perf")
    return [];
  const base = wordsOf(tokens);
  const say = changed(tokens, { [at]: `${base[at]} деп` }, "dep-dedi", 0.4);
  if (THINKING.has(next.lemma)) return [slip(at, say)];
  if (!KNOWING.has(next.lemma) && !TELLING.has(next.lemma)) return [];
  const asks = words.some(({ reading: one }, place) => place < at && QUESTION_WORDS.has(one.lemma));
  const said = reading.person ?? "3";
  const subject = words.findIndex(
    ({ reading: one, head, relation }, place) =>
      place < at && head === at && relation === "subject" && one.kind === "noun",
  );
  const who = words[subject]?.reading;
  // не пісіретін білмеймін: with nobody named it is whoever does not know
  const isOwn = asks && !who && HABITUAL.test(token.lower) && next.person !== undefined;
  const person = isOwn ? (next.person ?? said) : said;
  const owned = verbAs(reading, `${participleLabel(reading)};ACC;${OWNERS[person]}`);
  const mains = next.person ?? "3";
  const anothers = /^(?:сұрау|айту)$/.test(next.lemma) && person !== "3" && person !== mains;
  const genitive =
    who && (who.pronoun ? who.person === person : person === "3") && mains !== person
      ? nounWith(who, { case: "GEN" })
      : "";
  const point = asks ? "reported-questions" : "that-clauses";
  return [
    slip(
      at,
      // қайда тұрасың сұрады: the words as they were said, of another person
      TELLING.has(next.lemma) || anothers ? say : [],
      // The words of another person are not told anew
      anothers
        ? []
        : changed(
            tokens,
            {
              [at]: owned || undefined,
              ...(genitive !== "" && {
                [subject]: withParticles(tokens[subject] as never, genitive),
              }),
            },
            point,
            0.5,
          ),
    ),
  ];
}

const HABITUAL = /(?:[ае]т[ыі]н|йт[ыі]н)$/;

const participleLabel = (reading: Reading): string => {
  const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
  return `${ids.includes("past") ? "V.PTCP;PST" : "V.PTCP;HAB"}${reading.negative ? ";NEG" : ""}`;
};
