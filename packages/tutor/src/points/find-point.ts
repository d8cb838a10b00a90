import { type Course, type GrammarPoint, pointOfSuffix } from "@tilashar/course";
import { Patterns } from "../patterns.ts";
import { LANGUAGES } from "../reply.ts";
import { type Heard, hear, heardWords, readHeard } from "../talk/heard.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";

export type LanguageFact = Course["tutor"]["languageFacts"][number];

/** What a question about grammar is about. */
export interface FoundPoint {
  readonly about:
    | { readonly kind: "point"; readonly point: GrammarPoint }
    | { readonly kind: "fact"; readonly fact: LanguageFact };
  /** Other points whose endings the question names beside its own. */
  readonly against?: readonly string[];
  /** Another point that has the endings just as well, where nothing tells which is meant. */
  readonly orElse?: GrammarPoint;
  /** Words of the question that name it. */
  readonly named: number;
  /** Share of the question's own words that name it. */
  readonly share: number;
}

interface Entry {
  readonly about: FoundPoint["about"];
  readonly patterns: readonly Heard[];
}

/** Finds the point of grammar that a question, in whatever words, is about. */
export class PointFinder {
  readonly #entries: readonly Entry[];
  readonly #points: readonly GrammarPoint[];
  readonly #course: TaughtCourse;
  readonly #ofVerbs: readonly Heard[];

  readonly #use: RegExp;
  readonly #little: RegExp;
  readonly #frame: RegExp;

  constructor(course: TaughtCourse) {
    const patterns = new Patterns(course);
    this.#use = patterns.one("points.use");
    this.#little = patterns.one("points.little");
    this.#frame = patterns.one("points.frame");
    const { grammar, grammarById, tutor } = course;
    this.#course = course;
    this.#points = grammar;
    const { points } = tutor.grammarQuestions;
    this.#ofVerbs = tutor.appliedParts
      .filter(({ id }) => id === "of-verbs")
      .flatMap(({ hears }) =>
        LANGUAGES.flatMap((language) =>
          (hears[language] ?? []).map((written) => readHeard(written, language)),
        ),
      );
    const read = (asks: (typeof points)[number]["asks"]) =>
      LANGUAGES.flatMap((language) =>
        (asks[language] ?? []).map((written) => readHeard(written, language)),
      );
    const titled = new Set(points.map(({ point }) => point));
    this.#entries = [
      ...points.flatMap(({ point: id, asks }) => {
        const point = grammarById.get(id);
        return point ? [{ about: { kind: "point", point } as const, patterns: read(asks) }] : [];
      }),
      ...tutor.languageFacts.flatMap((fact) =>
        fact.asks ? [{ about: { kind: "fact", fact } as const, patterns: read(fact.asks) }] : [],
      ),
      // A point that nobody has written questions for is found by its title
      ...grammar
        .filter(({ id }) => !titled.has(id))
        .map((point) => ({
          about: { kind: "point", point } as const,
          patterns: titlePatterns(point),
        })),
    ];
  }

  /** The best find; undefined where the question names no point. */
  find(question: string): FoundPoint | undefined {
    const bySuffix = this.#bySuffix(question);
    const byWords = this.#byWords(question);
    if (!bySuffix) return byWords ?? this.#byForm(question);
    return byWords && byWords.named > bySuffix.named + 1 ? byWords : bySuffix;
  }

  /** "How do I use дейін?": the point that has the one word of Kazakh among its forms. */
  #byForm(question: string): FoundPoint | undefined {
    if (!this.#use.test(question)) return undefined;
    const words = heardWords(question).filter(({ lower }) => !this.#frame.test(lower));
    const found = words.flatMap(({ lower }) => {
      const point = this.#points.find(({ forms }) => forms.includes(lower));
      return point ? [point] : [];
    });
    const [point, ...others] = found;
    return point && others.length === 0
      ? { about: { kind: "point", point }, named: 1, share: 1 / words.length }
      : undefined;
  }

  #byWords(question: string): FoundPoint | undefined {
    const words = heardWords(question).filter(({ lower }) => !this.#frame.test(lower));
    const all = heardWords(question);
    let best: (FoundPoint & { readonly score: number }) | undefined;
    const isKazakh = hasKazakhLetter(question);
    const isCyrillic = hasCyrillic(question) && !/[a-z]{2}/i.test(question);
    for (const { about, patterns } of this.#entries) {
      for (const pattern of patterns) {
        const isMixed = pattern.language === "kz" && isKazakh;
        if (!isMixed && (pattern.language === "en") === isCyrillic) continue;
        const whole = hear(pattern, all);
        if (!whole) continue;
        const own = whole.words.filter(({ lower }) => !this.#frame.test(lower));
        const share = words.length === 0 ? 1 : own.length / words.length;
        if (share < SLIGHT && own.every(({ lower }) => this.#little.test(lower))) continue;
        const score = whole.named + share - (about.kind === "fact" ? 0.1 : 0);
        if (!best || score > best.score) best = { about, named: whole.named, share, score };
      }
    }
    return best;
  }

  /** «-шы в «айтшы»»: the point that teaches the one ending that is asked about as the word beside it has it. */
  #byWordWith([ending, ...others]: readonly string[], question: string): FoundPoint | undefined {
    if (ending === undefined || others.length > 0) return undefined;
    for (const word of wordsOf(question.toLowerCase())) {
      if (word.length <= ending.length + 1) continue;
      const part = knownReadings(word)[0]?.suffixes.find(({ surface }) => surface === ending);
      const point = part && pointOfSuffix(this.#course, part.id);
      if (point) return { about: { kind: "point", point }, named: 2, share: 0.8 };
    }
    return undefined;
  }

  /** "-ға", "ма/ме": the first point of the book with the most of the endings that are asked about. */
  #bySuffix(question: string): FoundPoint | undefined {
    const endings = [
      ...bareEndings(question),
      ...[
        ...question.matchAll(
          /(?<![\p{L}])-([а-яәғқңөұүһі]{1,6})(?![\p{L}])|(?<![\p{L}-])([а-яәғқңөұүһі]{1,4})(?=\/)|(?<=\/)-?([а-яәғқңөұүһі]{1,4})(?![\p{L}])/gu,
        ),
      ].map(([, a, b, c]) => a ?? b ?? c ?? ""),
    ];
    if (endings.length === 0) return undefined;
    const inWord = this.#byWordWith(endings, question);
    if (inWord) return inWord;
    const counted = this.#points
      .filter(({ id }) => !SOUNDS.has(id))
      .map((point) => {
        const forms = formsOf(point);
        return { point, count: endings.filter((ending) => forms.has(ending)).length };
      });
    const most = Math.max(...counted.map(({ count }) => count));
    const all = counted.filter(({ count }) => count === most && count > 0);
    const ofVerbs = this.#namesVerbs(question) ? all.filter(({ point }) => isOfVerbs(point)) : [];
    const first = ofVerbs.length > 0 ? ofVerbs : all;
    // "-ып and -а": of an ending that few points have more is told than of one that many have
    const commonness = ({ point }: (typeof counted)[number]): number =>
      Math.min(
        ...endings
          .filter((ending) => formsOf(point).has(ending))
          .map((ending) => counted.filter((one) => formsOf(one.point).has(ending)).length),
      );
    const [found] =
      new Set(endings).size > 1 && most === 1
        ? first.toSorted((a, b) => commonness(a) - commonness(b))
        : first;
    const others = counted.filter(({ point, count }) => count > 0 && point !== found?.point);
    return (
      found && {
        about: { kind: "point", point: found.point },
        against: others.map(({ point }) => point.id),
        // Apart from its word a particle is no ending of another rule
        ...orElseOf(found.point, most > 1 && /-\p{L}/u.test(question) ? first : []),
        named: most + 1,
        share: 0.8,
      }
    );
  }

  /** "Past endings", «у глаголов»: of one ending of two the verb's is meant. */
  #namesVerbs(question: string): boolean {
    const words = heardWords(question);
    return this.#ofVerbs.some((pattern) => hear(pattern, words) !== undefined);
  }
}

/** Another point, where one of the two is of verbs and one is not. */
function orElseOf(
  found: GrammarPoint,
  all: readonly { readonly point: GrammarPoint }[],
): Pick<FoundPoint, "orElse"> {
  const other = all.find(({ point }) => isOfVerbs(point) !== isOfVerbs(found))?.point;
  return other ? { orElse: other } : {};
}

const isOfVerbs = ({ drills, tables }: GrammarPoint): boolean =>
  drills.some((drill) => drill.kind === "build-form" && drill.to.startsWith("V;")) ||
  tables.some(({ labels }) => labels.some((label) => label.startsWith("V;")));

/** Endings that a point shows, without their hyphens. */
const formsOf = ({ forms }: GrammarPoint): ReadonlySet<string> =>
  new Set(forms.map((form) => form.replace(/^-/, "")));

/** "ма ме ба бе", "ға and қа": short Kazakh syllables of a question in another language are endings. */
export function bareEndings(question: string): string[] {
  // What a word means is asked of words
  if (/mean|знач|означа|мағына/u.test(question)) return [];
  const words = wordsOf(question);
  const found = words.filter((word) =>
    /^(?:[лдт][ае]р|[нтд][ыі]ң|[ғқгк][ае]|[дт][ае]|[дтн][ае]н|[мбп][ае]|[бп]ен|[дт][ыі]|м[ыі]н|[сғқгк][ыі]|с[ыі]ң|[аеыі]м|ш[ае]|с[ыі]з)$/u.test(
      word,
    ),
  );
  const others = words.filter((word) => !found.includes(word));
  const isForeign =
    others.length === 0 ||
    others.some((word) =>
      /^(?:[a-z]+|когда|и|или|чем|разница|между|а|использовать|частицы?)$/u.test(word),
    );
  return found.length >= 2 && isForeign ? found : [];
}

/** A smaller share of a question's own words says little about what it asks. */
const SLIGHT = 0.34;

/** Points about sounds show endings of every kind. */
const SOUNDS: ReadonlySet<string> = new Set(["consonant-classes", "vowel-harmony", "voicing"]);

/** The words of a title that stand before its dash or colon. */
function titlePatterns({ titles }: GrammarPoint): Heard[] {
  return LANGUAGES.flatMap((language) => {
    const head = (titles[language].split(/[—:–]/)[0] ?? "").toLowerCase();
    const words = head.match(/[\p{L}'-]+/gu) ?? [];
    return words.length === 0 || words.length > 5 ? [] : [readHeard(words.join(" "), language)];
  });
}

/** Whether a message speaks of grammar, rather than of what is to be said. */
export const TERMS =
  /grammar|plural|singular|genitive|dative|accusative|locative|ablative|instrumental|nominative|tense|(?<![a-z])cases?(?![a-z])|possessi|pronoun|vowel|harmony|assimilation|conditional|imperative|comparative|superlative|participle|converb|gerund|infinitive|passive|causative|reflexive|reciprocal|postposition|preposition|conjunction|ordinal|word order|negati|particle|suffix|ending|stem|verb|noun|adjective|adverb|article|gender|stress|alphabet|construction|sentence structure|continuous|падеж|множеств|единствен|притяж|местоимен|сингармон|гармони|спряж|склон|наклонен|союз|послелог|предлог|причаст|деепричаст|залог|суффикс|окончан|порядок слов|отрицан|вопросительн|частиц|инфинитив|степен|числительн|ударен|алфавит|озвонч|родительн|дательн|винительн|местн(?!ы[ехм])|исходн|творительн|глагол|существительн|прилагательн|времена|прошедш|настоящ|будущ|грамматик|конструкц|(?<!\p{L})род(?:а|ов)?(?!\p{L})|латиниц|латинск|кириллиц|latin|script|артикл|правил(?!ьн)|жалға|септі|шақ(?!ыр)|шырай|рай(?![\p{L}])|есімдік|есімше|көсемше|шылау|етіс|жұрнақ|үндест|сөз тәртібі|екпін|тәуелд|көптік|жікт|болымсыз|сұраулы|грамматика|септе|түрлен/u;
