import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import type { Person } from "../word/reading.ts";
import { inPerson, pointOf } from "./persons.ts";
import { capitalLike, changed, childOf, rootOf, slip, withParticles } from "./rewrite.ts";

/** One and many, familiar and polite: the persons of those spoken to and of those taken together. */
export const addressSlips = (parse: Parse): Fault[] => [
  ...together(parse),
  ...many(parse),
  ...addressed(parse),
  ...addressedAll(parse),
  ...twoOfUs(parse),
  ...ofUs(parse),
];

/** мен және досым келдім → мен және досым келдік. */
function together(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const and = tokens.findIndex(
    ({ lower }, at) =>
      at > 0 && /^(?:және|мен|пен|бен)$/.test(lower) && words[at]?.reading.kind === "conj",
  );
  if (and < 0) return [];
  const right = words[and + 1]?.reading;
  const left = words[and - 1]?.reading;
  if (
    !left ||
    !right ||
    left.kind !== "noun" ||
    right.kind !== "noun" ||
    left.case !== "NOM" ||
    right.case !== "NOM"
  )
    return [];
  const persons = [left, right].map((one) => (one.pronoun && one.person) || "3");
  const person: Person | undefined = persons.some((one) => one === "1s" || one === "1p")
    ? "1p"
    : persons.some((one) => one.startsWith("2f") || one === "2pf")
      ? "2pf"
      : persons.some((one) => one === "2s" || one === "2p")
        ? "2p"
        : undefined;
  if (person === undefined) return [];
  // Names before the pair belong to it as well
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const token = tokens[root];
  if (!said || !token || root <= and || said.person === undefined || said.person === person)
    return [];
  if (
    said.kind === "modal" ||
    said.form === "imp" ||
    said.form === "des" ||
    words[root - 1]?.reading.form === "des"
  )
    return [];
  if (person === "2pf" && said.person === "2f") return [];
  const subject =
    words[and + 1]?.relation === "subject" ||
    words[and - 1]?.relation === "subject" ||
    childOf(parse, root, "subject") < 0;
  if (!subject) return [];
  const form = inPerson(token, said, person);
  return [slip(root, form === "" ? [] : changed(tokens, { [root]: form }, pointOf(said), 0.5))];
}

const MANY: Readonly<Record<string, readonly [Person, Person]>> = {
  сендер: ["2s", "2p"],
  сіздер: ["2f", "2pf"],
};

/** сендер барасың → сендер барасыңдар. */
function many(parse: Parse): Fault[] {
  const root = rootOf(parse);
  // …, бірақ сендер мені түсінбейсің: who does it may stand in a later clause
  const who = parse.tokens.find(
    ({ lower, mark }, at) =>
      mark === "" &&
      MANY[lower] !== undefined &&
      (at === 0 || (parse.words[at]?.relation === "subject" && parse.words[at]?.head === root)),
  );
  const [one, all] = MANY[who?.lower ?? ""] ?? [];
  const said = parse.words[root]?.reading;
  const token = parse.tokens[root];
  if (
    one === undefined ||
    all === undefined ||
    !said ||
    !token ||
    said.person !== one ||
    one === "2f"
  )
    return [];
  // сендер, тұра тұр: whoever is called may be several, and one of them asked
  if (
    said.form === "imp" &&
    (parse.tokens.length > 4 ||
      !token.readings.some(({ form, cost }) => form === "imp" && cost < 0.5))
  )
    return [];
  const form = inPerson(token, said, all);
  return [
    slip(root, form === "" ? [] : changed(parse.tokens, { [root]: form }, pointOf(said), 0.4)),
  ];
}

/** балалар, сіз қайдасыз → балалар, сендер қайдасыңдар. */
function addressedAll(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const first = words[0]?.reading;
  const token = tokens[1];
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const end = tokens[root];
  if (
    !first?.plural ||
    first.case !== "NOM" ||
    !tokens[0]?.mark.includes(",") ||
    !token ||
    !said ||
    !end ||
    root < 2
  )
    return [];
  if (
    !/^(?:сен|сіз)$/.test(token.lower) ||
    !said.person ||
    (said.kind !== "verb" && said.kind !== "noun" && said.kind !== "adj" && said.kind !== "adv")
  )
    return [];
  const bare = end.lower.replace(/(?:сың|сің|сыз|сіз)$/u, "");
  const ending = /[аоұы]/.test(bare.slice(-3)) ? ["сыңдар", "сыздар"] : ["сіңдер", "сіздер"];
  const forms =
    said.kind === "verb"
      ? [inPerson(end, said, "2p"), inPerson(end, said, "2pf")]
      : ending.map((one) => bare + one);
  return [
    slip(
      1,
      forms[0] ? changed(tokens, { 1: "сендер", [root]: forms[0] }, "address-sen-siz", 0.5) : [],
      forms[1] ? changed(tokens, { 1: "сіздер", [root]: forms[1] }, "address-sen-siz", 0.6) : [],
    ),
  ];
}

const TOGETHER: Readonly<Record<string, string>> = {
  екі: "екеу",
  үш: "үшеу",
  төрт: "төртеу",
  бес: "бесеу",
  алты: "алтау",
  жеті: "жетеу",
};
const TOGETHER_ENDINGS: Readonly<Record<string, readonly [string, string]>> = {
  "1p": ["міз", "мыз"],
  "2p": ["ң", "ң"],
  "2pf": ["ңіз", "ңыз"],
  "3": ["і", "ы"],
};

/** біз екі бардық → біз екеуміз бардық. */
function twoOfUs(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at) => {
    const number = TOGETHER[token.lower];
    const verb = words[at + 1]?.reading;
    const before = words[at - 1]?.reading;
    if (
      number === undefined ||
      token.mark !== "" ||
      verb?.kind !== "verb" ||
      verb.form !== "fin" ||
      before?.kind !== "noun" ||
      !before.pronoun
    )
      return [];
    const ending =
      TOGETHER_ENDINGS[verb.person ?? "3"]?.[/[аұы]/.test(number.slice(0, -1).slice(-2)) ? 1 : 0];
    return [
      slip(
        at,
        ending === undefined
          ? []
          : changed(tokens, { [at]: `${number}${ending}` }, "collective-numbers", 0.4),
      ),
    ];
  });
}

const OURS = /^(екі|үш|төрт|бес)і?(міз|ңіз|ң)(ді|ге|ден|де|бен|дің)?$/u;

/** біз екіміз → біз екеуміз: who does something together is counted by -еу. */
const ofUs = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [, number, owner] = OURS.exec(token.lower) ?? [];
    const together = TOGETHER[number ?? ""];
    const before = tokens[at - 1];
    if (together === undefined || owner === undefined || before?.mark !== "") return [];
    if (!/^(?:біз|сендер|сіздер|біздің|сендердің|сіздердің)$/.test(before.lower)) return [];
    // екіміздің → екеуміздің: the ending stays as it was
    const ending = token.lower.slice(token.lower.indexOf(owner, (number ?? "").length));
    const text = capitalLike(token.text, `${together}${ending}`);
    return words[at]
      ? [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "collective-numbers", 0.2))]
      : [];
  });

/** апай, сен қайда барасыз → сіз; who is called by name does not hide that сен and сіз differ. */
function addressed(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const end = tokens[root];
  if (!said || !end || (said.kind !== "verb" && said.kind !== "noun" && said.kind !== "adj"))
    return [];
  const at = tokens.findIndex(
    ({ lower, mark }, place) =>
      place < root &&
      mark === "" &&
      /^(?:сен|сіз)$/.test(lower) &&
      words[place]?.reading.case === "NOM",
  );
  const before = tokens[at - 1];
  if (at < 1 || !before?.mark.includes(",")) return [];
  const person = words[at]?.reading.person;
  if (
    person === undefined ||
    said.person === undefined ||
    said.person === person ||
    said.person === "3"
  )
    return [];
  if (!/^2/.test(said.person)) return [];
  const other = said.person === "2f" ? "сіз" : "сен";
  const form = inPerson(end, said, person);
  return [
    slip(
      at,
      changed(tokens, { [at]: other }, "address-sen-siz", 0.3),
      form === "" ? [] : changed(tokens, { [root]: form }, "address-sen-siz", 0.4),
    ),
  ];
}
