import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, predicateWith, verbAs, verbWith } from "../word/inflected.ts";
import { QUOTE } from "../word/read-word.ts";
import type { Person, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import {
  capitalLike,
  changed,
  childOf,
  rootOf,
  slip,
  suffixesOf,
  withParticles,
} from "./rewrite.ts";

/** The person a clause has, on the wrong word or on none. */
export function personSlips(parse: Parse): Fault[] {
  return [
    ...onParticiple(parse),
    ...unfinished(parse),
    ...beforeCopula(parse),
    ...inProgress(parse),
  ];
}

/** The first pronoun in the nominative: who the clause speaks of. */
export const firstOf = (
  parse: Parse,
): { at: number; reading: Reading; token: Token } | undefined => {
  const at = parse.words.findIndex(
    ({ reading }) =>
      reading.kind === "noun" &&
      reading.pronoun &&
      reading.person !== undefined &&
      reading.case === "NOM",
  );
  const token = parse.tokens[at];
  const reading = parse.words[at]?.reading;
  return token && reading ? { at, reading, token } : undefined;
};

/** A predicate in another person; "" where there is no such form. */
export function inPerson(token: Token, reading: Reading, person: Person): string {
  if (reading.kind === "verb") {
    const form = verbWith(reading, { person });
    if (form !== "") return withParticles(token, form);
    return "";
  }
  const text = predicateWith(token.lower, reading, person);
  return text === "" ? "" : withParticles(token, text);
}

/** Several clauses, or something quoted: whose person a word has is not told by its place. */
function isWoven(tokens: readonly Token[], but = ""): boolean {
  return tokens.some(
    ({ mark, lower }, at) =>
      lower === QUOTE ||
      /^де(?:ді|дім|йді|пті)$/.test(lower) ||
      (mark !== "" && mark !== but && at < tokens.length - 1),
  );
}

/** The point of grammar that explains the ending of a predicate. */
export const pointOf = (reading: Reading): string => {
  if (reading.kind !== "verb") return "copula";
  const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
  return ids.includes("past")
    ? "past-di"
    : ids.includes("pres")
      ? "present-future"
      : "person-endings";
};

/** мен Алматыда болған → болғанмын; мен барар → барармын; мен көрген жоқ → көрген жоқпын. */
function onParticiple(parse: Parse): Fault[] {
  const first = firstOf(parse);
  const root = rootOf(parse);
  const said = parse.words[root]?.reading;
  const token = parse.tokens[root];
  if (!first || !said || !token || first.at >= root || isWoven(parse.tokens)) return [];
  // біз тұрған үйде лифт болған жоқ: "we" is said of another verb
  const under = parse.words[first.at]?.head ?? -1;
  if (parse.words[under]?.relation === "relative") return [];
  if (parse.words[root - 1]?.reading.form === "des") return [];
  const person = first.reading.person as Person;
  if (person === "3") return [];
  const before = parse.words[root - 1]?.reading;
  const withNo =
    /^(?:жоқ|емес)$/.test(token.lower) &&
    before?.kind === "verb" &&
    before.form === "part" &&
    before.case === undefined;
  if (withNo) {
    const owned = childOf(parse, root, "subject");
    if (owned >= 0 && owned !== first.at && parse.words[owned]?.reading.form !== "part") return [];
    const form = predicateWith(token.lower, said, person);
    return form === ""
      ? []
      : [
          slip(
            root,
            changed(parse.tokens, { [root]: withParticles(token, form) }, "perfect-gan", 0.3),
          ),
        ];
  }
  const id = suffixesOf(parse, root).at(-1);
  const bare =
    said.kind === "verb" &&
    said.case === undefined &&
    said.owner === undefined &&
    (said.person === undefined || said.person === "3") &&
    /^(?:perf|hab|fut|futNeg|intenAg|inten)$/.test(id ?? "");
  if (!bare) return [];
  if (
    first.token.mark !== "" ||
    parse.words.some(
      ({ reading }, at) =>
        at > first.at &&
        at < root &&
        reading.kind === "noun" &&
        reading.case === "NOM" &&
        reading.pronoun,
    )
  )
    return [];
  const form = predicateWith(token.lower, { ...said, kind: "noun" }, person);
  const point =
    id === "perf"
      ? "perfect-gan"
      : id === "hab"
        ? "used-to"
        : id?.startsWith("fut")
          ? "future-ar"
          : "intention";
  return [
    slip(
      root,
      form === "" ? [] : changed(parse.tokens, { [root]: withParticles(token, form) }, point, 0.3),
    ),
  ];
}

/** мен ертең бару → барамын; ол ертең келе → келеді; шай ішіп → шай іштім. */
function unfinished(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const token = tokens[root];
  if (isWoven(tokens, ",") || token?.readings[0]?.kind !== "verb") return [];
  if (
    !said ||
    !token ||
    said.kind !== "verb" ||
    token.question !== undefined ||
    token.leaning.length > 0
  )
    return [];
  const first = firstOf(parse);
  const person = (first?.reading.person ?? undefined) as Person | undefined;
  // екті, еңбек етіп жүріп: an afterthought
  if (
    words.some(
      ({ reading }, at) =>
        at < root && reading.kind === "verb" && reading.form === "fin" && tokens[at]?.mark !== "",
    )
  )
    return [];
  const infinitive = said.form === "vn" && said.case === "NOM" && said.owner === undefined;
  const asVerb: Reading = { ...said, form: "fin" };
  const put = (tense: string, who: Person, point: string, change: number) => {
    const form = verbWith(asVerb, { tense, person: who });
    return form === ""
      ? []
      : changed(tokens, { [root]: capitalLike(token.text, form) }, point, change);
  };
  if (infinitive && first && person && first.token.mark === "" && first.at < root)
    return [
      slip(
        root,
        put("IND;PRS", person, "present-future", 0.5),
        put("IND;PST", person, "past-di", 0.7),
      ),
    ];
  if (said.form === "a" && !said.negative && tokens.length > 1)
    return [slip(root, put("IND;PRS", person ?? "3", "present-future", 0.4))];
  if (said.form === "p" && !said.negative && tokens.length > 2 && !token.lower.includes("-"))
    return [
      slip(
        root,
        token.lower === "деп"
          ? put(
              "IND;PST",
              person === undefined || first?.reading.person === "1s" ? "3" : person,
              "dep-dedi",
              0.5,
            )
          : put("IND;PST", person ?? "3", "converb-ip", 0.5),
      ),
    ];
  return [];
}

/** студентпін едім → студент едім; дәрігерсің екен → дәрігер екенсің; келетінмін шығар → келетін шығармын. */
function beforeCopula(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const found = /^(еді|екен|шығар)/.exec(token.lower)?.[1];
    const before = tokens[at - 1];
    const reading = words[at - 1]?.reading;
    if (
      found === undefined ||
      words[at]?.reading.kind !== "cop" ||
      !before ||
      !reading ||
      before.mark !== "" ||
      token.question !== undefined
    )
      return [];
    const person = reading.person;
    if (reading.pronoun || person === undefined || person === "3" || reading.kind === "modal")
      return [];
    const ids = suffixesOf(parse, at - 1);
    const ending = ids.at(-1)?.startsWith("cop") ?? false;
    if (!ending || ids.includes("pres")) return [];
    const bare = predicateWith(before.lower, reading, "3");
    const stem = bare.replace(/(.)$/u, "$1");
    const next = COPULAS[found]?.[person];
    if (next === undefined || stem === before.lower) return [slip(at)];
    return [
      slip(
        at,
        changed(
          tokens,
          { [at - 1]: capitalLike(before.text, stem), [at]: [next, ...token.leaning].join(" ") },
          found === "шығар" ? "shygar-mumkin" : found === "екен" ? "eken" : "edi",
          0.4,
        ),
      ),
    ];
  });
}

/** біз жұмыс істеуде → біз жұмыс істеудеміз. */
function inProgress(parse: Parse): Fault[] {
  const first = firstOf(parse);
  const root = rootOf(parse);
  const said = parse.words[root]?.reading;
  const token = parse.tokens[root];
  const person = first?.reading.person;
  if (
    !first ||
    !token ||
    said?.form !== "vn" ||
    said.case !== "LOC" ||
    said.owner ||
    !person ||
    person === "3"
  )
    return [];
  if (said.person && said.person !== "3") return [];
  const form = predicateWith(token.lower, said, person);
  return form === ""
    ? []
    : [slip(root, changed(parse.tokens, { [root]: withParticles(token, form) }, "uda", 0.3))];
}

const COPULAS: Readonly<Record<string, Readonly<Partial<Record<Person, string>>>>> = {
  еді: {
    "1s": "едім",
    "2s": "едің",
    "2f": "едіңіз",
    "1p": "едік",
    "2p": "едіңдер",
    "2pf": "едіңіздер",
  },
  екен: {
    "1s": "екенмін",
    "2s": "екенсің",
    "2f": "екенсіз",
    "1p": "екенбіз",
    "2p": "екенсіңдер",
    "2pf": "екенсіздер",
  },
  шығар: { "1s": "шығармын", "2s": "шығарсың", "2f": "шығарсыз", "1p": "шығармыз" },
};

/** A pronoun of the same person in another case. */
export const pronounAs = (reading: Reading, kase: "DAT" | "GEN" | "LOC"): string =>
  nounWith(reading, { case: kase });

/** The infinitive with its owner. */
export const ownedInfinitive = (reading: Reading, person: Person): string =>
  verbAs(
    reading,
    `V;VN;NOM;${{ "1s": "PSS1S", "2s": "PSS2S;INFM", "2f": "PSS2S;FORM", "3": "PSS3", "1p": "PSS1P", "2p": "PSS2S;INFM", "2pf": "PSS2S;FORM" }[person]}`,
  );
