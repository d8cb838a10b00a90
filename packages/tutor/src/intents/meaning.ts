import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz, readingSteps } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { glossLine, meaningsOf } from "../tools/gloss.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { lineWithForm, pronounMeaning } from "../words/pronoun-meaning.ts";
import { saidBy } from "./compare/form-meaning.ts";
import { customOf } from "./culture.ts";
import { asOngoing, toldOngoing } from "./ongoing-form.ts";
import { choseHe, toldIn, warmthOf } from "./told-line.ts";

/** Says what a Kazakh word, form or sentence means. */
export const meaningIntent: RuleIntent = {
  name: "meaning",
  answer(asked, tools) {
    if (tools.patterns.one("meaning.into-kazakh").test(asked.folded)) return undefined;
    const inside = tools.patterns
      .one("meaning.in-sentence")
      .exec(foldText(asked.raw).replace(/[?!.]+$/u, ""));
    const [word, line] = [inside?.[1], inside?.[2]].map((one) =>
      trimEnds((one ?? "").replace(/"/g, "")),
    );
    if (word && line && hasCyrillic(line)) {
      const told = describeKazakh(word, asked, tools);
      const whole = describeKazakh(line, asked, tools);
      if (told && whole) return { ...told, text: `${told.text}\n\n${line}\n${whole.text}` };
    }
    const carried = tools.patterns.one("meaning.out-of-kazakh").exec(asked.raw)?.[1];
    const told = carried === undefined ? undefined : describeKazakh(carried, asked, tools);
    if (told) return told;
    const quoted = tools.patterns.one("meaning.asks-leave").test(asked.folded)
      ? undefined
      : (quotedKazakh(asked) ?? onlyKazakh(asked));
    if (quoted !== undefined && tools.patterns.one("meaning.means").test(asked.folded)) {
      const described = describeKazakh(quoted, asked, tools);
      if (described) return described;
    }
    // "What is көңіл? I hear it in a song": the question may stand beside other sentences
    const [first = ""] = asked.folded.split(/[?!.]\s+/u);
    const targets = [asked.folded, ...(first === asked.folded ? [] : [first])].flatMap((sentence) =>
      tools.patterns.all("meaning.frames").flatMap((frame) => frame.exec(sentence)?.[1] ?? []),
    );
    for (const target of targets) {
      const text = trimEnds(kazakhOnly(target.replace(/["']/g, " ")).trim());
      // "what is water": a word of the learner's own language is for translation
      if (isOwnWord(text, asked.language, tools) || isOwnLanguage(text, tools)) continue;
      const described = describeKazakh(text, asked, tools);
      if (described) return described;
    }
    return undefined;
  },
};

export const plainMeaningIntent: RuleIntent = {
  name: "meaning",
  answer(asked, tools) {
    const text = plainlyMeant(asked, tools);
    return text === undefined || isOwnLanguage(text, tools)
      ? undefined
      : describeKazakh(text, asked, tools);
  },
};

/** What stands behind the colon of "what does this mean: …". */
const plainlyMeant = ({ raw }: Asked, { patterns }: Tools): string | undefined =>
  patterns.one("meaning.plainly-out").test(raw)
    ? patterns.one("meaning.out-of-kazakh").exec(raw)?.[1]
    : undefined;

/** Whether a message asks in so many words what a whole Kazakh sentence means, whatever the sentence is about. */
export const asksWhatSentenceMeans = (asked: Asked, tools: Tools): boolean =>
  wordsOf(plainlyMeant(asked, tools) ?? "").length >= FEWEST_WORDS;

/** One word or two may be asked about in another way: where they are used, what they are made of. */
const FEWEST_WORDS = 3;

/** The only Kazakh that stands in quotation marks. */
function quotedKazakh({ raw }: Asked): string | undefined {
  const quoted = [...raw.matchAll(/[«“"„]([^»”"“]{2,60})[»”"“]/gu)].map(([, text]) => text ?? "");
  const [only, ...others] = quoted;
  return others.length === 0 && only !== undefined && hasCyrillic(only) ? only : undefined;
}

/** "Break down балаларымызға for me": what stands around the one word in Kazakh letters is none of it. */
function kazakhOnly(target: string): string {
  const [only, ...others] = /[a-z]/.test(target)
    ? (target.match(/\p{Script=Cyrillic}+(?:[ -]\p{Script=Cyrillic}+)*/gu) ?? [])
    : [];
  return only !== undefined && others.length === 0 ? only : target;
}

/** The only Kazakh in an English message. */
function onlyKazakh({ raw }: Asked): string | undefined {
  const [only, ...others] = raw.match(/\p{Script=Cyrillic}+(?:[ -]\p{Script=Cyrillic}+)*/gu) ?? [];
  return others.length === 0 && only !== undefined && /[a-z]{2,} [a-z]{2,}/i.test(raw)
    ? only
    : undefined;
}

/** Bare Kazakh, with no question around it. */
export const bareKazakhIntent: RuleIntent = {
  name: "meaning",
  answer: (asked, tools) =>
    isOwnLanguage(asked.raw, tools) || AROUND.test(asked.raw)
      ? undefined
      : describeKazakh(asked.raw, asked, tools),
};

/** English words around Kazakh in its own letters: the whole is no Kazakh to be put into letters. */
const AROUND =
  /(?=.*\p{Script=Cyrillic}{3})(?=.*(?<![a-z])[a-z]{2,}\W+(?:[^a-z]*\W)?[a-z]{2,}(?![a-z]))/iu;

function isOwnWord(text: string, language: Language, tools: Tools): boolean {
  if (/[әғқңөұүһі]/.test(text)) return false;
  if (tools.glossary.senses(text)[0] && language !== "en") return false;
  return language === "ru" ? tools.glossary.knows(text, "ru") : tools.glossary.knows(text, "en");
}

/** What a Kazakh word or line means; undefined when it is not Kazakh as far as the tutor knows. */
export function describeKazakh(raw: string, asked: Asked, tools: Tools): Draft | undefined {
  const typed = trimEnds(raw.normalize("NFC").trim());
  if (typed === "" || typed.length > 300) return undefined;
  const { language } = asked;
  const custom = customOf(typed, tools);
  const described = describeAsWords(raw, typed, language, tools);
  if (!custom) return described;
  // A word that people live by, and a turn of speech, mean more than a dictionary says
  if (typed.includes(" ")) return { kazakh: [kz(typed)], ...described, text: custom[language] };
  const [first = ""] = described?.text.split("\n") ?? [];
  return described && { ...described, text: `${first}\n${custom[language]}` };
}

function describeAsWords(
  raw: string,
  typed: string,
  language: Language,
  tools: Tools,
): Draft | undefined {
  const read = tools.reader.read(typed);
  const word = read && asOngoing(read, tools);
  const single = word && (!typed.includes(" ") || tools.glossary.senses(word.lemma).length > 0);
  if (single && (word.senses.length > 0 || word.reading))
    return describeWord(typed, word, language, tools);
  const { text, known, total } = tools.reader.line(typed);
  if (total < 2 || known / total < (isOfTwoScripts(typed) ? 0.9 : 0.6)) return undefined;
  const mark = /[!?…]+(?=["»”]*$)/u.exec(raw.trim())?.[0] ?? "";
  return describeLine(typed, text, mark, language, tools);
}

/** "Why does my friend say барам": read as Kazakh, too, "my" is a brain. */
const isOfTwoScripts = (text: string): boolean => hasCyrillic(text) && /[a-z]{2}/iu.test(text);

function describeWord(
  typed: string,
  word: NonNullable<ReturnType<Tools["reader"]["read"]>>,
  language: Language,
  tools: Tools,
): Draft {
  const { text, lemma, senses, reading } = word;
  const lines: string[] = [];
  const isPronounForm =
    reading !== undefined && pronounMeaning(reading, language, tools) !== undefined;
  const saidIn = (gloss: Language): string =>
    (reading && pronounMeaning(reading, gloss, tools)) ?? meaningsOf(senses, gloss);
  const meaning = saidIn(language);
  const other = (gloss: "en" | "ru") => saidIn(gloss);
  if (word.mended && foldText(typed) !== text)
    lines.push(tools.say("meaning.spelt", language, { x: text }));
  const head =
    text === lemma ? text : `${text} (${tools.say("meaning.form", language, { x: lemma })})`;
  const ongoing = toldOngoing(word, language, tools);
  // «Келдім» is "I came" before it is a form of "to come"
  const said =
    text !== lemma && ongoing === undefined && reading?.features.VerbForm === "Fin"
      ? saidBy(text, language, tools)
      : undefined;
  if (senses.length > 0)
    lines.push(
      tools.say(said === undefined ? "meaning.means" : "meaning.meansForm", language, {
        x: head,
        said: said ?? "",
        lemma,
        y: meaning || other("en"),
        en: other("en"),
        ru: other("ru"),
      }),
    );
  else lines.push(head);
  if (ongoing !== undefined) lines.push(ongoing);
  const steps = reading && text !== lemma ? readingSteps(reading, language) : [];
  if (steps.length > 0 && reading) {
    lines.push("", `${tools.say("meaning.parts", language)}: ${reading.segments.join(" + ")}`);
    lines.push(...steps);
  }
  const lineInMemory = tools.memory.find(text, "kz").find(({ topic }) => topic !== undefined);
  if (lineInMemory?.usage) lines.push(lineInMemory.usage[language]);
  const taught = senses.find((sense) => sense.word)?.word;
  const example = (isPronounForm ? lineWithForm(text, tools) : undefined) ?? taught?.example;
  if (example)
    lines.push(
      "",
      `${tools.say("word.example", language)}: ${example.kz}`,
      ...(language === "kz" ? [] : [example[language]]),
    );
  const pos = senses[0]?.pos ?? reading?.entry?.pos ?? "n";
  const chips =
    pos === "v"
      ? [tools.say("askBack.conjugate", language, { x: lemma })]
      : pos === "n"
        ? [tools.say("chip.plural", language)]
        : [];
  return {
    text: lines.join("\n"),
    kazakh: [kz(text, lemma), ...(text === lemma ? [] : [kz(lemma, lemma)])],
    chips: steps.length > 0 ? [...chips, tools.say("chip.why", language)] : chips,
    confidence: word.mended ? 0.8 : 0.95,
    focus: { kind: "word", lemma, pos },
    ...(taught && { lessons: [taught.lessonId] }),
  };
}

function describeLine(
  typed: string,
  text: string,
  mark: string,
  language: Language,
  tools: Tools,
): Draft {
  const lines: string[] = [];
  if (foldText(typed) !== foldText(text))
    lines.push(tools.say("meaning.spelt", language, { x: text }));
  const same = tools.memory.find(text, "kz")[0];
  const said = toldIn(`${text}${mark}`, language, tools);
  if (said)
    lines.push(
      said.sure
        ? `${tools.say("meaning.whole", language)}: ${said.text}`
        : tools.say("meaning.roughly", language, { text: said.text }),
    );
  if (said && choseHe(said)) lines.push(tools.say("meaning.he", language));
  const warm = warmthOf(text, language, tools);
  if (warm !== undefined) lines.push(warm);
  if (same?.usage) lines.push(same.usage[language]);
  const words = glossLine(text, language === "kz" ? "en" : language, tools);
  lines.push(
    `${tools.say("meaning.words", language)}:`,
    ...words.map(({ text: word, gloss }) => `${word} — ${gloss}`),
  );
  return {
    text: lines.join("\n"),
    kazakh: words.map(({ text: word, lemma }) => kz(word, lemma)),
    confidence: same ? 0.95 : 0.75,
    ...(said && {
      translated: {
        text: said.text,
        sure: said.sure,
        from: said.known ? ("bank" as const) : ("composed" as const),
      },
    }),
  };
}
