import { analyse, inflect } from "@tilashar/kazakh";
import { alsoParticle, withParticle } from "./also.ts";
import {
  type Case,
  type Complement,
  type NounPhrase,
  OWNER_LABEL,
  type Phrase,
  PRONOUN,
} from "./clause.ts";

/** A word of a composed sentence with where it comes from. */
export interface Piece {
  readonly text: string;
  readonly lemma?: string;
  /** The engine's label of the form. */
  readonly label?: string;
}

/** A form of a lemma as a piece; the lemma itself where there is no such form. */
export function piece(lemma: string, label: string): Piece {
  const text = inflect(lemma, label)[0];
  return text === undefined ? { text: lemma, lemma } : { text, lemma, label };
}

const fixed = (text: string): Piece => ({ text });

/** A phrase in a case. `bare` leaves out "менің" before a possessed noun. */
export const phraseText = (phrase: Phrase, inCase: Case, bare = false): Piece[] =>
  focused(contrasted(phrase, inCase, bare), phrase);

/** Not that but this: балық емес, ет. */
function contrasted(phrase: Phrase, inCase: Case, bare: boolean): Piece[] {
  const said = plainText(phrase, inCase, bare);
  if (phrase.kind === "pronoun" || !phrase.ratherThan) return said;
  return [...phraseText(phrase.ratherThan, inCase, bare), fixed("емес,"), ...said];
}

/** тек мен; тіпті мен де: the particle stands behind what is singled out. */
function focused(pieces: Piece[], { focus }: Phrase): Piece[] {
  const last = pieces.at(-1);
  if (focus === undefined || !last) return pieces;
  const end = focus === "тіпті" ? [fixed(alsoParticle(last.text))] : [];
  return [fixed(focus), ...pieces, ...end];
}

function plainText(phrase: Phrase, inCase: Case, bare: boolean): Piece[] {
  if (phrase.kind === "pronoun") {
    if (inCase === "NOM") return [{ text: phrase.lemma, lemma: phrase.lemma }];
    return [piece(phrase.lemma, `PRO;${inCase}`)];
  }
  if (!phrase.and) return nounText(phrase, inCase, bare);
  const first = nounText(phrase, "NOM", bare);
  const rest = phraseText(phrase.and, inCase, bare);
  const last = first.at(-1) as Piece;
  // Анам да, әкем де; балық қана емес, ет те
  if (phrase.joint === "да" || phrase.joint === "ғана емес") {
    const one = nounText(phrase, inCase, bare);
    const [end, other] = [one.at(-1)?.text ?? "", rest.at(-1)?.text ?? ""];
    const only = /[бвгғджзйлмнңруиаәоөұүыіэеёюя]$/u.test(end) ? "ғана" : "қана";
    const between = phrase.joint === "да" ? alsoParticle(end) : `${only} емес`;
    return [...one, { text: `${between},` }, ...rest, { text: alsoParticle(other) }];
  }
  if (phrase.joint) return [...nounText(phrase, inCase, bare), { text: phrase.joint }, ...rest];
  // су, шай және қант: of more than two the last one has the word
  if (phrase.and.kind === "noun" && phrase.and.and)
    return [...first.slice(0, -1), { ...last, text: `${last.text},` }, ...rest];
  // Нан мен сүт; a pronoun is not joined so
  const isPair = phrase.and.kind === "noun" && !bare && joinsLightly(phrase);
  // With "және" each of the two has its case: достарымды және қаламды
  if (!isPair && phrase.and.kind === "noun")
    return [...nounText(phrase, inCase, bare), { text: "және" }, ...rest];
  return [...first, { text: isPair ? withParticle(last.text) : "және" }, ...rest];
}

/** Two bare things, or two that are owned alike. */
const joinsLightly = ({ and, owner }: NounPhrase): boolean =>
  and?.kind === "noun" && (owner === undefined || owner === and.owner);

function nounText(phrase: NounPhrase, inCase: Case, bare: boolean): Piece[] {
  const pieces: Piece[] = [];
  const { owner } = phrase;
  if (phrase.told !== undefined) pieces.push({ text: phrase.told });
  if (typeof owner === "string") {
    if (!bare && !phrase.bare) pieces.push(piece(PRONOUN[owner], "PRO;GEN"));
  } else if (owner) pieces.push(...phraseText(owner, "GEN", true));
  for (const word of phrase.led ?? []) pieces.push({ text: word });
  if (phrase.title) pieces.push(...phraseText(phrase.title, "NOM", bare));
  const before = phrase.before ?? [];
  // бұл екі кітап: what points stands before how many there are
  const pointing =
    phrase.count === undefined ? 0 : before.findLastIndex((one) => POINTS.test(one)) + 1;
  for (const word of before.slice(0, pointing)) pieces.push({ text: word, lemma: word });
  if (phrase.count !== undefined) pieces.push(fixed(phrase.count));
  for (const word of before.slice(pointing)) pieces.push({ text: word, lemma: word });
  if (phrase.kindOf !== undefined) pieces.push({ text: phrase.kindOf, lemma: phrase.kindOf });
  pieces.push(headPiece(phrase, inCase));
  return pieces;
}

const POINTS = /^(?:бұл|сол|осы|мына|анау)$/;
/** Of a people, or of children: қазақ музыкасы, балалар ауруханасы. */
const PEOPLES = /^(?:балалар|қазақ|орыс|ағылшын|түрік|неміс|француз|қытай)$/;

function headPiece(phrase: NounPhrase, inCase: Case): Piece {
  const { owner } = phrase;
  // After a number or "many" the noun is one: екі кітап, көп адам
  const counted = phrase.count !== undefined || phrase.before?.includes("көп") === true;
  const number = phrase.plural && !counted ? "PL" : "SG";
  const lemma = counted && phrase.lemma === "адамдар" ? "адам" : phrase.lemma;
  // қазақ музыкасы: what is of a people carries its ending
  const ofPeople =
    owner === undefined &&
    (phrase.kindOf !== undefined || phrase.before?.some((word) => PEOPLES.test(word)) === true);
  const possessor = ofPeople
    ? ";PSS3"
    : owner === undefined
      ? ""
      : `;${OWNER_LABEL[typeof owner === "string" ? owner : "3"]}`;
  if (inCase === "NOM" && number === "SG" && possessor === "") return { text: lemma, lemma };
  return piece(lemma, `N;${inCase};${number}${possessor}`);
}

/** A complement with its case, postposition or noun of place. */
export function complementText(one: Complement): Piece[] {
  const { focus, ...phrase } = one.phrase;
  return focused(placedText({ phrase, role: one.role }), { ...phrase, ...(focus && { focus }) });
}

function placedText({ phrase, role }: Complement): Piece[] {
  if ("without" in role) {
    // Of what there is none there are not many: қалтасыз
    const one = phrase.kind === "noun" && !phrase.and ? { ...phrase, plural: false } : phrase;
    const pieces = phraseText(one, "NOM");
    const head = pieces.at(-1) as Piece;
    return [...pieces.slice(0, -1), piece(head.text, "DER;SYZ")];
  }
  if ("after" in role) return [...phraseText(phrase, role.case), fixed(role.after)];
  if ("place" in role) {
    const person = phrase.kind === "pronoun" ? phrase.person : "3";
    return [
      ...phraseText(phrase, role.of ?? "GEN"),
      piece(role.place, `N;${role.case};SG;${OWNER_LABEL[person]}`),
    ];
  }
  const inCase = objectCase(phrase, role.case);
  // What one does in general is said in the singular: кітап оқу
  const general = role.case === "ACC" && inCase === "NOM" && phrase.kind === "noun";
  return phraseText(general ? { ...phrase, plural: false } : phrase, inCase);
}

/** A name of two nouns of which the last belongs to the first: жылқы еті. */
const isOwnedWithin = (lemma: string): boolean =>
  /^\p{L}+ \p{L}+(?:ы|і)$/u.test(lemma) &&
  analyse(lemma.split(" ")[1] ?? "").some(
    ({ upos, features }) => upos === "NOUN" && features["Person[psor]"] === "3",
  );

/** A direct object that is not definite has no ending. */
function objectCase(phrase: Phrase, inCase: Case): Case {
  if (inCase !== "ACC") return inCase;
  if (phrase.kind === "pronoun") return /^(?:не|қанша)$/.test(phrase.lemma) ? "NOM" : "ACC";
  // A language by its full name is one and known: қазақ тілін
  if (phrase.lemma.endsWith(" тілі")) return "ACC";
  // жылқы етін, үй тапсырмасын: what owns a part of its name is never bare
  if (isOwnedWithin(phrase.lemma)) return "ACC";
  return phrase.definite || phrase.name || phrase.owner !== undefined ? "ACC" : "NOM";
}
