import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const WHOLE = /^(?:бүкіл|барлық|әрбір|әр|кейбір|мұндай|осындай|сондай|мынадай|бірнеше)$/;

/** Words that stand without what they belong to. */
export const strayWordDoubts = (parse: Parse): Doubt[] => [
  ...withoutNoun(parse),
  ...whatFirst(parse),
  ...thereBefore(parse),
  ...othersBefore(parse),
];

/** үй бүкіл естиді: what says of which noun it is stands before a noun. */
const withoutNoun = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower, mark, question }, at): Doubt[] => {
    const next = words[at + 1]?.reading;
    if (!WHOLE.test(lower) || mark !== "" || question !== undefined || !next) return [];
    const ends = next.kind === "verb" && (next.form === "fin" || next.form === "imp");
    return ends || /^(?:керек|қажет|бар|жоқ)$/.test(tokens[at + 1]?.lower ?? "")
      ? [{ at, why: "a word of a noun without its noun" }]
      : [];
  });

/** не сенің қасиетің: what is asked for stands in the place of its answer. */
function whatFirst({ tokens, words }: Parse): Doubt[] {
  const [first, next] = tokens;
  if (first?.lower !== "не" || first.mark !== "" || first.leaning.length > 0 || tokens.length < 3)
    return [];
  if (tokens.slice(1).some(({ lower }) => lower === "не")) return [];
  const reading = words[1]?.reading;
  const stands =
    reading?.kind === "verb" ||
    reading?.kind === "post" ||
    /^(?:деген|болса|үшін|туралы|себепті|нәрсе|керек|бар|жоқ|деп|десе)$/.test(next?.lower ?? "");
  return stands ? [] : [{ at: 0, why: "what is asked for, before all" }];
}

/** сақтықта жоқ қорлық: what is there or not is told behind it. */
const thereBefore = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const end = tokens.length - 1;
    const last = words[end];
    if (!/^(?:бар|жоқ)$/.test(tokens[at]?.lower ?? "") || at >= end || tokens[at]?.mark) return [];
    if (reading.kind !== "modal" || last?.reading.kind !== "noun" || last.head !== -1) return [];
    if (tokens.slice(0, end).some(({ mark }) => mark !== "")) return [];
    const said = (last.reading.case ?? "NOM") === "NOM" && (last.reading.person ?? "3") === "3";
    return said && (head === end || tokens[at]?.question !== undefined) && head >= at
      ? [{ at, why: "бар or жоқ before what is there" }]
      : [];
  });

/** ұстазым әлі ұмытқан жоқпын; Мадина мені тартып шығардым: somebody else before what I do. */
const othersBefore = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const verb = words[head];
    const over = words[verb?.head ?? -1]?.reading;
    if (relation !== "subject" || reading.pronoun || reading.kind !== "noun" || !verb || !over)
      return [];
    if (
      !over.person ||
      over.person === "3" ||
      tokens.slice(at, verb.head).some(({ mark }) => mark !== "")
    )
      return [];
    if (reading.owner !== undefined && /^(?:өз|екі|екеу|үшеу|бәрі|барлық|көп)$/.test(reading.lemma))
      return [];
    const isPredicate = verb.relation === "predicate" && verb.reading.form === "part";
    const isConverb = verb.relation === "converb" && verb.reading.form === "p";
    return isPredicate || isConverb
      ? [{ at, why: "somebody else before what one does oneself" }]
      : [];
  });
