import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { respelled } from "../check/spelling.ts";
import { isReadable } from "../text/chat-spelling.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { comparedWords } from "./compare/compared-words.ts";
import { contrastIn } from "./compare/contrasts.ts";
import { endingShapes } from "./compare/ending-shapes.ts";
import { saidBy } from "./compare/form-meaning.ts";
import { compareLetters, lettersNamed } from "./compare/letters.ts";
import { alternativesIn, isKazakhPhrase, listedIn, quotedKazakh } from "./compare/listed.ts";
import { QUOTED } from "./compare/quoted.ts";
import { rightAndWrong } from "./compare/right-and-wrong.ts";
import { rightNotFaulty } from "./compare/right-not-faulty.ts";
import { sides } from "./compare/side-by-side.ts";
import { compare, compareSeveral } from "./compare/two-of-them.ts";
import { CASE_NAMED, twoCases, wordAndCase } from "./compare/word-and-case.ts";

/** Tells two words or two forms apart, or says which of them is right. */
export const compareIntent: Intent = {
  name: "compare",
  understand: (asked, tools) => ({
    // Two things in quotation marks, set beside one another, are what is asked about, whatever is said beside it
    confidence:
      isPlain(asked, tools) ||
      isShape(asked, tools) ||
      spellings(asked, tools) !== undefined ||
      contrastIn(asked, tools) !== undefined
        ? SURE
        : FITS,
    answer: () => compared(asked, tools),
  }),
};

const WHY = /^(?:but |and |so |а |но |ал )?(?:why|почему|отчего|неге)(?!\p{L})/u;
const FITS = 0.84;
const SURE = 0.987;

/** Whether a message asks for a difference, and names what of: two quoted things or two words of Kazakh. */
function isPlain(asked: Asked, tools: Tools): boolean {
  return (
    (tools.patterns.one("compare.difference").test(asked.folded + inCyrillic(asked, tools)) ||
      isChoice(asked, tools)) &&
    comparedWords(asked, tools).length >= 2
  );
}

/** Whether two phrases of Kazakh are set against one another: "most natural: … or …". */
const isChoice = (asked: Asked, tools: Tools): boolean =>
  alternativesIn(asked, tools).length > 1 ||
  tools.patterns.one("compare.set-against").test(asked.raw);

/** Whether it is asked why an ending is not alike on two words, or how a word differs from a case. */
const isShape = (asked: Asked, tools: Tools): boolean =>
  endingShapes(asked, tools) !== undefined || besideCase(asked, tools) !== undefined;

const besideCase = (asked: Asked, tools: Tools): Draft | undefined =>
  tools.patterns.one("compare.difference").test(asked.folded) && CASE_NAMED.test(asked.folded)
    ? (twoCases(asked, tools) ?? wordAndCase(comparedWords(asked, tools), asked, tools))
    : undefined;

/** «Сказали, что "рахмет" неправильно, надо "рақмет"»: two that learners mix up are told apart, whatever is said of them. */
function spellings(asked: Asked, tools: Tools): Draft | undefined {
  const named = [...asked.raw.matchAll(QUOTED)].map(([, text = ""]) => trimEnds(foldText(text)));
  const [first = "", second = ""] = named;
  const isPair =
    named.length === 2 &&
    tools.course.tutor.wordPairs.some(({ words }) => named.every((one) => words.includes(one)));
  return isPair ? compare(first, second, asked, tools) : undefined;
}

/** "nege … emes": Kazakh in Latin letters is read in Kazakh ones. */
const inCyrillic = ({ raw, folded }: Asked, tools: Tools): string =>
  /[a-z]/i.test(raw) && /(?<![a-z])(?:nege|emes|men|pen|ajyrma\w*|aiyrma\w*)(?![a-z])/i.test(raw)
    ? foldText(raw.replace(/[a-z']+/giu, (word) => tools.reader.spell(word) ?? word))
    : folded;

/** What does "Ертерек айтқаныңда, көмектесер едім." mean: one sentence, though a comma parts it. */
function isOfOneSentence({ raw, folded }: Asked): boolean {
  const [quoted, ...others] = [...raw.matchAll(QUOTED)].map(([, text = ""]) => text);
  return (
    quoted !== undefined &&
    others.length === 0 &&
    quoted.includes(",") &&
    quoted.split(" ").length >= LEAST_OF_SENTENCE &&
    MEANS.test(folded)
  );
}
const LEAST_OF_SENTENCE = 4;
const MEANS = /(?<!\p{L})(?:means?|значит|значат|означает|переводится|перевод|мағынасы)(?!\p{L})/u;

function compared(asked: Asked, tools: Tools): Draft | undefined {
  if (isOfOneSentence(asked)) return undefined;
  const folded = inCyrillic(asked, tools)
    .replace(/^(?:pls|plz|please|пожалуйста|плиз) | (?:pls|plz|please|пожалуйста|плиз)$/gu, "")
    // "sen n siz", as one types
    .replace(/(?<=between .*\p{L}) n (?=\p{L})/u, " and ");
  const plainly = endingShapes(asked, tools) ?? besideCase(asked, tools) ?? spellings(asked, tools);
  if (plainly) return plainly;
  const contrast = contrastIn(asked, tools);
  if (!contrast) return comparedOne(asked, folded, tools);
  const isOneWrong = tools.patterns.one("compare.one-not-other").test(folded);
  const told = isOneWrong ? comparedOne(asked, folded, tools) : undefined;
  return told && (told.confidence ?? 0) >= FOUND_WRONG ? told : withForms(contrast, asked, tools);
}

/** A right form that was found beside a wrong one says more than what tells the two apart. */
const FOUND_WRONG = 0.9;

/** What tells forms apart, below the very forms that are asked about where it shows others. */
function withForms(contrast: Draft, asked: Asked, tools: Tools): Draft {
  const forms = comparedWords(asked, tools);
  const shown = foldText(contrast.text);
  const rows = forms.flatMap((form) => {
    const said = saidBy(form, asked.language, tools);
    return said === undefined ? [] : [`${form} — ${said}`];
  });
  const isShown = forms.some((form) => shown.includes(form));
  return isShown || rows.length < forms.length || rows.length === 0
    ? contrast
    : { ...contrast, text: [...rows, "", contrast.text].join("\n") };
}

/** Two or more things of Kazakh that a message names, told apart by what is known of each. */
function comparedOne(asked: Asked, folded: string, tools: Tools): Draft | undefined {
  const { raw } = asked;
  const all = [...raw.matchAll(QUOTED)].map(([, text]) => trimEnds(foldText(text ?? "")));
  const kazakh = all.filter((one) => !isOwnLanguage(one, tools) || isKazakhPhrase(one, tools));
  // «…» или «…», если «я ему сказал»: the third says what is meant
  const quoted = kazakh.length > 1 ? kazakh : all;
  const isOwn = quoted.some((one) => isOwnLanguage(one, tools) && !isKazakhPhrase(one, tools));
  const isAsked =
    tools.patterns.one("compare.trigger").test(folded) ||
    tools.patterns.one("compare.difference").test(folded) ||
    tools.patterns.one("compare.set-against").test(raw);
  if (quoted.length === 2 && !isOwn && isAsked) {
    const [a = "", b = ""] = quoted;
    const pair = compareLetters(a, b, asked, tools) ?? compare(a, b, asked, tools);
    if (pair) return pair;
  }
  const listed = listedIn(asked, tools);
  if (listed.length > 1 && (isAsked || isChoice(asked, tools))) {
    const told = compareAll(listed, asked, tools);
    if (told) return told;
  }
  // The question may stand beside other sentences
  const sentences = folded.split(/[.?!]+\s*/u).filter((one) => one.includes(" "));
  for (const sentence of [...new Set([folded, ...sentences])]) {
    for (const pattern of tools.patterns.all("compare.frames")) {
      const [, first, second] = pattern.exec(sentence.replace(/["«»]/g, "")) ?? [];
      if (first === undefined || second === undefined) continue;
      // "What does солай ма mean?" asks for no choice, whatever the particle in it
      if (/^(?:mean|means|meaning|что|деген|дегені)(?!\p{L})/u.test(second)) continue;
      // "… if I'm going now" is no part of the second
      const [a, b] = [first, second].map((one) =>
        trimEnds(
          asked.language === "en" ? (/[\p{Script=Cyrillic} -]{2,}/u.exec(one)?.[0] ?? one) : one,
        ),
      ) as [string, string];
      const compared = compareLetters(a, b, asked, tools) ?? compare(a, b, asked, tools);
      if (compared) return compared;
    }
  }
  const wrong = tools.patterns
    .all("compare.why-not")
    // As it was typed: «менге» is no misspelt «теңге»
    .map((pattern) => pattern.exec(trimEnds(foldText(raw)).replace(/["«»“”„]/g, ""))?.[1])
    .find(Boolean);
  const faulty = wrong === undefined ? undefined : checkSentence(wrong, tools);
  if (faulty?.verdict === "wrong")
    return rightNotFaulty(faulty.text, faulty, asked.language, tools);
  const right =
    wrong === undefined || isReadable(wrong) ? undefined : respelled(wrong, tools)?.text;
  if (wrong !== undefined && right !== undefined)
    return rightAndWrong(right, wrong, asked.language, tools);
  const other = tools.patterns.one("compare.from-it").exec(asked.folded)?.slice(1).find(Boolean);
  const focus = other === undefined ? undefined : asked.focus();
  if (other !== undefined && focus?.kind === "word") {
    const compared = compare(focus.label ?? focus.lemma, trimEnds(other), asked, tools);
    if (compared) return compared;
  }
  // "Why ғ and not қ?" after a form is about that form
  if (
    WHY.test(folded) &&
    comparedWords(asked, tools).every((one) => one.length === 1) &&
    asked.focus()
  )
    return undefined;
  if (
    !tools.patterns.one("compare.trigger").test(folded) &&
    !tools.patterns.one("compare.difference").test(folded)
  )
    return undefined;
  return lettersNamed(asked, tools) ?? compareAll(comparedWords(asked, tools), asked, tools);
}

/** What a message names of Kazakh, set side by side, whatever words ask about it. */
export function compareFor(asked: Asked, tools: Tools): Draft | undefined {
  return (
    endingShapes(asked, tools) ??
    besideCase(asked, tools) ??
    contrastBeside(asked, tools) ??
    lettersNamed(asked, tools) ??
    ofQuoted(asked, tools) ??
    compareAll(comparedWords(asked, tools), asked, tools)
  );
}

/** «…», «…» и «…»: what stands in quotation marks is whole, whatever its words look like. */
function ofQuoted(asked: Asked, tools: Tools): Draft | undefined {
  const quoted = quotedKazakh(asked, tools);
  if (quoted.length < 2 || quoted.length > MOST_QUOTED) return undefined;
  const [first = "", second = ""] = quoted;
  return quoted.length === 2
    ? compare(first, second, asked, tools)
    : (compareSeveral(quoted, asked.language, tools) ?? sides(quoted, asked.language, tools));
}
const MOST_QUOTED = 4;

/** What tells the forms of a message apart, with these very forms. */
function contrastBeside(asked: Asked, tools: Tools): Draft | undefined {
  const contrast = contrastIn(asked, tools);
  return contrast && withForms(contrast, asked, tools);
}

/** Two to four words or forms, each with what it means and what its endings say. */
function compareAll(words: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  if (words.length < 2 || words.length > 4) return undefined;
  // бара жатырмын is one form of two words: its point tells it apart
  if (words.some((word) => /^(?:жатыр|отыр|тұр|жүр)/.test(word))) return undefined;
  const [first = "", second = ""] = words;
  if (words.length === 2) return compare(first, second, asked, tools);
  return compareSeveral(words, asked.language, tools) ?? sides(words, asked.language, tools);
}
