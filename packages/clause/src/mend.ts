import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "./fault.ts";
import { nounWith, predicateWith, pronounIn, verbAs, verbWith } from "./inflected.ts";
import type { Parse } from "./parse.ts";
import type { Case, Person, Reading } from "./reading.ts";
import { respellings } from "./respelling.ts";
import type { Token } from "./token.ts";

/** One word of a sentence as it may be written anew; "" leaves it out. */
export type Words = readonly string[];

/** A way to write a sentence anew, with what it mends. */
export interface Proposal {
  readonly words: Words;
  readonly marks?: readonly string[];
  readonly fault: Fault;
  /** How much is changed: the least change is the best. */
  readonly change: number;
  /** Point of grammar that explains it. */
  readonly point: string;
}

/** The words of a parse as they were written, particles with their word. */
export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.map(({ text, leaning, question }) =>
    [text, ...leaning, ...(question === undefined ? [] : [question])].join(" "),
  );

const CASE_POINTS: Readonly<Record<string, string>> = {
  ACC: "accusative",
  DAT: "dative",
  ABL: "ablative",
  LOC: "locative",
  INS: "instrumental",
  GEN: "genitive",
  NOM: "word-order",
};

/** Every way to mend a fault by changing its word or its head. */
export function proposals(parse: Parse, fault: Fault): Proposal[] {
  const { tokens, words } = parse;
  const found: Proposal[] = [];
  const base = wordsOf(tokens);
  const put = (
    at: number,
    text: string,
    point: string,
    change = 1,
    more: readonly [number, string][] = [],
  ) => {
    if (text === "") return;
    const next = [...base];
    next[at] = withParticles(tokens[at] as Token, text);
    for (const [place, other] of more)
      next[place] = other === "" ? "" : withParticles(tokens[place] as Token, other);
    if (next.every((one, place) => one === base[place])) return;
    found.push({ words: next, fault, change, point });
  };
  const reading = words[fault.at]?.reading;
  const head = words[fault.head]?.reading;
  if (!reading) return [];
  const cased = (
    kase: Case,
    point = reading.pronoun ? "pronoun-cases" : (CASE_POINTS[kase] ?? ""),
    change = 1,
  ) => put(fault.at, nounWith(reading, { case: kase }), point, change);
  switch (fault.kind) {
    case "agreement":
      if (head) {
        if (isImpersonal(head, parse, fault.head)) cased("GEN", "want", 0.8);
        const person = fault.want as Person;
        // мен басым ауырады: what hurts is mine
        const mine =
          reading.pronoun &&
          tokens.some(({ readings }) =>
            readings.some(
              (one) =>
                one.kind === "noun" && one.case === "NOM" && one.owner === person && one.cost < 1.5,
            ),
          );
        if (mine && person !== "3") {
          cased("GEN", "possessive-my-your", 0.6);
          break;
        }
        const carrier = carrierOf(parse, fault.head);
        const said = words[carrier]?.reading ?? head;
        put(carrier, inPerson(tokens[carrier] as Token, said, person), agreementPoint(said), 1);
        if (head.kind === "modal") {
          cased("DAT", "kerek", 0.9);
          cased("LOC", "having", 0.9);
        } else if (head.kind === "verb" && head.person === "3") cased("DAT", "liking", 1.3);
        if (reading.pronoun && head.person)
          put(
            fault.at,
            reading.case === "GEN" ? pronounIn(head.person, "GEN") : pronounIn(head.person, "NOM"),
            agreementPoint(head),
            1.4,
          );
      }
      break;
    case "government":
    case "place":
    case "object":
      if (fault.want) cased(fault.want as Case);
      break;
    case "postposition":
      if (fault.want) cased(fault.want as Case, "postpositions");
      break;
    case "possession":
      if (head) {
        const person = fault.want as Person;
        put(
          fault.head,
          nounWith(head, { owner: person }),
          person === "3" ? "possessive-his-our" : "possessive-my-your",
        );
        if (reading.pronoun && head.owner)
          put(fault.at, pronounIn(head.owner, "GEN"), "genitive", 1.3);
      }
      break;
    case "number":
      if (head) put(fault.head, nounWith(head, { plural: false }), "numbers-singular");
      break;
    case "two-finite":
      put(fault.at, verbAs(reading, "V.CVB;PFV"), "converb-ip");
      break;
    case "zhoq":
      if (fault.want) {
        const next = [...base];
        next[fault.head + 1] = fault.want;
        found.push({ words: next, fault, change: 1, point: "bar-zhoq" });
        break;
      }
      if (head)
        put(fault.at, "", "present-negative", 1, [
          [fault.head, verbWith(head, { negative: true })],
        ]);
      if (head) leaveOut(fault, base, tokens, head, found);
      break;
    case "order":
      moveToEnd(parse, fault, base, found);
      break;
    case "question":
      if (fault.want) {
        const next = [...base];
        const token = tokens[fault.at] as Token;
        next[fault.at] = [token.text, ...token.leaning, fault.want].join(" ");
        found.push({ words: next, fault, change: 0.5, point: "yes-no-questions" });
      }
      break;
    case "two-questions": {
      const next = [...base];
      const token = tokens[fault.at] as Token;
      next[fault.at] = [token.text, ...token.leaning].join(" ");
      found.push({ words: next, fault, change: 0.5, point: "question-words" });
      break;
    }
    case "tense":
      put(
        fault.at,
        verbWith(reading, { tense: fault.want as string }),
        fault.want === "IND;PST" ? "past-di" : "present-future",
      );
      break;
    case "condition":
      put(fault.at, verbWith(reading, { tense: "COND" }), "conditional");
      break;
    case "negation":
      put(fault.at, verbWith(reading, { negative: true }), "present-negative");
      break;
    case "wish": {
      const subject = words.findIndex(
        ({ reading: one, head: on }) =>
          one.pronoun && one.case === "NOM" && (on === fault.at || on === fault.head),
      );
      const word = words[subject];
      if (head) {
        const third = verbWith(head, { person: "3" });
        put(fault.head, third, "want");
        if (word)
          put(fault.head, third, "want", 1, [[subject, nounWith(word.reading, { case: "GEN" })]]);
      }
      break;
    }
    case "unknown":
      for (const { text, point, change } of respellings((tokens[fault.at] as Token).text))
        put(fault.at, text, point, change);
      break;
    case "unplaced":
      unplaced(parse, fault, base, put, cased, found);
      break;
  }
  return found;
}

type Put = (
  at: number,
  text: string,
  point: string,
  change?: number,
  more?: readonly [number, string][],
) => void;

function unplaced(
  parse: Parse,
  fault: Fault,
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
        : ["DAT", "ACC", "GEN", "LOC", "ABL", "INS"];
    order.forEach((kase, place) => {
      cased(
        kase,
        root?.kind === "modal" ? (kase === "DAT" ? "kerek" : "having") : undefined,
        1 + place * 0.1,
      );
    });
    const wish = words.findIndex((one) => one.reading.form === "des");
    if (wish >= 0 && reading.pronoun) {
      const helper = words[wish]?.head ?? -1;
      const verb = words[helper]?.reading;
      if (verb?.kind === "verb")
        put(at, nounWith(reading, { case: "GEN" }), "want", 0.8, [
          [helper, verbWith(verb, { person: "3" })],
        ]);
    }
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
  if (reading.kind === "det" || (reading.kind === "noun" && reading.case === "NOM")) {
    const rootAt = words.findIndex(({ head }) => head === -1);
    const root = words[rootAt]?.reading;
    if (root?.lemma === "жоқ")
      put(rootAt, predicateWith("емес", root, root.person ?? "3"), "not-emes", 0.9);
  }
  if ((reading.lemma === "жоқ" || reading.lemma === "емес") && next?.kind === "verb") {
    put(at, "", "present-negative", 1, [[at + 1, verbWith(next, { negative: true })]]);
    leaveOut(fault, base, tokens, next, found);
  }
  if (reading.kind === "verb") {
    if (nextToken && next?.kind === "verb") {
      if (reading.form !== "vn" || next.lemma === "алу" || next.lemma === "бастау")
        put(at, verbAs(reading, "V.CVB;IPFV"), "can", 1);
      if (reading.form !== "vn") put(at, verbAs(reading, "V.CVB;PFV"), "converb-ip", 1.1);
    }
    if (reading.form === "fin") moveToEnd(parse, fault, base, found);
  }
}

/** жоқ барамын → бармаймын, where the verb stands straight after. */
function leaveOut(
  fault: Fault,
  base: readonly string[],
  tokens: readonly Token[],
  verb: Reading,
  found: Proposal[],
): void {
  const at = fault.at + 1;
  const negative = verbWith(verb, { negative: true });
  const token = tokens[at];
  if (negative === "" || !token) return;
  const words = [...base];
  words[fault.at] = "";
  words[at] = withParticles(token, negative);
  found.push({
    words,
    fault,
    change: 1,
    point: verb.source?.suffixes.some(({ id }) => id === "past") ? "past-di" : "present-negative",
  });
}

/** Several clauses, something quoted: here a word out of place may have its reasons. */
const isWoven = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ mark, lower }, at) =>
      (mark !== "" && at < tokens.length - 1) || /^(?:qqq|де(?:п|ді|дім|йді|пті|ген))$/.test(lower),
  );

/** The verb to the end of the sentence. */
function moveToEnd(parse: Parse, fault: Fault, base: readonly string[], found: Proposal[]): void {
  const { tokens } = parse;
  const end = tokens.length - 1;
  if (fault.at >= end || tokens.length > 7 || isWoven(tokens)) return;
  const token = tokens[fault.at] as Token;
  const word = base[fault.at] as string;
  const moved = token.first ? word.charAt(0).toLowerCase() + word.slice(1) : word;
  const words = [...base.slice(0, fault.at), ...base.slice(fault.at + 1), moved];
  const marks = tokens.map(({ mark }) => mark);
  marks.splice(fault.at, 1);
  const [last = ""] = marks.splice(end - 1, 1);
  found.push({ words, marks: [...marks, "", last], fault, change: 0.9, point: "word-order" });
}

const withParticles = (token: Token, text: string): string =>
  [
    capitalLike(token.text, text),
    ...token.leaning,
    ...(token.question === undefined ? [] : [questionParticle(text) || token.question]),
  ].join(" ");

/** The capital of what stood there. */
function capitalLike(typed: string, text: string): string {
  const first = typed.charAt(0);
  return first !== first.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function inPerson(token: Token, reading: Reading, person: Person): string {
  if (reading.kind === "verb") return verbWith(reading, { person });
  if (reading.kind === "cop" && reading.lemma === "е") return "";
  return predicateWith(
    token.lower === token.text.toLowerCase() ? token.text.toLowerCase() : token.text,
    reading,
    person,
  );
}

/** The word that shows the person: жоқпын of барған жоқпын, отырмын of оқып отырмын. */
function carrierOf(parse: Parse, at: number): number {
  let carrier = at;
  for (;;) {
    const word = parse.words[carrier];
    if (!word || word.head < 0) return carrier;
    if (!/^(?:predicate|helped|converb)$/.test(word.relation)) return carrier;
    if (word.reading.form === "fin" || word.reading.form === "imp") return carrier;
    carrier = word.head;
  }
}

const isImpersonal = (head: Reading, parse: Parse, at: number): boolean =>
  head.kind === "verb" &&
  head.lemma === "келу" &&
  parse.words.some(({ reading, head: on }) => on === at && reading.form === "des");

function agreementPoint(head: Reading): string {
  if (head.kind !== "verb") return "copula";
  const ids = head.source?.suffixes.map(({ id }) => id as string) ?? [];
  if (ids.includes("past")) return "past-di";
  if (ids.includes("pres")) return "present-future";
  return "person-endings";
}
