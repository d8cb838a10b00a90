import { inflect } from "@tilashar/kazakh";
import { alsoParticle } from "./also.ts";
import {
  type Case,
  type Clause,
  type Link,
  OWNER_LABEL,
  PERSON_LABEL,
  type Person,
} from "./clause.ts";
import { type Piece, piece } from "./phrase-text.ts";

/** The case the doer of a linked clause stands in. */
export const subjectCaseOf = (link: Link): Case =>
  link === "known" || link === "aim" || link === "deed" ? "GEN" : link === "befell" ? "DAT" : "NOM";

/** "would be", by person: келер едім. */
export const WERE: Readonly<Record<Person, string>> = {
  "1s": "едім",
  "2s": "едің",
  "2f": "едіңіз",
  "3": "еді",
  "3p": "еді",
  "1p": "едік",
  "2p": "едіңдер",
  "2pf": "едіңіздер",
};

/** Verbs that are whatever they are said of: a state is болу in a linked clause. */
const DONE = "болу";

/** The end of a clause that hangs on another; empty when it has no such form. */
export function linkedText(
  clause: Clause,
  link: Link,
  person: Person,
  said: readonly Piece[],
): Piece[] {
  const { predicate, mood } = clause;
  const before: Piece[] = [...said];
  // What is so, rather than done: мұнда екенін, бар екенін
  if (
    link === "known" &&
    predicate.kind !== "verb" &&
    mood === "plain" &&
    clause.tense === "present"
  ) {
    const has = predicate.kind === "has" || predicate.kind === "there-is";
    const state = has ? [{ text: clause.negative ? "жоқ" : "бар" }] : before;
    const whose = has ? ("3" as Person) : person;
    const form = inflect("екен", `N;${clause.knownIn ?? "ACC"};SG;${OWNER_LABEL[whose]}`)[0];
    const not = clause.negative && !has ? [{ text: "емес" }] : [];
    return form === undefined || state.length === 0 ? [] : [...state, ...not, { text: form }];
  }
  // What one is to do: қалай ашу керек екенін
  if (link === "known" && mood === "must" && clause.subject === undefined) {
    const form = inflect("екен", `N;${clause.knownIn ?? "ACC"};SG;PSS3`)[0];
    return predicate.kind === "verb" && form !== undefined && !clause.negative
      ? [{ text: predicate.lemma, lemma: predicate.lemma }, { text: "керек" }, { text: form }]
      : [];
  }
  let lemma = predicate.kind === "verb" ? predicate.lemma : DONE;
  let doer = /^(?:has|there-is|needs)$/.test(predicate.kind) ? ("3" as Person) : person;
  if (mood === "can") {
    before.push(piece(lemma, "V.CVB;IPFV"));
    lemma = "алу";
  } else if (mood === "want") {
    const wish = inflect(lemma, `V;DES;PRS;${PERSON_LABEL[person]}`)[0];
    if (wish === undefined) return [];
    before.push({ text: wish.slice(0, wish.lastIndexOf(" ")), lemma });
    lemma = "келу";
    doer = "3";
  } else if (mood !== "plain") return [];
  const end = formOf(clause, link, lemma, doer);
  return end.length === 0 ? [] : [...before, ...end];
}

/** Verbs that say themselves that something is going on. */
const POSTURES = /^(?:тұру|отыру|жату|жүру)$/;

function formOf(clause: Clause, link: Link, lemma: string, person: Person): Piece[] {
  const not = clause.negative ? ";NEG" : "";
  const over = clause.tense === "past" || clause.tense === "perfect";
  const one = (label: string, ...after: string[]): Piece[] => {
    const form = inflect(lemma, label)[0];
    return form === undefined
      ? []
      : [{ text: form, lemma, label }, ...after.map((text) => ({ text }))];
  };
  switch (link) {
    case "condition":
      if (clause.tense === "unreal") {
        const were = inflect(DONE, `V;COND;${PERSON_LABEL[person]}`)[0];
        return were === undefined ? [] : one(`V.PTCP;PST${not}`, were);
      }
      return one(`V;COND;${PERSON_LABEL[person]}${not}`);
    case "concession": {
      const found = one(`V;COND;${PERSON_LABEL[person]}${not}`);
      const [said] = found;
      return said ? [said, { text: alsoParticle(said.text) }] : [];
    }
    case "since":
      return one(`V.PTCP;PST;ABL${not}`, "бері");
    case "when":
      if ((clause.going || clause.tense === "now") && !clause.negative) {
        // Who stands, sits or lies does so by the verb itself: кезекте тұрғанда
        if (POSTURES.test(lemma) || lemma === DONE) return one("V.PTCP;PST;LOC");
        const [converb] = one("V.CVB;PFV");
        return converb ? [converb, { text: "жатқанда" }] : [];
      }
      return one(`V.PTCP;PST;LOC${not}`);
    case "after":
      return one(`V.PTCP;PST;ABL${not}`, "кейін");
    case "before":
      return clause.negative ? [] : one("V.PTCP;FUT;NEG", "бұрын");
    case "known":
      return one(
        `${over ? "V.PTCP;PST" : "V.PTCP;HAB"};${clause.knownIn ?? "ACC"};${OWNER_LABEL[person]}${not}`,
      );
    case "relative":
      if (clause.tense === "now" && !clause.negative) {
        const [converb] = one("V.CVB;PFV");
        // Who stands, sits or lies does so by the verb itself: тұрған, отырған
        if (POSTURES.test(lemma)) return one("V.PTCP;PST");
        return converb ? [converb, { text: "жатқан" }] : [];
      }
      return one(`${over ? "V.PTCP;PST" : "V.PTCP;HAB"}${not}`);
    case "purpose":
      return one(`V;VN;DAT${not}`);
    case "aim":
      return one(`V;VN;NOM;${OWNER_LABEL[person]}${not}`, "үшін");
    case "goal":
      return one(`V;VN;NOM${not}`, "үшін");
    case "at-once":
      return clause.negative ? [] : one("V.PTCP;PST", "бойда");
    case "so-much":
      return one(`V.PTCP;PST;NOM;${OWNER_LABEL[person]}${not}`, "сонша");
    case "whenever":
      return one(`V.PTCP;PST${not}`, "сайын");
    case "as-if":
      return one(`V.PTCP;PST${not}`, "сияқты");
    case "instead":
      return clause.negative ? [] : one("V;VN;GEN", "орнына");
    case "topic":
      return one(`V;VN;NOM${not}`, "туралы");
    case "then":
      return one(`V.CVB;PFV${not}`);
    case "befell":
      return clause.negative ? [] : one("V;VN;DAT", "тура", over ? "келді" : "келеді");
    case "until":
      return clause.negative ? [] : one("V.CVB;LIMIT");
    case "deed":
      return one(
        `V;VN;${clause.knownIn ?? "ACC"}${clause.silent ? "" : `;${OWNER_LABEL[person]}`}${not}`,
      );
    case "thought":
      return [];
    case "would":
      return one(`V.PTCP;FUT${not}`, WERE[person]);
  }
}
