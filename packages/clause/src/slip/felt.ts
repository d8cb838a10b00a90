import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { predicateWith, pronounIn } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { capitalLike, changed, slip, withParticles } from "./rewrite.ts";

/** What is so to somebody, and is no quality of whoever feels it. */
const FELT = /^(?:суық|салқын|ыстық|ыңғайлы|ыңғайсыз|қиын|оңай|түсінікті|түсініксіз)$/;
/** Of the warmth of a place: nobody is so himself, in whatever person. */
const WARMTH = /^(?:суық|салқын|ыстық)$/;

/** What one feels, told of the person in place of to the person: мен суықпын → маған суық. */
export const feltSlips = (parse: Parse): Fault[] => [...withPerson(parse), ...misread(parse)];

const isSaid = ({ kind }: Reading): boolean => /^(?:adj|noun|adv)$/.test(kind);

/** мен суықпын, маған қиынмын → маған суық, маған қиын. */
function withPerson({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    const { person } = reading;
    if (!token || !isSaid(reading) || !FELT.test(reading.lemma) || reading.pronoun) return [];
    if (person === undefined || person === "3") return [];
    // сен қиынсың: a difficult character
    if (!person.startsWith("1") && !WARMTH.test(reading.lemma)) return [];
    const bare = predicateWith(token.lower, reading, "3");
    const who = words.findIndex(
      ({ reading: one }, place) =>
        place < at && one.pronoun && one.person === person && /^(?:NOM|DAT)$/.test(one.case ?? ""),
    );
    const whoToken = tokens[who];
    const to = pronounIn(person, "DAT");
    if (bare === "" || bare === token.lower || to === "") return [slip(at)];
    const said = withParticles(token, bare);
    return [
      slip(
        at,
        whoToken
          ? changed(tokens, { [who]: withParticles(whoToken, to), [at]: said }, "liking", 0.2)
          : changed(
              tokens,
              { [at]: `${capitalLike(token.text, to)} ${said.toLowerCase()}` },
              "liking",
              0.4,
            ),
      ),
    ];
  });
}

/** бүгін мен суық → бүгін маған суық; бүгін мен бос → боспын: today and what one is are not two things that "and" joins. */
function misread({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const at = tokens.findIndex(
    ({ lower }, place) => lower === "мен" && words[place]?.reading.kind === "conj",
  );
  const said = words[end]?.reading;
  const token = tokens[end];
  const time = words[at - 1]?.reading;
  if (at !== 1 || !said || !token || !time || !isSaid(said) || said.form !== undefined) return [];
  if (words[end]?.head !== -1 || words[at]?.head !== end || said.owner || said.pronoun) return [];
  if (!(TIMES.has(time.lemma) || time.kind === "adv") || TIMES.has(said.lemma)) return [];
  if ((said.case ?? "NOM") !== "NOM" || token.leaning.length > 0) return [];
  const quality = token.readings.find(({ kind }) => kind === "adj") ?? said;
  const person: Person = "1s";
  const mine = predicateWith(token.lower, { ...quality, source: undefined }, person);
  return [
    slip(
      at,
      FELT.test(quality.lemma)
        ? changed(tokens, { [at]: pronounIn(person, "DAT") }, "liking", 0.2)
        : [],
      mine === "" || FELT.test(quality.lemma)
        ? []
        : changed(tokens, { [end]: withParticles(token, mine) }, "copula", 0.3),
    ),
  ];
}
