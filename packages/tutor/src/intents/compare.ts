import { pointOfSuffix, renderLine } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { respelled } from "../check/spelling.ts";
import { formSteps, kz, readingSteps } from "../features/form-text.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { type Language, texts } from "../reply.ts";
import { isReadable, knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, hasKazakhLetter, trimEnds, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { endingShapes } from "./compare/ending-shapes.ts";
import { pointLines, pointsOfPhrase, saidBy } from "./compare/form-meaning.ts";
import { compareLetters, lettersNamed } from "./compare/letters.ts";
import { isKazakhPhrase, listedIn } from "./compare/listed.ts";
import { CASE_NAMED, wordAndCase } from "./compare/word-and-case.ts";
import { onPoint } from "./explain.ts";

const T = {
  right: texts("{x} is right, not {y}.", "Правильно {x}, а не {y}.", "Дұрысы — {x}."),
  both: texts("Both are right.", "Правильно и так, и так.", "Екеуі де дұрыс."),
  example: texts("Example", "Пример", "Мысал"),
} as const;

const W = `["']?([\\p{L}\\p{M} -]+?)["']?`;
const frame = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll("%", W)}$`, "u");

const FRAMES: readonly RegExp[] = [
  frame(
    "(?:what is|what's|whats|wats|explain|tell me)? ?(?:the )?(?:differences?|different|diffrent|diffrence|diff) between(?: the words)? % (?:and|vs|or) %(?: in kazakh)?",
  ),
  frame("how (?:is|does|are) % (?:different|differ) from %"),
  frame(
    "why (?:is it|do (?:you|we) say|is|say|not) % (?:and not|not|instead of|but not|rather than) %",
  ),
  frame("% (?:vs\\.?|versus) %"),
  frame(
    "(?:how come|what makes it|how is it(?: that)?|since when is)(?: it's| its| it is| you say| we say| people say| they say)? %,? (?:and not|not|instead of|but not|rather than) %",
  ),
  frame(
    "(?:а )?(?:с чего(?: это)?(?: вдруг)?|чего(?: это)?|с какой стати|как так)(?: тут| здесь)?(?: говорят| пишут| будет)?[,:]? %,? (?:а не|не|вместо) %",
  ),
  frame("неге % ?,? (?:ал|бірақ)(?: неге)? % емес"),
  frame("% (?:and|и) %,? (?:what is|what's|whats|в чем|какая) (?:the )?(?:difference|разница)"),
  frame(
    "(?:is it |is |are |should i (?:say|use) |which is (?:right|correct):? |what is (?:right|correct):? )?% or %(?: (?:is )?(?:right|correct))?",
  ),
  frame(
    "(?:в чем |какая |объясни |скажи )?(?:разница|различие|отличие) между(?: словами)? % (?:и|және|мен) %",
  ),
  frame(
    "почему(?: (?:тут|здесь|иногда|где-то|в одном месте))?(?: (?:пишут|говорят|пишется|будет|стоит))? %,? а (?:иногда|тут|там|здесь|где-то|в другом месте)(?: (?:пишут|говорят|пишется|будет|стоит))? %",
  ),
  frame(
    "why (?:is it |do you say |do they write )?sometimes % (?:and|but) (?:sometimes|other times) %",
  ),
  frame("чем (?:отличается|отличаются|различаются)(?: слова?)? % (?:от|и) %"),
  frame("(?:почему|отчего) (?:говорят |пишут |пишется |именно )?%(?:,)? (?:а не|не|вместо) %"),
  frame("(?:как правильно:? |правильно )?% или %(?: как правильно)?"),
  frame(
    "% (?:мен|пен|бен|және) % (?:сөздерінің |арасындағы |сөздері(?:нің)? )?(?:айырмашылы\\p{L}*|айырмасы)(?: (?:неде|қандай|не))?",
  ),
  frame(
    "% ?(?:ма|ме|ба|бе|па|пе)?,? (?:әлде|немесе|ма|ме|ба|бе|па|пе) %(?: ?(?:ма|ме|ба|бе|па|пе))?",
  ),
  frame("неге % (?:емес,? |деп |, )?% (?:емес|деп айтпаймыз)"),
];

/** «Почему не мектебым?»: one wrong form, the right one unsaid. */
const WHY_NOT: readonly RegExp[] = [
  /^(?:а |но |and |but |so )?(?:почему|отчего|why)(?:'s)?(?: (?:тут|здесь|it|is|isn't|is it|can't i say|can i not say|do we not say|don't we say|мы|нельзя|говорят|пишут))* ?(?:не|not|сказать|написать|wrong)? ([\p{Script=Cyrillic}]{3,})$/u,
  /^(?:ал )?(?:неге|неліктен) ([\p{Script=Cyrillic}]{3,}) (?:емес|дұрыс емес|деп айтпаймыз|деп айтуға болмайды|деп жазбаймыз)$/u,
];

/** "And how is it different from …?": what was spoken of before is the other side. */
const FROM_IT =
  /^(?:and |but |ok |so |а |и |ал )*(?:how (?:is|does) (?:it|this|that) (?:different|differ) (?:from|to) |what is the difference (?:with|from|to) |чем (?:это|он|она|оно)? ?(?:слово )?отличается от |(?:а )?в ч[её]м разница с )"?([\p{L} ]+?)"?$|^(?:ал )?(?:оның )?"?([\p{L}]+?)"? ?(?:дан|ден|тан|тен|нан|нен)? айырмашылығы (?:неде|қандай)$/u;

/** Tells two words or two forms apart, or says which of them is right. */
export const compareIntent: Intent = {
  name: "compare",
  understand: (asked, tools) => ({
    // Two things in quotation marks, set beside one another, are what is asked about, whatever is said beside it
    confidence: isPlain(asked, tools) || isShape(asked, tools) ? SURE : FITS,
    answer: () => compared(asked, tools),
  }),
};

const FITS = 0.84;
const SURE = 0.987;
const DIFFERENCE =
  /difference|diffrence|diff(?:e)?r|(?<![a-z])vs(?![a-z])|разниц|отлич|айырма|неге .*емес|қалай қолданыл|қашан қолданыл|(?:why|how come) .* (?:and )?not |(?:почему|с чего) .* а не /u;

/** Whether a message asks for a difference, and names what of: two quoted things or two words of Kazakh. */
function isPlain(asked: Asked, tools: Tools): boolean {
  return (
    DIFFERENCE.test(asked.folded + inCyrillic(asked, tools)) &&
    comparedWords(asked, tools).length >= 2
  );
}

/** Whether it is asked why an ending is not alike on two words, or how a word differs from a case. */
const isShape = (asked: Asked, tools: Tools): boolean =>
  endingShapes(asked, tools) !== undefined || besideCase(asked, tools) !== undefined;

const besideCase = (asked: Asked, tools: Tools): Draft | undefined =>
  DIFFERENCE.test(asked.folded) && CASE_NAMED.test(asked.folded)
    ? wordAndCase(comparedWords(asked, tools), asked, tools)
    : undefined;

/** "nege … emes": Kazakh in Latin letters is read in Kazakh ones. */
const inCyrillic = ({ raw, folded }: Asked, tools: Tools): string =>
  /[a-z]/i.test(raw) && /(?<![a-z])(?:nege|emes|men|pen|ajyrma\w*|aiyrma\w*)(?![a-z])/i.test(raw)
    ? foldText(raw.replace(/[a-z']+/giu, (word) => tools.reader.spell(word) ?? word))
    : folded;

function compared(asked: Asked, tools: Tools): Draft | undefined {
  const { raw } = asked;
  const folded = inCyrillic(asked, tools)
    .replace(/^(?:pls|plz|please|пожалуйста|плиз) | (?:pls|plz|please|пожалуйста|плиз)$/gu, "")
    // "sen n siz", as one types
    .replace(/(?<=between .*\p{L}) n (?=\p{L})/u, " and ");
  const plainly = endingShapes(asked, tools) ?? besideCase(asked, tools);
  if (plainly) return plainly;
  const quoted = [...raw.matchAll(QUOTED)].map(([, text]) => trimEnds(foldText(text ?? "")));
  const isOwn = quoted.some((one) => isOwnLanguage(one, tools) && !isKazakhPhrase(one, tools));
  if (quoted.length === 2 && !isOwn && (TRIGGER.test(folded) || DIFFERENCE.test(folded))) {
    const [a = "", b = ""] = quoted;
    const pair = compareLetters(a, b, asked, tools) ?? compare(a, b, asked, tools);
    if (pair) return pair;
  }
  const listed = listedIn(asked, tools);
  if (listed.length > 1 && (TRIGGER.test(folded) || DIFFERENCE.test(folded))) {
    const told = compareAll(listed, asked, tools);
    if (told) return told;
  }
  // The question may stand beside other sentences
  const sentences = folded.split(/[.?!]+\s*/u).filter((one) => one.includes(" "));
  for (const sentence of [...new Set([folded, ...sentences])]) {
    for (const pattern of FRAMES) {
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
  const wrong = WHY_NOT.map((pattern) => pattern.exec(folded.replace(/["«»]/g, ""))?.[1]).find(
    Boolean,
  );
  const right =
    wrong === undefined || isReadable(wrong) ? undefined : respelled(wrong, tools)?.text;
  if (wrong !== undefined && right !== undefined)
    return rightAndWrong(right, wrong, asked.language, tools);
  const other = FROM_IT.exec(asked.folded)?.slice(1).find(Boolean);
  const focus = other === undefined ? undefined : asked.focus();
  if (other !== undefined && focus?.kind === "word") {
    const compared = compare(focus.label ?? focus.lemma, trimEnds(other), asked, tools);
    if (compared) return compared;
  }
  if (!TRIGGER.test(folded) && !DIFFERENCE.test(folded)) return undefined;
  return lettersNamed(asked, tools) ?? compareAll(comparedWords(asked, tools), asked, tools);
}

const QUOTED = /(?<!\p{L})[«“"„']([^»”"“'„«]+)[»”"“']/gu;

/** Questions that set words or forms beside one another. */
const TRIGGER =
  /difference|diff?e?r|how come .* not|mix(?:ing|ed)? up|confus|tell (?:them )?apart|(?<![a-z])vs(?![a-z])|versus|compare|distinguish|why .*(?: not | but | and | instead| rather)|which is (?:right|correct)|when .* and when|разниц|путаю|путать|перепут|различ|отлич|сравни|почему|как правильно|когда .* а когда|айырма|шатаст|неге .* емес|қайсысы дұрыс/u;

/** Words and phrases of Kazakh in a question, in the order they stand in: quoted, or one by one. */
function comparedWords(asked: Asked, tools: Tools): string[] {
  const { raw, language } = asked;
  // «үшін … оба же «для»»: a word of the question's own language stands in quotation marks, too
  const quoted = [...raw.matchAll(QUOTED)]
    .map(([, text]) => foldText(text ?? ""))
    .filter((text) => isKazakhPhrase(text, tools) || !isOwnLanguage(text, tools));
  const listed = quoted.length > 1 ? [] : listedIn(asked, tools);
  if (listed.length > 1) return listed;
  const found =
    quoted.length > 1 || (quoted.length > 0 && CASE_NAMED.test(asked.folded))
      ? quoted
      : wordsOf(foldText(raw)).filter((word) => isExample(word, language, tools));
  return [...new Set(found)];
}

/** A word of Kazakh in a question that is asked in another language. */
function isExample(word: string, language: Language, tools: Tools): boolean {
  if (!hasCyrillic(word) || language === "kz") return false;
  if (language === "en") return word.length > 1 || tools.reader.spell(word) !== undefined;
  return (
    hasKazakhLetter(word) || (word.length > 3 && isReadable(word) && !isOwnLanguage(word, tools))
  );
}

/** Two to four words or forms, each with what it means and what its endings say. */
function compareAll(words: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  if (words.length < 2 || words.length > 4) return undefined;
  // бара жатырмын is one form of two words: its point tells it apart
  if (words.some((word) => /^(?:жатыр|отыр|тұр|жүр)/.test(word))) return undefined;
  const [first = "", second = ""] = words;
  if (words.length === 2) return compare(first, second, asked, tools);
  return sides(words, asked.language, tools);
}

/** Points of the grammar book that teach what the endings of a form say, the last ending first. */
function pointsOfForm(word: string, tools: Tools): string[] {
  const [reading] = knownReadings(word);
  return (reading?.suffixes ?? [])
    .toReversed()
    .flatMap(({ id }) => pointOfSuffix(tools.course, id)?.id ?? []);
}

const POINT_OF_RULE: Readonly<Record<string, string>> = {
  harmony: "vowel-harmony",
  assimilation: "consonant-classes",
  voicing: "voicing",
};

function compare(first: string, second: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  // A word of the question's own language is no Kazakh to compare
  if (
    [first, second].some((one) => isOwnLanguage(one, tools) && !isKazakhPhrase(one, tools)) &&
    hasCyrillic(first + second)
  )
    return undefined;
  // Two endings are for the explanation of their topics
  if (/[\s"]-\p{L}{1,4}(?!\p{L})/u.test(` ${asked.folded}`)) return undefined;
  if ([first, second].some((one) => one.includes(" ") && !isKazakhPhrase(one, tools)))
    return undefined;
  const [one, other] = [first, second].map((text) =>
    text.includes(" ") && checkSentence(text, tools).verdict === "wrong" ? 1 : 0,
  );
  if (one !== other && !(one && other)) {
    const [right, wrong] = one ? [second, first] : [first, second];
    const rule = checkSentence(wrong, tools).corrections[0]?.rule;
    const said = T.right[language].replace("{x}", right).replace("{y}", wrong);
    const { point } = checkSentence(wrong, tools);
    const meaning = saidBy(right, language, tools);
    return {
      text: [
        meaning === undefined ? said : `${said} ${right} — ${meaning}.`,
        ...(rule ? [ruleText(rule, language, tools)] : []),
        ...(point === null ? [] : ["", ...pointLines(point, language, tools)]),
      ].join("\n"),
      kazakh: [kz(right)],
      points: point === null ? [] : [point],
      confidence: 0.9,
      ...(point !== null && { focus: { kind: "topic", id: point } }),
    };
  }
  const pair = pairOf(first, second, tools);
  if (pair) {
    const rows = pair.words.map(
      (word) =>
        `${word} — ${meaningsOf(tools.glossary.senses(word), language === "kz" ? "en" : language)}`,
    );
    return {
      text: [...rows.filter((row) => !row.endsWith("— ")), pair.tell[language]].join("\n"),
      kazakh: pair.words.map((word) => kz(word, word)),
      confidence: 0.95,
    };
  }
  if (/^(?:сен|sen)(?:нің)?$/.test(first) && /^(?:сіз|siz|сиз)(?:дің)?$/.test(second)) {
    return onPoint("address-sen-siz", asked, tools, true);
  }
  const forms = [first, second].map((word) => ({ word, right: isReadable(word) }));
  const [a, b] = forms as [(typeof forms)[0], (typeof forms)[0]];
  if (/\p{Script=Cyrillic}/u.test(first + second) && a.right !== b.right) {
    const [right, wrong] = a.right ? [a.word, b.word] : [b.word, a.word];
    // A form is set right by a form of the same word: anything else is no Kazakh at all
    if (right.slice(0, 2) !== wrong.slice(0, 2)) return undefined;
    return rightAndWrong(right, wrong, language, tools);
  }
  if (!a.right && !b.right) return spelledOut(first, second, asked, tools);
  return sides([first, second], language, tools);
}

/** Helpers by the forms they stand in. */
const HELPERS: Readonly<Record<string, string>> = {
  жүр: "жүру",
  жатыр: "жату",
  отыр: "отыру",
  тұр: "тұру",
};

const pairOf = (first: string, second: string, { course }: Tools) => {
  const strip = (word: string) =>
    (HELPERS[word] ?? word).replace(/(?<=.{3})(?:дың|дің|ның|нің|тың|тің)$/u, "");
  const [a, b] = [strip(first), strip(second)];
  return course.tutor.wordPairs.find(
    ({ words }) => words.includes(a) && words.includes(b) && a !== b,
  );
};

function rightAndWrong(right: string, wrong: string, language: Language, tools: Tools): Draft {
  const rule = respelled(wrong, tools)?.rule;
  const lines = [T.right[language].replace("{x}", right).replace("{y}", wrong)];
  const reading = knownReadings(right)[0];
  const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
  const steps = reading && label ? formSteps(reading.lemma, label, language) : [];
  if (steps.length > 0) lines.push(...steps);
  else if (reading) lines.push(...readingSteps(reading, language));
  if (rule) lines.push(ruleText(rule, language, tools));
  const ofRule = rule && POINT_OF_RULE[rule];
  return {
    text: lines.join("\n"),
    kazakh: [kz(right, reading?.lemma)],
    confidence: 0.95,
    points: [...new Set([...(ofRule ? [ofRule] : []), ...pointsOfForm(right, tools)])],
    ...(reading && {
      focus: {
        kind: "word",
        lemma: reading.lemma,
        pos: reading.entry?.pos ?? "n",
        ...(label && { label }),
      },
    }),
  };
}

/** Neither is a known form as written: perhaps both are in chat spelling. */
function spelledOut(first: string, second: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const found = [first, second].map((word) => findHeadword(word, language, tools));
  const [a, b] = found;
  if (!a || !b) return undefined;
  return pairOf(a.lemma, b.lemma, tools)
    ? compare(a.lemma, b.lemma, asked, tools)
    : sides([a.lemma, b.lemma], language, tools);
}

/** Right words side by side: what each says, what its endings say, and the point of each where they are of different ones. */
function sides(given: readonly string[], language: Language, tools: Tools): Draft | undefined {
  const words = [...new Set(given)];
  const all = words.map((word) => pointsOfPhrase(word, tools));
  const { contrast, ids } = contrastOf(all, tools);
  const shared = new Set(all[0]?.filter((id) => all.every((points) => points.includes(id))));
  const rows: string[] = [];
  for (const [at, word] of words.entries()) {
    const row = sideRows(word, language, tools);
    if (!row) return undefined;
    const own =
      words.length > 1
        ? (all[at]?.find((id) => ids.includes(id)) ?? all[at]?.find((id) => !shared.has(id)))
        : undefined;
    if (rows.length > 0) rows.push("");
    rows.push(...row, ...(own === undefined ? [] : pointLines(own, language, tools)));
  }
  const [lead] = all[0] ?? [];
  if (
    contrast === undefined &&
    lead !== undefined &&
    words.length > 1 &&
    all.every(([first]) => first === lead)
  )
    rows.push("", ...pointLines(lead, language, tools));
  if (contrast !== undefined)
    rows.push(
      "",
      renderLine(contrast[language], language)
        .map(({ text }) => text)
        .join(""),
    );
  const points = [...new Set(all.flat())];
  return { text: rows.join("\n"), kazakh: words.map((word) => kz(word)), confidence: 0.88, points };
}

/** The line of the grammar book that tells two points of different sides apart, with the points. */
function contrastOf(
  all: readonly (readonly string[])[],
  { course }: Tools,
): {
  readonly contrast: Readonly<Record<Language, string>> | undefined;
  readonly ids: readonly string[];
} {
  for (const [at, points] of all.entries()) {
    const others = all.filter((_, other) => other !== at).flat();
    for (const id of points) {
      const found = course.grammarById
        .get(id)
        ?.contrasts.find((one) => others.includes(one.with) && !points.includes(one.with));
      if (found && !others.includes(id)) return { contrast: found.line, ids: [id, found.with] };
    }
  }
  return { contrast: undefined, ids: [] };
}

function sideRows(word: string, language: Language, tools: Tools): string[] | undefined {
  const read = tools.reader.read(word);
  if (!read) return undefined;
  const isForm = word.includes(" ") || read.text !== read.lemma;
  const said = isForm ? saidBy(word, language, tools) : undefined;
  const senses = read.senses.length > 0 ? read.senses : tools.glossary.senses(word);
  const gloss = meaningsOf(senses.slice(0, 2), language === "kz" ? "en" : language);
  if (said === undefined && gloss === "" && word.includes(" ")) {
    const words = wordsOf(word).map((one) => sideRows(one, language, tools)?.[0]);
    return words.every((row) => row !== undefined) ? [word, ...words] : undefined;
  }
  const rows = [`${word.includes(" ") ? word : read.text} — ${said ?? (gloss || read.lemma)}`];
  if (read.reading && read.text !== read.lemma && !word.includes(" ")) {
    const label = labelFrom(read.reading.suffixes.map(({ id }) => id));
    const reasons = label ? formSteps(read.lemma, label, language) : [];
    rows.push(...(reasons.length > 0 ? reasons : readingSteps(read.reading, language)));
  }
  const example = read.senses.find((sense) => sense.word)?.word?.example;
  if (example && read.text === read.lemma)
    rows.push(
      `${T.example[language]}: ${example.kz}${language === "kz" ? "" : ` — ${example[language]}`}`,
    );
  return rows;
}
