import type { Person, Reading } from "../word/reading.ts";
import { HELPERS, POINTING, SELF, TIMES, WORD_CONJUNCTIONS } from "../word/word-lists.ts";
import { isPredicative, type Option } from "./entry.ts";
import { faultAt, plainOption, type Site } from "./site.ts";

/** менің арманым — дәрігер болу: the dash behind the first words says what that is. */
const isDefined = ({ tokens, at, token, reading }: Site): boolean =>
  /[—–]/.test(token.mark) &&
  reading.owner !== undefined &&
  tokens
    .slice(0, at)
    .every(({ readings: [one] }) => one?.case === "GEN" || /^(?:det|adj)$/.test(one?.kind ?? ""));

/** Whether the persons of a subject and a predicate agree. */
export function agree(subject: Person, predicate: Person, several = false): boolean {
  if (subject === predicate) return true;
  // екеуің келдіңдер: your two are many
  if (subject === "2s" && predicate === "2p") return several;
  return subject === "2pf" && predicate === "2f";
}

/** Person a noun in the nominative has as a subject. */
export function subjectPerson(reading: Reading): Person {
  if (reading.pronoun && reading.person) return reading.person;
  if (reading.owner && SELF.has(reading.lemma)) return reading.owner;
  return "3";
}

/** Асан мен Айгүл келдім is nobody's; сен мен Асан келдіңдер, мен және інім келдік are. */
function fitsTogether({ tokens, at, reading }: Site, predicate: Person | undefined): boolean {
  if (predicate === undefined) return true;
  const persons = [
    ...(reading.pronoun && reading.person ? [reading.person] : []),
    ...tokens
      .slice(0, at - 1)
      .flatMap(({ readings }) =>
        readings.flatMap((one) =>
          one.pronoun && one.case === "NOM" && one.person !== undefined ? [one.person] : [],
        ),
      ),
  ];
  if (persons.some((one) => one.startsWith("1"))) return predicate === "1p";
  if (persons.some((one) => one.startsWith("2")))
    return predicate === "2p" || predicate.startsWith("2");
  return predicate === "3";
}

/** Асан, Дана, біз бардық: the word before the comma may be a doer as well, and no clause of its own ends there. */
function isListed({ tokens, at }: Site): boolean {
  const before = tokens[at - 1];
  return (
    before?.mark.includes(",") === true &&
    before.readings[0]?.kind === "noun" &&
    (before.readings[0].case ?? "NOM") === "NOM"
  );
}

/** нан пісіріп қойды: a thing before what is done to things is done, rather than does it. */
function isRatherDone({ tokens, at, head, reading, government }: Site): boolean {
  const [deed] = tokens[at + 1]?.readings ?? [];
  return (
    head.at === at + 2 &&
    HELPERS.p.has(head.reading.lemma) &&
    tokens[at]?.mark === "" &&
    tokens[at + 1]?.mark === "" &&
    deed?.kind === "verb" &&
    deed.form === "p" &&
    deed.source?.entry?.transitive === true &&
    (deed.source.features.Voice ?? "") === "" &&
    !reading.pronoun &&
    !reading.name &&
    reading.owner === undefined &&
    !["person", "animal", "nation", "group"].some((one) => government.isOf(reading.lemma, one))
  );
}

/** қар жаумайды, сондықтан олар қуанды: what stands before a verb and its comma hardly belongs to the next clause. */
function isOfNearerClause({ tokens, at, head }: Site): boolean {
  const next = tokens[at + 1];
  return (
    head.at > at + 1 &&
    tokens[at]?.mark === "" &&
    next?.readings[0]?.form === "fin" &&
    next.mark.includes(",")
  );
}

const ASKED_WHEN = /^(?:қашан|қайда|қайдан|неге|қалай)$/;

const PLACES = new Set(["алд", "арт", "үст", "аст", "жан", "іш", "қас", "маң", "сырт"]);

export function subject(site: Site, options: Option[]): void {
  const { reading, head, tokens, at, token } = site;
  if (head.subject) return;
  // түсінісу болмаса, қатынас та болмайды: there is none of the first, whatever there is besides
  const [next] = tokens[at + 1]?.readings ?? [];
  if (reading.form === "vn" && head.at > at + 1 && next?.form === "cond" && next.lemma === "болу")
    return;
  const person = subjectPerson(reading);
  if (head.reading.form === "des") {
    const fits = agree(person, head.reading.person ?? "3");
    if (fits)
      options.push(
        plainOption(site, "subject", 0.4, {
          head: { subject: true },
          doubt: "a wish with a nominative",
        }),
      );
    return;
  }
  // мен бару керек: a bare infinitive has no subject
  if (
    head.reading.form === "vn" &&
    head.reading.owner === undefined &&
    head.reading.person === undefined
  ) {
    if (!reading.pronoun && head.reading.case === "NOM")
      options.push(
        plainOption(site, "subject", 0.6, {
          head: { subject: true },
          // менің арманым — дәрігер болу: the dash says what it is
          ...(!isDefined(site) && { doubt: "an infinitive with a subject" }),
        }),
      );
    return;
  }
  const together = at > 1 && WORD_CONJUNCTIONS.has(tokens[at - 1]?.lower ?? "");
  const joined = (together || isListed(site)) && fitsTogether(site, head.person);
  const predicate = head.person;
  const several = reading.owner !== undefined && SELF.has(reading.lemma) && reading.lemma !== "өз";
  const taken = { head: { subject: true, possessed: reading.owner } };
  // ол келетінін: the doer of an owned participle stands in the genitive
  const { form, owner, case: kase } = head.reading;
  if (
    reading.pronoun &&
    reading.person &&
    (form === "part" || form === "vn") &&
    owner &&
    kase === "ACC" &&
    // олар қашан келетінін білмеймін: a question keeps its doer
    !tokens.slice(at + 1, head.at).some(({ lower }) => ASKED_WHEN.test(lower))
  ) {
    options.push(
      plainOption(site, "subject", 0.3, { ...taken, fault: faultAt(site, "government", "GEN") }),
    );
    return;
  }
  // мынаны көрсет: nobody but you and we is commanded so
  if (head.reading.form === "imp" && reading.pronoun && POINTING.has(reading.lemma)) return;
  const one = reading.pronoun && /^(?:мен|сен|сіз|ол)$/.test(token.lower);
  const made =
    reading.source?.upos === "ADJ" &&
    reading.plural &&
    !site.government.isOf(reading.lemma, "people-by-quality");
  if (made || (one && head.reading.kind === "noun" && head.reading.plural)) {
    options.push(plainOption(site, "subject", 0.5, { ...taken, doubt: "one and many" }));
    return;
  }
  // A case or an owner makes the participle a noun: its subject is nominative all the same
  // келесі жылы: what may say when is a subject less often
  const timed = TIMES.has(reading.lemma) && reading.owner === "3" ? 0.4 : 0;
  const cost =
    (head.reading.kind === "verb" && site.adjacent ? 0.25 : 0.1) +
    timed +
    (isRatherDone(site) ? 0.4 : isOfNearerClause(site) ? 0.2 : 0);
  if (predicate === undefined || agree(person, predicate, several) || joined) {
    options.push(plainOption(site, "subject", cost, taken));
    return;
  }
  // келіп, күн батып: another's converb may have a subject of its own
  if (
    head.reading.kind === "verb" &&
    head.reading.form !== "fin" &&
    head.reading.form !== "imp" &&
    head.reading.form !== "cond" &&
    !head.hard &&
    person === "3"
  ) {
    // әжем көйлекті тігіп бердің: without a comma it is the main verb's doer as well
    const main = head.below;
    const joinedOn =
      main?.reading.kind === "verb" &&
      main.reading.form === "fin" &&
      main.at === head.at + 1 &&
      // бұл дұрыс деп ойлаймын: what is said has a subject of its own
      head.reading.lemma !== "деу" &&
      tokens[head.at]?.mark === "" &&
      main.person !== undefined &&
      !agree(person, main.person);
    options.push(
      plainOption(site, "subject", 0.5, {
        ...taken,
        ...(joinedOn && { doubt: "one doer of the converb, another of the verb" }),
      }),
    );
    return;
  }
  // A noun beside "we" or "you" is a name for them or a vocative, not for certain a fault
  if (
    person === "3" &&
    !reading.pronoun &&
    (head.reading.kind === "noun" || head.reading.kind === "adj")
  ) {
    options.push(plainOption(site, "subject", 2, { ...taken, doubt: "subject and predicate" }));
    return;
  }
  // біз бәріміз дос: of us all it may be said without our ending
  if (
    SELF.has(reading.lemma) &&
    person === "1p" &&
    predicate === "3" &&
    head.reading.kind === "noun" &&
    head.reading.case === "NOM"
  ) {
    options.push(plainOption(site, "subject", 0.5, { ...taken, doubt: "said of us all" }));
    return;
  }
  if (reading.owner && PLACES.has(reading.lemma)) return;
  // абай болыңыз: a small letter makes no name
  // деп сұрадым мен құдамыздан: the clause does not end here
  if (
    head.reading.kind === "noun" &&
    (head.reading.case ?? "NOM") !== "NOM" &&
    head.reading.case !== "LOC" &&
    !isPredicative(head.reading)
  ) {
    options.push(plainOption(site, "subject", 2, { ...taken, doubt: "subject and predicate" }));
    return;
  }
  const animate =
    reading.pronoun ||
    (reading.name && token.capital) ||
    site.government.isOf(reading.lemma, "person");
  if (reading.form === "vn") return;
  // мен оны өзім пайдаланамын, құжатқа өте жақсы: a clause of its own stands between
  if (tokens.slice(at, head.at).some(({ mark }) => mark !== "")) {
    options.push(plainOption(site, "subject", 2, { ...taken, doubt: "subject and predicate" }));
    return;
  }
  // барлығы үш кітап оқыдым: in all
  if (token.lower === "барлығы" && tokens[at + 1]?.readings[0]?.kind === "num") {
    options.push(plainOption(site, "amount", 0.3));
    return;
  }
  // қайсыңыз сөйлейсіз, қайсыңыз сөйлейді: both are said
  if ((!animate && person === "3") || reading.lemma === "қайсы") {
    options.push(plainOption(site, "subject", 2, { ...taken, doubt: "subject and predicate" }));
    return;
  }
  options.push(
    plainOption(site, "subject", 0.3, { ...taken, fault: faultAt(site, "agreement", person) }),
  );
}
