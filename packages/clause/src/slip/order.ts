import { subjectPerson } from "../attach/subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs } from "../word/inflected.ts";
import { childOf, inside, isTold, reordered, rootOf, slip } from "./rewrite.ts";
import { OWNERS } from "./told-clauses.ts";

/** Words that stand where Kazakh does not put them. */
export function orderSlips(parse: Parse): Fault[] {
  return [
    ...closingFirst(parse),
    ...ownerAfter(parse),
    ...predicateBefore(parse),
    ...togetherFirst(parse),
    ...sayingFirst(parse),
    ...sayingAmid(parse),
    ...sideFirst(parse),
    ...pointingAfter(parse),
    ...aboutFirst(parse),
  ];
}

/** екен ол мұғалім → ол мұғалім екен. */
function closingFirst(parse: Parse): Fault[] {
  const { tokens } = parse;
  const first = tokens[0];
  if (!first || tokens.length < 3 || !/^(?:екен|еді|шығар)$/.test(first.lower) || first.mark !== "")
    return [];
  return [
    slip(
      0,
      reordered(
        parse,
        [...tokens.keys()].slice(1).concat(0),
        first.lower === "шығар" ? "shygar-mumkin" : "eken",
        0.5,
        { 0: first.lower },
      ),
    ),
  ];
}

/** үй досымның үлкен → досымның үйі үлкен. */
function ownerAfter(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading }, at) => {
    const before = words[at - 1]?.reading;
    const token = tokens[at];
    if (
      reading.kind !== "noun" ||
      reading.case !== "GEN" ||
      at !== 1 ||
      !token ||
      token.mark !== ""
    )
      return [];
    const of = words[words[at]?.head ?? -1]?.reading;
    const isOfTown = words[at]?.relation === "owner" && of?.source?.entry?.pos === "name-place";
    if ((words[at]?.relation !== "loose" && !isOfTown) || tokens[0]?.mark !== "") return [];
    if (
      before?.kind !== "noun" ||
      before.pronoun ||
      before.case !== "NOM" ||
      before.owner !== undefined
    )
      return [];
    const next = words[at + 1]?.reading;
    if (next === undefined || (next.kind === "noun" && !isOfTown)) return [];
    const owned = nounWith(before, { owner: subjectPerson(reading) });
    if (owned === "") return [];
    const order = [...tokens.keys()];
    order.splice(at - 1, 2, at, at - 1);
    return [slip(at, reordered(parse, order, "genitive", 0.6, { [at - 1]: owned }))];
  });
}

/** бар үстелде кітап → үстелде кітап бар; маған керек көмек → маған көмек керек; маған ұнайды бұл қала. */
function predicateBefore(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  return tokens.flatMap((token, at) => {
    if (at >= end || token.mark !== "" || token.question !== undefined || token.leaning.length > 0)
      return [];
    if (tokens.some(({ mark }, place) => mark !== "" && place < end)) return [];
    const last = words[end]?.reading;
    if (last?.kind !== "noun" || last.case !== "NOM" || last.person !== undefined) return [];
    const modal = /^(?:бар|керек|қажет)$/.test(token.lower) && words[at]?.reading.kind === "modal";
    const liked = /^(?:ұнайды|ұнамайды|ұнады|жетпейді|жетеді)$/.test(token.lower);
    if (!modal && !liked) return [];
    const held = words.some(
      ({ reading }, place) =>
        place !== at && (reading.case === "LOC" || reading.case === "DAT") && place < end,
    );
    if (
      !held ||
      (modal &&
        at > 0 &&
        words[at - 1]?.reading.kind === "noun" &&
        words[at - 1]?.reading.case === "NOM" &&
        !words[at - 1]?.reading.pronoun)
    )
      return [];
    if (modal && words[at - 1]?.reading.form === "vn") return [];
    const order = [...tokens.keys()].filter((place) => place !== at).concat(at);
    return [slip(at, reordered(parse, order, "word-order", 0.5))];
  });
}

/** бірге достарыммен → достарыммен бірге. */
function togetherFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(
    ({ lower, mark, leaning }) => lower === "бірге" && mark === "" && leaning.length === 0,
  );
  const next = words[at + 1]?.reading;
  if (
    at < 0 ||
    next?.kind !== "noun" ||
    next.case !== "INS" ||
    words[at - 1]?.reading.case === "INS"
  )
    return [];
  const order = [...tokens.keys()];
  order.splice(at, 2, at + 1, at);
  return [slip(at, reordered(parse, order, "postpositions", 0.5, { [at]: inside(parse, at) }))];
}

const SAYING = new Set("ойлау деу айту сену есептеу".split(" "));

/** мен ойлаймын деп ол келеді → мен ол келеді деп ойлаймын; ол деді ертең келемін → ол ертең келемін деді. */
function sayingFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const deep = tokens.findIndex(({ lower }) => lower === "деп");
  const before = words[deep - 1]?.reading;
  if (
    deep > 0 &&
    deep < end &&
    before?.lemma !== "деу" &&
    before?.form === "fin" &&
    SAYING.has(before.lemma) &&
    // айтпаймын деп уәде берді: these are the very words of the promise
    tokens[deep + 1]?.lower !== "уәде" &&
    words[end]?.reading.form === "fin" &&
    // айтамын деп жақпай қалған адам: another's words
    !words.slice(deep).some(({ reading }) => reading.form === "part")
  ) {
    const order = [...tokens.keys()]
      .filter((place) => place !== deep && place !== deep - 1)
      .concat(deep, deep - 1);
    return [slip(deep, reordered(parse, order, "dep-dedi", 0.5))];
  }
  const said = tokens.findIndex(
    ({ lower, mark }, at) =>
      /^де(?:ді|дім|дің|діңіз|дік|йді|ймін)$/.test(lower) && mark === "" && at < end && at <= 2,
  );
  if (
    said > 0 &&
    words[end]?.reading.form === "fin" &&
    tokens.every(({ mark }, at) => mark === "" || at === end)
  ) {
    const order = [...tokens.keys()].filter((place) => place !== said).concat(said);
    return [slip(said, reordered(parse, order, "dep-dedi", 0.5))];
  }
  return [];
}

const SIDES = /^(?:аст|үст|жан|қас|алд|арт|іш|маң|сырт|төбе)$/;

/** астында үстелдің мысық жатыр → үстелдің астында мысық жатыр: whose side it is stands before the side. */
function sideFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const side = words[0]?.reading;
  const whose = words[1]?.reading;
  if (side?.kind !== "noun" || !SIDES.test(side.lemma) || side.owner !== "3") return [];
  if (side.case === "NOM" || whose?.case !== "GEN" || whose.pronoun) return [];
  if (tokens[0]?.mark !== "" || tokens[1]?.mark !== "") return [];
  // астында үстелдің аяғы жатыр: it owns what stands behind it
  const owned = words[words[1]?.head ?? -1]?.reading;
  if (owned?.owner === "3" && words[1]?.head !== 0) return [];
  const order = [1, 0, ...[...tokens.keys()].slice(2)];
  return [slip(0, reordered(parse, order, "genitive", 0.3))];
}

const TELLING = /^(?:айту|ойлау|сену|есептеу|сұрау|жазу|үміттену)$/;
const KNOWING = /^(?:білу|көру|есту|түсіну|сезу)$/;

/** мен ойлаймын ол келеді → мен ол келеді деп ойлаймын; мен білемін ол келді → мен оның келгенін білемін. */
function sayingAmid(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const said = words[end]?.reading;
  const last = tokens[end];
  const closes = said?.form === "fin" || said?.form === "imp" || said?.kind === "adj";
  if (!said || !closes || !last || isTold(parse)) return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < end)) return [];
  const at = words.findIndex(
    ({ reading, relation }, place) =>
      place > 0 &&
      place < end - 1 &&
      /^(?:clause|loose|object)$/.test(relation) &&
      reading.kind === "verb" &&
      reading.form === "fin" &&
      (TELLING.test(reading.lemma) || (KNOWING.test(reading.lemma) && said.form === "fin")),
  );
  const verb = words[at]?.reading;
  const who = words[at - 1];
  // сен айтты сөз дұрыс: said of another person than whoever stands before
  if (who && subjectPerson(who.reading) !== (verb?.person ?? "3")) return [];
  // келгенін айтты үйге кел: only after whoever says it
  if (who?.relation !== "subject" || who.head !== at) {
    const isWho = (who?.reading.case ?? "NOM") === "NOM" && who?.reading.kind === "noun";
    if (!isWho || words[at]?.relation === "clause") return [];
  }
  const token = tokens[at];
  if (!verb || !token || token.question !== undefined || token.leaning.length > 0) return [];
  const order = [...tokens.keys()].filter((place) => place !== at).concat(at);
  if (TELLING.test(verb.lemma)) {
    const words = [last.text, ...last.leaning, ...(last.question ? [last.question] : []), "деп"];
    return [slip(at, reordered(parse, order, "dep-dedi", 0.3, { [end]: words.join(" ") }))];
  }
  const owner = said.person ?? "3";
  const past = said.source?.features.Tense === "Past" ? "PST" : "HAB";
  const negative = said.negative ? ";NEG" : "";
  const fact = verbAs(said, `V.PTCP;${past};ACC;${OWNERS[owner]}${negative}`);
  const doer = words.findIndex(
    ({ head, relation, reading }, place) =>
      place > at && head === end && relation === "subject" && reading.kind === "noun",
  );
  const whose = words[doer] ? nounWith(words[doer].reading, { case: "GEN" }) : undefined;
  if (fact === "" || whose === "" || last.question !== undefined || last.leaning.length > 0)
    return [slip(at)];
  const texts = { [end]: fact, ...(whose !== undefined && { [doer]: whose }) };
  return [slip(at, reordered(parse, order, "that-clauses", 0.4, texts))];
}

/** кітап бұл қызық → бұл кітап қызық. */
function pointingAfter(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[1];
  if (
    !token ||
    tokens.length < 3 ||
    !/^(?:бұл|осы|мына|ана)$/.test(token.lower) ||
    token.mark !== "" ||
    tokens[0]?.mark !== ""
  )
    return [];
  const first = words[0]?.reading;
  const next = words[2]?.reading;
  if (first?.kind !== "noun" || first.pronoun || first.name || first.case !== "NOM") return [];
  if (rootOf(parse) !== 2 || !(next?.kind === "adj" || tokens[2]?.readings[0]?.kind === "adj"))
    return [];
  return [slip(1, reordered(parse, [1, 0, ...[...tokens.keys()].slice(2)], "demonstratives", 0.5))];
}

/** біз туралы Абай сөйлестік → біз Абай туралы сөйлестік. */
function aboutFirst(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(({ lower, mark }) => lower === "туралы" && mark === "");
  const holder = words[at - 1]?.reading;
  const next = words[at + 1]?.reading;
  const root = rootOf(parse);
  if (
    at !== 1 ||
    root !== at + 2 ||
    !holder?.pronoun ||
    holder.person === undefined ||
    holder.case !== "NOM"
  )
    return [];
  if (next?.kind !== "noun" || next.case !== "NOM" || words[root]?.reading.kind !== "verb")
    return [];
  // ол туралы ешкім білмейді: somebody is who knows
  if (next.pronoun) return [];
  const person = words[root]?.reading.person;
  if (childOf(parse, root, "subject") === at + 1 && person !== holder.person) return [];
  const order = [...tokens.keys()];
  order.splice(at, 2, at + 1, at);
  return [slip(at, reordered(parse, order, "postpositions", 0.5))];
}
