import { type Meaning, NotUnderstood } from "./meaning.ts";
import { isAnimate } from "./traits.ts";

/** Deeds one after another, each as a clause of its own; whether the later ones have the doer of the first. */
export interface JoinedDeeds {
  readonly deeds: readonly Meaning[];
  readonly isOneDoer: boolean;
}

/**
 * Deeds one after another: «Үйге келіп, тамақ ішті», «Үлкендер ән айтып, балалар ойнады».
 *
 * @throws {NotUnderstood} where one of them cannot be told so
 */
export function joinedDeeds(whole: Meaning, links: Meaning["links"]): JoinedDeeds {
  if (whole.content?.kind === "that" || whole.about) throw new NotUnderstood("deed after deed");
  const inner = links.map(({ meaning }) => meaning);
  const named = inner.find(({ subject }) => isNamed(subject))?.subject;
  const m = named ? withOwnObject(whole) : whole;
  const isSame = named?.person !== undefined && named.person === m.subject?.person;
  const isOneDoer = isSame || !(named && (isNamed(m.subject) || isSpeaker(m.subject)));
  if (!isOneDoer && (inner.length > 1 || m.mood !== "plain" || m.question))
    throw new NotUnderstood("two who do it");
  const subject = isOneDoer && named ? named : m.subject;
  const { tense, mood, supposed, question, asks } = m;
  const before = inner.map(plainly).map(
    (one, at): Meaning => ({
      ...one,
      ...(one.negative && { negative: true }),
      subject: isOneDoer ? subject : one.subject,
      tense:
        /^(?:is|is-so|is-at|exists)$/.test(one.predicate.kind) && tense === "now"
          ? "present"
          : tense,
      mood,
      supposed,
      question: at === 0 && question,
      asks: at === 0 ? (one.asks ?? (inner.length === 1 ? undefined : asks)) : one.asks,
      please: at === 0 && m.please,
    }),
  );
  return {
    deeds: [...before, plainly({ ...m, links: [], subject, please: false })],
    isOneDoer,
  };
}

/** Played, got tired and slept: what one is after a deed is told of the last state alone. */
function plainly(m: Meaning): Meaning {
  if (m.predicate.kind !== "deed" || m.predicate.verb.result === undefined) return m;
  const { result: _, ...verb } = m.predicate.verb;
  return { ...m, predicate: { kind: "deed", verb } };
}

const isNamed = (subject: Meaning["subject"]): boolean =>
  subject !== undefined && subject.lemma !== "";

/** «Автобус кешігіп, мен үлгермедім»: I and you are others than whoever was named. */
const isSpeaker = (subject: Meaning["subject"]): boolean =>
  subject?.person !== undefined && !/^3/.test(subject.person);

/** «Айгүл дүкенге барып, нан алып келді»: the bread does not bring anything. */
function withOwnObject(m: Meaning): Meaning {
  const { subject, predicate, parts } = m;
  const isDoer =
    subject === undefined || subject.lemma === "" || subject.name || isAnimate(subject);
  if (isDoer || predicate.kind !== "deed" || predicate.verb.takes.OBJ === undefined) return m;
  if (parts.some(({ role }) => role === "OBJ")) return m;
  return { ...m, subject: undefined, parts: [...parts, { role: "OBJ", thing: subject }] };
}
