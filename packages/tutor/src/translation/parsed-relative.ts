import type { Tools } from "../ask.ts";
import type { Clause, NounPhrase, Phrase } from "../grammar/clause.ts";
import { verbForm } from "../russian/inflect.ts";
import { readingsOf, type VerbReading } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";
import { told, toldWith } from "./parsed-part.ts";
import { inner } from "./reader.ts";

const WHICH =
  /^(?<before>.*?)(?<noun>\p{L}+), (?:(?<at>в|на|с|со) )?(?<which>котор\p{L}+|где|куда|\p{L}+(?:щ|вш|нн|т)\p{L}{2,4}(?:ся)?)(?: (?<rel>[^,]+))?(?:, (?<after>.+)|)$/iu;

/** «Книга, которую я прочитал, интересная», «народ, хранящий традиции, живёт»: what is told of a noun stands before it. */
export function withRelative(text: string, tools: Tools): Clause | undefined {
  const { before = "", noun, at, which, rel = "", after = "" } = WHICH.exec(text)?.groups ?? {};
  if (noun === undefined || which === undefined) return undefined;
  const main = told(`${before}${noun} ${after}`, tools);
  const relative = main && relativeOf(foldText(which), at, rel, tools, isOfDoer(before, rel));
  return relative === undefined
    ? undefined
    : attached(main as Clause, foldText(noun), relative, tools);
}

/** The clause before its noun, as it is said. */
function relativeOf(
  which: string,
  at: string | undefined,
  rel: string,
  tools: Tools,
  isOwn: boolean,
): string | undefined {
  const asSaid = (clause: Clause | undefined): string | undefined =>
    clause?.predicate.kind === "verb" && clause.mood === "plain"
      ? inner(clause, "relative")
      : undefined;
  const participle = at === undefined ? participleOf(which) : undefined;
  if (participle) {
    const form = verbForm(
      participle.lemma,
      participle.participle === "doing" ? "present" : "past",
      { person: 3, plural: false, gender: "m" },
    );
    if (form === undefined || !/^(?:doing|did)$/.test(participle.participle ?? ""))
      return undefined;
    const clause = toldWith(["он"], `${form} ${rel}`, tools);
    return asSaid(clause && { ...clause, silent: true });
  }
  if (rel === "") return undefined;
  if (which === "где" || (/^(?:в|на)$/.test(at ?? "") && /^котор(?:ом|ой|ых)$/.test(which)))
    return asSaid(isOwn ? ofOneself(told(rel, tools)) : told(rel, tools));
  // «С которой я работаю»: бірге жұмыс істейтін
  if (/^со?$/.test(at ?? "") && /^котор(?:ым|ой|ыми)$/.test(which)) {
    const whole = told(`${rel} с ним`, tools) ?? told(rel, tools);
    if (whole?.predicate.kind !== "verb") return undefined;
    const complements = whole.complements.filter(({ phrase }) => !isIt(phrase));
    // Whom one talks to or meets the verb itself is about: мен сөйлескен
    const { lemma } = whole.predicate;
    const spoken = lemma === "сөйлеу" ? "сөйлесу" : lemma;
    const isAbout = tools.judge.government.verb(spoken)?.takes.has("INS") === true;
    return asSaid({
      ...whole,
      predicate: { kind: "verb", lemma: spoken },
      complements,
      manners: isAbout ? whole.manners : [...whole.manners, "бірге"],
    });
  }
  if (at !== undefined || !which.startsWith("котор")) return undefined;
  if (/^котор(?:ый|ая|ое|ые)$/.test(which)) {
    const clause = toldWith(which === "которые" ? ["они"] : ["он", "она", "оно"], rel, tools);
    if (clause) return asSaid({ ...clause, silent: true });
  }
  if (!/^котор(?:ый|ую|ое|ые|ого|ых)$/.test(which)) return undefined;
  // Whom or what it is done to: мен оқыған
  const object = which === "которую" ? "ее" : /^которы[ех]$/.test(which) ? "их" : "его";
  const clause = told(`${rel} ${object}`, tools);
  const rest = clause?.complements.filter(({ phrase }) => !isIt(phrase)) ?? [];
  return clause?.subject && rest.length === clause.complements.length - 1
    ? asSaid({ ...clause, complements: rest })
    : undefined;
}

/** «Она хочет увидеть дом, где она выросла»: өзі өскен. */
const isOfDoer = (main: string, rel: string): boolean => {
  const [doer, other] = [main, rel].map((text) => /^(?:он|она|они)(?= )/iu.exec(text.trim())?.[0]);
  return doer !== undefined && doer.toLowerCase() === other?.toLowerCase();
};

const ofOneself = (clause: Clause | undefined): Clause | undefined =>
  clause?.subject?.kind === "pronoun"
    ? {
        ...clause,
        subject: {
          kind: "noun",
          lemma: "өз",
          owner: clause.subject.person,
          bare: true,
          definite: true,
        },
      }
    : clause;

const isIt = (phrase: Phrase): boolean =>
  phrase.kind === "pronoun" && phrase.person.startsWith("3");

const participleOf = (form: string): VerbReading | undefined =>
  readingsOf(form).find(
    (one): one is VerbReading => one.pos === "verb" && one.form === "participle",
  );

/** The clause with what is told of one of its nouns. */
function attached(
  clause: Clause,
  noun: string,
  relative: string,
  tools: Tools,
): Clause | undefined {
  const lemmas = new Set(
    readingsOf(noun).flatMap((one) =>
      one.pos === "noun"
        ? tools.glossary
            .meaning(one.lemma === "люди" ? "человек" : one.lemma, "ru")
            .map(({ kz }) => kz)
        : [],
    ),
  );
  let count = 0;
  const of = (phrase: Phrase): Phrase => {
    if (phrase.kind !== "noun" || !lemmas.has(phrase.lemma) || phrase.owner !== undefined)
      return phrase;
    count++;
    // A place that a clause tells of is жер, and no seat
    const lemma = phrase.lemma === "орын" && /^мест/u.test(noun) ? "жер" : phrase.lemma;
    const definite: NounPhrase = { ...phrase, lemma, told: relative, definite: true };
    return definite;
  };
  const complementsOf = ({ complements }: Clause): Clause["complements"] =>
    complements.map((one) => ({ ...one, phrase: of(one.phrase) }));
  const made: Clause = {
    ...clause,
    ...(clause.subject && { subject: of(clause.subject) }),
    complements: complementsOf(clause),
    ...(clause.hanging && {
      hanging: clause.hanging.map((one) => ({ ...one, complements: complementsOf(one) })),
    }),
    predicate:
      "what" in clause.predicate
        ? { ...clause.predicate, what: of(clause.predicate.what) }
        : clause.predicate,
  };
  return count === 1 ? made : undefined;
}
