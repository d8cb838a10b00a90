import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { predicateWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { NEGATIVES } from "../word/word-lists.ts";
import { capitalLike, changed, childOf, reordered, rootOf, slip, suffixesOf } from "./rewrite.ts";

/** емес, жоқ and -ма where another of them is said. */
export function negationSlips(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at) => {
    if (/^емес/.test(token.lower)) return notSlips(parse, token, at);
    if (/^жоқ(?:пын|пыз|сың|сыз|сыңдар)?$/.test(token.lower)) return noSlips(parse, at);
    if (token.lower === "бар") return nothingIs(parse, at);
    return [];
  });
}

function notSlips(parse: Parse, token: Token, at: number): Fault[] {
  const { tokens, words } = parse;
  const before = tokens[at - 1];
  const reading = words[at - 1]?.reading;
  if (!before || !reading || before.mark !== "" || token.question !== undefined) return [];
  if (token.leaning.length > 0 || before.leaning.length > 0) return [];
  const put = (text: string, said: string, point: string) =>
    text === ""
      ? []
      : changed(tokens, { [at - 1]: capitalLike(before.text, text), [at]: said }, point);
  // үйде нан бар емес, бар емес еді
  if (before.lower === "бар") return [slip(at, put("жоқ", "", "bar-zhoq"))];
  if (
    reading.kind === "verb" &&
    (reading.form === "fin" || reading.form === "imp" || reading.form === "cond")
  ) {
    const ids = suffixesOf(parse, at - 1);
    if (ids.at(-1) === "perf") return [];
    if (ids.includes("inten"))
      return [slip(at, put(strip(before, reading), `емес${copula(parse, at - 1)}`, "intention"))];
    if (ids.includes("hab"))
      return [slip(at, put(strip(before, reading), `емес${copula(parse, at - 1)}`, "used-to"))];
    const point = ids.includes("past")
      ? "past-di"
      : reading.form === "cond"
        ? "conditional"
        : reading.form === "imp"
          ? "imperative"
          : "present-negative";
    return [slip(at, put(verbWith(reading, { negative: true }), "", point))];
  }
  // айтып емес кетті → айтпай кетті; ұмыту емес үшін → ұмытпау үшін
  const next = words[at + 1]?.reading;
  if (reading.kind === "verb" && reading.form === "p" && next?.kind === "verb")
    return [slip(at, put(verbAs(reading, "V.CVB;PFV;NEG"), "", "instead-without"))];
  if (reading.form === "vn" && reading.case === "NOM" && next?.kind === "post")
    return [slip(at, put(verbAs(reading, "V;VN;NOM;NEG"), "", "purpose"))];
  // студентпін емес → студент емеспін; менікі емес says whose it is, not who
  if (/[дтн]?ікі$/.test(before.lower)) return [];
  if (reading.kind !== "verb" && reading.person && reading.person !== "3" && !reading.pronoun) {
    const bare = strip(before, reading);
    const ending = copula(parse, at - 1);
    if (bare !== "" && ending !== "") return [slip(at, put(bare, `емес${ending}`, "not-emes"))];
  }
  // бұл емес менің кітабым → бұл менің кітабым емес
  const end = tokens.length - 1;
  const last = words[end]?.reading;
  const opens = at === 1 && (reading.pronoun || reading.kind === "det" || reading.name);
  if (opens && token.mark === "" && end > at && (last?.kind === "noun" || last?.kind === "adj"))
    return [
      slip(
        at,
        reordered(parse, [...tokens.keys()].filter((place) => place !== at).concat(at), "not-emes"),
      ),
    ];
  // үйде нан емес: what is not there is жоқ
  const root = rootOf(parse);
  const place = words.findIndex(
    ({ reading: one, head }, where) =>
      where < at - 1 && one.case === "LOC" && (head === at - 1 || head === at),
  );
  const bareNoun =
    !token.mark.includes(",") &&
    reading.kind === "noun" &&
    reading.case === "NOM" &&
    !reading.pronoun &&
    !reading.name;
  const subject = Math.max(childOf(parse, at - 1, "subject"), childOf(parse, at, "subject"));
  if (
    place >= 0 &&
    bareNoun &&
    subject < 0 &&
    (root === at || /^(?:еді|екен)/.test(tokens[root]?.lower ?? ""))
  )
    return [slip(at, changed(tokens, { [at]: "жоқ" }, "bar-zhoq", 0.5))];
  // менің уақытым емес: mine is not, or I have none
  const owner = childOf(parse, at - 1, "owner");
  if (root === at && subject < 0 && owner >= 0 && bareNoun && at === 2 && NEEDED.has(reading.lemma))
    return [slip(at, changed(tokens, { [at]: "жоқ" }, "having", 0.5))];
  return [];
}

/** What one has or has not, rather than is or is not. */
const NEEDED = new Set("уақыт ақша көлік машина ұйқы күш мүмкіндік жұмыс көмек".split(" "));

function noSlips(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const reading = words[at - 1]?.reading;
  if (!before || !reading || before.mark !== "" || token.question !== undefined) return [];
  const said = (text: string, point: string, change = 0.5) =>
    changed(tokens, { [at]: text }, point, change);
  // шешім қабылдадық жоқ → қабылдаған жоқпыз
  const ids = suffixesOf(parse, at - 1);
  if (
    reading.form === "fin" &&
    !reading.negative &&
    token.lower === "жоқ" &&
    before.leaning.length === 0 &&
    before.question === undefined &&
    ids.includes("past") &&
    at === tokens.length - 1
  ) {
    const participle = verbAs(reading, "V.PTCP;PST");
    const none = predicateWith(
      "жоқ",
      { ...reading, kind: "noun", source: undefined },
      reading.person ?? "3",
    );
    return participle === "" || none === ""
      ? []
      : [
          slip(
            at - 1,
            changed(
              tokens,
              { [at - 1]: capitalLike(before.text, participle), [at]: none },
              "perfect-gan",
              0.2,
            ),
          ),
        ];
  }
  // істейміз жоқ → істемейміз
  if (
    reading.form === "fin" &&
    !reading.negative &&
    token.lower === "жоқ" &&
    ids.includes("pres") &&
    at === tokens.length - 1
  ) {
    const negative = verbWith(reading, { negative: true });
    return [
      slip(
        at,
        negative === ""
          ? []
          : changed(
              tokens,
              { [at - 1]: capitalLike(before.text, negative), [at]: "" },
              "present-negative",
              0.2,
            ),
      ),
    ];
  }
  const not = token.lower
    .replace(/^жоқ/, "емес")
    .replace(/пын$/, "пін")
    .replace(/пыз$/, "піз")
    .replace(/сың/, "сің")
    .replace(/сыз$/, "сіз")
    .replace(/дар$/, "дер");
  if (/^(?:керек|қажет|тиіс|мүмкін)$/.test(before.lower)) return [slip(at, said(not, "kerek"))];
  // отыруға жоқ → отыруға болмайды
  if (
    reading.form === "vn" &&
    reading.case === "DAT" &&
    token.lower === "жоқ" &&
    rootOf(parse) === at
  )
    return [slip(at, said("болмайды", "may-bolady"))];
  if (reading.kind === "post" && /^(?:сияқты|секілді)$/.test(reading.lemma))
    return [slip(at, said(not, "siyaqty"))];
  // бұл қымбат жоқ → емес
  const subject = Math.max(childOf(parse, at, "subject"), childOf(parse, at - 1, "subject"));
  const holder = tokens.slice(0, at - 1).some((_, place) => {
    const one = words[place]?.reading;
    return (
      one?.kind === "noun" && one.case === "NOM" && (one.pronoun || one.name || place === subject)
    );
  });
  // мен дәрігер жоқпын: who one is not
  const said1 = token.lower !== "жоқ" && reading.kind === "noun" && reading.case === "NOM";
  if (said1 && !reading.pronoun && reading.owner === undefined)
    return [slip(at, said(not, "not-emes", 0.3))];
  const opens =
    words[0]?.reading.kind === "det" &&
    words[0].reading.lemma === "бұл" &&
    words[0].head !== at - 1;
  const than = words.some(({ reading: one }) => one.case === "ABL" || one.case === "LOC");
  if (
    reading.kind === "adj" &&
    reading.source?.suffixes.length === 0 &&
    !than &&
    (holder || opens || tokens[0]?.lower === "бұл")
  )
    return [slip(at, said(not, "not-emes"))];
  return [];
}

/** ештеңе бар → ештеңе жоқ. */
function nothingIs(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  if (rootOf(parse) !== at || tokens[at]?.question !== undefined) return [];
  // ешкім жоқ еді, қазір бар: what was said before is another clause
  const from = words.findLastIndex(
    ({ reading }, place) => place < at && (reading.form === "fin" || reading.kind === "modal"),
  );
  const nothing = tokens.some(
    ({ lower }, place) =>
      place > from && (NEGATIVES.has(lower) || NEGATIVES.has(words[place]?.reading.lemma ?? "")),
  );
  return nothing ? [slip(at, changed(tokens, { [at]: "жоқ" }, "indefinites", 0.5))] : [];
}

const strip = (token: Token, reading: Parse["words"][number]["reading"]): string =>
  predicateWith(token.lower, reading, "3");

/** The personal ending of a predicate as емес takes it. */
function copula(parse: Parse, at: number): string {
  const person = parse.words[at]?.reading.person;
  const endings: Readonly<Partial<Record<Person, string>>> = {
    "1s": "пін",
    "2s": "сің",
    "2f": "сіз",
    "1p": "піз",
    "2p": "сіңдер",
    "2pf": "сіздер",
    "3": "",
  };
  return person === undefined ? "" : (endings[person] ?? "");
}
