import { inflect, questionParticle } from "@tilashar/kazakh";
import {
  type Clause,
  type Evidence,
  OWNER_LABEL,
  PERSON_LABEL,
  type Person,
  personOf,
  type Tense,
} from "./clause.ts";
import { linkedText, WERE } from "./linked-text.ts";
import { complementText, type Piece, phraseText, piece } from "./phrase-text.ts";

const TENSE_LABEL: Readonly<Record<Exclude<Tense, "conditional" | "unreal">, string>> = {
  present: "PRS",
  now: "PRS;PROG",
  past: "PST",
  future: "PRS",
  perfect: "PST;PRF",
  habitual: "PST;HAB",
  lasting: "PRS",
};

/** Verbs that say by themselves what has been so for some time; the others take жүру beside them. */
const STATES =
  /^(?:тұру|жұмыс істеу|істеу|білу|тану|жақсы көру|сүю|болу|өмір сүру|отыру|жүру|жату|ауыру|қолдану)$/;

/** Verbs of change by degrees. */
const GRADUAL =
  /^(?:шаршау|шөлдеу|қартаю|жақсару|нашарлау|азаю|көбею|арту|кему|ұзару|қысқару|қымбаттау|арзандау|арықтау|семіру)$/;

/** Verbs of posture say "now" by themselves: отырмын. */
const POSTURE: Readonly<Record<string, string>> = {
  отыру: "отыр",
  тұру: "тұр",
  жүру: "жүр",
  жату: "жатыр",
};

/** A finite verb; its question particle is a word of its own. */
export function finite(lemma: string, clause: Clause, person: Person): Piece[] {
  const { tense } = clause;
  const negative = clause.negative ? ";NEG" : "";
  const asked = clause.question && clause.ask === undefined;
  if (clause.evidence !== undefined) return supposed(lemma, clause, clause.evidence, person);
  if (tense === "unreal") {
    const would = piece(lemma, `V.PTCP;FUT${negative}`);
    const were = { text: WERE[person] };
    return asked ? [would, { text: questionParticle(would.text) }, were] : [would, were];
  }
  const meant = meantText(lemma, clause, person);
  if (meant) return withParticle(meant, asked, false);
  const posture = POSTURE[lemma];
  // Who sits down on something does not sit there yet
  const isDown = clause.complements.some(({ role }) => "case" in role && role.case === "DAT");
  const lies =
    tense === "present" && /^(?:жату|отыру)$/.test(lemma) && clause.times.length === 0 && !isDown;
  if ((tense === "now" || lies) && posture && !clause.negative)
    return withParticle([copula(posture, person)], asked, false);
  // бара ма: the third person loses its -ды before the particle
  if (asked && person.startsWith("3") && (tense === "present" || tense === "future")) {
    const converb = piece(lemma, `V.CVB;IPFV${negative}`);
    return [converb, { text: questionParticle(converb.text) }];
  }
  // What changes little by little goes on doing so: шаршап барамын
  if (tense === "now" && GRADUAL.test(lemma) && !clause.negative)
    return [piece(lemma, "V.CVB;PFV"), ...finite("бару", { ...clause, tense: "present" }, person)];
  // What falls from the sky, burns or aches stands doing so, what is worn stands on somebody: жауып тұр, киіп тұрмын
  if (tense === "now" && /^(?:көлік жүргізу|айдау)$/.test(lemma) && !clause.negative && !asked)
    return [piece(lemma, "V.CVB;PFV"), ...finite("бару", { ...clause, tense: "present" }, person)];
  if (
    tense === "now" &&
    /^(?:жауу|жану|ауыру|кию|ағу|күту|қайнау|жымию|күлу|жылау|қарау)$/.test(lemma) &&
    !clause.negative
  )
    return withParticle([piece(lemma, "V.CVB;PFV"), copula("тұр", person)], asked, false);
  // What one has long worked as: шаштараз болып жұмыс істеп жүр
  const isAs = clause.complements.some(({ role }) => "after" in role && role.after === "болып");
  if (tense === "lasting" && !clause.negative && !asked && (isAs || !STATES.test(lemma))) {
    const beside = lemma === "күту" ? "отыр" : "жүр";
    return [piece(lemma, "V.CVB;PFV"), copula(beside, person)];
  }
  // Who was sitting sat: отырды
  if (clause.going && tense === "past" && !clause.negative && !asked && !posture)
    return [
      piece(lemma, "V.CVB;PFV"),
      piece(posture ? "тұру" : "жату", `V;IND;PST;${PERSON_LABEL[person]}`),
    ];
  // What is not done so far: көрген жоқпын
  if (tense === "perfect" && clause.negative)
    return withParticle(
      [
        piece(lemma, "V.PTCP;PST"),
        copula(clause.times.includes("ешқашан") ? "емес" : "жоқ", person),
      ],
      asked,
      false,
    );
  const mood = tense === "conditional" ? "COND" : `IND;${TENSE_LABEL[tense]}`;
  const label = `V;${mood};${PERSON_LABEL[person]}${negative}`;
  return asked ? split(piece(lemma, `${label};INT`)) : [piece(lemma, label)];
}

/** What is about to be done or was meant to be: өшейін деп тұр, бармақ едім. */
function meantText(
  lemma: string,
  { tense, negative }: Clause,
  person: Person,
): Piece[] | undefined {
  if (lemma.endsWith(" деп тұру") && !negative && /^(?:present|now|past)$/.test(tense)) {
    const when = tense === "past" ? "PST" : "PRS";
    const [text] = inflect(lemma, `V;IND;${when};PROG;${PERSON_LABEL[person]}`);
    return text === undefined ? undefined : [{ text, lemma }];
  }
  const [, meant] = /^(.+[мбп][ае][қк]) болу$/u.exec(lemma) ?? [];
  return meant !== undefined && !negative && tense === "past"
    ? [{ text: meant, lemma }, { text: WERE[person] }]
    : undefined;
}

/** What turned out, seems or is supposed: келген екен, келетін сияқты, ұйықтап жатқан шығар. */
function supposed(lemma: string, clause: Clause, evidence: Evidence, person: Person): Piece[] {
  const { evidence: _, ...known } = clause;
  const alone: Clause = { ...known, predicate: { kind: "verb", lemma }, mood: "plain" };
  return [...linkedText(alone, "relative", person, []), copula(evidence, person)];
}

/** A form of several words, its last one a particle, as pieces. */
function split(whole: Piece): Piece[] {
  const at = whole.text.lastIndexOf(" ");
  if (at < 0) return [whole];
  const label = whole.label?.replace(/;INT$/, "");
  return [
    { ...whole, text: whole.text.slice(0, at), ...(label && { label }) },
    { text: whole.text.slice(at + 1) },
  ];
}

/** A word with a personal ending: студентпін, үйдемін. */
export function copula(word: string, person: Person): Piece {
  if (person === "3" || person === "3p") return { text: word, lemma: word };
  return piece(word, `N;PRED;${PERSON_LABEL[person]}`);
}

function withParticle(pieces: Piece[], asked: boolean, negative: boolean): Piece[] {
  const last = pieces.at(-1);
  if (!asked || negative || !last) return pieces;
  return [...pieces, { text: questionParticle(last.text) }];
}

/** What stands at the end of the sentence. */
export function predicateText(clause: Clause): Piece[] {
  const { predicate } = clause;
  const person = personOf(clause.subject);
  if (clause.link) return linkedText(clause, clause.link, person, saidBefore(clause));
  switch (predicate.kind) {
    case "verb":
      return verbText(predicate.lemma, clause, person);
    case "is":
      return isText(phraseText(predicate.what, "NOM"), clause, person);
    case "is-so":
      return isText(
        [
          ...(predicate.before ?? []).map((text) => ({ text })),
          { text: predicate.word, lemma: predicate.word },
        ],
        clause,
        person,
      );
    case "is-at":
      return isText(complementText(predicate.where), clause, person);
    case "has":
    case "there-is":
      return existText(clause);
    case "needs":
      return needText(clause);
    case "fragment":
      return [];
  }
}

/** What a state is, before the verb that carries the link. */
function saidBefore({ predicate }: Clause): Piece[] {
  switch (predicate.kind) {
    case "is":
      return phraseText(predicate.what, "NOM");
    case "is-so":
      return [...(predicate.before ?? []), predicate.word].map((text) => ({ text }));
    case "is-at":
      return complementText(predicate.where);
    case "needs":
      return [{ text: "керек" }];
    default:
      return [];
  }
}

function isText(what: Piece[], clause: Clause, person: Person): Piece[] {
  const asked = clause.question && clause.ask === undefined;
  const last = what.at(-1) as Piece;
  const before = what.slice(0, -1);
  if (clause.mood === "might") return [...what, ...possible("болу", clause, person)];
  if (/^(?:past|future|conditional|unreal)$/.test(clause.tense))
    return [...what, ...finite("болу", clause, person)];
  if (clause.evidence !== undefined) {
    const not = clause.negative ? [{ text: "емес", lemma: "емес" }] : [];
    return [...what, ...not, copula(clause.evidence, person)];
  }
  if (clause.negative) {
    const label = `ADJ;PRED;${PERSON_LABEL[person]}`;
    const not = person.startsWith("3") ? { text: "емес", lemma: "емес" } : piece("емес", label);
    return withParticle([...what, not], asked, false);
  }
  const predicate: Piece = person.startsWith("3")
    ? last
    : last.label?.startsWith("N;LOC") && !last.label.includes("PSS") && last.lemma
      ? piece(last.lemma, `N;LOC;PRED;${PERSON_LABEL[person]}`)
      : copula(last.text, person);
  return withParticle([...before, predicate], asked, false);
}

function existText(clause: Clause): Piece[] {
  const asked = clause.question && clause.ask === undefined;
  if (clause.mood === "might") return possible("болу", clause, "3");
  if (/^(?:past|future|unreal)$/.test(clause.tense)) return finite("болу", clause, "3");
  const word = clause.negative ? "жоқ" : "бар";
  if (clause.evidence !== undefined)
    return [{ text: word, lemma: word }, { text: clause.evidence }];
  return withParticle([{ text: word, lemma: word }], asked, false);
}

/** What may be so: келуі мүмкін. */
function possible(lemma: string, clause: Clause, person: Person): Piece[] {
  const negative = clause.negative ? ";NEG" : "";
  const asked = clause.question && clause.ask === undefined;
  const said = piece(lemma, `V;VN;NOM;${OWNER_LABEL[person]}${negative}`);
  return withParticle([said, { text: "мүмкін", lemma: "мүмкін" }], asked, false);
}

function needText(clause: Clause): Piece[] {
  const asked = clause.question && clause.ask === undefined;
  const pieces: Piece[] = [{ text: "керек", lemma: "керек" }];
  if (clause.tense === "past" || clause.tense === "future")
    return [...pieces, ...finite("болу", clause, "3")];
  // What should have been done, and was not: келуің керек еді
  if (clause.tense === "unreal") return [...pieces, { text: "еді" }];
  if (clause.negative) pieces.push({ text: "емес", lemma: "емес" });
  return withParticle(pieces, asked, false);
}

function verbText(lemma: string, clause: Clause, person: Person): Piece[] {
  const label = PERSON_LABEL[person];
  const negative = clause.negative ? ";NEG" : "";
  const asked = clause.question && clause.ask === undefined;
  switch (clause.mood) {
    case "plain":
      return finite(lemma, clause, person);
    case "order":
      return [piece(lemma, `V;IMP;${label}${negative}`)];
    case "let":
      return withParticle([piece(lemma, `V;OPT;${label}${negative}`)], asked, false);
    case "want": {
      const tense = clause.tense === "past" ? "PST" : "PRS";
      const whole = inflect(lemma, `V;DES;${tense};${label}${negative}`)[0];
      if (whole === undefined) return [{ text: lemma, lemma }];
      const at = whole.lastIndexOf(" ");
      const wish: Piece = { text: whole.slice(0, at), lemma, label: `V;DES;${label}` };
      // барғысы келе ме: before the particle it loses its -ді
      const comes = whole.slice(at + 1);
      const said = asked && tense === "PRS" ? comes.replace(/ді$/u, "") : comes;
      return withParticle([wish, { text: said, lemma: "келу" }], asked, false);
    }
    case "can":
      return [piece(lemma, "V.CVB;IPFV"), ...finite("алу", clause, person)];
    case "may": {
      const pieces: Piece[] = [piece(lemma, "V;VN;DAT")];
      return [...pieces, ...finite("болу", clause, "3")];
    }
    case "must": {
      // What is to be done by nobody in particular: ойлау керек
      if (!clause.subject) return [{ text: lemma, lemma }, ...needText(clause)];
      const owned = `V;VN;NOM;${OWNER_LABEL[person]}`;
      const said = piece(lemma, owned);
      if (clause.tense === "unreal")
        return [piece(lemma, `${owned}${negative}`), ...needText(clause)];
      // "You do not have to come": келуіңіз міндетті емес
      const isFree = clause.negative && clause.tense === "present" && !asked;
      return isFree
        ? [said, { text: "міндетті" }, { text: "емес", lemma: "емес" }]
        : [said, ...needText(clause)];
    }
    case "might":
      return possible(lemma, clause, person);
    case "like":
      return [piece(lemma, "V;VN;ACC"), ...finite("жақсы көру", clause, person)];
  }
}
