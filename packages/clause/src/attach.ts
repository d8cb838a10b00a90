import { type Entry as LexiconEntry, lookUp } from "@tilashar/kazakh";
import type { Fault } from "./fault.ts";
import type { Frame, Government } from "./government.ts";
import type { Case, Person, Reading } from "./reading.ts";
import type { Token } from "./token.ts";
import {
  CLAUSE_CONJUNCTIONS,
  FELT,
  HELPERS,
  LIGHT,
  MEASURES,
  MOTION,
  NAMED_TIMES,
  POINTING,
  SELF,
  TIMES,
  WORD_CONJUNCTIONS,
} from "./word-lists.ts";

/** A head that can still take words on its left, and what it has taken. */
export interface Entry {
  readonly at: number;
  readonly reading: Reading;
  /** The head it depends on, which can take words further left. */
  readonly below?: Entry | undefined;
  /** Takes a subject and adverbials. */
  readonly pred: boolean;
  /** Takes nothing more itself: its converb does. */
  readonly closed: boolean;
  /** Person its subject has. */
  readonly person: Person | undefined;
  readonly subject: boolean;
  readonly object: boolean;
  /** A bare noun that completes the verb: көмек көрсету. */
  readonly bare: boolean;
  readonly owner: boolean;
  /** Something must stand before it. */
  readonly needs: boolean;
  readonly frame: Frame | undefined;
  readonly transitive: boolean | undefined;
  readonly lexicalCases: readonly string[];
  /** Owner of its subject: менің саған ренішім жоқ. */
  readonly possessed: Person | undefined;
  /** Its person is that of its helper: көріп жатырмыз. */
  readonly hard: boolean;
  /** A verb of several words with a frame of its own. */
  readonly compound: boolean;
}

/** One way to attach a word. */
export interface Option {
  readonly own: Entry;
  readonly head: Entry;
  readonly relation: string;
  readonly cost: number;
  readonly fault?: Fault;
  readonly doubt?: string;
}

const looked = new Map<string, readonly LexiconEntry[]>();

/** `lookUp` that remembers: the same few words are asked about for every parse. */
function found(lemma: string): readonly LexiconEntry[] {
  let entries = looked.get(lemma);
  if (!entries) {
    entries = lookUp(lemma);
    if (looked.size > 20_000) looked.clear();
    looked.set(lemma, entries);
  }
  return entries;
}

const NOT_TRANSITIVE = new Set(["Pass"]);

/** A word as a head with nothing before it yet. */
export function entryFor(at: number, reading: Reading, government: Government): Entry {
  const verbal = reading.kind === "verb";
  const { source } = reading;
  const voice = source?.features.Voice ?? "";
  const entry = source?.entry;
  const frame = verbal
    ? government.verb(reading.lemma)
    : reading.kind === "post"
      ? government.postposition(reading.lemma)
      : government.adjective(reading.lemma);
  let transitive: boolean | undefined;
  if (verbal) {
    if (voice === "Cau") transitive = true;
    else if (NOT_TRANSITIVE.has(voice)) transitive = false;
    else if (entry?.pos === "v") transitive = entry.transitive;
    else transitive = found(reading.lemma).find(({ pos }) => pos === "v")?.transitive;
    if (frame?.takes.has("ACC") && voice === "") transitive = true;
  }
  const lexical = entry?.governs ?? (verbal ? found(reading.lemma)[0]?.governs : undefined) ?? [];
  return {
    at,
    reading,
    pred: verbal || reading.kind === "modal",
    closed: false,
    person: personOf(reading),
    subject: false,
    object: false,
    bare: false,
    owner: false,
    needs:
      reading.kind === "post" ||
      reading.kind === "conj" ||
      (reading.kind === "cop" && reading.lemma !== "шығар"),
    frame: voice === "" || voice === "Rcp" ? frame : undefined,
    transitive,
    lexicalCases: lexical.map((one) => one.toUpperCase()),
    possessed: undefined,
    hard: false,
    compound: false,
  };
}

/** Person of what the word says of its subject. */
function personOf(reading: Reading): Person | undefined {
  switch (reading.form) {
    case "fin":
    case "imp":
    case "cond":
      return reading.person ?? "3";
    case undefined:
      if (reading.kind === "verb") return undefined;
      if (reading.pronoun) return undefined;
      return reading.person ?? "3";
    default:
      return undefined;
  }
}

/** The last word of a sentence as its root. */
export function rootEntry(
  tokens: readonly Token[],
  reading: Reading,
  government: Government,
): { entry: Entry; cost: number; doubt?: string } {
  const at = tokens.length - 1;
  const entry = { ...entryFor(at, reading, government), pred: true };
  const short = tokens.length <= 2;
  const doubtful = (cost: number, doubt: string) =>
    short && cost < 2 ? { entry, cost } : { entry, cost: cost + 1.6, doubt };
  switch (reading.kind) {
    case "verb":
      if (reading.form === "fin" || reading.form === "imp") return { entry, cost: 0 };
      if (reading.form === "part" && reading.case === undefined)
        return doubtful(1.5, "a participle ends the sentence");
      if (reading.form === "vn" && reading.case === "NOM") return { entry, cost: 0.8 };
      if (reading.form === "cond" && (tokens[at] as Token).leaning.length > 0)
        return { entry, cost: 0.6 };
      return doubtful(2.5, "no finite form ends the sentence");
    case "noun":
      if (reading.case === "NOM" || reading.case === undefined)
        return { entry, cost: reading.pronoun ? 0.6 : 0.4 };
      if (reading.case === "LOC") return { entry, cost: 0.3 };
      if (reading.case === "EQU") return { entry, cost: 0.6 };
      return doubtful(1.2, "an oblique case ends the sentence");
    case "post":
      return { entry, cost: 0.6 };
    case "conj":
      return doubtful(3, "a conjunction ends the sentence");
    default:
      return { entry, cost: 0.3 };
  }
}

interface Site {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly reading: Reading;
  readonly head: Entry;
  readonly own: Entry;
  readonly token: Token;
  readonly adjacent: boolean;
  readonly government: Government;
}

/** All ways to put a word under a head. */
export function attach(
  tokens: readonly Token[],
  at: number,
  own: Entry,
  head: Entry,
  government: Government,
): Option[] {
  const { reading } = own;
  if (head.closed && reading.kind !== "adv" && reading.case !== "GEN") return [];
  const site: Site = {
    tokens,
    at,
    reading,
    head,
    own,
    token: tokens[at] as Token,
    adjacent: head.at === at + 1,
    government,
  };
  const list = [...coordinated(site)];
  if (head.reading.kind === "conj" && head.needs && !isClauseConj(head)) return list;
  switch (reading.kind) {
    case "noun":
      list.push(...nounOptions(site, reading.case ?? "NOM"));
      break;
    case "adj":
      list.push(...adjectiveOptions(site));
      break;
    case "det":
      list.push(...determinerOptions(site));
      break;
    case "num":
      list.push(...numeralOptions(site));
      break;
    case "adv":
      if (!isBareAdverb(site)) break;
      list.push(...adverbOptions(site));
      break;
    case "intj":
      if (marked(site)) list.push(...adverbOptions(site));
      else if (
        head.reading.kind === "verb" &&
        government.verb(`${site.token.lower} ${head.reading.lemma}`)
      )
        bareObject(site, list);
      else if (head.below === undefined && reading.lemma !== "жоқ")
        list.push(
          plainOption(site, "interjection", 0.6, { doubt: "an interjection with no comma" }),
        );
      break;
    case "post":
      list.push(...postpositionOptions(site));
      break;
    case "verb":
      list.push(...verbOptions(site));
      break;
    case "cop":
    case "modal":
      list.push(...closingOptions(site));
      break;
    case "conj":
      list.push(...conjunctionOptions(site));
      break;
    case "quote":
      list.push(...quoteOptions(site));
      break;
  }
  return list;
}

/** кейін, бірге, бұрын after a noun in a case are postpositions, whatever else they may be. */
function isBareAdverb({ reading, tokens, at, head, government }: Site): boolean {
  if (!tokens[at]?.readings.some(({ kind, lemma }) => kind === "post" && lemma === reading.lemma))
    return true;
  const before = tokens[at - 1];
  if (before?.mark !== "") return true;
  const noun = before.readings.find(({ kind, cost }) => kind === "noun" && cost < 1);
  if (!noun) return true;
  // бес минуттан кейін: how long after stands in the ablative
  if (noun.case === "NOM" && reading.lemma === "кейін" && TIMES.has(noun.lemma)) return false;
  if (noun.case === "ABL") return reading.lemma === "бірге";
  if (noun.case !== "DAT") return true;
  if (reading.lemma === "бірге")
    return !(noun.pronoun || noun.name || government.isOf(noun.lemma, "person"));
  if (reading.lemma !== "кейін" || noun.owner !== undefined) return true;
  // A verb of its own may ask for the dative: сөзіме кейін өкіндім
  const other = tokens
    .slice(at + 1)
    .some(({ readings }) => readings[0]?.kind === "noun" && readings[0].case === "DAT");
  return (
    !other && head.reading.kind === "verb" && (takes(head, "DAT") || MOTION.has(head.reading.lemma))
  );
}

const isClauseConj = (entry: Entry): boolean => CLAUSE_CONJUNCTIONS.has(entry.reading.lemma);
const isNominal = ({ kind, form }: Reading): boolean =>
  kind === "noun" || form === "vn" || form === "part";
const marked = (site: Site): boolean => site.token.mark !== "";

const plainOption = (
  site: Site,
  relation: string,
  cost: number,
  more: { head?: Partial<Entry>; own?: Partial<Entry>; doubt?: string; fault?: Fault } = {},
): Option => ({
  own: { ...site.own, ...more.own },
  head: { ...site.head, ...more.head },
  relation,
  cost,
  ...(more.doubt !== undefined && { doubt: more.doubt }),
  ...(more.fault && { fault: more.fault }),
});

const faultAt = (site: Site, kind: Fault["kind"], want?: string): Fault => ({
  kind,
  at: site.at,
  head: site.head.at,
  ...(want !== undefined && { want }),
});

// ------------------------------------------------------------------ coordination

/** Words of the same kind and case joined by a comma or a conjunction. */
function coordinated(site: Site): Option[] {
  const { reading, head, token } = site;
  if (head.reading.kind === "conj" && head.needs && head.at === site.at + 1) {
    const right = site.head.below;
    if (!right) return [];
    if (isClauseConj(head) && (site.own.pred || token.mark !== ""))
      if (
        reading.form === "fin" ||
        reading.form === "imp" ||
        reading.kind === "modal" ||
        reading.kind === "cop" ||
        (reading.form === undefined && reading.kind !== "adv" && reading.kind !== "conj")
      )
        return [
          plainOption(site, "clause", 0.3, {
            head: { needs: false, closed: true },
            own: { pred: true },
          }),
        ];
    if (alike(reading, right.reading))
      return [
        plainOption(site, "conjunct", 0.1, {
          head: { needs: false, closed: true },
          own: { pred: false },
        }),
      ];
    // Only the last word of a list takes the case: Асан мен Айгүлге
    const isTime = token.readings.some(({ kind }) => kind === "adv");
    if (
      reading.kind === "noun" &&
      isNominal(right.reading) &&
      reading.case === "NOM" &&
      !(isTime && right.reading.case !== "NOM")
    )
      return [plainOption(site, "conjunct", 0.2, { head: { needs: false, closed: true } })];
    return [];
  }
  if (!token.mark.includes(",")) return [];
  if (alike(reading, head.reading) && reading.kind !== "verb" && !head.pred)
    return [plainOption(site, "conjunct", 0.3)];
  return [];
}

function alike(a: Reading, b: Reading): boolean {
  if (isNominal(a) && isNominal(b)) return (a.case ?? "NOM") === (b.case ?? "NOM");
  if (a.kind === "verb" && b.kind === "verb") return a.form === b.form && a.form !== "fin";
  return (
    a.kind === b.kind ||
    (a.kind === "det" && b.kind === "adj") ||
    (a.kind === "adj" && b.kind === "det")
  );
}

function conjunctionOptions(site: Site): Option[] {
  const { reading, head, adjacent, at } = site;
  const options: Option[] = [];
  const word = WORD_CONJUNCTIONS.has(reading.lemma);
  if (word && adjacent && !head.needs && at > 0) options.push(plainOption(site, "joins", 0));
  if (CLAUSE_CONJUNCTIONS.has(reading.lemma) && head.pred)
    options.push(
      plainOption(site, "joins", head.below === undefined ? 0 : 0.3, {
        own: {
          needs:
            at > 0 && site.tokens[at - 1]?.mark !== "" ? false : at > 0 && reading.lemma !== "егер",
        },
      }),
    );
  return options;
}

// ------------------------------------------------------------------ nouns

function nounOptions(site: Site, kase: Case): Option[] {
  const { head } = site;
  if (head.reading.kind === "post" && head.needs) return underPostposition(site, kase);
  if (head.needs && head.reading.kind === "cop") {
    const contrast = head.reading.lemma === "емес" && marksContrast(site);
    const fits = kase === "NOM" || kase === "LOC" || kase === "EQU" || contrast;
    return fits && site.adjacent ? [underCopula(site, 0)] : [];
  }
  switch (kase) {
    case "NOM":
      return nominative(site);
    case "GEN":
      return genitive(site);
    case "ACC":
      return parted(site, accusative(site));
    case "DAT":
      return parted(site, dative(site));
    case "LOC":
      return locative(site);
    case "ABL":
      return ablative(site);
    case "INS":
      return instrumental(site);
    case "EQU":
      return adverbOptions(site);
  }
}

/** сөзді емес, мағынаны: what is not meant keeps its case. */
const marksContrast = ({ tokens, head }: Site): boolean =>
  (tokens[head.at]?.mark ?? "").includes(",");

/** A predicate before екен, еді, емес: it takes what the copula says of its person. */
function underCopula(site: Site, cost: number): Option {
  return plainOption(site, "predicate", cost, {
    head: { needs: false, closed: true },
    own: { pred: true, person: site.head.person ?? site.own.person },
  });
}

const POSTPOSITION_CASES: Readonly<Record<string, string>> = {
  dat: "DAT",
  abl: "ABL",
  ins: "INS",
  loc: "LOC",
  gen: "GEN",
  nom: "NOM",
  acc: "ACC",
};

function underPostposition(site: Site, kase: Case): Option[] {
  const { head, adjacent } = site;
  if (!adjacent) return [];
  const frame = head.frame;
  const lexical = head.reading.source?.entry?.governs ?? [];
  const asked = frame
    ? [...frame.takes]
    : lexical.length > 0
      ? lexical.map((one) => POSTPOSITION_CASES[one] ?? "NOM")
      : ["NOM"];
  const done = { head: { needs: false } };
  // екі жыл үшін: how long needs no postposition
  if (
    head.reading.lemma === "үшін" &&
    TIMES.has(site.reading.lemma) &&
    site.reading.owner === undefined
  )
    return [plainOption(site, "case", 1, { ...done, doubt: "how long, with үшін" })];
  if (asked.includes(kase)) return [plainOption(site, "case", 0, done)];
  const { form, pronoun } = site.reading;
  if (kase === "NOM" && form === "part") return [plainOption(site, "case", 0.2, done)];
  // менің үшін, оның сияқты are no forms of the written language
  const want = frame?.first ?? asked[0];
  if (kase === "GEN" && asked[0] === "NOM" && !pronoun) return [];
  const wrong = frame?.not.some((one) => one.case === kase && one.of === "") ?? false;
  const others =
    !wrong ||
    (site.tokens[head.at]?.readings.some(
      ({ kind, cost }) => kind !== "post" && kind !== "adv" && cost < 1.5,
    ) ??
      false);
  if (kase === "NOM" && TIMES.has(site.reading.lemma) && head.reading.lemma === "бұрын")
    return [plainOption(site, "case", 0.2, done)];
  if (!frame || others)
    return [plainOption(site, "case", 1.5, { ...done, doubt: "case before a postposition" })];
  return [plainOption(site, "case", 0, { ...done, fault: faultAt(site, "postposition", want) })];
}

/** Whether the persons of a subject and a predicate agree. */
function agree(subject: Person, predicate: Person): boolean {
  if (subject === predicate) return true;
  return subject === "2pf" && predicate === "2f";
}

/** Person a noun in the nominative has as a subject. */
function subjectPerson(reading: Reading): Person {
  if (reading.pronoun && reading.person) return reading.person;
  if (reading.owner && SELF.has(reading.lemma)) return reading.owner;
  return "3";
}

const AMOUNTS = new Set(["қанша", "неше", "қай", "бірнеше", "бәрі"]);

const TITLES = new Set(
  "аға апа апай ағай ата әже ана тәте көке мырза ханым батыр хан би ақын жазушы мұғалім ұстаз патша сұлтан бай бек қажы әке".split(
    " ",
  ),
);

function nominative(site: Site): Option[] {
  const { reading, head, tokens, at, token, adjacent } = site;
  const options: Option[] = [];
  const next = head.reading;
  // мектеп оқушысы, Алматы қаласы
  if (adjacent && next.kind === "noun" && !marked(site)) {
    if (next.owner === "3" && !reading.pronoun && !head.owner) {
      const owned = reading.owner !== undefined && reading.owner !== "3";
      if (!owned) options.push(plainOption(site, "compound", 0.1, { head: { owner: true } }));
    } else if (reading.name && next.name) options.push(plainOption(site, "name", 0));
    else if ((reading.name && TITLES.has(next.lemma)) || (next.name && !reading.pronoun))
      options.push(plainOption(site, "name", 0.2));
    else if (!reading.pronoun && reading.owner === undefined && !reading.plural) {
      const whole = `${token.lower} ${next.lemma}`;
      const known = found(whole).length > 0;
      options.push(
        plainOption(
          site,
          "compound",
          known ? 0.1 : 1.2,
          known ? {} : { doubt: "noun before noun" },
        ),
      );
    }
    // сен екеуміз, інім екеуміз
    if (
      (reading.pronoun || reading.owner === "1s" || reading.owner === "2s" || reading.name) &&
      SELF.has(next.lemma) &&
      next.owner
    )
      options.push(plainOption(site, "with", 0.2));
  }
  if (reading.pronoun && next.kind === "noun" && (next.lemma === "өз" || SELF.has(next.lemma)))
    if (next.owner === subjectPerson(reading)) options.push(plainOption(site, "self", 0.1));
  // өз үйің, қанша адам
  if (next.kind === "noun" && reading.owner === undefined && reading.case === "NOM") {
    // ол кезде, ол кісі
    if (
      token.lower === "ол" &&
      adjacent &&
      reading.person === "3" &&
      !next.name &&
      next.person === undefined &&
      (next.case !== "NOM" || /^(?:кісі|адам)$/.test(next.lemma))
    )
      options.push(plainOption(site, "determiner", 0.3));
    if (reading.lemma === "өз" && next.owner) options.push(plainOption(site, "determiner", 0));
    if (AMOUNTS.has(reading.lemma))
      options.push(
        plainOption(site, "determiner", 0, next.plural ? { fault: faultAt(site, "number") } : {}),
      );
  }
  // бойы ұзын, көңілі көтеріңкі
  if (adjacent && next.kind === "adj" && reading.owner && !head.pred)
    options.push(plainOption(site, "of", 0.4));
  if (adjacent && (next.kind === "adj" || next.kind === "adv") && MEASURES.has(reading.lemma))
    options.push(plainOption(site, "measure", 0.2));
  if (next.kind === "conj" && !head.needs) return options;
  if (!head.pred) return options;
  if (/[,;:]/.test(token.mark) && !reading.pronoun)
    options.push(plainOption(site, "clause", 1.2, { own: { pred: true } }));
  const personalOwner = reading.owner !== undefined && reading.owner !== "3";
  const time =
    (TIMES.has(reading.lemma) || MEASURES.has(reading.lemma)) &&
    !personalOwner &&
    !(reading.plural && MEASURES.has(reading.lemma)) &&
    reading.lemma !== "адам" &&
    !(NAMED_TIMES.has(reading.lemma) && reading.owner === undefined);
  if (time && !reading.pronoun) options.push(plainOption(site, "time", reading.owner ? 0.4 : 0.2));
  if (
    /[,!]/.test(token.mark) &&
    head.below === undefined &&
    (at <= 2 || tokens[at - 1]?.mark !== "")
  )
    options.push(plainOption(site, "vocative", 0.5));
  bareObject(site, options);
  // жауап берді: a part of the verb is no subject of it
  const part = options.some(({ relation, fault }) => relation === "part" && !fault);
  if (!part) subject(site, options);
  return options;
}

const PLACES = new Set(["алд", "арт", "үст", "аст", "жан", "іш", "қас", "маң", "сырт"]);

function subject(site: Site, options: Option[]): void {
  const { reading, head, tokens, at, token } = site;
  if (head.subject) return;
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
    head.reading.case === "NOM"
  ) {
    if (!reading.pronoun)
      options.push(
        plainOption(site, "subject", 0.6, {
          head: { subject: true },
          doubt: "an infinitive with a subject",
        }),
      );
    return;
  }
  const joined =
    tokens[at - 1]?.mark.includes(",") ||
    (at > 1 && WORD_CONJUNCTIONS.has(tokens[at - 1]?.lower ?? ""));
  const predicate = head.person;
  const taken = { head: { subject: true, possessed: reading.owner } };
  // ол келетінін: the doer of an owned participle stands in the genitive
  const { form, owner, case: kase } = head.reading;
  if (
    reading.pronoun &&
    reading.person &&
    (form === "part" || form === "vn") &&
    owner &&
    kase === "ACC"
  ) {
    options.push(
      plainOption(site, "subject", 0.3, { ...taken, fault: faultAt(site, "government", "GEN") }),
    );
    return;
  }
  // мынаны көрсет: nobody but you and we is commanded so
  if (head.reading.form === "imp" && reading.pronoun && POINTING.has(reading.lemma)) return;
  const one = reading.pronoun && /^(?:мен|сен|сіз|ол)$/.test(token.lower);
  const made = reading.source?.upos === "ADJ" && reading.plural;
  if (made || (one && head.reading.kind === "noun" && head.reading.plural)) {
    options.push(plainOption(site, "subject", 0.5, { ...taken, doubt: "one and many" }));
    return;
  }
  // A case or an owner makes the participle a noun: its subject is nominative all the same
  const cost = head.reading.kind === "verb" && site.adjacent ? 0.25 : 0.1;
  if (predicate === undefined || agree(person, predicate) || joined) {
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
    options.push(plainOption(site, "subject", 0.5, taken));
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
  if (reading.owner && PLACES.has(reading.lemma)) return;
  const animate = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
  if (reading.form === "vn") return;
  if (!animate && person === "3") {
    options.push(plainOption(site, "subject", 2, { ...taken, doubt: "subject and predicate" }));
    return;
  }
  options.push(
    plainOption(site, "subject", 0.3, { ...taken, fault: faultAt(site, "agreement", person) }),
  );
}

function bareObject(site: Site, options: Option[]): void {
  const { reading, head, tokens, at, token } = site;
  if (head.reading.kind !== "verb") return;
  if (head.bare) {
    if (reading.pronoun && head.transitive === true && !head.object && head.at === at + 2)
      options.push(
        plainOption(site, "object", 0.6, {
          head: { object: true },
          fault: faultAt(site, "object", "ACC"),
        }),
      );
    return;
  }
  if (marked(site) || reading.form === "vn") return;
  const near =
    head.at === at + 1 ||
    (head.at === at + 2 &&
      tokens[at + 1]?.readings.some(({ kind }) => kind === "adv" || kind === "adj"));
  if (!near) return;
  const verb = head.reading.lemma;
  const whole = `${token.lower} ${verb}`;
  const infinitive = token.readings.some(({ form }) => form === "vn");
  const personal =
    reading.pronoun &&
    (reading.person !== undefined || reading.lemma === "өз" || POINTING.has(reading.lemma));
  const light = LIGHT.has(verb) && head.at === at + 1 && !personal;
  const known = head.at === at + 1 && !reading.pronoun && found(whole).length > 0;
  if (known) {
    const entry = found(whole).find(({ pos }) => pos === "v") ?? found(whole)[0];
    const frame = site.government.verb(whole);
    options.push(
      plainOption(site, "part", 0, {
        head: {
          bare: true,
          ...(entry?.transitive !== undefined && { transitive: entry.transitive }),
          frame: frame ?? head.frame,
          compound: frame !== undefined,
          lexicalCases: [
            ...head.lexicalCases,
            ...(entry?.governs ?? []).map((one) => one.toUpperCase()),
          ],
        },
      }),
    );
    return;
  }
  const frame = site.government.verb(whole);
  if (frame) {
    options.push(
      plainOption(site, "part", 0, {
        head: {
          bare: true,
          compound: true,
          frame,
          transitive: frame.takes.has("ACC") ? true : head.transitive,
        },
      }),
    );
    return;
  }
  const definite =
    personal ||
    (reading.lemma === "кім" && reading.pronoun) ||
    reading.name ||
    (reading.owner !== undefined && reading.owner !== "3");
  if (infinitive && !(known || frame)) return;
  if (light && reading.owner === undefined && !reading.name) {
    options.push(plainOption(site, "complement", 0.2, { head: { bare: true } }));
    return;
  }
  if (head.transitive === false || head.object) return;
  if (definite) {
    if (head.transitive === true && (head.at === at + 1 || head.bare))
      options.push(
        plainOption(site, "object", 0.6, {
          head: { object: true, bare: true },
          fault: faultAt(site, "object", "ACC"),
        }),
      );
    return;
  }
  options.push(
    plainOption(site, "object", 0.2, {
      head: { object: true, bare: true },
      ...(reading.owner === "3" && { doubt: "a bare object with its owner" }),
    }),
  );
}

function genitive(site: Site): Option[] {
  const { reading, head, adjacent } = site;
  const owner = subjectPerson(reading);
  const { reading: next } = head;
  const options: Option[] = [];
  const owns =
    next.kind === "noun" ||
    next.form === "vn" ||
    next.form === "part" ||
    next.kind === "post" ||
    next.kind === "adv" ||
    next.kind === "adj";
  if (head.pred && head.possessed === owner) return [plainOption(site, "owner", 0.3)];
  if (next.owner && owns && !(head.owner && next.kind !== "noun")) {
    const fits =
      next.owner === owner ||
      (owner === "2pf" && next.owner === "2f") ||
      (owner === "2p" && next.owner === "2s");
    if (fits) options.push(plainOption(site, "owner", 0, { head: { owner: true } }));
    else if (next.kind === "noun" && !head.owner)
      options.push(
        plainOption(site, "owner", 0.4, {
          head: { owner: true },
          fault: faultAt(site, "possession", owner),
        }),
      );
    return options;
  }
  if (next.form === "des") {
    const wanted = next.person ?? "3";
    options.push(
      agree(owner, wanted)
        ? plainOption(site, "owner", 0, { head: { owner: true } })
        : plainOption(site, "owner", 0.4, { fault: faultAt(site, "agreement", owner) }),
    );
    return options;
  }
  if (
    next.kind !== "noun" ||
    next.pronoun ||
    (head.pred && head.below === undefined && next.case !== "NOM")
  )
    return options;
  if (owner === "1p") {
    options.push(plainOption(site, "owner", adjacent ? 0.3 : 0.5));
    return options;
  }
  if (head.at - site.at > 2) return options;
  if (owner === "2f" || owner === "2p" || owner === "2pf")
    options.push(plainOption(site, "owner", 0.6, { doubt: "your with no ending" }));
  else
    options.push(
      plainOption(site, "owner", 0.4, {
        head: { owner: true },
        fault: faultAt(site, "possession", owner),
      }),
    );
  return options;
}

const takes = (head: Entry, kase: Case): boolean =>
  (head.frame?.takes.has(kase) ?? false) || head.lexicalCases.includes(kase);

/** The class of nouns a fault of government is said of; undefined when the case is not wrong. */
function refused(site: Site, kase: Case): string | undefined {
  const { head, reading, government } = site;
  const wrong = head.frame?.not.find(
    (one) => one.case === kase && (one.of === "" || government.isOf(reading.lemma, one.of)),
  );
  if (!wrong) return undefined;
  // Motion added by a converb, a cause or a passive changes what is asked for
  if ((head.reading.source?.features.Voice ?? "") !== "") return undefined;
  return head.frame?.first ?? "";
}

function accusative(site: Site): Option[] {
  const { head } = site;
  const verb = head.reading.kind === "verb";
  if (!verb) {
    if (head.reading.kind === "modal" && head.reading.lemma === "керек")
      return [plainOption(site, "object", 0.5, { fault: faultAt(site, "government", "DAT") })];
    return [];
  }
  const want = refused(site, "ACC");
  // талапты ер: -ты may as well say "with", before a noun
  const { token, tokens, at, reading } = site;
  const attributive =
    /[дт][ыі]$/.test(token.lower) &&
    !reading.pronoun &&
    !reading.name &&
    tokens[at + 1]?.readings[0]?.kind === "noun" &&
    !site.government.isOf(reading.lemma, "person");
  if (want !== undefined && attributive)
    return [plainOption(site, "object", 1, { doubt: "an object, or an adjective" })];
  if (want !== undefined && !(head.frame?.takes.has("ACC") ?? false))
    return [
      plainOption(site, "object", 0.2, {
        head: { object: true },
        fault: faultAt(site, "government", want),
      }),
    ];
  if (head.object)
    return head.transitive === false
      ? []
      : [plainOption(site, "object", 2.5, { doubt: "two objects" })];
  const taken = { head: { object: true } };
  if (head.compound && head.frame && !head.frame.takes.has("ACC") && head.frame.first)
    return [
      plainOption(site, "object", 0.4, {
        ...taken,
        fault: faultAt(site, "government", head.frame.first),
      }),
    ];
  if (head.transitive === true) return [plainOption(site, "object", 0, taken)];
  if (head.transitive === undefined)
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "is the verb transitive?" })];
  if (head.bare && LIGHT.has(head.reading.lemma))
    return [plainOption(site, "object", 0.3, { ...taken, doubt: "object of a compound verb" })];
  if (site.reading.kind === "noun" && TIMES.has(site.reading.lemma))
    return [plainOption(site, "time", 1, { doubt: "time in the accusative" })];
  const given =
    head.frame?.first ?? head.lexicalCases.find((one) => one !== "ACC" && one !== "NOM");
  if ((head.reading.source?.features.Voice ?? "") === "Pass")
    return [plainOption(site, "object", 2, { ...taken, doubt: "object of a passive" })];
  return given === undefined
    ? [plainOption(site, "object", 2, { ...taken, doubt: "object of an intransitive" })]
    : [
        plainOption(site, "object", 1.5, {
          ...taken,
          doubt: "object of a verb that asks for another case",
        }),
      ];
}

/** An object parted from its verb by a comma stands in another's place. */
function parted(site: Site, options: Option[]): Option[] {
  if (!site.token.mark.includes(",")) return options;
  return options.map((one) =>
    one.doubt === undefined && !one.fault ? { ...one, doubt: "a comma after an object" } : one,
  );
}

function dative(site: Site): Option[] {
  const { head, reading } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    // маған білемін: the doer gives nothing to himself but by өзіме
    const selfish =
      reading.pronoun &&
      reading.person !== undefined &&
      reading.person !== "3" &&
      reading.person === head.person;
    if (selfish && !MOTION.has(head.reading.lemma)) return [];
    const want = refused(site, "DAT");
    if (want !== undefined)
      return [plainOption(site, "dative", 0.3, { fault: faultAt(site, "government", want) })];
    if (reading.form === "vn" && reading.case === "DAT") return [plainOption(site, "purpose", 0.1)];
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    if (TIMES.has(reading.lemma)) return [plainOption(site, "time", 0.4)];
    const voice = head.reading.source?.features.Voice;
    if (voice === "Cau" || voice === "Rcp") return [plainOption(site, "dative", 0.4)];
    const person = reading.pronoun || reading.name || site.government.isOf(reading.lemma, "person");
    const doneTo = head.object || head.bare;
    if (head.transitive === true && person && doneTo && !head.compound)
      return [plainOption(site, "dative", 0.5)];
    // достарыма сағындым: whom one misses stands in the accusative
    if (
      head.reading.lemma !== "деу" &&
      head.frame?.takes.has("ACC") &&
      head.transitive === true &&
      person &&
      !doneTo &&
      head.frame.first === "ACC"
    )
      return [plainOption(site, "dative", 0.5, { fault: faultAt(site, "government", "ACC") })];
    if (MOTION.has(head.reading.lemma)) return [plainOption(site, "dative", 0.1)];
    if (head.reading.lemma === "болу") return [plainOption(site, "dative", 0.6)];
    return [plainOption(site, "dative", 1, { doubt: "dative that the verb is not known to take" })];
  }
  if (kind === "modal" && head.reading.person !== undefined && head.reading.person !== "3")
    return [plainOption(site, "dative", 1, { doubt: "a dative beside a person" })];
  if (kind === "modal")
    return [
      plainOption(
        site,
        "dative",
        head.reading.lemma === "бар" || head.reading.lemma === "жоқ" ? 0.8 : 0.1,
      ),
    ];
  if (kind === "adj" || kind === "adv") {
    if (takes(head, "DAT")) return [plainOption(site, "dative", 0)];
    if (head.pred && (reading.pronoun || FELT.has(head.reading.lemma)))
      return [plainOption(site, "dative", 0.6)];
    if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with an adjective" })];
    return site.adjacent
      ? [plainOption(site, "dative", 0.8, { doubt: "dative before an adjective" })]
      : [];
  }
  if (reading.form === "vn" && kind === "noun") return [plainOption(site, "purpose", 0.4)];
  if (head.pred) return [plainOption(site, "dative", 1, { doubt: "dative with a noun" })];
  return [];
}

const TOWARDS = new Set(["бару", "келу", "кіру", "қайту", "жету", "оралу", "міну"]);

function locative(site: Site): Option[] {
  const { head, reading, government } = site;
  if (head.reading.kind === "verb") {
    const want = refused(site, "LOC");
    if (want !== undefined)
      return [plainOption(site, "place", 0.3, { fault: faultAt(site, "government", want) })];
    if (
      TOWARDS.has(head.reading.lemma) &&
      reading.owner === undefined &&
      government.isOf(reading.lemma, "place") &&
      (head.reading.form === "fin" || head.reading.form === "p" || head.reading.form === "imp")
    )
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "place", "DAT") })];
    return [plainOption(site, "place", 0.1)];
  }
  // менде уақыт емес: what one has not is жоқ
  if (
    reading.pronoun &&
    reading.person &&
    head.reading.kind === "noun" &&
    head.reading.case === "NOM"
  )
    if (site.tokens[head.at + 1]?.lower === "емес")
      return [plainOption(site, "place", 0.4, { fault: faultAt(site, "zhoq", "жоқ") })];
  if (head.pred || head.reading.kind === "adj") return [plainOption(site, "place", 0.2)];
  return [];
}

function ablative(site: Site): Option[] {
  const { head, adjacent } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "ABL");
    if (want !== undefined)
      return [plainOption(site, "source", 0.3, { fault: faultAt(site, "government", want) })];
    return [plainOption(site, "source", takes(head, "ABL") ? 0 : 0.4)];
  }
  if (kind === "adj" || kind === "adv" || kind === "num") return [plainOption(site, "than", 0.1)];
  if (head.pred) return [plainOption(site, "source", 0.5)];
  if (kind === "noun" && adjacent && head.reading.owner) return [plainOption(site, "part of", 0.6)];
  return [];
}

function instrumental(site: Site): Option[] {
  const { head } = site;
  const { kind } = head.reading;
  if (kind === "verb") {
    const want = refused(site, "INS");
    if (want !== undefined)
      return [plainOption(site, "with", 0.3, { fault: faultAt(site, "government", want) })];
    return [plainOption(site, "with", takes(head, "INS") ? 0 : 0.1)];
  }
  if (head.pred) return [plainOption(site, "with", 0.3)];
  if (kind === "adj" || kind === "adv") return [plainOption(site, "with", 0.4)];
  return [];
}

// ------------------------------------------------------------------ modifiers

function adjectiveOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0)] : [];
  if (head.needs && next.kind === "post")
    return adjacent
      ? nounOptions(site, "NOM").map((one) => ({ ...one, cost: one.cost + 0.5 }))
      : [];
  const options: Option[] = [];
  // жақсы көру
  const whole = `${site.token.lower} ${next.lemma}`;
  const frame = next.kind === "verb" && adjacent ? site.government.verb(whole) : undefined;
  if (frame)
    options.push(
      plainOption(site, "part", 0, {
        head: {
          bare: true,
          compound: true,
          frame,
          transitive: frame.takes.has("ACC") ? true : head.transitive,
        },
      }),
    );
  if (next.kind === "noun" && !next.pronoun && reading.person === undefined)
    options.push(plainOption(site, "attribute", next.name ? 0.6 : 0));
  if (next.kind === "adj" && adjacent && reading.person === undefined)
    options.push(plainOption(site, "attribute", 0.4));
  if (next.kind === "num" && adjacent) options.push(plainOption(site, "attribute", 0.4));
  if (next.kind === "verb" && reading.person === undefined)
    options.push(
      adjacent
        ? plainOption(site, "manner", LIGHT.has(next.lemma) ? 0.1 : 0.4)
        : plainOption(site, "manner", 0.8),
    );
  if (next.kind === "modal" && adjacent) options.push(plainOption(site, "attribute", 0.6));
  if (marked(site) && head.pred)
    options.push(plainOption(site, "clause", 0.9, { own: { pred: true } }));
  return options;
}

function determinerOptions(site: Site): Option[] {
  const { head } = site;
  const next = head.reading;
  if (next.kind === "noun" && next.plural && /^(?:бірнеше|неше|қанша)$/.test(site.reading.lemma))
    return [plainOption(site, "determiner", 0.2, { fault: faultAt(site, "number") })];
  if (next.kind === "noun" && !(next.pronoun && next.person && next.person !== "3")) {
    // бұл менің үйім: "this" is the subject
    const owned = site.tokens[site.at + 1]?.readings[0];
    if (owned?.pronoun && owned.case === "GEN" && head.at !== site.at + 1) return [];
    return [plainOption(site, "determiner", 0)];
  }
  if (next.form === "vn" || (next.form === "part" && next.case !== undefined))
    return [plainOption(site, "determiner", 0.4)];
  if (head.needs && next.kind === "cop" && site.adjacent) return [underCopula(site, 0.2)];
  if (next.kind === "adj" || next.kind === "num") return site.adjacent && head.pred ? [] : [];
  if (next.kind === "verb" && site.adjacent && LIGHT.has(next.lemma))
    return [plainOption(site, "manner", 0.3)];
  return [];
}

function numeralOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.1)] : [];
  if (head.needs && next.kind === "post") return adjacent ? nounOptions(site, "NOM") : [];
  if (next.kind === "noun" && !next.pronoun) {
    if (next.plural && !SELF.has(next.lemma) && !(TIMES.has(next.lemma) && next.owner))
      return [plainOption(site, "count", 0.2, { fault: faultAt(site, "number") })];
    return [plainOption(site, "count", 0)];
  }
  if (next.kind === "num" && adjacent) return [plainOption(site, "count", 0)];
  if (next.kind === "adj" && adjacent) return [plainOption(site, "count", 0.5)];
  if (next.kind === "verb" && adjacent)
    return [plainOption(site, "count", 0.8, { doubt: "a number before a verb" })];
  if (next.kind === "modal" && adjacent) return [plainOption(site, "count", 0.6)];
  return [];
}

function adverbOptions(site: Site): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.3)] : [];
  if (head.needs && next.kind === "post")
    return adjacent ? [plainOption(site, "case", 0.5, { head: { needs: false } })] : [];
  const degree =
    /^(?:өте|ең|тым|аса|тіпті|дәл|нақ|ылғи|сондай|сонша|соншама|біраз|әлдеқайда|едәуір)$/.test(
      reading.lemma,
    );
  if (next.kind === "adj" || next.kind === "adv" || next.kind === "num")
    return [plainOption(site, "degree", adjacent ? (degree ? 0 : 0.2) : 0.5)];
  if (next.kind === "verb") return [plainOption(site, "adverb", degree ? 0.4 : 0.05)];
  if (next.kind === "modal" || head.pred) return [plainOption(site, "adverb", 0.1)];
  if (next.kind === "noun" && adjacent) {
    if (/^(?:көп|аз|талай|біраз|сәл|бірнеше|әлі|дәл|тек|тура|мүлде|нағыз|ең)$/.test(reading.lemma))
      return [plainOption(site, "adverb", 0.2)];
    return token.leaning.length > 0
      ? []
      : [plainOption(site, "adverb", 1, { doubt: "adverb before a noun" })];
  }
  return [];
}

function postpositionOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0.1)] : [];
  if (head.needs && next.kind === "post") return [];
  if (next.kind === "verb" || head.pred) return [plainOption(site, "adverbial", 0)];
  if (next.kind === "noun") return [plainOption(site, "adverbial", 0.4)];
  if (next.kind === "adj" || next.kind === "adv") return [plainOption(site, "adverbial", 0.2)];
  return [];
}

// ------------------------------------------------------------------ verbs

function verbOptions(site: Site): Option[] {
  const { reading } = site;
  switch (reading.form) {
    case "fin":
    case "imp":
      return finiteOptions(site);
    case "cond":
      return conditionalOptions(site);
    case "des":
      return desireOptions(site);
    case "p":
      return converbOptions(site, "p");
    case "a":
      return converbOptions(site, "a");
    case "conv":
      return site.head.pred ? [plainOption(site, "converb", 0.1)] : [];
    case "part":
      return reading.case === undefined && reading.owner === undefined
        ? participleOptions(site)
        : nounOptions(site, reading.case ?? "NOM");
    case "vn":
      return verbalNounOptions(site);
    default:
      return [];
  }
}

const SAYING = new Set(["деу"]);
const SPEAKING = new Set(["деу", "айту", "сұрау", "беру"]);

function finiteOptions(site: Site): Option[] {
  const { head, adjacent, token, tokens, at } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop" && adjacent)
    return [
      plainOption(site, "predicate", 0.1, {
        head: { needs: false, closed: true },
        own: {
          person:
            head.reading.person === "3" || head.person === undefined
              ? site.own.person
              : head.person,
        },
      }),
    ];
  if (SAYING.has(next.lemma)) return [plainOption(site, "said", adjacent ? 0 : 0.6)];
  // — деді Асан: what is said comes first, and who says it last
  if (
    SPEAKING.has(site.reading.lemma) &&
    head.below === undefined &&
    next.kind === "noun" &&
    head.pred
  )
    return [plainOption(site, "clause", 0.5)];
  if (next.kind === "modal" && adjacent && next.lemma === "мүмкін")
    return [plainOption(site, "predicate", 0.4)];
  const intends = site.reading.source?.suffixes.some(({ id }) => id === "inten") ?? false;
  if (intends && adjacent && next.kind === "verb" && next.lemma === "болу")
    return [plainOption(site, "predicate", 0, { own: { person: head.person } })];
  const root = head.below === undefined || head.pred;
  if (!root) return [];
  if (/[,;:—–-]/.test(token.mark)) return [plainOption(site, "clause", 0.3)];
  if (next.kind === "conj") return [];
  // Imperatives follow one another: кел, отыр
  const told = tokens.some(
    (one) => one.readings[0]?.kind === "quote" || /^де(?:п|ді|дім|йді|пті|ген)$/.test(one.lower),
  );
  if (told || token.leaning.length > 0) {
    return head.below === undefined
      ? [plainOption(site, "clause", 2, { doubt: "a finite verb inside" })]
      : [];
  }
  if (site.reading.form === "imp")
    return head.below === undefined && next.kind === "verb"
      ? [plainOption(site, "clause", 1, { doubt: "an imperative inside" })]
      : [];
  if (
    site.reading.form === "fin" &&
    site.reading.source?.features.VerbForm === "Fin" &&
    site.reading.source.suffixes.at(-1)?.id === "perf"
  )
    return head.below === undefined
      ? [plainOption(site, "clause", 2, { doubt: "a participle alone" })]
      : [];
  // кірді жайды: washing, too, ends as a verb does
  const thing = token.lower.replace(/[дт][ыі]$/, "");
  if (
    thing !== token.lower &&
    head.transitive === true &&
    found(thing).some(({ pos }) => pos === "n")
  )
    return [plainOption(site, "object", 1, { doubt: "an object, or a second verb" })];
  if (adjacent && next.kind === "verb" && (next.form === "fin" || next.form === "imp"))
    return [plainOption(site, "clause", 0.6, { fault: faultAt(site, "two-finite") })];
  if (next.kind === "verb" && next.form === "fin" && head.below === undefined)
    return [plainOption(site, "clause", 1.2, { fault: faultAt(site, "two-finite") })];
  const short =
    tokens.length <= 6 &&
    tokens.length - at <= 3 &&
    !tokens.some(({ mark }, place) => mark !== "" && place < tokens.length - 1);
  if (
    short &&
    head.below === undefined &&
    next.kind === "noun" &&
    next.person === undefined &&
    at > 0
  )
    return [plainOption(site, "clause", 1, { fault: faultAt(site, "order") })];
  return [];
}

function conditionalOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop")
    return adjacent
      ? [plainOption(site, "predicate", 0.1, { head: { needs: false, closed: true } })]
      : [];
  if (next.kind === "verb" || head.pred) return [plainOption(site, "condition", 0.1)];
  return [];
}

function desireOptions(site: Site): Option[] {
  const { head, adjacent } = site;
  if (!adjacent) return [];
  const { lemma, kind } = head.reading;
  if (kind === "verb" && lemma === "келу" && head.person !== undefined && head.person !== "3")
    return [
      plainOption(site, "desire", 0, {
        head: { closed: true },
        own: { person: undefined },
        fault: faultAt(site, "wish"),
      }),
    ];
  if (kind === "verb" && lemma === "келу")
    return [plainOption(site, "desire", 0, { head: { closed: true }, own: { person: undefined } })];
  if (kind === "modal" && (lemma === "жоқ" || lemma === "бар"))
    return [
      plainOption(site, "desire", 0.1, { head: { closed: true }, own: { person: undefined } }),
    ];
  return [];
}

/** Helpers whose own complements are not looked for once a converb stands before them. */
const EMPTIED = new Set(
  "жату отыру тұру жүру алу болу көру қалу бастау бітіру жаздау білу үлгеру".split(" "),
);

function converbOptions(site: Site, form: "p" | "a"): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop")
    return adjacent && form === "p"
      ? [
          plainOption(site, "predicate", 0.1, {
            head: { needs: false, closed: true },
            own: { person: head.person },
          }),
        ]
      : [];
  if (next.kind !== "verb") {
    if (head.pred)
      return form === "p" || reading.negative
        ? [plainOption(site, "converb", 0.4, { own: { person: head.person } })]
        : [];
    return [];
  }
  if (adjacent && HELPERS[form].has(next.lemma) && !marked(site)) {
    const emptied = EMPTIED.has(next.lemma);
    const carried = MOTION.has(next.lemma)
      ? [...site.own.lexicalCases, "DAT", "ABL"]
      : site.own.lexicalCases;
    return [
      plainOption(site, "helped", 0, {
        head: { closed: emptied },
        own: { person: head.person, lexicalCases: carried, hard: true },
      }),
    ];
  }
  if (form === "p" || reading.negative)
    return [plainOption(site, "converb", 0.25, { own: { person: head.person } })];
  // күле-күле, жүгіре келді
  if (token.lower.includes("-"))
    return [plainOption(site, "manner", 0.2, { own: { person: head.person } })];
  if (!adjacent) return [];
  return [
    plainOption(site, "manner", 0.8, {
      own: { person: head.person },
      doubt: "converb before a verb that is no helper",
    }),
  ];
}

function participleOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop") return adjacent ? [underCopula(site, 0)] : [];
  if (head.needs && next.kind === "post")
    return adjacent ? [plainOption(site, "case", 0.1, { head: { needs: false } })] : [];
  const options: Option[] = [];
  if (head.pred && !head.subject && (head.person ?? "3") === "3")
    options.push(
      plainOption(site, "subject", 3, {
        head: { subject: true },
        doubt: "a participle for who does it",
      }),
    );
  if (next.kind === "noun" && !(next.pronoun && next.person))
    options.push(plainOption(site, "relative", 0));
  if (next.form === "vn" || (next.form === "part" && next.case))
    options.push(plainOption(site, "relative", 0.6));
  if (
    adjacent &&
    next.kind === "modal" &&
    (next.lemma === "жоқ" || next.lemma === "бар" || next.lemma === "тиіс")
  )
    options.push(
      plainOption(site, "predicate", 0, { head: { closed: true }, own: { person: head.person } }),
    );
  if (adjacent && next.kind === "verb" && (next.lemma === "болу" || next.lemma === "көріну"))
    options.push(plainOption(site, "predicate", 0.2, { own: { person: head.person } }));
  if (
    adjacent &&
    next.kind === "adj" &&
    head.pred &&
    /^(?:жөн|дұрыс|жақсы|абзал|артық)$/.test(next.lemma)
  )
    options.push(plainOption(site, "subject", 0.2));
  if (next.kind === "adj" && !head.pred && reading.form === "part")
    options.push(plainOption(site, "relative", 0.8));
  return options;
}

function verbalNounOptions(site: Site): Option[] {
  const { head, adjacent, reading } = site;
  const next = head.reading;
  const kase = reading.case ?? "NOM";
  if (kase === "NOM" && adjacent && next.kind === "modal")
    return [plainOption(site, "infinitive", 0, { head: { subject: true } })];
  return nounOptions(site, kase);
}

function closingOptions(site: Site): Option[] {
  const { head, adjacent, reading, token } = site;
  const next = head.reading;
  if (head.needs && next.kind === "cop" && adjacent)
    return [
      plainOption(site, "predicate", 0, {
        head: { needs: false, closed: true },
        own: { pred: true, person: head.person ?? site.own.person },
      }),
    ];
  if (SAYING.has(next.lemma)) return [plainOption(site, "said", 0.1, { own: { pred: true } })];
  if (/[,;:—–]/.test(token.mark) && head.pred)
    return [
      plainOption(site, reading.lemma === "жоқ" && token.first ? "no" : "clause", 0.3, {
        own: { pred: true },
      }),
    ];
  if (reading.kind === "modal" && next.kind === "noun" && reading.person === undefined)
    return [plainOption(site, "attribute", 0.3, { own: { pred: true } })];
  if (reading.kind === "modal" && adjacent && next.kind === "verb" && next.lemma === "болу")
    return [plainOption(site, "predicate", 0.1, { own: { person: head.person } })];
  if (reading.lemma === "емес" && token.mark.includes(","))
    return [plainOption(site, "contrast", 0.3)];
  if (reading.lemma === "емес" && next.kind === "noun")
    return [plainOption(site, "attribute", 0.4, { own: { pred: true } })];
  if (reading.lemma === "мүмкін" && head.pred) return [plainOption(site, "adverb", 0.2)];
  if (reading.lemma === "жоқ" && next.kind === "verb" && next.form === "fin")
    return [plainOption(site, "no", 0.3, { fault: faultAt(site, "zhoq") })];
  return [];
}

function quoteOptions(site: Site): Option[] {
  const { head } = site;
  if (head.reading.kind === "verb") return [plainOption(site, "said", 0.2)];
  return head.pred ? [plainOption(site, "said", 0.4)] : [];
}
