import { inflect } from "@tilashar/kazakh";
import { OWNER_LABEL, PERSON_LABEL } from "../../grammar/clause.ts";
import { CASES, personNamed, type SlotValues } from "./slot-values.ts";

/** `=білу:PRS.who`, `=бас:PSS.who`, `=бұрылу:IMP.2f`: a word of the template itself, by person. */
export function ofLemma(lemma: string, form: string, values: SlotValues): string | undefined {
  const [first = "", ...rest] = form.split(".");
  const person = rest.map((one) => personNamed(one, values)).find(Boolean);
  if (!person) return undefined;
  const not = rest.includes("not") ? ";NEG" : "";
  if (first === "PSS") {
    const inCase = rest.find((one) => CASES.test(one)) ?? "NOM";
    return inflect(lemma, `N;${inCase};SG;${OWNER_LABEL[person]}`)[0];
  }
  if (first === "IMP") return inflect(lemma, `V;IMP;${PERSON_LABEL[person]}${not}`)[0];
  if (first === "PRED") {
    if (lemma === "емес" && !person.startsWith("3"))
      return inflect(lemma, `ADJ;PRED;${PERSON_LABEL[person]}`)[0];
    if (person.startsWith("3")) return lemma;
    return inflect(lemma, `N;PRED;${PERSON_LABEL[person]}`)[0];
  }
  // жөтеліп жүрмін, оқып жатырмын
  if (first === "NOW") {
    const beside = rest.find((one) => /^(?:жүр|жатыр|отыр|тұр)$/.test(one)) ?? "жатыр";
    const [converb] = inflect(lemma, "V.CVB;PFV");
    const end = person.startsWith("3")
      ? beside
      : inflect(beside, `N;PRED;${PERSON_LABEL[person]}`)[0];
    return converb && end && `${converb} ${end}`;
  }
  if (first === "AR") return inflect(lemma, `V.PTCP;FUT;ACC;${OWNER_LABEL[person]}`)[0];
  if (first === "COND") return inflect(lemma, `V;COND;${PERSON_LABEL[person]}${not}`)[0];
  if (first === "DES") return inflect(lemma, `V;DES;PRS;${PERSON_LABEL[person]}${not}`)[0];
  return inflect(lemma, `V;IND;${first};${PERSON_LABEL[person]}${not}`)[0];
}
