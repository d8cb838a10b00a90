import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { capitalLike, changed, childOf, slip } from "./rewrite.ts";

/** Pronouns declined as if they were nouns, and written with Russian letters. */
const FORMS: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  [
    ["менге менға мені-ге", "маған", "pronoun-cases"],
    ["сенге сенға", "саған", "pronoun-cases"],
    ["олға олге оға", "оған", "pronoun-cases"],
    ["бұлға бұға", "бұған", "demonstratives"],
    ["осыға", "осыған", "demonstratives"],
    ["олды олны олді", "оны", "pronoun-cases"],
    ["бұлды бұлны", "мұны", "demonstratives"],
    ["олдан олнан", "одан", "pronoun-cases"],
    ["бұлдан бұлнан", "бұдан", "demonstratives"],
    ["осыдан-нан", "осыдан", "demonstratives"],
    ["олмен", "онымен", "pronoun-cases"],
    ["сенді сенні", "сені", "pronoun-cases"],
    ["бұлмен", "мұнымен", "demonstratives"],
    ["сенмен", "сенімен", "pronoun-cases"],
    ["менмен", "менімен", "pronoun-cases"],
    ["олда", "онда", "here-there"],
    ["осыда", "осында", "here-there"],
    ["бұлда", "мұнда", "here-there"],
    ["менді менні менны", "мені", "pronoun-cases"],
    ["меннің мендің менін", "менің", "pronoun-cases"],
    ["сеннің сендің сенін", "сенің", "pronoun-cases"],
    ["олның олдың онын", "оның", "pronoun-cases"],
    ["бұлның бұлдың", "мұның", "demonstratives"],
    ["біздін", "біздің", "kazakh-letters"],
    ["сіздін", "сіздің", "kazakh-letters"],
    ["олардын", "олардың", "kazakh-letters"],
    ["бұлдай", "мұндай", "here-there"],
    ["олдай", "ондай", "here-there"],
    ["осыдай", "осындай", "here-there"],
    ["менден меннен", "менен", "pronoun-cases"],
    ["сенден сеннен", "сенен", "pronoun-cases"],
  ].flatMap(([wrong = "", right = "", point = ""]) =>
    wrong.split(" ").map((form) => [form, [right, point] as const]),
  ),
);

export function pronounSlips(parse: Parse): Fault[] {
  return [...shapes(parse), ...minePutBefore(parse)];
}

function shapes({ tokens }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const found = FORMS[token.lower];
    // менмен адам, менмен көрінді: who thinks much of himself
    if (!found || (token.lower === "менмен" && tokens[at + 1]?.lower !== "бірге")) return [];
    const particles = [...token.leaning, ...(token.question === undefined ? [] : [token.question])];
    const text = [capitalLike(token.text, found[0]), ...particles].join(" ");
    return [slip(at, changed(tokens, { [at]: text }, found[1], 0.2))];
  });
}

/** менікі кітап → менің кітабым; бұл кітап менің → бұл кітап менікі. */
function minePutBefore(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  return tokens.flatMap((token, at) => {
    const [, own] = /^((?:мен|сен|о|сіз|біз|олар))(?:ікі|дікі|нікі|іки)$/.exec(token.lower) ?? [];
    const next = words[at + 1]?.reading;
    if (
      own !== undefined &&
      at > 0 &&
      token.mark === "" &&
      next?.kind === "noun" &&
      !next.pronoun &&
      next.case === "NOM" &&
      at + 1 === end
    ) {
      const genitive = GENITIVES[own];
      const owner = OWNERS[own];
      const owned = owner === undefined ? "" : nounWith(next, { owner });
      if (genitive === undefined || owned === "") return [slip(at)];
      return [
        slip(
          at,
          changed(
            tokens,
            { [at]: capitalLike(token.text, genitive), [at + 1]: owned },
            "niki",
            0.6,
          ),
        ),
      ];
    }
    const mine = OWN_PREDICATES[token.lower];
    // Күнім менің! — whose it is stands behind in tenderness
    const isTender = words[at - 1]?.reading.owner === words[at]?.reading.person;
    if (
      mine !== undefined &&
      !isTender &&
      at === end &&
      at > 0 &&
      childOf(parse, at, "owner") < 0 &&
      token.question === undefined &&
      token.leaning.length === 0
    )
      return [slip(at, changed(tokens, { [at]: mine }, "niki", 0.5))];
    return [];
  });
}

const GENITIVES: Readonly<Record<string, string>> = {
  мен: "менің",
  сен: "сенің",
  о: "оның",
  сіз: "сіздің",
  біз: "біздің",
  олар: "олардың",
};
const OWNERS = { мен: "1s", сен: "2s", о: "3", сіз: "2f", біз: "1p", олар: "3" } as Readonly<
  Record<string, "1s" | "2s" | "2f" | "1p" | "3">
>;
const OWN_PREDICATES: Readonly<Record<string, string>> = {
  менің: "менікі",
  сенің: "сенікі",
  сіздің: "сіздікі",
  біздің: "біздікі",
  оның: "онікі",
  олардың: "олардікі",
};
