import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, changed, inside, slip, wordsOf } from "./rewrite.ts";

const BECAUSE = /^(?:өйткені|себебі)$/;

/** Causes and what comes of them: in which order two clauses stand, and in which case a cause. */
export const causeSlips = (parse: Parse, government: Government): Fault[] => [
  ...causeFirst(parse),
  ...weatherFromDoing(parse, government),
  ...causeWithoutCase(parse),
];

/** себебі шаршадым, ұйықтадым → ұйықтадым, себебі шаршадым: себебі joins what follows to what was said. */
function causeFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  if (
    !BECAUSE.test(tokens[0]?.lower ?? "") ||
    tokens.some(({ question }) => question !== undefined)
  )
    return [];
  const commas = tokens.flatMap(({ mark }, at) => (mark.includes(",") ? [at] : []));
  const [comma = -1, ...others] = commas.filter((at) => at > 0);
  const finite = (at: number) => {
    const reading = words[at]?.reading;
    return reading?.form === "fin" && reading.kind === "verb";
  };
  const last = tokens.length - 1;
  if (comma < 1 || others.length > 0 || !finite(comma) || !finite(last)) return [];
  // өйткені кеш болды, күн батты: it goes on with what was said before
  const persons = [comma, last].map((at) => words[at]?.reading.person ?? "3");
  if (persons[0] === "3" || persons[0] !== persons[1]) return [];
  if (
    words[comma + 1]?.reading.kind === "conj" ||
    /^(?:сондықтан|сол|содан)$/.test(tokens[comma + 1]?.lower ?? "")
  )
    return [];
  const base = wordsOf(tokens);
  const because = base[0]?.toLowerCase() ?? "";
  const first = tokens[0];
  if (!first) return [];
  const effect = base.slice(comma + 1);
  const cause = base.slice(1, comma + 1);
  const words1 = [capitalLike(first.text, effect[0] ?? ""), ...effect.slice(1), because, ...cause];
  const marks = words1.map((_, at) =>
    at === effect.length - 1 ? "," : at === words1.length - 1 ? (tokens[last]?.mark ?? "") : "",
  );
  return [slip(0, [{ words: words1, marks, change: 0.4, point: "because-so" }])];
}

/** далада суық, өйткені мен пальто кидім → сондықтан: no weather comes of what somebody does. */
function weatherFromDoing(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(({ lower }, place) => place > 0 && BECAUSE.test(lower));
  const said = words[at - 1]?.reading;
  const root = words.findIndex(({ head }) => head === -1);
  const doing = words[root]?.reading;
  if (at < 1 || !said || !tokens[at - 1]?.mark.includes(",") || root < at) return [];
  const before = words.slice(0, at).map(({ reading }) => reading);
  const isWeather =
    (said.kind === "adj" && government.isOf(said.lemma, "weather")) || said.lemma === "жауу";
  if (!isWeather || before.some(({ pronoun, owner }) => pronoun || owner !== undefined)) return [];
  if (doing?.kind !== "verb" || doing.form !== "fin" || doing.person === "3" || doing.negative)
    return [];
  return [
    slip(
      at,
      changed(tokens, { [at]: inside(parse, at).toLowerCase() && "сондықтан" }, "because-so", 0.3),
    ),
  ];
}

const CAUSES: Readonly<Record<string, string>> = {
  салдары: "салдарынан",
  кесірі: "кесірінен",
  арқасы: "арқасында",
};

/** қуаңшылықтың салдары егін шықпады → салдарынан. */
function causeWithoutCase({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const right = CAUSES[token.lower];
    const before = words[at - 1]?.reading;
    const root = words.find(({ head }) => head === -1)?.reading;
    if (words[at]?.relation === "case" || words[at + 1]?.reading.kind === "post") return [];
    if (right === undefined || before?.case !== "GEN" || root?.kind !== "verb") return [];
    const doer = words.some(
      ({ reading }, place) =>
        place > at &&
        reading.kind === "noun" &&
        reading.case === "NOM" &&
        reading.form === undefined,
    );
    return doer
      ? [
          slip(
            at,
            changed(tokens, { [at]: capitalLike(token.text, right) }, "postpositions-2", 0.2),
          ),
        ]
      : [];
  });
}
