import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { addressed, isToSomebody, personName } from "./address.ts";
import { alternatives, eitherOf } from "./alternatives.ts";
import { askedOfKnowing } from "./asked-of-knowing.ts";
import { ClausesInRow } from "./clauses-in-row.ts";
import { firstContrast } from "./contrast.ts";
import type { Doubts } from "./doubts.ts";
import { asSheIsNamed } from "./he-or-she.ts";
import type { Meaning } from "./meaning.ts";
import { readsWell } from "./own-output.ts";
import { type Quoted, quotedIn, quoting } from "./quoted.ts";
import { MeaningReader } from "./read-meaning.ts";
import { both } from "./rendering.ts";
import { restated } from "./restated.ts";
import { inPlainWords } from "./restated-everyday.ts";
import { EnglishSpeaker } from "./say-english.ts";
import { RussianSpeaker } from "./say-russian.ts";
import { isWholeOrder, mayBeOrdered, mayBeTold } from "./sentence-shape.ts";
import { uncapital } from "./uncapital.ts";
import { understood } from "./understood.ts";
import { wholeBeside } from "./whole-beside.ts";
import { isWholeOutput } from "./whole-output.ts";
import { wholeSentence } from "./whole-sentence.ts";

/** Words of a sentence that is tried. */
const MOST_WORDS = 16;
/** Doubts of a sentence that is told roughly. */
const MOST_DOUBTS = 2;

interface SaidClause {
  /** Without a capital letter and a mark of its own. */
  readonly text: string;
  readonly question: boolean;
}

/** Tells one sentence with what stands before it: yes and no, who is spoken to. */
export class SentenceTeller {
  readonly #language: "en" | "ru";
  readonly #doubts: Doubts;
  readonly #tools: Tools;

  constructor(language: "en" | "ru", doubts: Doubts, tools: Tools) {
    this.#language = language;
    this.#doubts = doubts;
    this.#tools = tools;
  }

  told(text: string): string | undefined {
    const trimmed = inPlainWords(text.trim());
    const quoted = quotedIn(trimmed);
    if (quoted) return this.#quoting(quoted);
    const words = trimmed.split(/\s+/u).length;
    if (words > MOST_WORDS || /[.!?;«»"] \S/u.test(trimmed)) return undefined;
    if (/: \S/u.test(trimmed) && !this.#doubts.rough) return undefined;
    const whole = wholeSentence(trimmed, this.#language, this.#tools) ?? this.#wholeBeside(trimmed);
    if (whole !== undefined) return whole;
    if (words < 2 && !isWholeOrder(trimmed)) return undefined;
    const marked = /[.!?…]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
    const said =
      this.#tagged(marked) ??
      this.#oneOrOther(marked) ??
      this.#contrasted(marked) ??
      this.#otherwise(marked) ??
      this.#led(marked) ??
      this.#joinedOn(marked) ??
      this.#called(marked) ??
      this.#plainly(marked);
    if (said === undefined) return undefined;
    const mark = said.question ? "?" : marked.endsWith("!") ? "!" : ".";
    const spoken = asSheIsNamed(said.text, this.#language);
    if (spoken === undefined) return undefined;
    const sentence = spoken.charAt(0).toUpperCase() + spoken.slice(1) + mark;
    if (!readsWell(sentence, this.#language, trimmed)) return undefined;
    if (!this.#doubts.rough) return sentence;
    const parse = this.#tools.judge.parse(marked);
    // Doubted in so many ways it is guessed
    if (new Set(this.#doubts.noted).size > MOST_DOUBTS) return undefined;
    return isWholeOutput(sentence, this.#language, trimmed, parse) ? sentence : undefined;
  }

  /** «Не болды?» — деді ол: what was said, in as many sentences as it has, and who said it. */
  #quoting(quoted: Quoted): string | undefined {
    const sentences = sentencesOf(
      /[.!?…]$/u.test(quoted.words) ? quoted.words : `${quoted.words}.`,
    );
    const words = sentences.map((one) => this.#knownWhole(one) ?? this.told(one));
    const frame = this.told(quoted.frame);
    if (frame === undefined || words.includes(undefined)) return undefined;
    return quoting(quoted, words.join(" "), frame, this.#language);
  }

  /** What the course has a sentence translated as. */
  #knownWhole(text: string): string | undefined {
    return this.#tools.memory.find(text, "kz")[0]?.[this.#language];
  }

  /** «Ертең сабақ болмайды, рас па?»: what is said, and whether it is so. */
  #tagged(marked: string): SaidClause | undefined {
    const known = askedOfKnowing(marked, this.#language, (one) => this.#anyhow(one));
    if (known !== undefined) return { text: known, question: true };
    const [, before = "", tag = ""] = /^(.+), (\p{L}+(?: \p{L}+)?)\?$/u.exec(marked) ?? [];
    const listed = this.#tools.course.tutor.renderings.tags[tag.toLowerCase()];
    if (listed === undefined) return undefined;
    const said = this.#anyhow(`${before}.`);
    return said && !said.question
      ? { text: `${said.text}, ${both(listed)[this.#language]}`, question: true }
      : undefined;
  }

  /** «Тауға емес, теңізге барамыз»: it is so of one, and not of the other. */
  #contrasted(marked: string): SaidClause | undefined {
    const text = firstContrast(marked, this.#language, (one) => this.#clause(one));
    return text === undefined ? undefined : { text, question: false };
  }

  /** What is left of a sentence without what stood before or behind it. */
  #anyhow(marked: string): SaidClause | undefined {
    return (
      this.#otherwise(marked) ?? this.#led(marked) ?? this.#called(marked) ?? this.#plainly(marked)
    );
  }

  #oneOrOther(marked: string): SaidClause | undefined {
    const [one, other] = alternatives(marked)?.map((kz) => this.#clause(kz)?.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const text = eitherOf(one, other, { en: "or", ru: "или" }[this.#language]);
    return text === undefined ? undefined : { text, question: true };
  }

  /** By other Kazakh words that say the same: of one clause, or of the first of two. */
  #otherwise(marked: string): SaidClause | undefined {
    const [, first = marked, rest] = /^([^,]+), (.+)$/u.exec(marked) ?? [];
    const plainer = restated(first, this.#tools);
    const whole = plainer ? undefined : this.#hungOn(marked, first, rest);
    if (whole) return whole;
    const other = plainer || rest === undefined ? undefined : this.#otherwise(rest);
    const kz = plainer?.kz ?? (other && first);
    const said = kz && this.#clause(/[.!?…]$/u.test(first) ? kz : `${kz}.`);
    if (!said) return undefined;
    const text = plainer?.mend ? plainer.mend(said.text, this.#language) : said.text;
    const after =
      other ?? (rest === undefined ? undefined : (this.#otherwise(rest) ?? this.#plainly(rest)));
    if (text === undefined || (rest !== undefined && !after)) return undefined;
    const asks = rest === undefined ? said.question : after?.question === true;
    return { text: after ? `${text}, ${after.text}` : text, question: asks };
  }

  /** «Ұшақ кешіккендіктен, күтуге тура келді»: the rest in plainer words, where the first clause only hangs on it. */
  #hungOn(marked: string, first: string, rest: string | undefined): SaidClause | undefined {
    const plainer = rest === undefined ? undefined : restated(rest, this.#tools);
    if (!plainer) return undefined;
    const said = this.#clause(`${first}, ${plainer.kz}${/[.!?…]$/u.test(plainer.kz) ? "" : "."}`);
    if (!said) return undefined;
    const text = plainer.mend ? plainer.mend(said.text, this.#language) : said.text;
    return text === undefined || /[.!?…]./u.test(marked.slice(0, -1))
      ? undefined
      : { ...said, text };
  }

  #wholeBeside(text: string): string | undefined {
    const { wholes } = this.#tools.course.tutor.renderings;
    const wholeOf = (one: string): string | undefined => {
      const listed = wholes[one.toLowerCase().replace(/[.!?…]+$/u, "")];
      return listed === undefined ? undefined : both(listed)[this.#language];
    };
    return wholeBeside(text, wholeOf, (one) => this.#anyhow(`${one}.`)?.text);
  }

  /** The same of a piece of a sentence, or what the course has it translated as; without its mark. */
  #known(text: string): string | undefined {
    const known =
      wholeSentence(text, this.#language, this.#tools) ??
      this.#tools.memory.find(text, "kz")[0]?.[this.#language];
    return known && uncapital(known.replace(/[.!?…]+$/u, ""));
  }

  #plainly(marked: string): SaidClause | undefined {
    return this.#clause(marked) ?? this.#besideOneAnother(marked);
  }

  /** "Жоқ, мен барған жоқпын": a word of its own before what is said. */
  #led(marked: string): SaidClause | undefined {
    const [, lead = "", rest = ""] =
      /^(\p{L}+(?: \p{L}+){0,2}), (.+)$/u.exec(marked) ??
      /^(меніңше|әрине) (.+)$/iu.exec(marked) ??
      [];
    const word = this.#tools.course.tutor.renderings.leads[lead.toLowerCase()];
    if (word === undefined) return undefined;
    const called = addressed(rest.replace(/[.!?…]+$/u, ""), this.#tools);
    if (called)
      return {
        text: `${both(word)[this.#language]}, ${called[this.#language]}`,
        question: rest.endsWith("?"),
      };
    const meaning = this.#meaning(rest);
    // "Жоқ, кітап емес": what it is of, was said before
    const isOfWhatWasSaid =
      meaning?.predicate.kind.startsWith("is") &&
      meaning.subject?.lemma === "" &&
      meaning.subject.person === "3";
    if (isOfWhatWasSaid && !this.#doubts.rough) return undefined;
    const said = this.#called(rest) ?? this.#plainly(rest);
    if (!said) return undefined;
    const isUrging = /^(?:кел|жүр)$/iu.test(lead);
    // «Кел, бізге кел»: whoever is called to come is told so
    if (isUrging && meaning?.tense !== "let-us") return undefined;
    // «Кел, кино көрейік»: let us is said once
    if (isUrging && said.text.startsWith("давайте "))
      return { ...said, text: said.text.replace(/^давайте/u, "давай") };
    return { ...said, text: `${both(word)[this.#language]}, ${said.text}` };
  }

  /** "Бірақ мен барамын": it goes on from what was said before. */
  #joinedOn(marked: string): SaidClause | undefined {
    const [, first = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(marked) ?? [];
    const joint = this.#tools.course.tutor.renderings.joining[first.toLowerCase()];
    const said = joint === undefined ? undefined : this.#anyhow(rest);
    if (joint === undefined || !said) return undefined;
    return { ...said, text: `${both(joint)[this.#language].replace(/^, /u, "")} ${said.text}` };
  }

  /** "Балам, үйге қашан келесің?", "Рақмет саған, айналайын!": somebody is spoken to before or after what is said. */
  #called(marked: string): SaidClause | undefined {
    const [first = "", ...more] = marked.replace(/[.!?…]+$/u, "").split(", ");
    const last = more.at(-1);
    const mark = marked.slice(marked.search(/[.!?…]+$/u));
    if (last === undefined) return undefined;
    const before = addressed(first, this.#tools);
    if (before) {
      const rest = `${more.join(", ")}${mark}`;
      const said = this.#spokenTo(rest, personName(first, this.#tools) !== undefined);
      return said && { ...said, text: `${before[this.#language]}, ${said.text}` };
    }
    const after = addressed(last, this.#tools);
    if (!after) return undefined;
    const rest = `${[first, ...more.slice(0, -1)].join(", ")}${mark}`;
    const said = this.#spokenTo(rest, personName(last, this.#tools) !== undefined);
    return said && { ...said, text: `${said.text}, ${after[this.#language]}` };
  }

  /** Who is called by a name is spoken to in the rest; a name before a comma may as well be one of several. */
  #spokenTo(rest: string, isByName: boolean): SaidClause | undefined {
    const isListed = isByName && !this.#doubts.rough && !isToSomebody(rest, this.#tools);
    if (isListed) return undefined;
    const known = this.#known(rest);
    return known === undefined
      ? this.#plainly(rest)
      : { text: known, question: rest.endsWith("?") };
  }

  /** «Сабыр етіңіз, дәрігер келе жатыр»: clauses with marks between, each of which is understood by itself. */
  #besideOneAnother(marked: string): SaidClause | undefined {
    if (!/[,:;—] /u.test(marked)) return undefined;
    const row = new ClausesInRow(this.#doubts, this.#tools, (text) => this.#meaning(text));
    return understood(() => row.said(marked, this.#language, (one) => this.#spoken(one)));
  }

  #clause(marked: string): SaidClause | undefined {
    const meaning = this.#meaning(marked);
    const text = meaning && this.#spoken(meaning);
    const asks = meaning?.question || meaning?.predicate.kind === "is-where";
    return meaning && text !== undefined ? { text, question: asks } : undefined;
  }

  #meaning(marked: string): Meaning | undefined {
    const { judge } = this.#tools;
    const vouched = judge.readable(marked);
    // «Сөздікті қарап көр»: an order that the dictionary has as a noun as well
    const ordered = vouched && mayBeOrdered(vouched) ? judge.parse(marked, true) : undefined;
    const sure = ordered ?? (vouched && !mayBeTold(vouched) ? vouched : undefined);
    const best = this.#doubts.rough ? (vouched ?? judge.parse(marked)) : undefined;
    const likely = best && mayBeOrdered(best) ? judge.parse(marked, true) : best;
    const parse = sure ?? (likely && mayBeTold(likely) ? judge.parse(marked, true) : likely);
    if (!parse) return undefined;
    const root = parse.words.find(({ head }) => head < 0)?.reading;
    // A verb that is not told leans on a clause that is not here
    const isUrged = root?.form === "cond" && /ш[ыі]$/u.test(parse.tokens.at(-1)?.lower ?? "");
    if (root?.kind === "verb" && !isUrged && !/^(?:fin|imp)$/u.test(root.form ?? ""))
      return undefined;
    // What stands loose belongs nowhere, however roughly it is taken
    if (parse.words.some(({ relation }) => relation === "loose")) return undefined;
    const read = understood(() => new MeaningReader(parse, this.#doubts, this.#tools).read());
    if (read && !sure) this.#doubts.at("not vouched for");
    return read;
  }

  #spoken(meaning: Meaning): string | undefined {
    const Speaker = this.#language === "en" ? EnglishSpeaker : RussianSpeaker;
    return understood(() =>
      new Speaker(this.#tools, this.#doubts)
        .say(meaning)
        .replace(/\s+/gu, " ")
        .replace(/ ,/gu, ",")
        .replace(/,+(?=,|$)/gu, "")
        .trim(),
    );
  }
}
