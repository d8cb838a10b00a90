import { explain, inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { formSteps, kz } from "../features/form-text.ts";
import type { FormTold } from "../features/form-told.ts";
import { labelOf } from "../features/label.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { meaningOfLine } from "../going-on/shown.ts";
import { type Person, PRONOUN } from "../grammar/clause.ts";
import { saidBy } from "../intents/compare/form-meaning.ts";
import { showForm } from "../intents/form.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import type { Frame } from "./frame.ts";
import { type NamedWord, namedWord } from "./named-word.ts";

/** More words than these name no one word. */
const MOST_WORDS = 3;
const CASES: readonly (readonly [string, NonNullable<Wish["case"]>])[] = [
  ["to-it", "DAT"],
  ["from-it", "ABL"],
  ["in-it", "LOC"],
];

/** "Ok so with Атырау?", "and my name, Dan", "the same with eat": the forms that were told, of another word. */
export function putToWord(
  forms: readonly FormTold[],
  frame: Frame,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const named = CASES.find(([id]) => frame.names(id))?.[1];
  const all = forms.length > 0 || named === undefined ? forms : [placeForm(named)];
  const [first] = all;
  if (!first || frame.rest.length === 0 || frame.rest.length > MOST_WORDS) return undefined;
  const verb = isVerbal(first.wish);
  if (all.some(({ wish }) => isVerbal(wish) !== verb)) return undefined;
  const word = wordNamed(frame.rest, { verb, plural: first.wish.plural === true }, asked, tools);
  if (!word || (forms.length === 0 && !word.isName)) return undefined;
  const owner = verb ? undefined : ownerIn(frame.rest);
  const isSame = all.some(({ lemma }) => lemma === word.headword.lemma);
  if (isSame && owner === undefined && named === undefined) return undefined;
  const wishes = all.map(({ wish }) => ({
    ...wish,
    ...(owner && { owner }),
    ...(named && wish.case && { case: named }),
  }));
  return wishes.length === 1
    ? oneForm(word, wishes[0] as Wish, asked, tools)
    : sideBySide(word.headword.lemma, word.headword.pos, wishes, asked, tools);
}

/** "In Leeds?": of a name, its case is all that is asked. */
const placeForm = (inCase: NonNullable<Wish["case"]>): FormTold => ({
  text: "",
  lemma: "",
  pos: "n",
  wish: { case: inCase },
});

/** "My comb", whatever word of Kazakh stands before it. */
const ownerIn = (rest: readonly string[]): Wish["owner"] =>
  rest
    .map((_, at) => readWish(foldText(rest.slice(at).join(" "))).wish.owner)
    .find((owner) => owner !== undefined);

const isVerbal = ({ tense, mood, nonfinite }: Wish): boolean =>
  tense !== undefined || mood !== undefined || nonfinite !== undefined;

/** Of a word of Kazakh with its meaning beside it, the Kazakh; else the whole, or its last word behind an owner. */
function wordNamed(
  rest: readonly string[],
  needs: { readonly verb: boolean; readonly plural: boolean },
  asked: Asked,
  tools: Tools,
): NamedWord | undefined {
  const kazakh = asked.language === "en" ? rest.filter(hasCyrillic) : [];
  const tried = kazakh.length === 1 ? kazakh : rest.length === 1 ? rest : rest.slice(-1);
  const isOwned = rest.length === 2 && ownerIn(rest) !== undefined;
  if (kazakh.length !== 1 && rest.length > 1 && !isOwned) return undefined;
  return namedWord(tried[0] ?? "", needs, asked, tools);
}

function oneForm(
  { headword, isName, isSounded }: NamedWord,
  wish: Wish,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { language } = asked;
  if (isSounded) return endingOf(headword.lemma, wish, asked, tools);
  const draft = showForm(headword, wish, headword.lemma, language, tools);
  const shown = draft?.kazakh?.[0]?.text;
  if (!draft || shown === undefined) return draft;
  const named = isName ? lineWithName(headword.pos, wish, tools) : undefined;
  const line = named === undefined ? lineWith(shown, tools) : tools.say(named, "kz", { x: shown });
  if (line === undefined) return { ...draft, intent: "form" };
  const meaning =
    language === "kz"
      ? undefined
      : (meaningOfLine(line, language, tools) ??
        (named && tools.say(named, language, { x: typedAs(headword.lemma, asked) })));
  return {
    ...draft,
    text: [draft.text, "", `${line}${meaning === undefined ? "" : ` — ${meaning}`}`].join("\n"),
    kazakh: [...(draft.kazakh ?? []), kz(line)],
    intent: "form",
  };
}

/** A name whose letters are not sure: its ending, and why. */
function endingOf(lemma: string, wish: Wish, asked: Asked, tools: Tools): Draft | undefined {
  const label = labelOf("n", wish);
  const ending = label && explain(lemma, label)?.suffixes.map(({ surface }) => surface);
  if (!label || !ending || ending.length === 0) return undefined;
  return {
    text: [
      tools.say("applied.ending", asked.language, { x: lemma, y: ending.join("-") }),
      ...formSteps(lemma, label, asked.language),
    ].join("\n"),
    kazakh: [],
    confidence: 0.85,
    intent: "form",
    focus: { kind: "word", lemma, pos: "n", label },
  };
}

const PLACE = "name-place";

/** A name as the learner wrote it. */
const typedAs = (lemma: string, { raw }: Asked): string =>
  /\p{Lu}\p{Script=Latin}+/u.exec(raw.slice(1))?.[0] ?? lemma;

/** The short sentence that shows a name in its case, by its name in the texts. */
function lineWithName(pos: string, wish: Wish, { course }: Tools): string | undefined {
  const isPlace = pos === PLACE || wish.case === "LOC" || wish.case === "ABL";
  const name = `applied.line.${isPlace ? "place" : "person"}.${wish.case ?? "NOM"}`;
  return wish.owner === undefined && course.tutor.texts[name] ? name : undefined;
}

const FEWEST = 2;
const LONGEST = 5;

/** The shortest line of the course with the form. */
function lineWith(shown: string, { memory }: Tools): string | undefined {
  const form = foldText(shown);
  if (form.includes(" ")) return undefined;
  return memory.lines
    .filter(({ kz: text }) => foldText(text).includes(form))
    .filter(({ kz: text }) => {
      const words = wordsOf(foldText(text));
      return words.includes(form) && words.length >= FEWEST && words.length <= LONGEST;
    })
    .toSorted((a, b) => a.kz.length - b.kz.length)[0]?.kz;
}

/** Two or three forms of one word, each with what it says. */
export function sideBySide(
  lemma: string,
  pos: string,
  wishes: readonly Wish[],
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const forms = wishes.map((wish) => {
    const label = labelOf(pos, wish);
    return label === undefined ? undefined : inflect(lemma, label)[0];
  });
  if (!forms.every((form) => form !== undefined)) return undefined;
  // «And олар?» after «сен келесің, сіз келесіз» is one form: it stands with its person
  const isOne = forms.length > 1 && forms.every((form) => form === forms[0]);
  const person = isOne ? wishes[0]?.person : undefined;
  if (person !== undefined) return ofPerson(lemma, person, forms[0] ?? "", language, tools);
  const gloss =
    language === "kz" ? "" : meaningsOf(tools.glossary.senses(lemma).slice(0, 1), language);
  return {
    text: [
      gloss === "" ? lemma : `${lemma} (${gloss})`,
      ...forms.map((form, at) => {
        const said = wishes[at]?.question ? undefined : saidBy(form, language, tools);
        return `- ${form}${said === undefined ? "" : ` — ${said}`}`;
      }),
    ].join("\n"),
    kazakh: forms.map((form) => kz(form, lemma)),
    confidence: 0.92,
    intent: "form",
  };
}

/** A form with the pronoun of its person. */
function ofPerson(
  lemma: string,
  person: Person,
  form: string,
  language: Language,
  tools: Tools,
): Draft {
  const line = `${PRONOUN[person]} ${form}`;
  const said = language === "kz" ? undefined : meaningOfLine(line, language, tools);
  return {
    text: [
      `${line}${said === undefined ? "" : ` — ${said}`}`,
      ...(person === "3p" ? [tools.say("applied.noPluralVerb", language, { x: form })] : []),
    ].join("\n"),
    kazakh: [kz(line), kz(form, lemma)],
    confidence: 0.93,
    intent: "form",
  };
}
