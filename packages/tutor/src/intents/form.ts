import { inflect, questionParticle } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, RuleIntent, Tools } from "../ask.ts";
import { cutForm, formSteps, kz } from "../features/form-text.ts";
import { inPerson } from "../features/in-person.ts";
import { labelOf } from "../features/label.ts";
import { personIn } from "../features/person-in.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { compose } from "../grammar/compose.ts";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { asKazakh, type FoundHeadword, findHeadword } from "../words/find-kazakh.ts";
import { isWordOf } from "../words/own-language.ts";
import { conjugation, copulas, declension, everyTense, owners } from "./form-tables.ts";

const MEANT = /^what (?:does|do) \S+ means?$/u;

/** Declines, conjugates, and makes any one form of a word named in any language. */
export const formIntent: RuleIntent = {
  name: "form",
  answer(asked, tools) {
    // «Менің» of "what does менің mean" is the word that is asked about, and no owner
    if (MEANT.test(asked.folded)) return undefined;
    const { wish, rest, found } = readWish(asked.folded);
    if (found === 0 || rest === "") return undefined;
    const onlyPerson = wish.person !== undefined && Object.keys(wish).length === 1;
    if (onlyPerson && !/form|"|conjugat|жікте|форм|для|с мы/u.test(asked.folded)) return undefined;
    const turned = turnedLine(wish, asked, tools);
    if (turned) return turned;
    const whole = named(rest, asked, tools);
    const headword = whole && !isOneThing(whole, tools) ? kazakhAmong(rest, tools) : whole;
    if (!headword) return undefined;
    // "my mother's house" is a phrase to put into Kazakh, not a form of one word
    if (rest.split(" ").length > 2 && headword.from !== "kz") return undefined;
    return showForm(headword, wish, rest, asked.language, tools);
  },
};

export const namedFormIntent: Intent = {
  name: "form",
  understand({ folded, language }, tools) {
    const [whole = "", word = ""] = tools.patterns.one("forms.named").exec(folded) ?? [];
    const [sense] = tools.glossary.senses(word);
    if (!sense) return undefined;
    const { wish } = readWish(folded.replace(whole, whole.replace(word, " ")));
    const named = { lemma: word, pos: sense.pos, others: [], from: "kz" } as const;
    return { confidence: SURE, answer: () => showForm(named, wish, word, language, tools) };
  },
};
const SURE = 0.985;

/** A Kazakh line of several words made a question or its negative, by its last word. */
function turnedLine(wish: Wish, asked: Asked, tools: Tools): Draft | undefined {
  if (!wish.question && !wish.negative) return undefined;
  const line = /[:"]\s*([\p{L} ]+?)[".?!]*$/u.exec(asked.folded)?.[1]?.trim() ?? "";
  const words = line.split(" ");
  const last = words.at(-1) as string;
  const reading = knownReadings(last)[0];
  if (words.length < 2 || !reading || tools.reader.line(line).known < words.length)
    return undefined;
  const person = personIn(reading.features) ?? "3";
  const not =
    reading.entry?.pos === "v"
      ? inPerson(
          {
            ...reading,
            suffixes: [
              { id: "neg", surface: "" },
              ...reading.suffixes.filter(({ id }) => id !== "neg"),
            ],
          },
          person,
        )
      : "";
  const end = wish.negative ? not : last;
  if (end === "") return undefined;
  const text = [...words.slice(0, -1), end, ...(wish.question ? [questionParticle(end)] : [])].join(
    " ",
  );
  const shown = `${text.charAt(0).toUpperCase()}${text.slice(1)}${wish.question ? "?" : "."}`;
  return { text: shown, kazakh: [kz(shown)], confidence: 0.9 };
}

/** The word a question is about, verbs first where a verb's form is asked for. */
function named(rest: string, asked: Asked, tools: Tools): FoundHeadword | undefined {
  const text = rest.replace(/^to /, "");
  if (hasKazakhLetter(text) || asked.language !== "en") {
    const kazakh = asKazakh(text, tools);
    if (kazakh && (hasKazakhLetter(text) || tools.glossary.senses(text)[0])) return kazakh;
  }
  if (asked.language === "en" && hasCyrillic(text)) return asKazakh(text, tools);
  return findHeadword(text, asked.language, tools);
}

/**
 * Whether what was found is a word, or words of Kazakh that stand before one as they are: «по имя Айгүл» and «атым Анна мен
 * Германия» are none.
 */
const isOneThing = ({ lemma, from }: FoundHeadword, { glossary }: Tools): boolean => {
  const words = lemma.split(" ");
  return (
    from !== "kz" ||
    words.length === 1 ||
    glossary.senses(lemma).length > 0 ||
    words.slice(0, -1).every((word) => glossary.senses(word).length > 0)
  );
};

/** The one word of Kazakh among words of the question; a word of Russian as well (дос) only where it is the only one. */
function kazakhAmong(rest: string, tools: Tools): FoundHeadword | undefined {
  const all = rest.split(" ");
  const known = all.filter(
    (word) =>
      hasKazakhLetter(word) || (hasCyrillic(word) && tools.glossary.senses(word).length > 0),
  );
  const surely = known.filter((word) => hasKazakhLetter(word) || !isWordOf(word, "ru", tools));
  const [word, ...others] = surely.length > 0 ? surely : known;
  // «Менің атым Анна мен Германиядан» is a sentence, whose other words are no question
  const isAlone = all.every(
    (one) => one === word || isWordOf(one, hasCyrillic(one) ? "ru" : "en", tools),
  );
  return word === undefined || others.length > 0 || !isAlone ? undefined : asKazakh(word, tools);
}

/** «Жатыс септік дегеніміз не»: a question is no word that has forms. */
const ASKED_WHAT = / (?:деген(?:іміз)?|не|кім|қандай|қалай|неге)$/u;

/** The form or table wished for, of this headword. */
export function showForm(
  headword: FoundHeadword,
  wish: Wish,
  typed: string,
  language: Language,
  tools: Tools,
): Draft | undefined {
  if (ASKED_WHAT.test(headword.lemma)) return undefined;
  const verbal =
    wish.table === "persons" ||
    wish.tense !== undefined ||
    wish.mood !== undefined ||
    wish.voice !== undefined ||
    wish.nonfinite !== undefined;
  const target =
    verbal && headword.pos !== "v" ? (verbOf(headword, typed, tools) ?? headword) : headword;
  const { lemma } = target;
  const merged = { ...shownWish(typed, target), ...wish };
  const pos = target.pos;
  if (pos === "v" && !wish.voice && !wish.nonfinite && !wish.case && !wish.owner) {
    const single =
      wish.person !== undefined ||
      (wish.negative && merged.person !== undefined) ||
      (wish.question && merged.person !== undefined);
    if (wish.allTenses) return everyTense(lemma, language, tools);
    return single
      ? oneForm(lemma, pos, merged, language, tools)
      : conjugation(lemma, merged, language, tools);
  }
  // «All forms of мен: to me, my»: nobody owns a pronoun
  if (wish.table === "owners" && pos === "pron") return declension(lemma, merged, language, tools);
  if (wish.table === "owners") return owners(lemma, language);
  if (wish.table === "cases") return declension(lemma, merged, language, tools);
  if (wish.table === "persons") return copulas(lemma, language);
  return oneForm(lemma, pos, merged, language, tools);
}

/** A verb of the same meaning, or that the form belongs to. */
function verbOf(headword: FoundHeadword, typed: string, tools: Tools): FoundHeadword | undefined {
  const reading = knownReadings(typed).find(({ entry }) => entry?.pos === "v");
  if (reading) return { lemma: reading.lemma, pos: "v", others: [], from: "kz" };
  const own = tools.glossary.senses(headword.lemma).find(({ pos }) => pos === "v");
  const sense = own ?? headword.others.find(({ pos }) => pos === "v");
  return sense && { lemma: sense.kz, pos: "v", others: [], from: headword.from, sense };
}

/** What the learner's own form already says: барамын is present, I. */
function shownWish(typed: string, headword: FoundHeadword): Wish {
  if (headword.from !== "kz") return headword.plural ? { plural: true } : {};
  const reading = knownReadings(headword.mended ?? typed).find(
    ({ lemma }) => lemma === headword.lemma,
  );
  if (!reading || (headword.mended ?? typed) === headword.lemma) return {};
  const { features } = reading;
  const wish: Wish = {};
  if (reading.entry?.pos === "v") {
    const person = personIn(features);
    if (person) wish.person = person;
    if (features.Tense === "Past") wish.tense = features.Aspect === "Perf" ? "PST;PRF" : "PST";
    if (features.Tense === "Pres") wish.tense = "PRS";
    if (features.Polarity === "Neg") wish.negative = true;
    if (features.Mood === "Imp") wish.mood = "IMP";
    return wish;
  }
  if (features.Number === "Plur") wish.plural = true;
  return wish;
}

/** Pronouns that several of are named by an ending: мен has a word of its own, біз. */
const HAS_PLURAL = /^(?:сен|сіз|ол|бұл|сол|осы|кім|не)$/u;

function oneForm(
  lemma: string,
  pos: string,
  wish: Wish,
  language: Language,
  tools: Tools,
): Draft | undefined {
  if (wish.degree === "SUPER" && pos === "adj")
    return {
      text: `ең ${lemma}`,
      kazakh: [kz(`ең ${lemma}`, lemma)],
      focus: { kind: "word", lemma, pos },
    };
  const negated =
    wish.negative && pos !== "v"
      ? compose({
          predicate: { kind: "is-so", word: lemma },
          tense: "present",
          mood: "plain",
          negative: true,
          question: false,
          complements: [],
          times: [],
          manners: [],
        })
      : undefined;
  if (negated)
    return {
      text: negated.text,
      kazakh: negated.pieces.map(({ text }) => kz(text)),
      focus: { kind: "word", lemma, pos },
    };
  if (pos === "pron" && wish.plural && !HAS_PLURAL.test(lemma)) return undefined;
  const label = labelOf(
    pos === "adj" && (wish.case || wish.plural !== undefined || wish.owner) ? "n" : pos,
    wish,
  );
  if (!label) return undefined;
  const forms = inflect(lemma, label);
  const [shown, ...others] = forms;
  if (shown === undefined)
    return {
      text: tools.say("forms.none", language, { x: lemma }),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
    };
  const senses = tools.glossary.senses(lemma);
  const meaning = language === "kz" ? "" : meaningsOf(senses.slice(0, 1), language);
  const lines = [
    `${lemma} → ${shown}${others.length > 0 ? ` (${tools.say("forms.also", language)}: ${others.join(", ")})` : ""}`,
  ];
  if (meaning) lines[0] = `${lemma} (${meaning}) → ${shown}`;
  const cut = cutForm(lemma, label);
  if (cut !== shown) lines.push(`${shown} = ${cut}`);
  lines.push(...formSteps(lemma, label, language));
  return {
    text: lines.join("\n"),
    kazakh: [kz(shown, lemma), kz(lemma, lemma)],
    confidence: 0.95,
    chips:
      pos === "v"
        ? [tools.say("chip.negative", language), tools.say("chip.past", language)]
        : [
            tools.say("chip.why", language),
            tools.say("chip.plural", language),
            tools.say("askBack.decline", language, { x: lemma }),
          ],
    focus: { kind: "word", lemma, pos, label },
  };
}
