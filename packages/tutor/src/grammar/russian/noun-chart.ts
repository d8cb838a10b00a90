import { type Features, feature, inCase } from "../../russian/agreement.ts";
import type { NounPhrase, Phrase } from "../clause.ts";
import { MEASURES } from "../english-noun-phrase.ts";
import { complementText } from "../phrase-text.ts";
import type { Constituent } from "./constituent.ts";
import type { RussianLexicon } from "./lexicon.ts";
import { UNKNOWN } from "./noun-heads.ts";
import { NounReader } from "./noun-reader.ts";
import type { Token } from "./tokens.ts";

const WEIGHED = /^(?:грамм|метр|шақырым|километр|тонна|пиала|қасық|дорба|қорап)$/;
const GENITIVE = inCase("gen");

/** What belongs to a thing by a preposition, with the case that stands behind it. */
const LEADS: Readonly<Record<string, Readonly<Record<string, "acc" | "gen">>>> = {
  кіреберіс: { в: "acc" },
  кіру: { в: "acc" },
  шығаберіс: { из: "gen" },
  есік: { в: "acc", от: "gen" },
  кілт: { от: "gen" },
  қақпақ: { от: "gen" },
  баға: { на: "acc" },
  ақша: { за: "acc" },
  айыппұл: { за: "acc" },
};

/** What is made with something in it, … */
const DISHES =
  /^(?:бәліш|шай|кофе|салат|ботқа|пицца|бутерброд|сорпа|көже|самса|құймақ|тоқаш|торт|балмұздақ|кеспе|палау)$/;
/** … and what is put into it. */
const ADDED =
  /^(?:сүт|қант|лимон|бал|шие|алма|ет|картоп|ірімшік|сүзбе|саңырауқұлақ|балық|тауық еті|тауық|шоколад|жаңғақ|май|қаймақ|көкөніс|асқабақ|таңқурай|құлпынай|мейіз|күріш|пияз|қырыққабат|жидек|кілегей|тосап|жұмыртқа|шұжық)$/;

/** What one goes somewhere by … */
const TICKETS = /^билет$/;
/** … and what comes from somewhere. */
const COMES = /^(?:пойыз|автобус|ұшақ|рейс|қонақ|турист|сәлемдеме|хат|ашықхат)$/;

/** How many readings of a place are kept. */
const KEPT = 10;

/** Noun phrases of a sentence by the word they start at, each place read once. */
export class NounChart {
  readonly #reader: NounReader;
  readonly #tokens: readonly Token[];
  readonly #simple: (readonly Constituent[])[] = [];
  readonly #whole: (readonly Constituent[])[] = [];

  constructor(lexicon: RussianLexicon, tokens: readonly Token[]) {
    this.#reader = new NounReader(lexicon, tokens);
    this.#tokens = tokens;
  }

  /** Every phrase that starts at a word, with its owners and what is joined to it. */
  at(from: number): readonly Constituent[] {
    this.#whole[from] ??= kept([
      ...this.#owned(from).flatMap((one) => [one, ...this.#joined(one), ...this.#notThat(one)]),
      ...this.#notThis(from),
    ]);
    return this.#whole[from];
  }

  /** «Вторник, а не среда». */
  #notThat(one: Constituent): Constituent[] {
    if (!this.#areAt(one.to, ",", "а", "не")) return [];
    return this.#owned(one.to + 3).flatMap((other) => contrasted(one, other, other.to));
  }

  /** «Не чай, а кофе». */
  #notThis(from: number): Constituent[] {
    if (!this.#areAt(from, "не")) return [];
    return this.#owned(from + 1).flatMap((other) =>
      this.#areAt(other.to, ",", "а")
        ? this.#owned(other.to + 2).flatMap((one) => contrasted(one, other, one.to))
        : [],
    );
  }

  #areAt(at: number, ...words: readonly string[]): boolean {
    return words.every((word, more) => this.#tokens[at + more]?.text === word);
  }

  /** A phrase with the genitives that follow it: дочь соседа моей сестры. */
  #owned(from: number): Constituent[] {
    return this.#simpleAt(from).flatMap((head) => [head, ...this.#withOwner(head)]);
  }

  #withOwner(head: Constituent): Constituent[] {
    const { phrase } = head;
    if (phrase.kind !== "noun") return [];
    const into = this.#tokens[head.to]?.text ?? "";
    // «Пирог с вишней»: шие қосқан бәліш
    if (/^со?$/.test(into) && DISHES.test(phrase.lemma))
      return this.#simpleAt(head.to + 1).flatMap((within): Constituent[] =>
        (within.features & inCase("ins")) === 0 ||
        within.phrase.kind !== "noun" ||
        within.own ||
        !ADDED.test(within.phrase.lemma) ||
        (within.phrase.before ?? []).length > 0
          ? []
          : [
              {
                ...head,
                to: within.to,
                cost: head.cost + within.cost - 1,
                phrase: { ...phrase, led: [`${within.phrase.lemma} қосқан`] },
              },
            ],
      );
    const whence = this.#fromOrTo(head, into);
    if (whence) return whence;
    if (phrase.owner !== undefined || head.own) return [];
    const leads = LEADS[phrase.lemma]?.[into];
    // «Вход в парк», «ключ от машины»: the park's, the car's
    if (leads !== undefined)
      return this.#owned(head.to + 1).flatMap((owner): Constituent[] =>
        (owner.features & inCase(leads)) === 0 || owner.phrase.kind !== "noun" || owner.own
          ? []
          : [
              {
                ...head,
                to: owner.to,
                cost: head.cost + owner.cost - 1,
                phrase: { ...phrase, owner: owner.phrase },
              },
            ],
      );
    return this.#owned(head.to).flatMap((owner): Constituent[] => {
      if ((owner.features & GENITIVE) === 0 || owner.phrase.kind !== "noun") return [];
      const to = owner.to;
      const cost = head.cost + owner.cost;
      if (MEASURES.test(phrase.lemma) || WEIGHED.test(phrase.lemma)) {
        const before = [phrase.count ?? "бір", phrase.lemma, ...(owner.phrase.before ?? [])];
        return [{ ...head, to, cost, phrase: { ...owner.phrase, before, plural: false } }];
      }
      if (owner.own || isAnybody(owner.phrase)) return [];
      // «Хана Джучи»: a title with its name, and not somebody of his
      const isTitled = isName(owner.phrase) && sameCase(head.features, owner.features) !== 0;
      if (isTitled && head.living) return [];
      return [{ ...head, to, cost, phrase: { ...phrase, owner: owner.phrase } }];
    });
  }

  /** «Билет до Караганды», «поезд из Актобе»: where it goes, and where it has come from. */
  #fromOrTo(head: Constituent, into: string): Constituent[] | undefined {
    const { phrase } = head;
    if (phrase.kind !== "noun" || (phrase.led ?? []).length > 0) return undefined;
    const isTo = TICKETS.test(phrase.lemma) && /^(?:до|в|на)$/.test(into);
    const isFrom = COMES.test(phrase.lemma) && into === "из";
    if (!isTo && !isFrom) return undefined;
    return this.#simpleAt(head.to + 1).flatMap((place): Constituent[] => {
      const inCaseOf = isFrom || into === "до" ? "gen" : "acc";
      if ((place.features & inCase(inCaseOf)) === 0 || place.own) return [];
      if (place.phrase.kind !== "noun" || (place.living && !isPlaceName(place.phrase))) return [];
      const said = complementText({ phrase: place.phrase, role: { case: isTo ? "DAT" : "ABL" } })
        .map(({ text }) => text)
        .join(" ");
      const led = isTo ? said : `${said} келген`;
      return [
        {
          ...head,
          to: place.to,
          // «Приехали гости из Семея»: that they came is said once
          cost: head.cost + place.cost + (isTo ? -1 : 1),
          phrase: { ...phrase, led: [led] },
        },
      ];
    });
  }

  /** Two or more of the same case: хлеб, молоко и сыр. */
  #joined(first: Constituent): Constituent[] {
    const mark = this.#tokens[first.to]?.text;
    if (mark !== "и" && mark !== "," && mark !== "или") return [];
    const rest = this.#owned(first.to + 1);
    return rest.flatMap((second) =>
      (mark === "," ? this.#joined(second) : [second, ...this.#joined(second)]).flatMap(
        (other): Constituent[] => {
          const features = sameCase(first.features, other.features);
          const { phrase } = first;
          if (features === 0 || phrase.kind !== "noun" || first.asks || other.asks) return [];
          if (other.phrase.kind !== "noun" || Boolean(first.own) !== Boolean(other.own)) return [];
          return [
            {
              to: other.to,
              features,
              living: first.living,
              cost: first.cost + other.cost + (first.living === other.living ? 0 : 2),
              phrase: {
                ...phrase,
                and: other.phrase,
                ...(mark === "или" && { joint: "немесе" as const }),
              },
              ...(first.own && { own: true }),
            },
          ];
        },
      ),
    );
  }

  #simpleAt(from: number): readonly Constituent[] {
    this.#simple[from] ??= kept(this.#reader.read(from));
    return this.#simple[from];
  }
}

/** One thing rather than another of the same case. */
function contrasted(one: Constituent, other: Constituent, to: number): Constituent[] {
  const { phrase } = one;
  if (phrase.kind !== "noun" || other.phrase.kind !== "noun" || one.own || other.own) return [];
  let features = 0;
  for (const kase of ["nom", "gen", "dat", "acc", "ins", "prep"] as const)
    if (one.features & inCase(kase) && other.features & inCase(kase))
      features |= one.features & inCase(kase);
  return features === 0
    ? []
    : [
        {
          ...one,
          to,
          features,
          cost: one.cost + other.cost - 1,
          phrase: { ...phrase, ratherThan: other.phrase },
        },
      ];
}

/** Cases both may be in; of several things, in the plural. */
function sameCase(one: Features, other: Features): Features {
  let both = 0;
  for (const kase of ["nom", "gen", "dat", "acc", "ins", "prep"] as const)
    if (one & inCase(kase) && other & inCase(kase)) both |= feature(kase, "p");
  return both;
}

const isAnybody = (phrase: Phrase): boolean =>
  /^(?:ешкім|ештеңе|біреу|бірдеңе)$/.test(phrase.lemma);

const isPlaceName = ({ lemma, name }: NounPhrase): boolean =>
  name === true || /^\p{Lu}/u.test(lemma);

const isName = (phrase: Phrase): boolean => phrase.kind === "noun" && phrase.name === true;

const kept = (all: readonly Constituent[]): Constituent[] =>
  all
    .filter(({ cost }) => cost < UNKNOWN)
    .toSorted((a, b) => a.cost - b.cost || b.to - a.to)
    .slice(0, KEPT);
