import { subjectPerson } from "../attach/subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { withParticles, wordsOf } from "../slip/rewrite.ts";
import { nameEnding } from "../spelling/near-form.ts";
import { respellings } from "../spelling/respelling.ts";
import { nounWith, predicateWith, pronounIn, verbAs, verbWith, wishOf } from "../word/inflected.ts";
import type { Case, Person } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { leaveOut, moveToEnd } from "./order.ts";
import { agreementPoint, carrierOf, inPerson, isImpersonal } from "./person.ts";
import type { Proposal } from "./proposal.ts";
import { unplaced } from "./unplaced.ts";

const CASE_POINTS: Readonly<Record<string, string>> = {
  ACC: "accusative",
  DAT: "dative",
  ABL: "ablative",
  LOC: "locative",
  INS: "instrumental",
  GEN: "genitive",
  NOM: "word-order",
};

const TENSE_POINTS: Readonly<Record<string, string>> = {
  "IND;PST": "past-di",
  "IND;PST;HAB": "used-to",
};

/** Verbs of what somebody feels: маған ұнайды. */
const PLEASES = /^(?:ұнау|жағу|көріну)$/;

/** Every way to mend a fault by changing its word or its head. */
export function proposals(parse: Parse, fault: Fault, government: Government): Proposal[] {
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
        if (head.form === "des" && reading.case === "GEN")
          put(fault.head, wishOf(head, subjectPerson(reading)), "want", 0.7);
        if (isImpersonal(head, parse, fault.head)) cased("GEN", "want", 0.8);
        const person = fault.want as Person;
        // мен басым ауырады: what hurts is mine
        // сен өзі айтқансың → өзің; біз өзіміз салды → салдық: whoever is named says of whom it is
        if (reading.lemma === "өз") {
          const named = words.find(
            ({ reading: one }, place) => place < fault.at && one.pronoun && one.case === "NOM",
          )?.reading.person;
          if (named !== undefined && named === head.person)
            put(fault.at, nounWith(reading, { owner: named }), "oz", 0.9);
          // олар түсінеді, бірақ өздері сөйлемейміз: they themselves
          if (
            named !== fault.want &&
            !(named === undefined && reading.plural && reading.owner === "3")
          )
            break;
        }
        const mine =
          reading.pronoun &&
          reading.lemma !== "өз" &&
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
        } else if (PLEASES.test(head.lemma) && head.person === "3") cased("DAT", "liking", 1.3);
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
      // қай жерде кездесетінімізді келіспеген едік: what is asked may be agreed on
      if (
        reading.form === "part" &&
        words.some((one, at) => at < fault.at && QUESTION_WORDS.has(one.reading.lemma))
      )
        break;
      if (fault.want) cased(fault.want as Case);
      break;
    case "postposition":
      if (fault.want) cased(fault.want as Case, "postpositions");
      break;
    case "possession":
      if (head) {
        const person = fault.want as Person;
        // балалардың көргің келмейді → көргісі: a wish has the ending of its owner
        if (head.form === "des") put(fault.head, wishOf(head, person), "want", 0.8);
        // достар менің Алматыда тұрады: a town is nobody's
        const isTown = head.source?.entry?.pos === "name-place";
        put(
          fault.head,
          isTown ? "" : nounWith(head, { owner: person }),
          person === "3" ? "possessive-his-our" : "possessive-my-your",
        );
        // Асанның кітап оқыдым → кітабын: whose it is makes it this very one
        if (isOwnedObject(parse, fault, government))
          put(fault.head, nounWith(head, { owner: person, case: "ACC" }), "genitive", 0.9);
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
        TENSE_POINTS[fault.want ?? ""] ?? "present-future",
      );
      break;
    case "condition":
      put(fault.at, verbWith(reading, { tense: "COND" }), "conditional");
      break;
    case "negation":
      // барғанмын → барған емеспін
      if (reading.source?.suffixes.some(({ id }) => id === "perf") && reading.form === "fin") {
        const participle = verbAs(reading, "V.PTCP;PST");
        const not = predicateWith("емес", { ...reading, source: undefined }, reading.person ?? "3");
        if (participle !== "" && not !== "")
          put(fault.at, `${participle} ${not}`, "perfect-gan", 0.6);
      }
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
      for (const { text, point, change } of [
        ...nameEnding((tokens[fault.at] as Token).text),
        ...respellings((tokens[fault.at] as Token).text),
      ])
        if (!isNameLike(tokens[fault.at] as Token, text)) put(fault.at, text, point, change);
      break;
    case "slip":
      for (const { words: next, marks, change, point } of fault.rewrites ?? [])
        found.push({ words: next, ...(marks && { marks }), fault, change, point });
      break;
    case "unplaced":
      unplaced(parse, fault, government, base, put, cased, found);
      break;
  }
  return found;
}

/** Whether whose a thing is may make it an object; сенің қарыз сұрады is rather of whom one asks. */
function isOwnedObject({ words }: Parse, { head }: Fault, government: Government): boolean {
  const thing = words[head];
  const verb = words[thing?.head ?? -1]?.reading;
  const frame = verb && government.verb(verb.lemma);
  const asksElse = (["DAT", "ABL", "INS"] as const).some((kase) => frame?.cores.has(kase));
  const wishes = words.some(({ reading }) => reading.form === "des");
  return /^(?:object|complement)$/.test(thing?.relation ?? "") && !asksElse && !wishes;
}

const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join("");

/** Минсу is no slip of минус: a word with a capital that holds the letters of another is a name. */
const isNameLike = ({ text, capital }: Token, other: string): boolean =>
  capital && other.includes(" ") === false && lettersOf(text) === lettersOf(other);
