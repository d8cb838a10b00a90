import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

const OURS = /^(?:1s|2s|2f|1p)$/;

/** Predicates of the first and second person without its ending, where another reading hides it. */
export const saidOfUsSlips = (parse: Parse, government: Government): Fault[] => [
  ...whoComesFrom(parse, government),
  ...whoOught(parse),
];

/** мен Түркиядан келген инженер → инженермін: who came is whom the sentence is about. */
function whoComesFrom(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const who = words[0];
  if (root !== tokens.length - 1 || said?.kind !== "noun" || said.case !== "NOM") return [];
  if (said.pronoun || said.owner || said.plural || (said.person ?? "3") !== "3") return [];
  if (!government.isOf(said.lemma, "person") || /^(?:адам|кісі|дос)$/.test(said.lemma)) return [];
  const person = who?.reading.person;
  if (!who?.reading.pronoun || who.reading.case !== "NOM" || !person || !OURS.test(person))
    return [];
  const participle = words[who.head]?.reading;
  if (who.relation !== "subject" || who.head !== root - 1 || participle?.form !== "part") return [];
  // мен шақырған дәрігер: whom I called
  const others = words.filter(({ head }, at) => head === who.head && at > 0);
  const filled = others.some(
    ({ reading }) => reading.case === "LOC" || reading.case === "ABL" || reading.case === "ACC",
  );
  if (!filled || participle.source?.features.Voice === "Cau") return [];
  if (participle.source?.entry?.transitive === true && !/^(?:оқу|істеу)$/.test(participle.lemma))
    return [];
  const token = tokens[root];
  return [
    slip(
      root,
      withEndings(parse, { [root]: predicateWith(token?.lower ?? "", said, person) }, "copula"),
    ),
  ];
}

/** сен баруға тиіс → тиіссің: the ending says who ought to. */
function whoOught(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.length - 1;
  const token = tokens[at];
  if (token?.lower !== "тиіс" || words[at - 1]?.reading.form !== "vn") return [];
  if (words[at - 1]?.reading.case !== "DAT" || tokens[at - 1]?.mark) return [];
  const who = words.find(
    ({ reading }) => reading.pronoun && reading.case === "NOM" && reading.lemma !== "өз",
  );
  const person = who?.reading.person;
  if (!person || !OURS.test(person)) return [];
  return [
    slip(
      at,
      withEndings(
        parse,
        { [at]: OUGHT[person] === undefined ? "" : `тиіс${OUGHT[person]}` },
        "obligation",
      ),
    ),
  ];
}

const OUGHT: Readonly<Partial<Record<Person, string>>> = {
  "1s": "пін",
  "2s": "сің",
  "2f": "сіз",
  "1p": "піз",
};
