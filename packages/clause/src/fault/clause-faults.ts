import { questionParticle } from "@tilashar/kazakh";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Calque } from "../slip/calques.ts";
import { slipsIn } from "../slip/index.ts";
import type { Usage } from "../usage/usage.ts";
import { QUOTE } from "../word/read-word.ts";
import type { Reading } from "../word/reading.ts";
import { NEGATIVES, POINTING, QUESTION_WORDS } from "../word/word-lists.ts";
import type { Fault } from "./fault.ts";
import { tenseFaults } from "./tense-faults.ts";

/** Faults that show only when the whole clause stands: particles, questions asked twice, time against tense. */
export function* clauseFaults(
  parse: Parse,
  government: Government,
  calques: readonly Calque[],
  usage: Usage,
): Generator<Fault> {
  yield* particleFaults(parse);
  yield* questionFaults(parse);
  yield* tenseFaults(parse);
  yield* conditionFaults(parse);
  yield* negationFaults(parse);
  yield* slipsIn(parse, calques, government, usage);
}

/** What is said, thought, heard or asked is about something. */
const ABOUT = new Set(
  "айту айтысу орналасу сөйлеу сөйлесу ойлау ойлану жазу білу есту естіту сұрау оқу әңгімелеу әңгімелесу пікірлесу талқылау хабарлау айтылу жазылу келісу ұмыту түсіну көру алу беру дауласу шығару табу тыңдау үйрену қою армандау білдіру көрсету түсіндіру болу жүру естілу баяндау кеңесу тарату шығу сұрастыру мәлімдеу толғану қалдыру түсіру үйрету ескерту жеткізу деу ету айтқызу салу құрау жинау іздеу бастау".split(
    " ",
  ),
);
const NAMED = new Set("ат баға ұзындық биіктік түс иіс дәм ие ұзақтық мағына аударма".split(" "));

/** Doubts that show only when the whole clause stands. */
export function clauseDoubts({ tokens, words }: Parse): { at: number; why: string }[] {
  const bare = words.findIndex(
    ({ reading, head }) =>
      head === -1 &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      !reading.pronoun &&
      !reading.person &&
      !reading.name,
  );
  const placed = words.some(
    ({ head, relation }, at) => head === bare && relation === "place" && at < bare,
  );
  const held = words.some(
    ({ head, relation }) => head === bare && /subject|owner|vocative|clause|said/.test(relation),
  );
  // мысық астында үстел
  const alone =
    bare > 0 &&
    placed &&
    !held &&
    tokens.every(({ mark }, at) => mark === "" || at === tokens.length - 1) &&
    tokens[bare]?.question === undefined &&
    !words.some(({ reading }) => reading.kind === "conj" || QUESTION_WORDS.has(reading.lemma));
  return words.flatMap(({ reading, head, relation }, at) => {
    if (alone && at === bare) return [{ at, why: "a place and a thing with no predicate" }];
    // сіз не туралы қызығасыз: about what one says, thinks and knows, not about what one likes
    const over = words[head]?.reading;
    if (
      reading.kind === "post" &&
      /^(?:туралы|жайлы|жайында)$/.test(reading.lemma) &&
      over?.kind === "verb" &&
      !ABOUT.has(over.lemma) &&
      over.form === "fin" &&
      (head === at + 1 || /^(?:келу|бару|кету|қайту|отыру|тұру|жүру)$/.test(over.lemma))
    )
      return [{ at, why: "about what, with this verb" }];
    // бұл қала аты: what is pointed at owns with the genitive
    const owned = words[head]?.reading;
    if (
      relation === "compound" &&
      reading.kind === "noun" &&
      owned?.owner === "3" &&
      !owned.plural &&
      NAMED.has(owned.lemma) &&
      words.some(
        ({ reading: one, head: on }, place) =>
          on === at && place < at && one.kind === "det" && POINTING.has(one.lemma),
      )
    )
      return [{ at, why: "pointed at, with no genitive" }];
    // боламын едім: the copula stands after no person
    if (
      /^еді/.test(tokens[at]?.lower ?? "") &&
      words[at - 1]?.reading.kind === "verb" &&
      words[at - 1]?.reading.form === "fin" &&
      words[at - 1]?.reading.person !== "3"
    )
      return [{ at, why: "two persons" }];
    const last = reading.source?.suffixes.at(-1)?.id;
    if (last === "pres1sShort" || last === "perf1sShort")
      return [{ at, why: "a short form of speech" }];
    if (tokens[at]?.question === undefined || reading.kind !== "verb") return [];
    if (reading.form === "imp" && reading.source?.features.Person !== "1")
      return [{ at, why: "a command as a question" }];
    // барады ма: the written language asks бара ма
    const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
    return ids.at(-1) === "pres3" ? [{ at, why: "-ды before the question particle" }] : [];
  });
}

/** барса, and етпегенімде of what was not done. */
const isCondition = ({ form, case: kase }: Reading): boolean =>
  form === "cond" || (form === "part" && kase === "LOC");

/** егер with no condition. */
function conditionFaults({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => lower === "егер");
  if (at < 0 || words.some(({ reading }) => isCondition(reading))) return [];
  const verb = words.findIndex(
    ({ reading }, place) => place > at && reading.form === "fin" && reading.kind === "verb",
  );
  // егер уақытым бар, келемін: the clause of the condition has no verb
  const ends = tokens.findIndex(({ mark }, place) => place > at && mark.includes(","));
  if (ends > at && ends < verb && /^(?:modal|adj)$/.test(words[ends]?.reading.kind ?? ""))
    return [];
  return verb < 0 ? [] : [{ kind: "condition", at: verb, head: at }];
}

/** ешкім келді: nobody asks for a negative. */
function negationFaults({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(
    ({ lower }, place) => NEGATIVES.has(words[place]?.reading.lemma ?? "") || NEGATIVES.has(lower),
  );
  if (at < 0) return [];
  const negated = words.some(
    ({ reading }) =>
      reading.negative ||
      reading.lemma === "жоқ" ||
      reading.lemma === "емес" ||
      // үндемеу: negative in the dictionary
      (reading.kind === "verb" && /м[ае]у$/.test(reading.lemma)),
  );
  if (
    negated ||
    tokens.some(
      ({ lower, question }, place) =>
        question !== undefined || (/с[ыі]з$/.test(lower) && place >= at && place <= at + 1),
    )
  )
    return [];
  const root = words.findIndex(({ head }) => head === -1);
  return words[root]?.reading.form === "fin" ? [{ kind: "negation", at: root, head: at }] : [];
}

function particleFaults({ tokens }: Parse): Fault[] {
  return tokens.flatMap(({ question, lower, leaning }, at) => {
    if (question === undefined || leaning.length > 0 || lower === QUOTE) return [];
    const right = questionParticle(lower);
    return right === question.toLowerCase() || right === ""
      ? []
      : [{ kind: "question" as const, at, head: at, want: right }];
  });
}

/** A question word in the very clause that a particle asks. */
function questionFaults({ tokens, words }: Parse): Fault[] {
  const asking = tokens.findIndex(({ question }) => question !== undefined);
  if (asking < 0 || tokens.some(({ lower }) => lower === "әлде")) return [];
  const word = words[asking];
  if (!word || tokens[asking]?.leaning.length) return [];
  return tokens.flatMap((_, at) => {
    const one = words[at];
    if (!one || !QUESTION_WORDS.has(one.reading.lemma) || one.reading.kind === "conj") return [];
    if (at > asking || tokens[at]?.leaning.length) return [];
    // Мұнда не бар, тас салдыңыз ба: two clauses ask
    if (tokens.slice(at, asking).some(({ mark }) => mark !== "")) return [];
    // Its own clause must be the one asked: қайда барғанын білесің бе is right
    let head = at;
    while (head >= 0 && head !== asking) {
      const form = words[head]?.reading.form;
      if (head !== at && form !== undefined && form !== "fin" && form !== "imp" && form !== "p")
        return [];
      if (words[head]?.relation === "said" || words[head]?.relation === "clause") return [];
      head = words[head]?.head ?? -1;
    }
    return head === asking ? [{ kind: "two-questions" as const, at: asking, head: at }] : [];
  });
}
