import type { ContentFile } from "../content-file/content-kind.ts";
import { showPath } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { type CommonForm, commonForms } from "../day-word/common-forms.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";

/** How the language engine reads the Kazakh of one text of a file. */
export interface EngineReading {
  /** Each word once, with the dictionary forms it may come from; none when nobody knows it. */
  readonly words: readonly { readonly word: string; readonly lemmas: readonly string[] }[];
  /** Of a headword: the forms that people use most. */
  readonly forms: readonly CommonForm[];
}

/** More words than any text of the course has different ones. */
const MOST_WORDS = 400;

/** @param path as problems show it */
export function engineReading(
  content: ContentFile,
  path: string,
  kazakh: KazakhKnowledge,
): EngineReading {
  const fields = textFields(content).filter(
    (field) => field.language === "kz" && showPath(field.path) === path,
  );
  const words = [...new Set(fields.flatMap(({ text }) => kazakhWords(text)))].slice(0, MOST_WORDS);
  return {
    words: words.map((word) => ({
      word,
      lemmas: [...new Set(kazakh.readingsOf(word).map(({ lemma }) => lemma))],
    })),
    forms: fields.some(({ role }) => role === "headword") ? headwordForms(content, path) : [],
  };
}

function headwordForms(content: ContentFile, path: string): CommonForm[] {
  if (content.kind !== "lesson" && content.kind !== "dayWords") return [];
  const word = content.data.words.find((_, place) => path === showPath(["words", place, "kz"]));
  return word === undefined ? [] : commonForms(word);
}
