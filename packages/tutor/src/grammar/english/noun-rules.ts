import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { joined } from "./joined-nouns.ts";
import { MASS } from "./mass-nouns.ts";
import { isPhrase, isPlaced, PART, tellsWhich } from "./placed-nouns.ts";
import type { Noun, Quality } from "./tree.ts";

/** How a noun phrase of English is put together. */
export const NOUN_RULES: readonly Rule[] = [
  // What something is like
  rule("AP", "Adj", (adjective) => adjective),
  rule("AP", "Degree Adj", (degree, adjective) => ({ ...adjective, degree })),
  rule("AP", "Adj enough", (adjective) =>
    only(adjective.rank === undefined, { ...adjective, degree: "жеткілікті" }),
  ),
  rule("AP", "more Adj", (_, adjective) =>
    only(adjective.rank === undefined, { ...adjective, rank: "more" as const }),
  ),
  rule("AP", "most Adj", (_, adjective) =>
    only(adjective.rank === undefined, { ...adjective, rank: "most" as const }),
  ),
  rule("AP", "much Adj", (_, adjective) => only(adjective.rank === "more", adjective)),
  rule("AP", "not AP", () => undefined),
  rule(
    "AP",
    "AP and AP",
    (first, _, second) =>
      only(first.and === undefined && second.and === undefined, { ...first, and: second }),
    0.2,
  ),
  rule(
    "AP",
    "AP or Adj",
    (first, _, second) =>
      only(first.and === undefined && first.or === undefined, { ...first, or: second }),
    0.2,
  ),
  rule(
    "AP",
    "AP but AP",
    (first, _, second) => only(isOneQuality(first) && isOneQuality(second), withBut(first, second)),
    0.2,
  ),
  rule(
    "AP",
    "AP , but AP",
    (first, _, __, second) =>
      only(isOneQuality(first) && isOneQuality(second), withBut(first, second)),
    0.2,
  ),

  // A noun with what tells which it is
  rule("NBar", "N", (noun) => noun),
  rule("NBar", "AP NBar", (quality, noun) =>
    only(!noun.isName && quality.degree !== "сондай", {
      ...noun,
      qualities: [quality, ...(noun.qualities ?? [])],
    }),
  ),
  rule("NBar", "Ordinal NBar", (quality, noun) => ({
    ...noun,
    // One lives on a storey, and not on what is underfoot
    ...(noun.text === "floor" && { text: "storey" }),
    qualities: [quality, ...(noun.qualities ?? [])],
  })),
  rule("NBar", "Number NBar", (count, noun) => only(noun.count === undefined, { ...noun, count })),
  rule("NBar", "N N", (kind, noun) => only(!noun.isName, { ...noun, kind }), 1),
  rule(
    "NBar",
    "NBar PP",
    (noun, where) =>
      only(
        noun.relative === undefined &&
          noun.where === undefined &&
          where.noun !== undefined &&
          !/^(?:of|with)$/.test(where.prep) &&
          !tellsWhich(where),
        { ...noun, where },
      ),
    0.8,
  ),
  rule(
    "NBar",
    "NBar PP",
    (noun, where) =>
      only(
        noun.relative === undefined &&
          noun.where === undefined &&
          where.noun !== undefined &&
          tellsWhich(where),
        { ...noun, where },
      ),
    0.3,
  ),
  // "The girl with red hair": шашы қызыл қыз has such hair
  rule(
    "NBar",
    "NBar with NP" as "NBar P NP",
    (noun, prep, part) =>
      only(PART.test(part.text) && noun.where === undefined && noun.relative === undefined, {
        ...noun,
        where: { prep, noun: part },
      }),
    0.2,
  ),
  // "Honey like this": мұндай бал
  ...["this", "that"].map((word) =>
    rule(
      "NBar",
      `NBar like ${word}` as "NBar like this",
      (noun) => only(!noun.isName, { ...noun, words: ["мұндай", ...(noun.words ?? [])] }),
      -0.8,
    ),
  ),
  rule(
    "NBar",
    "NBar of Obj",
    (noun, _, of) => only(of.and === undefined && noun.of === undefined, { ...noun, of }),
    -0.1,
  ),
  rule(
    "NBar",
    "NBar Rel",
    (noun, relative) => only(noun.relative === undefined, { ...noun, relative }),
    0.6,
  ),

  // "The neighbours upstairs": жоғарғы қабаттағы көршілер
  rule(
    "NBar",
    "NBar PlaceOf",
    (noun, where) =>
      only(
        !noun.isName &&
          noun.where === undefined &&
          noun.relative === undefined &&
          noun.placed === undefined,
        { ...noun, placed: where },
      ),
    0.3,
  ),

  // A noun phrase
  rule(
    "NP",
    "NBar",
    (noun) => only(noun.plural === true || noun.isName === true || noun.count !== undefined, noun),
    0.1,
  ),
  rule(
    "NP",
    "NBar",
    (noun) => only(noun.plural !== true && noun.isName !== true && noun.count === undefined, noun),
    0.4,
  ),
  rule("NP", "N", (noun) => only(MASS.test(noun.text) && noun.plural !== true, noun)),
  rule("NP", "Det NBar", determined),
  rule("NP", "Phrase", (phrase) => phrase),
  rule("NP", "Name", (name) => name),
  rule(
    "NP",
    "Name Name",
    (first, second) => ({ ...second, kz: `${first.kz ?? ""} ${second.kz ?? ""}` }),
    0.5,
  ),
  rule("NP", "NP 's NBar", (owner, _, noun) => ({ ...noun, owner })),
  rule("NP", "NP Name", (title, name) => only(isTitle(title), { ...name, title }), 0.3),
  rule("NP", "NP , Name", (title, _, name) => only(isTitle(title), { ...name, title }), 1.2),
  rule(
    "NP",
    "NP Number",
    (noun, number) =>
      only(isNumbered(noun), {
        ...noun,
        qualities: [...(noun.qualities ?? []), { word: number, kz: number }],
      }),
    2,
  ),
  rule("NP", "only NP", (_, noun) =>
    only(noun.person === undefined, { ...noun, words: ["тек", ...(noun.words ?? [])] }),
  ),
  rule("NP", "one of NP", (_, __, of) => only(of.plural === true, { text: "", kz: "бір", of })),
  rule("NP", "some of NP", (_, __, of) => only(of.plural === true, { text: "", kz: "кейбір", of })),
  rule("NP", "most of NP", (_, __, of) => only(of.kz === undefined, { text: "", kz: "көп", of })),
  rule("NP", "none of NP", (_, __, of) =>
    only(of.plural === true, { text: "", kz: "ешқайсы", of, denied: true }),
  ),
  rule("NP", "which of NP", (_, __, of) =>
    only(of.plural === true || of.count !== undefined, {
      text: "",
      kz: "қайсы",
      of,
      asks: "which" as const,
    }),
  ),
  rule("NP", "either NP or Obj", (_, noun, word, second) => joined(noun, word, second)),
  rule("NP", "both NP and Obj", (_, noun, __, second) => joined(noun, "both", second), -0.6),
  rule("NP", "not only NP but also Obj", (...parts: unknown[]) =>
    joined(parts[2] as Noun, "not only", parts[5] as Noun),
  ),
  rule("NP", "neither NP nor Obj", (_, noun, __, second) => {
    const both = joined(noun, "neither", second);
    return both && { ...both, denied: true };
  }),
  rule("NP", "NP and Obj", (noun, word, second) => joined(noun, word, second), 0.1),
  rule("NP", "NP or Obj", (noun, word, second) => joined(noun, word, second), 0.1),
  rule(
    "NP",
    "NP , NP",
    (noun, _, second) =>
      only(second.and !== undefined, joined(noun, second.and?.word ?? "and", second)),
    0.3,
  ),
  rule(
    "NP",
    "NP , and Obj",
    (noun, _, word, second) => only(noun.and === undefined, joined(noun, word, second)),
    0.3,
  ),
  rule("Obj", "NP", (noun) => noun),
  rule("Obj", "ObjectPronoun", (noun) => noun),
  rule("Subj", "NP", (noun) => noun),
  rule("Subj", "SubjectPronoun", (noun) => noun),
  rule("Subj", "SubjectPronoun and Subj", (first, word, second) => joined(first, word, second)),
  rule("Subj", "NP and SubjectPronoun", (first, word, second) => joined(first, word, second)),

  // Where, with whom, about what
  rule("PP", "P Obj", (prep, noun) => only(!isPhrase(prep, noun), { prep, noun })),
  rule("PP", "to Obj", (prep, noun) => only(isPlaced(noun), { prep, noun })),
  rule("PP", "P Obj or P Obj", (prep, noun, word, other, second) =>
    only(prep === other, { prep, noun: joined(noun, word, second) as Noun }),
  ),
  rule(
    "PP",
    "P VP",
    (prep, doing) =>
      only(
        doing.form === "ing" &&
          /^(?:without|after|before|by|of|for|about|from|instead of|in|at)$/.test(prep),
        { prep, doing },
      ),
    0.2,
  ),
];

const isOneQuality = ({ and, but, or }: Quality): boolean =>
  and === undefined && but === undefined && or === undefined;
const withBut = (first: Quality, second: Quality): Quality => ({ ...first, but: second });

/** A value where a condition holds. */
export function only<Value>(holds: boolean, value: Value | undefined): Value | undefined {
  return holds ? value : undefined;
}

function determined(det: Partial<Noun>, noun: Noun): Noun | undefined {
  if (noun.isName && det.owner === undefined && !det.definite) return undefined;
  if (noun.count !== undefined && det.count !== undefined) return undefined;
  // "So many that we left" are not those that we left
  if (det.words?.includes("сонша") && noun.relative) return undefined;
  // "a books", "this books" are none
  if (det.plural === true && noun.plural !== true && noun.count === undefined) return undefined;
  const words = [...(det.words ?? []), ...(noun.words ?? [])];
  return {
    ...noun,
    ...det,
    isDetermined: true,
    ...(words.length > 0 && { words }),
    ...(noun.plural && { plural: true }),
  };
}

/** Whom a name may follow: my friend Erzhan, the city of … */
const isTitle = (noun: Noun): boolean =>
  noun.text !== "" &&
  !noun.isName &&
  noun.and === undefined &&
  noun.relative === undefined &&
  noun.where === undefined;

const isNumbered = (noun: Noun): boolean =>
  /^(?:bus|room|page|lesson|number|gate|platform|flat)$/.test(noun.text);
