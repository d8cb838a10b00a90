import type { Parse, Person, Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { agreementOf } from "../../russian/inflect.ts";
import {
  type Link,
  type Meaning,
  NotUnderstood,
  type Part,
  type Predicate,
  type Thing,
} from "./meaning.ts";
import { ThingReader } from "./read-thing.ts";
import { type Both, both, glossOf, type VerbRendering, verbRenderings } from "./rendering.ts";

const CASES: Readonly<Record<string, "DAT" | "LOC" | "ABL" | "INS">> = {
  DAT: "DAT",
  LOC: "LOC",
  ABL: "ABL",
  INS: "INS",
};
const ASKED: Readonly<Record<string, Both>> = {
  қайда: { en: "where", ru: "где" },
  қашан: { en: "when", ru: "когда" },
  неге: { en: "why", ru: "почему" },
  қалай: { en: "how", ru: "как" },
  қайдан: { en: "where from", ru: "откуда" },
};
const JOINING: Readonly<Record<string, Both>> = {
  бірақ: { en: ", but", ru: ", но" },
  және: { en: "and", ru: "и" },
  сондықтан: { en: ", so", ru: ", поэтому" },
  себебі: { en: "because", ru: ", потому что" },
  өйткені: { en: "because", ru: ", потому что" },
};
/** Helpers after -ып that tell only that it is done. */
const DONE = new Set(["қою", "қалу", "кету", "шығу", "жіберу", "беру", "алу", "бітіру"]);
const SHOWN = /^(?:бұл|мынау|анау|осы|сол)$/u;
/** Deeds that are told with no object as well. */
const ALONE = new Set(
  "жеу ішу оқу жазу білу түсіну тыңдау есту үйрену төлеу ойнау тырысу бастау".split(" "),
);
/** Of oneself and of the one spoken to, they tell what is still to come. */
const SOON = new Set("келу қайту оралу кету кешігу хабарласу беру әкелу көрсету".split(" "));
const GOING = new Set(["жату", "отыру", "тұру", "жүру"]);
/** Words that make a question of a sentence. */
const ASKING_WORD = /^(?:қайда|қайдан|қашан|неге|қалай|кім|кімнің|не|қандай|қай|неше|қанша)$/u;
/** Times that are still to come. */
const COMING =
  /(?:^| )(?:ертең|бүрсігүні|жақында|келесі|кешірек|бүгін|қашан|(?:(?:дүй|сей|сәр|бей)?сенбі|жұма|жексенбі) күні)(?= |$)/u;
const HOURS = "бір екі үш төрт бес алты жеті сегіз тоғыз он он_бір он_екі".split(" ");
const ENGLISH_HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const RUSSIAN_HOURS =
  "час,два часа,три часа,четыре часа,пять часов,шесть часов,семь часов,восемь часов,девять часов,десять часов,одиннадцать часов,двенадцать часов".split(
    ",",
  );

/** Reads what one sentence says; throws {@link NotUnderstood} where a word or its place is not understood. */
export class MeaningReader {
  readonly #parse: Parse;
  readonly #tools: Tools;
  readonly #seen = new Set<number>();
  readonly #things: ThingReader;

  constructor(parse: Parse, tools: Tools) {
    this.#parse = parse;
    this.#tools = tools;
    this.#things = new ThingReader(parse, this.#seen, tools, (place) => this.#clause(place));
  }

  /** The whole sentence; every word of it is accounted for. */
  read(): Meaning {
    const root = this.#parse.words.findIndex(({ head }) => head < 0);
    this.#parse.tokens.forEach(({ mark, lower, leaning }, at) => {
      if (leaning.length > 0) throw new NotUnderstood("a particle");
      const { relation, reading } = this.#things.word(at);
      const next = this.#lower(at + 1);
      if (/—/u.test(mark) && relation !== "subject" && !(at === 0 && SHOWN.test(lower)))
        throw new NotUnderstood("a dash");
      if (/,/u.test(mark) && reading.kind !== "verb" && reading.kind !== "post" && !JOINING[next])
        throw new NotUnderstood(`a comma after ${lower}`);
    });
    const meaning = this.#clause(root);
    const left = this.#parse.words.findIndex((_, at) => !this.#seen.has(at));
    if (left >= 0) throw new NotUnderstood(`left: ${this.#parse.tokens[left]?.text}`);
    return meaning;
  }

  #lower(place: number): string {
    return this.#parse.tokens[place]?.lower ?? "";
  }

  #open(place: number): number[] {
    return this.#things.under(place).filter((at) => !this.#seen.has(at));
  }

  #take(place: number): Placed {
    this.#seen.add(place);
    return this.#things.word(place);
  }

  /** A clause by the place of its last word. */
  #clause(place: number): Meaning {
    const { reading } = this.#take(place);
    const question = this.#parse.tokens[place]?.question !== undefined;
    const own = this.#predicate(place, reading);
    const heads = own.heads;
    const parts: Part[] = [];
    const times: Both[] = [];
    const manners: Both[] = [];
    const links: { kind: Link; meaning: Meaning }[] = [];
    let subject: Thing | undefined = own.subject;
    let asks: Both | undefined;
    let before: { by: Both; meaning: Meaning } | undefined;
    const open = heads.flatMap((head) => this.#open(head)).sort((a, b) => a - b);
    for (const at of open) {
      if (this.#seen.has(at)) continue;
      const word = this.#things.word(at);
      const span = this.#adverbial(at);
      if (span) {
        for (const one of span.places) this.#seen.add(one);
        (span.time ? times : manners).push(span.say);
        continue;
      }
      const { relation, reading: of } = word;
      const text = this.#lower(at);
      const asking = ASKED[text];
      if (asking) {
        this.#take(at);
        asks = asking;
      } else if (at === 0 && relation === "determiner" && this.#isShown(at)) {
        this.#take(at);
        const far = /^(?:анау|сол)$/u.test(text);
        subject = {
          lemma: text,
          say: far ? { en: "that", ru: "то" } : { en: "this", ru: "это" },
          determiner: "self",
          name: false,
          plural: false,
          definite: false,
          qualities: [],
        };
      } else if (relation === "subject") {
        if (subject) throw new NotUnderstood("two subjects");
        subject = this.#things.thing(at);
      } else if (
        of.kind === "noun" &&
        of.form === undefined &&
        (relation === "object" || relation === "complement" || of.case === "ACC")
      ) {
        parts.push({ role: "OBJ", thing: this.#things.thing(at) });
      } else if (of.kind === "noun" && of.form === undefined && CASES[of.case ?? ""])
        parts.push(this.#within(at, CASES[of.case ?? ""] as "DAT"));
      else if (of.kind === "post") {
        const link = this.#linked(at);
        if (link) links.push(link);
        else parts.push(this.#after(at));
      } else if (of.kind === "verb" && (of.form === "cond" || of.form === "part"))
        links.push(this.#hanging(at));
      else if (relation === "clause" || of.form === "fin") {
        const joint = open.find((one) => one > at && JOINING[this.#lower(one)]);
        if (joint === undefined) throw new NotUnderstood("clauses with nothing between");
        this.#take(joint);
        before = { by: JOINING[this.#lower(joint)] as Both, meaning: this.#clause(at) };
      } else if (text === "егер" || text === "ал") this.#take(at);
      else throw new NotUnderstood(`${relation} ${text}`);
    }
    if (!subject && own.person !== undefined)
      subject = {
        lemma: "",
        say: { en: "", ru: "" },
        person: own.person,
        name: false,
        plural: false,
        definite: false,
        qualities: [],
      };
    const asked =
      question ||
      this.#parse.tokens.at(-1)?.mark.includes("?") === true ||
      this.#parse.tokens.some(({ lower }) => ASKING_WORD.test(lower));
    const doer = own.person ?? subject?.person;
    if (own.mood === "must" && !subject) {
      const who = parts.findIndex(
        ({ role, thing }) => role === "DAT" && thing.person !== undefined,
      );
      if (who >= 0) subject = parts.splice(who, 1)[0]?.thing;
    }
    const isSoon =
      own.soon &&
      doer !== "3" &&
      !times.some(({ en }) => /always|often|every|sometimes|never/.test(en)) &&
      own.mood === "plain";
    const predicate = own.settle(parts, subject, asks);
    const isComing =
      predicate.kind === "deed" &&
      own.tense === "present" &&
      own.mood === "plain" &&
      (isSoon ||
        COMING.test(this.#parse.tokens.map(({ lower }) => lower).join(" ")) ||
        links.some(({ kind }) => /if|when|after/.test(kind)));
    const meaning: Meaning = {
      subject,
      predicate,
      tense: isComing ? "coming" : own.tense,
      mood: own.mood,
      negative: own.negative,
      question: asked,
      asks,
      parts,
      times,
      manners,
      links,
      please: /(?:шы|ші)$/u.test(this.#lower(place)) && own.tense === "order",
    };
    return before ? { ...before.meaning, next: { by: before.by, meaning } } : meaning;
  }

  /** A phrase of time, frequency or manner that is listed, in one to three words; or an hour. */
  #adverbial(at: number): { places: number[]; say: Both; time: boolean } | undefined {
    const listed = this.#tools.course.tutor.renderings.adverbs;
    const { relation } = this.#things.word(at);
    if (this.#lower(at) === "сағат") {
      const hour = this.#lower(at + 1).replace(/(?:де|да|те|та)$/u, "");
      const place = HOURS.indexOf(hour === "екі" ? "екі" : hour);
      if (place >= 0 && this.#things.word(at + 1).reading.case === "LOC")
        return {
          places: [at, at + 1],
          say: { en: `at ${ENGLISH_HOURS[place]} o'clock`, ru: `в ${RUSSIAN_HOURS[place]}` },
          time: true,
        };
      throw new NotUnderstood("an hour");
    }
    for (let length = 3; length >= 1; length--)
      for (let start = at - length + 1; start <= at; start++) {
        if (start < 0) continue;
        const places = Array.from({ length }, (_, n) => start + n);
        if (places.some((one) => this.#seen.has(one))) continue;
        const text = places.map((one) => this.#lower(one)).join(" ");
        const say = listed[text];
        if (say === undefined) continue;
        // Nothing else may stand under them, and a quality before a noun is none of them
        const foreign = places.some((one) =>
          this.#open(one).some((under) => !places.includes(under)),
        );
        if (foreign || (length === 1 && relation === "attribute")) continue;
        const time =
          /^(?:бүгін|ертең|кеше|қазір|бүрсігүні|таңертең|кешке|кешкісін|түнде|күндіз|түсте|түстен|жазда|қыста|көктемде|күзде|былтыр|биыл|келесі|өткен|әр|жыл|күн|демалыс|үнемі|әрқашан|әрдайым|ешқашан|кейде|жиі|сирек|жақында)|күні$|күнде$|сенбіде$|жұмада$/u.test(
            text,
          );
        return { places, say: both(say), time };
      }
    return undefined;
  }

  /** A noun in a case; a noun of place under its own noun stands as a postposition: үстелдің үстінде. */
  #within(at: number, role: "DAT" | "LOC" | "ABL" | "INS"): Part {
    const own = this.#placeWord(at);
    if (own) return own;
    return { role, thing: this.#things.thing(at) };
  }

  #placeWord(at: number): Part | undefined {
    const text = this.#lower(at);
    const listed = this.#tools.course.tutor.renderings.postpositions[text];
    const { reading } = this.#things.word(at);
    if (listed === undefined || reading.owner !== "3") return undefined;
    const [inner, ...more] = this.#open(at);
    if (inner === undefined || more.length > 0) return undefined;
    this.#take(at);
    return { role: { after: both(listed) }, thing: this.#things.thing(inner) };
  }

  #after(at: number): Part {
    const listed = this.#tools.course.tutor.renderings.postpositions[this.#lower(at)];
    const [inner, ...more] = this.#open(at);
    if (listed === undefined || inner === undefined || more.length > 0)
      throw new NotUnderstood(`postposition ${this.#lower(at)}`);
    this.#take(at);
    return { role: { after: both(listed) }, thing: this.#things.thing(inner) };
  }

  /** Бұл — of a sentence: the dash makes it the subject. */
  #isShown(at: number): boolean {
    return at === 0 && SHOWN.test(this.#lower(at)) && /—/u.test(this.#parse.tokens[at]?.mark ?? "");
  }

  /** келген соң, көру үшін: a postposition after a verb. */
  #linked(at: number): { kind: Link; meaning: Meaning } | undefined {
    const [inner] = this.#open(at);
    const reading = inner === undefined ? undefined : this.#things.word(inner).reading;
    if (inner === undefined || reading?.kind !== "verb") return undefined;
    const text = this.#lower(at);
    const kind: Link | undefined =
      text === "үшін" && reading.form === "vn"
        ? "for"
        : /^(?:соң|кейін)$/u.test(text)
          ? "after"
          : undefined;
    if (!kind) throw new NotUnderstood(`${text} after a verb`);
    this.#take(at);
    return { kind, meaning: this.#clause(inner) };
  }

  /** келсе, келгенде, келгендіктен. */
  #hanging(at: number): { kind: Link; meaning: Meaning } {
    const { reading } = this.#things.word(at);
    const kind: Link | undefined =
      reading.form === "cond"
        ? "if"
        : reading.case === "LOC"
          ? "when"
          : /діктен$|дықтан$/u.test(this.#lower(at))
            ? "because"
            : undefined;
    if (!kind || (this.#parse.tokens[at]?.leaning.length ?? 0) > 0)
      throw new NotUnderstood("a clause that hangs");
    return { kind, meaning: this.#clause(at) };
  }

  /** What is said of the subject, by the last word and the helpers before it. */
  #predicate(place: number, reading: Placed["reading"]): Said {
    const { kind, lemma } = reading;
    const open = this.#open(place);
    const said = (more: Partial<Said> & Pick<Said, "settle">): Said => ({
      heads: [place],
      tense: "present",
      mood: "plain",
      negative: reading.negative,
      person: reading.person,
      subject: undefined,
      ...more,
    });
    if (kind === "verb") return this.#deed(place, reading);
    if (lemma === "жоқ" || lemma === "емес") {
      const inner = open.find((at) => this.#things.word(at).relation === "predicate");
      if (inner !== undefined) {
        const of = this.#take(inner).reading;
        if (of.kind === "verb") {
          const deed = this.#deed(inner, of);
          return {
            ...deed,
            heads: [place, ...deed.heads],
            negative: true,
            person: reading.person ?? "3",
            tense: lemma === "емес" ? "perfect" : "past",
          };
        }
        const state = this.#state(inner, of);
        return { ...state, heads: [place, inner], negative: true, person: reading.person ?? "3" };
      }
    }
    if (lemma === "бар" || lemma === "жоқ") {
      const thing = open.find((at) => this.#things.word(at).relation === "subject");
      const owner =
        thing === undefined
          ? undefined
          : this.#open(thing).find((at) => this.#things.word(at).relation === "owner");
      const person = thing === undefined ? undefined : this.#things.word(thing).reading.owner;
      if (thing !== undefined && person !== undefined) {
        if (owner !== undefined) {
          const own = this.#things.thing(owner);
          const subject = { ...this.#things.thing(thing), owner: undefined };
          return said({
            person: undefined,
            subject,
            negative: lemma === "жоқ",
            settle: () => ({ kind: "has", owner: own }),
          });
        }
        const subject = this.#things.thing(thing);
        const own = subject.owner;
        if (!own) throw new NotUnderstood("nobody has it");
        return said({
          person: undefined,
          subject: { ...subject, owner: undefined },
          negative: lemma === "жоқ",
          settle: () => ({ kind: "has", owner: own }),
        });
      }
      return said({
        person: undefined,
        negative: lemma === "жоқ",
        settle: (parts) => {
          const at = parts.findIndex(
            ({ role, thing: one }) =>
              role === "LOC" && (one.person !== undefined || one.asks === "who"),
          );
          const [own] = at < 0 ? [] : parts.splice(at, 1);
          return own ? { kind: "has", owner: own.thing } : { kind: "exists" };
        },
      });
    }
    if (lemma === "керек" || lemma === "қажет") return this.#need(place, said);
    return { ...this.#state(place, reading), negative: reading.negative };
  }

  #need(place: number, said: (more: Partial<Said> & Pick<Said, "settle">) => Said): Said {
    const open = this.#open(place);
    const inner = open.find((at) => this.#things.word(at).reading.form === "vn");
    if (inner === undefined)
      return said({
        person: undefined,
        settle: (parts) => {
          const at = parts.findIndex(({ role }) => role === "DAT");
          if (parts.some(({ role }) => role !== "DAT")) throw new NotUnderstood("needed somewhere");
          return { kind: "needs", who: at < 0 ? undefined : parts.splice(at, 1)[0]?.thing };
        },
      });
    const { reading } = this.#take(inner);
    const owner = this.#open(inner).find((at) => this.#things.word(at).relation === "owner");
    const who = owner === undefined ? undefined : this.#things.thing(owner);
    const deed = this.#deed(inner, reading);
    return {
      ...deed,
      heads: [place, ...deed.heads],
      mood: "must",
      tense: "present",
      person: who ? undefined : reading.owner,
      subject: who,
    };
  }

  /** Being something, so or somewhere. */
  #state(place: number, reading: Placed["reading"]): Said {
    const base = {
      heads: [place],
      tense: "present" as const,
      mood: "plain" as const,
      negative: false,
      person: reading.person,
      subject: undefined,
    };
    const text = this.#lower(place);
    if (text === "қайда")
      return { ...base, person: undefined, settle: () => ({ kind: "is-where" }) };
    if (reading.kind === "adj") {
      if (/^(?:көп|аз)$/u.test(reading.lemma)) throw new NotUnderstood("how many there are");
      const than = this.#open(place).find((at) => this.#things.word(at).relation === "than");
      const degree = this.#open(place).find((at) => /^(?:өте|тым)$/u.test(this.#lower(at)));
      const very =
        degree === undefined
          ? undefined
          : both(this.#tools.course.tutor.renderings.adverbs[this.#lower(degree)] ?? "|");
      if (degree !== undefined) this.#take(degree);
      const other = than === undefined ? undefined : this.#shown(than);
      if (/рақ$|рек$|ырақ$|ірек$/u.test(text) && !other) throw new NotUnderstood("more than what");
      if (other && /^(?:алыс|жақын|бөлек)$/u.test(reading.lemma))
        throw new NotUnderstood("far from it");
      if (reading.lemma === "жақсы" && reading.person) throw new NotUnderstood("well, or good");
      const quality = this.#qualityAlone(reading.lemma);
      return {
        ...base,
        settle: () => ({
          kind: "is-so",
          quality,
          ...(other && { than: other }),
          ...(very && { very }),
        }),
      };
    }
    if (reading.kind !== "noun" || reading.form !== undefined)
      throw new NotUnderstood(`what ${text} says`);
    if (reading.case !== "NOM" && reading.case !== "LOC")
      throw new NotUnderstood("being of a case");
    const inner = new Set(["owner", "attribute", "determiner", "count", "compound", "relative"]);
    const others = this.#open(place).filter(
      (at) => !inner.has(this.#things.word(at).relation) || this.#isShown(at),
    );
    for (const at of others) this.#seen.add(at);
    if (reading.case === "LOC") {
      const where = this.#within(place, "LOC");
      for (const at of others) this.#seen.delete(at);
      return { ...base, settle: () => ({ kind: "is-at", where }) };
    }
    if (this.#tools.glossary.senses(reading.lemma).some(({ pos }) => pos === "adj"))
      throw new NotUnderstood("a noun or a quality");
    const what = this.#things.thing(place);
    for (const at of others) this.#seen.delete(at);
    return { ...base, settle: () => ({ kind: "is", what }) };
  }

  /** анадан, біздікінен: what it is compared with; another form of "that one". */
  #shown(place: number): Thing {
    const { reading } = this.#things.word(place);
    if (/^(?:анадан|анаудан|содан|мынадан)$/u.test(this.#lower(place))) {
      this.#take(place);
      const near = this.#lower(place) === "мынадан";
      return {
        lemma: reading.lemma,
        say: { en: near ? "this one" : "that one", ru: near ? "этот" : "тот" },
        determiner: "self",
        name: true,
        plural: false,
        definite: true,
        qualities: [],
      };
    }
    return this.#things.thing(place);
  }

  #qualityAlone(lemma: string): Both {
    const listed = this.#tools.course.tutor.renderings.adjectives[lemma];
    const say = listed === undefined ? glossOf(lemma, /^adj/u, this.#tools) : both(listed);
    if (!say) throw new NotUnderstood(`what is ${lemma}`);
    return say;
  }

  /** A verb with its helpers. */
  #deed(place: number, reading: Placed["reading"]): Said {
    const helped = this.#open(place).find((at) => this.#things.word(at).relation === "helped");
    const desire = this.#open(place).find((at) => this.#things.word(at).relation === "desire");
    const tense = tenseOf(reading);
    if (desire !== undefined && reading.lemma === "келу") {
      const inner = this.#take(desire).reading;
      const deed = this.#deed(desire, { ...inner, form: "vn" });
      return {
        ...deed,
        heads: [place, ...deed.heads],
        tense: tense === "past" ? "past" : "present",
        mood: "want",
        negative: reading.negative || inner.negative,
        person: inner.person,
      };
    }
    if (helped !== undefined) {
      const joined = this.#joined(`${this.#lower(helped)} ${reading.lemma}`);
      const inner = this.#take(helped).reading;
      if (joined) return this.#said([place, helped], joined, reading, tense);
      const deed = this.#deed(helped, { ...inner, form: "vn" });
      const heads = [place, ...deed.heads];
      const more = {
        heads,
        person: reading.person ?? (isTold(reading) ? "3" : undefined),
        negative: reading.negative || inner.negative,
      };
      if (
        GOING.has(reading.lemma) &&
        (inner.form === "p" ||
          (reading.lemma === "жату" && /^(?:бару|келу|апару)$/u.test(inner.lemma)))
      ) {
        if (inner.form === "a" && reading.source?.features.Aspect !== "Prog")
          throw new NotUnderstood("-а жату");
        return {
          ...deed,
          ...more,
          tense: /Prog/.test(reading.source?.features.Aspect ?? "")
            ? "now"
            : tense === "past" || reading.form === "part" || tense === "perfect"
              ? "going"
              : raise("a long deed"),
        };
      }
      if (reading.lemma === "алу" && inner.form === "a")
        return { ...deed, ...more, tense: tense === "past" ? "past" : "present", mood: "can" };
      if (inner.form === "p" && DONE.has(reading.lemma))
        return { ...deed, ...more, tense: tense === "perfect" ? "past" : tense };
      throw new NotUnderstood(`helper ${reading.lemma}`);
    }
    const joined = this.#joinedBefore(place, reading.lemma);
    if (
      !joined &&
      isTold(reading) &&
      reading.source?.features.Aspect === "Prog" &&
      /^(?:тұру|жүру)$/u.test(reading.lemma)
    )
      throw new NotUnderstood("how it stands");
    if (!joined && reading.lemma === "білу" && tense === "past" && !reading.negative)
      throw new NotUnderstood("came to know");
    const renderings = joined?.verbs ?? verbRenderings(reading.lemma, this.#tools);
    if (reading.lemma === "ұнау") return this.#likes(place, reading, tense);
    const allowed = this.#open(place).find((at) => this.#things.word(at).relation === "purpose");
    if (
      reading.lemma === "болу" &&
      allowed !== undefined &&
      (tense === "present" || !isTold(reading))
    ) {
      const inner = this.#take(allowed).reading;
      const deed = this.#deed(allowed, { ...inner, form: "vn" });
      return {
        ...deed,
        heads: [place, ...deed.heads],
        mood: "may",
        tense: "present",
        person: undefined,
        negative: reading.negative,
      };
    }
    if (reading.lemma === "болу") return this.#becoming(place, reading, tense);
    return this.#said(joined ? [place, joined.at] : [place], renderings, reading, tense);
  }

  #said(
    heads: number[],
    verbs: readonly VerbRendering[],
    reading: Placed["reading"],
    tense: Meaning["tense"],
  ): Said {
    if (reading.source?.features.Voice !== undefined) throw new NotUnderstood("a voice");
    if (verbs.length === 0) throw new NotUnderstood(`what ${reading.lemma} is`);
    return {
      heads,
      tense,
      mood: "plain",
      negative: reading.negative,
      person: reading.person ?? (isTold(reading) ? "3" : undefined),
      subject: undefined,
      soon: SOON.has(reading.lemma),
      settle: (parts, subject, asks) => {
        const verb = verbs.find(
          ({ when }) => when === undefined || isThere(when, parts, subject, asks),
        );
        const isAlone = !parts.some(({ role }) => role === "OBJ");
        if (
          verb &&
          isAlone &&
          verb.takes.OBJ !== undefined &&
          reading.form !== "part" &&
          !ALONE.has(reading.lemma)
        )
          throw new NotUnderstood("no object");
        if (!verb) throw new NotUnderstood("no such meaning");
        return { kind: "deed", verb };
      },
    };
  }

  #likes(place: number, reading: Placed["reading"], tense: Meaning["tense"]): Said {
    return {
      ...this.#said(
        [place],
        [
          {
            en: "like",
            imperfective: "нравиться",
            perfective: "понравиться",
            takes: {},
            tellsVerb: false,
          },
        ],
        reading,
        tense,
      ),
      settle: (parts) => {
        const at = parts.findIndex(({ role }) => role === "DAT");
        const [who] = at < 0 ? [] : parts.splice(at, 1);
        if (!who || parts.length > 0) throw new NotUnderstood("who likes it");
        return { kind: "likes", who: who.thing };
      },
    };
  }

  /** бос болады, жақсы болды, дәрігер болды. */
  #becoming(place: number, reading: Placed["reading"], tense: Meaning["tense"]): Said {
    if (/^(?:used|let-us|shall-i)$/.test(tense)) throw new NotUnderstood("a wish to be");
    const what = this.#open(place).find(
      (at) =>
        at === place - 1 &&
        /^(?:manner|predicate|complement|part)$/u.test(this.#things.word(at).relation) &&
        /^(?:adj|noun)$/u.test(this.#things.word(at).reading.kind),
    );
    const where = this.#open(place).find((at) => this.#things.word(at).relation === "place");
    const base = this.#said(
      [place],
      [{ en: "be", imperfective: "быть", perfective: "быть", takes: {}, tellsVerb: false }],
      reading,
      tense === "present" ? "coming" : tense,
    );
    if (what !== undefined) {
      const of = this.#take(what).reading;
      if (tense === "order" && of.kind !== "adj") throw new NotUnderstood("an order to be it");
      const state = this.#state(what, { ...of, ...(reading.person && { person: reading.person }) });
      return {
        ...state,
        ...base,
        heads: [place, what],
        settle: (parts, subject) => {
          const settled = state.settle(parts, subject);
          if (settled.kind === "is" && !subject?.lemma && base.person === "3")
            throw new NotUnderstood("what there will be");
          return settled;
        },
      };
    }
    if (where === undefined) throw new NotUnderstood("being what");
    return base;
  }

  /** сатып алу, жұмыс істеу: two words that have their own rendering. */
  #joined(text: string): readonly VerbRendering[] | undefined {
    const found = verbRenderings(text, this.#tools);
    return found.length > 0 ? found : undefined;
  }

  #joinedBefore(
    place: number,
    lemma: string,
  ): { at: number; verbs: readonly VerbRendering[] } | undefined {
    const at = place - 1;
    if (at < 0 || this.#things.word(at).head !== place || this.#open(at).length > 0)
      return undefined;
    const verbs = verbRenderings(`${this.#lower(at)} ${lemma}`, this.#tools);
    if (verbs.length === 0) return undefined;
    this.#seen.add(at);
    return { at, verbs };
  }
}

interface Said {
  /** Places whose words belong to it. */
  readonly heads: number[];
  readonly tense: Meaning["tense"];
  readonly mood: Meaning["mood"];
  readonly negative: boolean;
  readonly person: Person | undefined;
  readonly subject: Thing | undefined;
  readonly soon?: boolean;
  /** The predicate itself, once the parts are known; takes out of them what it says by itself. */
  readonly settle: (parts: Part[], subject: Thing | undefined, asks?: Both) => Predicate;
}

const raise = (why: string): never => {
  throw new NotUnderstood(why);
};

const isTold = ({ form }: Placed["reading"]): boolean => form === "fin";

function tenseOf({ form, source }: Placed["reading"]): Meaning["tense"] {
  const ids = (source?.suffixes ?? []).map(({ id }) => id);
  if (form === "imp") return "order";
  if (form === "part") return ids.includes("perf") ? "past" : "present";
  if (form !== "fin") return "present";
  if (ids.includes("past") || ids.includes("conv")) return "past";
  if (ids.includes("perf")) return "perfect";
  if (source?.features.Aspect === "Prog") return "now";
  if (ids.includes("pres")) return "present";
  if (ids.includes("hab")) return "used";
  if (ids.includes("opt1p")) return "let-us";
  if (ids.includes("opt1s")) return "shall-i";
  throw new NotUnderstood(`tense ${ids.join("+")}`);
}

/** Whether what a meaning asks for stands beside the verb. */
function isThere(
  when: string,
  parts: readonly Part[],
  subject: Thing | undefined,
  asks: Both | undefined,
): boolean {
  if (/[а-я]/u.test(when)) {
    const listed = when.split(", ");
    return [subject, ...parts.map(({ role, thing }) => (role === "OBJ" ? thing : undefined))].some(
      (one) => one !== undefined && listed.includes(one.lemma),
    );
  }
  if (when === "PERSON")
    return (
      subject?.person !== undefined ||
      (subject !== undefined && agreementOf(subject.say.ru, false)?.animate === true)
    );
  if (when === "LOC" && asks?.en === "where") return true;
  if (when === "NOPART") return parts.length === 0 && asks?.en !== "where";
  if (when === "WITH")
    return parts.some(
      ({ role, thing }) =>
        role === "INS" ||
        (typeof role !== "string" && role.after.en === "together with") ||
        thing.lemma === "",
    );
  if (when === "INS")
    return parts.some(
      ({ role, thing }) =>
        role === "INS" && thing.person === undefined && !agreementOf(thing.say.ru, false)?.animate,
    );
  if (when === "name")
    return parts.some(({ role, thing }) => (role === "DAT" || role === "ABL") && thing.name);
  if (when === "NOOBJ") return !parts.some(({ role }) => role === "OBJ");
  return parts.some(({ role }) => role === when);
}
