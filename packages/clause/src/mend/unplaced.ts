import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { commonReading } from "../slip/common-reading.ts";
import { chatSpellings } from "../spelling/respelling.ts";
import { nounWith, predicateWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Case, Person, Reading } from "../word/reading.ts";
import { FELT, MOTION } from "../word/word-lists.ts";
import { isWoven, leaveOut, moveToEnd } from "./order.ts";
import type { Proposal } from "./proposal.ts";

/** Writes a word anew, others with it where given. */
export type Put = (
  at: number,
  text: string,
  point: string,
  change?: number,
  more?: readonly [number, string][],
) => void;

/** Ways to mend a word that has no place. */
export function unplaced(
  parse: Parse,
  fault: Fault,
  government: Government,
  base: readonly string[],
  put: Put,
  cased: (kase: Case, point?: string, change?: number) => void,
  found: Proposal[],
): void {
  const { tokens, words } = parse;
  const at = fault.at;
  const reading = words[at]?.reading as Reading;
  const next = words[at + 1]?.reading;
  const nextToken = tokens[at + 1];
  if (isWoven(tokens)) return;
  // бізді кімнің мазалап жүргені: it belongs to what is told of another
  if (
    reading.case === "ACC" &&
    tokens
      .slice(at)
      .some(({ readings }) => readings[0]?.form === "part" && readings[0].owner !== undefined)
  )
    return;
  // Жана for жаңа: letters that chats leave out
  const typed = tokens[at]?.lower ?? "";
  if (!/[әөүіұғқңһ]/.test(typed) && typed.length > 2 && !reading.pronoun)
    for (const text of chatSpellings(typed)
      .filter((one) => one !== typed && commonReading(one))
      .slice(0, 4))
      put(at, text, "kazakh-letters", 0.7);
  if (reading.kind === "noun" && reading.pronoun && reading.person !== undefined) {
    const root = words.find(({ head }) => head === -1)?.reading;
    const felt =
      root?.kind === "modal" ||
      root?.kind === "adj" ||
      /^(?:ұнау|жағу|көріну)$/.test(root?.lemma ?? "");
    const done = words.some(({ relation }) => relation === "object");
    const order: readonly Case[] = !felt
      ? done || words[at + 1]?.reading.kind === "noun"
        ? []
        : ["ACC"]
      : root?.kind === "modal" && (root.lemma === "бар" || root.lemma === "жоқ")
        ? ["LOC", "GEN"]
        : root?.kind === "adj" && !FELT.has(root.lemma) && tokens.length <= 4
          ? ["ABL", "DAT", "GEN"]
          : ["DAT", "ACC", "GEN", "LOC", "ABL", "INS"];
    order.forEach((kase, place) => {
      cased(
        kase,
        root?.kind === "modal" ? (kase === "DAT" ? "kerek" : "having") : undefined,
        1 + place * 0.1,
      );
    });
    // мен екі баламыз бар → менің екі балам бар: whoever is named has it
    const had = words.findIndex(({ reading: one }) => one.kind === "noun" && one.owner);
    const thing = words[had]?.reading;
    const isHad = root?.lemma === "бар" || root?.lemma === "жоқ";
    if (isHad && thing && reading.pronoun && reading.person && thing.owner !== reading.person)
      put(at, nounWith(reading, { case: "GEN" }), "having", 0.7, [
        [had, nounWith(thing, { owner: reading.person })],
      ]);
    const wish = words.findIndex((one) => one.reading.form === "des");
    if (wish >= 0 && reading.pronoun) {
      const helper = words[wish]?.head ?? -1;
      const verb = words[helper]?.reading;
      if (verb?.kind === "verb")
        put(at, nounWith(reading, { case: "GEN" }), "want", 0.8, [
          [helper, verbWith(verb, { person: "3" })],
        ]);
    }
    // мен үйім үлкен → менің үйім үлкен
    if (reading.case === "NOM" && next?.kind === "noun" && next.owner === reading.person)
      cased("GEN", "possessive-my-your", 0.5);
    if (reading.case === "NOM") saidTwice(parse, fault, base, found);
    if (reading.case !== "NOM")
      cased("NOM", "personal-pronouns", root?.person === reading.person ? 0.5 : 1.2);
  }
  if (reading.kind === "noun" && reading.case === "NOM") {
    const root = words.find(({ head }) => head === -1)?.reading;
    const holder = words.findIndex(
      ({ reading: one, relation }) =>
        relation === "subject" && one.pronoun && one.person !== undefined,
    );
    const owner = words[holder]?.reading;
    // ол көп ақша бар: who has is no subject
    if (owner && (root?.lemma === "бар" || root?.lemma === "жоқ"))
      put(holder, nounWith(owner, { case: "LOC" }), "having", 0.9);
  }
  // мектеп барамын: a noun with no case before its verb
  const plain = tokens.length <= 5 && words.some(({ relation }) => relation === "subject");
  if (
    plain &&
    reading.kind === "noun" &&
    reading.form === undefined &&
    reading.case === "NOM" &&
    !reading.pronoun &&
    !reading.plural &&
    next?.kind === "verb" &&
    !isBorne(reading, next, government)
  ) {
    // дос кездестім → доспен: what the verb asks for goes before what it may take besides
    const asked = government.verb(next.lemma)?.first;
    // жұмысқа автобус барамын → автобуспен: where to is said already, and one goes by something
    const isTaken = words.some(({ head, reading: one }) => head === at + 1 && one.case === "DAT");
    const byIt = isTaken && MOTION.has(next.lemma) && government.isOf(reading.lemma, "vehicle");
    for (const kase of ["DAT", "LOC", "ACC", "ABL", "INS"] as const)
      cased(kase, undefined, byIt && kase === "INS" ? 0.3 : kase === asked ? 0.9 : 1);
  }
  // нан алу бардым, істеу шаршадым
  const helped = /^(?:алу|білу|бастау|жаздау)$/.test(next?.lemma ?? "");
  if (plain && !helped && reading.form === "vn" && reading.case === "NOM" && next?.kind === "verb")
    for (const kase of ["DAT", "ABL", "ACC"] as const)
      cased(kase, kase === "DAT" ? "purpose" : "verbal-noun", 1);
  if (reading.kind === "det" || (reading.kind === "noun" && reading.case === "NOM")) {
    const rootAt = words.findIndex(({ head }) => head === -1);
    const root = words[rootAt]?.reading;
    if (root?.lemma === "жоқ" && !lacks(words, rootAt, reading, government))
      put(rootAt, predicateWith("емес", root, root.person ?? "3"), "not-emes", 0.9);
  }
  if ((reading.lemma === "жоқ" || reading.lemma === "емес") && next?.kind === "verb") {
    put(at, "", "present-negative", 1, [[at + 1, verbWith(next, { negative: true })]]);
    leaveOut(fault, base, tokens, next, found);
  }
  if (reading.kind === "verb" && reading.cost < 1 && tokens.at(-1)?.lower !== "екен") {
    if (nextToken && next?.kind === "verb") {
      if (reading.form !== "vn" || next.lemma === "алу" || next.lemma === "бастау")
        put(at, verbAs(reading, "V.CVB;IPFV"), "can", 1);
      if (reading.form !== "vn") put(at, verbAs(reading, "V.CVB;PFV"), "converb-ip", 1.1);
    }
    if (reading.form === "fin") moveToEnd(parse, fault, base, found);
  }
}

const SEVERAL: Readonly<Partial<Record<Person, Person>>> = { "1s": "1p", "2s": "2p", "2f": "2pf" };

/** менің әпкем ол Алматыда тұрады, мен біз бардық: who does it is named once. */
function saidTwice(
  { tokens, words }: Parse,
  fault: Fault,
  base: readonly string[],
  found: Proposal[],
): void {
  const { at } = fault;
  const placed = words[at];
  // ол ат кімдікі: "that", and not "he"; мен біз: I am one of us
  const person = placed?.reading.person ?? "3";
  const other = person === "3" ? words[at - 1] : words[at + 1];
  const isSubject = other?.relation === "subject" && other.head === placed?.head;
  const isOneOf =
    person === "3"
      ? !other?.reading.pronoun
      : other?.reading.pronoun && other.reading.person === SEVERAL[person];
  // ол бұл қала ұнайды, мен ит бар: to whom or whose, and not twice who
  const head = words[placed?.head ?? -1]?.reading;
  const isFelt = head?.kind === "modal" || /^(?:ұнау|жағу|көріну)$/.test(head?.lemma ?? "");
  if (!isSubject || !isOneOf || isFelt) return;
  if (tokens[at]?.mark !== "" || tokens[at]?.leaning.length || tokens[at]?.question) return;
  const next = [...base];
  next[at] = "";
  found.push({ words: next, fault, change: 0.8, point: "personal-pronouns" });
}

/** әпкем ұл туды: who is born needs no case. */
const isBorne = (reading: Reading, verb: Reading, government: Government): boolean =>
  verb.lemma === "туу" && government.isOf(reading.lemma, "person");

/** балам велосипед жоқ: a thing that somebody has not, and is not either. */
function lacks(
  words: Parse["words"],
  root: number,
  thing: Reading,
  government: Government,
): boolean {
  const who = words.find(({ head, relation }) => head === root && relation === "subject")?.reading;
  const isSomebody = ({ lemma }: Reading): boolean =>
    government.classesOf(lemma).some((one) => SOMEBODY.test(one));
  return who !== undefined && isSomebody(who) && thing.kind === "noun" && !isSomebody(thing);
}
const SOMEBODY = /^(?:person|kin|calling|animal|nation)$/;
