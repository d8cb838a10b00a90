import type { Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { withMeaning } from "../going-on/shown.ts";
import { nearestLaid } from "../table/on-table.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { form } from "../words/kazakh-word.ts";
import { russianForms } from "../words/russian-forms.ts";
import type { Executor } from "./executor.ts";

const MOST_WORDS = 9;

/** «Замени помидоры на картошку», "with a cat instead of the dog": the lines that were shown, with another thing in the place of one of theirs. */
export const replacedInText: Executor = (asked, _read, tools) => {
  if (asked.words.length > MOST_WORDS) return undefined;
  const found = tools.patterns
    .all("replaced-in-text.pair")
    .map((pattern) => pattern.exec(asked.raw)?.groups)
    .find((groups) => groups !== undefined);
  const { old = "", other = "" } = found ?? {};
  const lines = nearestLaid(asked, tools, ({ text, sentences }) =>
    text.length > 0 ? text : sentences.length > 1 ? sentences.map((one) => one.kz) : undefined,
  );
  if (old === "" || other === "" || asked.history.length === 0) return undefined;
  const lemmas = ownForms(old);
  const put = kazakhFor(other, tools);
  if (put === undefined) return undefined;
  const changed = (lines ?? []).map((line) => withOther(line, lemmas, put, tools));
  const isChanged = changed.some((line, at) => line !== lines?.[at]);
  const isSound = changed.every(
    (line, at) =>
      line !== undefined && (line === lines?.[at] || tools.judge.check(line).verdict !== "wrong"),
  );
  if (!isChanged || !isSound)
    return {
      text: tools.say(isChanged ? "request.notReplaced" : "request.noSuchInText", asked.language, {
        x: old,
        y: put,
      }),
      kazakh: [kz(put, put)],
      confidence: 0.7,
      intent: "follow-up",
    };
  const told = changed.flatMap((line) => line ?? []);
  return {
    text: told.map((line) => withMeaning(line, asked.language, tools)).join("\n"),
    kazakh: told.map((line) => kz(line)),
    confidence: 0.92,
    intent: "follow-up",
  };
};

/** The word as a dictionary of its language has it, and as it was typed. */
const ownForms = (word: string): ReadonlySet<string> => {
  const folded = foldText(word);
  const forms = hasCyrillic(folded) ? russianForms(folded) : englishForms(folded);
  return new Set([folded, ...forms.map(({ lemma }) => lemma)]);
};

function kazakhFor(word: string, tools: Tools): string | undefined {
  const gloss = hasCyrillic(word) ? "ru" : "en";
  for (const one of ownForms(word)) {
    const found = byMeaning(one, gloss, tools, false);
    if (found?.pos === "n") return found.lemma;
  }
  const read = hasCyrillic(word) ? tools.reader.read(word)?.lemma : undefined;
  return read;
}

/** A line with the word in the form of the one that gives way; undefined where that has a form that is not made. */
function withOther(
  line: string,
  lemmas: ReadonlySet<string>,
  put: string,
  tools: Tools,
): string | undefined {
  let isMade = true;
  const text = line.replace(/\p{L}[\p{L}-]*/gu, (word) => {
    const reading = knownReadings(word.toLowerCase()).find((one) =>
      isMeant(one.lemma, lemmas, tools),
    );
    if (!reading) return word;
    const ids = reading.suffixes.map(({ id }) => id);
    const label = ids.length === 0 ? "N;NOM;SG" : labelFrom(ids);
    const made = label === undefined ? "" : form(put, label);
    if (made === "") isMade = false;
    return /^\p{Lu}/u.test(word) ? `${made.charAt(0).toUpperCase()}${made.slice(1)}` : made;
  });
  return isMade ? text : undefined;
}

const isMeant = (lemma: string, lemmas: ReadonlySet<string>, { glossary }: Tools): boolean =>
  lemmas.has(lemma) ||
  glossary
    .senses(lemma)
    .some(
      ({ pos, en, ru }) =>
        pos === "n" && [...en, ...ru].some((meaning) => lemmas.has(foldText(meaning))),
    );
