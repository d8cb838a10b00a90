import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { capitalLike, changed, slip, withParticles } from "./rewrite.ts";

/** A word in the place of another: what a Kazakh asks by кім, says by -ша, gives back by its own verb. */
export function wordSlips(parse: Parse): Fault[] {
  return [
    ...named(parse),
    ...languages(parse),
    ...tongues(parse),
    ...brought(parse),
    ...called(parse),
    ...pairs(parse),
    ...abbreviations(parse),
    ...besides(parse),
    ...whatOf(parse),
    ...feeling(parse),
  ];
}

/** атың не → атың кім. */
function named({ tokens }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => /^(?:не|қандай)$/.test(lower));
  const before = tokens[at - 1];
  if (
    at < 1 ||
    at !== tokens.length - 1 ||
    !before ||
    !/^(?:ат|есім)(?:ың|ыңыз|ы|ің|іңіз|і|тары|тарың|тарыңыз)$/.test(before.lower)
  )
    return [];
  if (tokens[at]?.lower === "қандай") return [];
  if (at > 1 && !/^(?:сенің|сіздің|оның|сендердің)$/.test(tokens[at - 2]?.lower ?? "")) return [];
  return [slip(at, changed(tokens, { [at]: "кім" }, "question-words", 0.3))];
}

/** қазақша тілде → қазақ тілінде: a manner is no quality of a language. */
function tongues({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const people = /^(.+)(?:ша|ше)$/u.exec(token.lower)?.[1];
    const next = words[at + 1]?.reading;
    const after = tokens[at + 1];
    if (people === undefined || !PEOPLES.test(people) || next?.lemma !== "тіл" || !after) return [];
    if (next.owner !== undefined || token.mark !== "") return [];
    const owned = nounWith(next, { owner: "3" });
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: capitalLike(token.text, people), [at + 1]: withParticles(after, owned) },
          "compound-nouns",
          0.3,
        ),
      ),
    ];
  });
}

const PEOPLES =
  /^(?:қазақ|орыс|ағылшын|түрік|неміс|қытай|француз|жапон|корей|испан|өзбек|қырғыз|татар|араб)$/;
const SPOKEN = new Set("сөйлеу түсіну жазу оқу айту үйрену".split(" "));

/** қазақ сөйлеймін → қазақша сөйлеймін. */
function languages({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    if (!PEOPLES.test(token.lower) || token.mark !== "") return [];
    const tongue = tokens[at + 1]?.lower === "тілі" || tokens[at + 1]?.lower === "тіл";
    const verb = words[at + (tongue ? 2 : 1)]?.reading;
    if (verb?.kind !== "verb" || !SPOKEN.has(verb.lemma)) return [];
    if (!tongue && words[at]?.relation === "subject" && (verb.person ?? "3") === "3") return [];
    const said = `${token.text}ша`
      .replace(/(түрік|өзбек)ша/iu, "$1ше")
      .replace(/неміс(ша)/iu, "немісше");
    const speak = /^(?:сөйлеу|түсіну)$/.test(verb.lemma) || !tongue;
    if (tongue && !speak)
      return [slip(at, changed(tokens, { [at + 1]: "тілін" }, "accusative", 0.4))];
    return [
      slip(at, changed(tokens, { [at]: said, ...(tongue && { [at + 1]: "" }) }, "sha-manner", 0.4)),
    ];
  });
}

/** маған мұнда су апарыңыз → әкеліңіз. */
function brought({ tokens, words }: Parse): Fault[] {
  const at = words.findIndex(({ reading }) => reading.kind === "verb" && reading.lemma === "апару");
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || !reading) return [];
  const here = tokens.some(
    ({ lower }, place) => place < at && /^(?:мұнда|осында|бері)$/.test(lower),
  );
  const me = words.some(
    ({ reading: one }, place) =>
      place < at &&
      one.pronoun &&
      one.case === "DAT" &&
      (one.person === "1s" || one.person === "1p"),
  );
  if (!here && !(me && reading.form === "imp")) return [];
  const form = verbWith({ ...reading, lemma: "әкелу" }, {});
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: form === "" ? undefined : withParticles(token, form) },
        "bring-and-take",
        0.5,
      ),
    ),
  ];
}

/** Асан деп бала → Асан деген бала. */
function called({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => lower === "деп");
  const before = words[at - 1]?.reading;
  const next = words[at + 1]?.reading;
  if (
    at < 1 ||
    !before?.name ||
    next?.kind !== "noun" ||
    next.pronoun ||
    next.case !== "NOM" ||
    tokens[at]?.mark !== ""
  )
    return [];
  if (words[at + 2]?.reading.kind !== "verb") return [];
  if (
    /^(?:ат)$/.test(next.lemma) ||
    /^(?:атау|қою|атады|білу|ойлау)$/.test(words[at + 2]?.reading.lemma ?? "")
  )
    return [];
  return [slip(at, changed(tokens, { [at]: "деген" }, "degen", 0.4))];
}

/** атам-анам → ата-анам: a pair takes one ending. */
function pairs({ tokens }: Parse): Fault[] {
  return tokens.flatMap((token, at) =>
    token.lower === "атам-анам"
      ? [
          slip(
            at,
            changed(tokens, { [at]: capitalLike(token.text, "ата-анам") }, "reduplication", 0.3),
          ),
        ]
      : [],
  );
}

/** АҚШта → АҚШ-та. */
function abbreviations(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at) => {
    const [, head, tail] = /^(\p{Lu}{2,})(\p{Ll}{1,5})$/u.exec(token.text) ?? [];
    if (head === undefined || tail === undefined) return [];
    return [
      slip(
        at,
        changed(
          parse.tokens,
          { [at]: withParticles(token, `${head}-${tail}`) },
          "abbreviations",
          0.2,
        ),
      ),
    ];
  });
}

/** содан қатар → сонымен қатар. */
function besides({ tokens }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const right = { содан: "сонымен", бұдан: "бұнымен", сол: "сонымен" }[token.lower];
    if (right === undefined || tokens[at + 1]?.lower !== "қатар") return [];
    return [
      slip(at, changed(tokens, { [at]: capitalLike(token.text, right) }, "text-connectors", 0.3)),
    ];
  });
}

/** сен ше барасың → сен барасың ба. */
function whatOf({ tokens }: Parse): Fault[] {
  const at = tokens.findIndex(({ leaning, mark }) => leaning.includes("ше") && mark === "");
  const token = tokens[at];
  const last = tokens.at(-1);
  if (!token || !last || at === tokens.length - 1) return [];
  const asked = questionParticle(last.lower);
  return [
    slip(
      at,
      last.question !== undefined || asked === ""
        ? changed(tokens, { [at]: token.text }, "rhetoric-ellipsis", 0.4)
        : changed(
            tokens,
            { [at]: token.text, [tokens.length - 1]: `${last.text} ${asked}` },
            "rhetoric-ellipsis",
            0.4,
          ),
    ),
  ];
}

/** мен суықпын → маған суық; сен дұрыссың → сенікі дұрыс. */
function feeling({ tokens, words }: Parse): Fault[] {
  const at = tokens.length - 1;
  const token = tokens[at];
  const [first] = tokens;
  const who = words[0]?.reading;
  const [, root] =
    /^(суық|ыстық|қызық|салқын|дұрыс)(?:пын|сың|сыз|пыз)$/.exec(token?.lower ?? "") ?? [];
  if (
    !token ||
    !first ||
    root === undefined ||
    at !== 1 ||
    !who?.pronoun ||
    who.person === undefined
  )
    return [];
  if (root === "дұрыс") {
    const mine = {
      "1s": "менікі",
      "2s": "сенікі",
      "2f": "сіздікі",
      "1p": "біздікі",
      "2p": "сендердікі",
      "2pf": "сіздердікі",
      "3": "онікі",
    }[who.person];
    return [
      slip(at, changed(tokens, { 0: capitalLike(first.text, mine), [at]: root }, "niki", 0.4)),
    ];
  }
  const to = nounWith(who, { case: "DAT" });
  return [slip(at, changed(tokens, { 0: capitalLike(first.text, to), [at]: root }, "liking", 0.4))];
}
