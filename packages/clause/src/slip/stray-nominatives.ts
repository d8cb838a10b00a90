import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, pronounIn, verbWith } from "../word/inflected.ts";
import {
  changed,
  childOf,
  inside,
  isTold,
  reordered,
  rootOf,
  slip,
  withEndings,
  withParticles,
} from "./rewrite.ts";

/** Nominatives, accusatives and predicates that changed places. */
export const strayNominativeSlips = (parse: Parse, government: Government): Fault[] => [
  ...acceptedThere(parse),
  ...happening(parse),
  ...nothingFirst(parse),
  ...notBefore(parse),
  ...whoIsAsked(parse),
  ...doneToUs(parse),
  ...ofTheReader(parse),
  ...taughtThem(parse, government),
  ...accusedDoer(parse),
  ...likedMe(parse),
  ...notWhat(parse),
];

/** мешітті бар, әндерін ұнайды, көйлекті керек → мешіт бар: what is there, is liked or needed is the subject. */
function acceptedThere(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const last = tokens[end];
  const at = end - 1;
  const reading = words[at]?.reading;
  if (!last || reading?.kind !== "noun" || reading.case !== "ACC" || reading.form !== undefined)
    return [];
  if (tokens[at]?.mark || reading.pronoun) return [];
  const liked =
    /^ұна(?:йды|ды|майды|мады)$/.test(last.lower) &&
    words.some(({ reading: one }) => one.case === "DAT");
  if (!liked && !/^(?:бар|жоқ|керек|қажет)$/.test(last.lower)) return [];
  if (
    last.lower === "бар" &&
    words.some(({ reading: one }, place) => place < at && one.case === "DAT")
  )
    return [];
  return [
    slip(
      at,
      withEndings(
        parse,
        { [at]: nounWith(reading, { case: "NOM" }) },
        liked ? "liking" : "bar-zhoq",
        0.2,
      ),
    ),
  ];
}

const FALLS = /^(?:жаңбыр|қар|бұршақ|нөсер|тұман|жел|боран|дауыл)$/;

/** жаңбырды жауды → жаңбыр жауды: what falls falls by itself. */
const happening = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (!FALLS.test(reading.lemma) || reading.case !== "ACC" || verb?.kind !== "verb") return [];
    if (
      !/^(?:жауу|соғу|тұру|басталу|болу|түсу|тоқтау)$/.test(verb.lemma) ||
      verb.source?.features.Voice
    )
      return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "NOM" }) }, "word-order", 0.2)),
    ];
  });

/** атамда жоқ үлкен үй → атамда үлкен үй жоқ; бар менің екі інім → менің екі інім бар. */
function nothingFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const at = tokens.findIndex(({ lower }) => /^(?:бар|жоқ)$/.test(lower));
  const token = tokens[at];
  const last = words[end]?.reading;
  if (!token || at >= end || token.mark !== "" || token.leaning.length || token.question) return [];
  if (tokens.some(({ mark }, place) => mark !== "" && place < end)) return [];
  if (
    last?.kind !== "noun" ||
    last.form !== undefined ||
    (last.case ?? "NOM") !== "NOM" ||
    last.pronoun
  )
    return [];
  const before = words[at - 1]?.reading;
  const first = words[1]?.reading;
  const held =
    at === 0
      ? first?.case === "GEN" || first?.case === "LOC"
      : before?.case === "LOC" || (at === 1 && before?.case === "GEN");
  if (!held) return [];
  // үйде жоқ бала: the child who is not at home
  if (end === at + 1 && at > 0 && !before?.pronoun && token.lower === "жоқ") return [];
  const order = [...tokens.keys()].filter((place) => place !== at).concat(at);
  return [slip(at, reordered(parse, order, "bar-zhoq", 0.4, { [at]: inside(parse, at) }))];
}

/** мен емес шай ішемін → мен шай ішпеймін: what is not done has its own form. */
function notBefore(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const at = tokens.findIndex(({ lower }) => /^(?:емес|жоқ)$/.test(lower));
  const who = words[at - 1]?.reading;
  const token = tokens[root];
  if (at < 1 || at >= root || tokens[at]?.mark !== "" || tokens[at - 1]?.mark !== "" || !token)
    return [];
  if (verb?.kind !== "verb" || verb.form !== "fin" || verb.negative || isTold(parse)) return [];
  const bare =
    (who?.pronoun && who.case === "NOM" && at === 1) ||
    (who?.kind === "noun" && who.case === "NOM" && at + 1 === root);
  if (!bare || words[at + 1]?.reading.form === "part" || words[at + 1]?.reading.kind === "cop")
    return [];
  const not = verbWith(verb, { negative: true });
  return [
    slip(
      at,
      not === ""
        ? []
        : changed(tokens, { [at]: "", [root]: withParticles(token, not) }, "present-negative", 0.4),
    ),
  ];
}

/** сатушы бізді жүз теңге сұрады → бізден: what is asked is asked of somebody. */
const whoIsAsked = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (verb?.lemma !== "сұрау" || reading.case !== "ACC" || !(reading.pronoun && reading.person))
      return [];
    const asked = parse.words.some(
      (one, place) =>
        place > at &&
        place < head &&
        one.head === head &&
        one.reading.kind === "noun" &&
        (one.reading.case ?? "NOM") === "NOM",
    );
    return asked
      ? [
          slip(
            at,
            withEndings(parse, { [at]: nounWith(reading, { case: "ABL" }) }, "pronoun-cases"),
          ),
        ]
      : [];
  });

/** көрші біз шайға шақырды → бізді: of two who might do it, the verb says who does. */
function doneToUs(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || (verb.person ?? "3") !== "3") return [];
  if (verb.source?.entry?.transitive !== true || verb.source.features.Voice || isTold(parse))
    return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    const before = words[at - 1]?.reading;
    if (!reading.pronoun || reading.case !== "NOM" || !reading.person || reading.person === "3")
      return [];
    if (at !== 1 || tokens[0]?.mark !== "" || tokens[1]?.mark !== "" || at >= root - 0) return [];
    if (before?.kind !== "noun" || before.case !== "NOM" || before.pronoun || before.person)
      return [];
    if (words.some(({ reading: one }) => one.case === "ACC" || one.form === "part")) return [];
    return [
      slip(
        at,
        withEndings(parse, { [at]: pronounIn(reading.person, "ACC") }, "pronoun-cases", 0.1),
      ),
    ];
  });
}

/** мені оқитын мектеп → мен оқитын мектеп: a place does nothing to me. */
const ofTheReader = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const participle = parse.words[head];
    const noun = parse.words[participle?.head ?? -1]?.reading;
    if (!reading.pronoun || reading.case !== "ACC" || !reading.person || head !== at + 1) return [];
    if (
      participle?.reading.form !== "part" ||
      participle.relation !== "relative" ||
      noun?.kind !== "noun"
    )
      return [];
    if (
      !/^(?:оқу|тұру|жүру|істеу|туу|бару|келу|өсу|отыру|жату|айту|жазу)$/.test(
        participle.reading.lemma,
      )
    )
      return [];
    // мені туған қалам: my town, not a pen
    const mine = parse.tokens[participle.head]?.readings.some(
      ({ owner }) => owner === reading.person,
    );
    const kase = mine ? "GEN" : "NOM";
    return [
      slip(at, withEndings(parse, { [at]: pronounIn(reading.person, kase) }, "participle-atyn")),
    ];
  });

/** бізге жаңа сөздер үйренді → үйретті: whom it is done to is taught. */
const taughtThem = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const token = parse.tokens[at];
    if (
      reading.lemma !== "үйрену" ||
      reading.source?.features.Voice ||
      !token ||
      reading.form !== "fin"
    )
      return [];
    const under = parse.words.filter(({ head }) => head === at).map(({ reading: one }) => one);
    const whom = under.some(
      (one) =>
        one.case === "DAT" &&
        (one.pronoun ? one.person !== undefined : government.isOf(one.lemma, "person")),
    );
    const what = childOf(parse, at, "object") >= 0 || under.some((one) => one.case === "ACC");
    return whom && what
      ? [
          slip(
            at,
            withEndings(
              parse,
              { [at]: verbWith({ ...reading, lemma: "үйрету" }, {}) },
              "causative",
            ),
          ),
        ]
      : [];
  });

/** әкемді келді → әкем келді: nobody else did it. */
function accusedDoer(parse: Parse): Fault[] {
  const { words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  // фильмді жақсы болды: what was good was so by itself
  const isSo = said?.lemma === "болу" && words[root - 1]?.reading.kind === "adj";
  const happens =
    said?.kind === "verb" && said.form === "fin"
      ? said.source?.entry?.transitive === false &&
        (said.person ?? "3") === "3" &&
        !said.source.features.Voice
      : said?.lemma === "жас" && said.case === "LOC";
  if (!happens || childOf(parse, root, "subject") >= 0 || isTold(parse)) return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    if (reading.kind !== "noun" || reading.case !== "ACC" || reading.form || reading.pronoun)
      return [];
    if (reading.owner === undefined && !reading.name && !isSo) return [];
    // бала анасын көмектесті: the child may be who helps
    if (parse.tokens[at - 1]?.mark === "" && words[at - 1]?.relation === "compound") return [];
    if (words.some((one, place) => place > at && place < root && one.reading.kind === "verb"))
      return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "NOM" }) }, "word-order", 0.2)),
    ];
  });
}

/** мені бұл тамақ ұнайды → маған бұл тамақ ұнайды: it pleases somebody. */
function likedMe(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const [who] = words;
  const said = words[root]?.reading;
  if (said?.lemma !== "ұнау" || (said.person ?? "3") !== "3" || !tokens[0]) return [];
  if (!who?.reading.pronoun || who.reading.case !== "ACC" || !who.reading.person) return [];
  return [slip(0, withEndings(parse, { 0: pronounIn(who.reading.person, "DAT") }, "liking", 0.1))];
}

/** ол емес дәрігер, инженер → ол дәрігер емес, инженер. */
function notWhat({ tokens, words }: Parse): Fault[] {
  const [who, not, what] = tokens;
  const noun = words[2]?.reading;
  if (not?.lower !== "емес" || not.mark !== "" || who?.mark !== "" || !what?.mark.includes(","))
    return [];
  if (
    !words[0]?.reading.pronoun ||
    (noun?.kind !== "noun" && noun?.kind !== "adj") ||
    what.leaning.length
  )
    return [];
  return [slip(1, changed(tokens, { 1: what.text, 2: "емес" }, "not-emes", 0.3))];
}
