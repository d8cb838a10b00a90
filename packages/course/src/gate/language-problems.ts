import type { ContentKind } from "../content-file/content-kind.ts";
import { error, type Problem, warning } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import type { TextField } from "../content-file/text-field.ts";
import type { GateContext } from "./gate-context.ts";

const CYRILLIC = /\p{Script=Cyrillic}+/u;
const KAZAKH_ONLY = /[\p{L}]*[әғқңөұүһіӘҒҚҢӨҰҮҺІ]\p{L}*/u;
/** Russian words that are no word of Kazakh: a sure sign of text in the wrong field. */
const RUSSIAN_WORDS =
  /(?<!\p{L})(?:это|что|она|они|для|или|очень|если|только|когда|потому|меня|тебя|есть|был|была|были|который|и|в|с)(?!\p{L})/iu;

/** Grammar speaks of letters: в, с. */
const SPEAKS_OF_LETTERS: ReadonlySet<ContentKind> = new Set([
  "grammar",
  "examItems",
  "further",
  "languageFacts",
]);

/** Text of one language in the field of another, and marks that break its typography. */
export function languageProblems({ files }: GateContext): Problem[] {
  return files.flatMap(({ content, fields }) =>
    fields.flatMap((field) => {
      const message = wrongLanguage(field, content.kind);
      const problems = message === undefined ? [] : [error(content.file, field.path, message)];
      for (const fault of typography(field)) {
        problems.push(warning(content.file, field.path, fault));
      }
      return problems;
    }),
  );
}

function wrongLanguage({ language, role, text }: TextField, kind: ContentKind): Remark | undefined {
  if (language === "en") {
    if (role === "quoting") return undefined;
    const found = text.match(CYRILLIC);
    if (found === null) return undefined;
    const how = role === "note" ? ": quote Kazakh as {{…}}" : "";
    return remark("cyrillic-in-english", `Cyrillic in an English text (${found[0]})${how}`, {
      text: found[0],
    });
  }
  if (language === "ru") {
    const found = text.match(KAZAKH_ONLY);
    if (found !== null && role !== "quoting") {
      const how = role === "note" ? ": quote Kazakh as {{…}}" : "";
      return remark("kazakh-in-russian", `Kazakh letters in a Russian text (${found[0]})${how}`, {
        text: found[0],
      });
    }
    return /\p{L}/u.test(text) && !CYRILLIC.test(text)
      ? remark("not-russian", "this is not Russian")
      : undefined;
  }
  const russian = text.match(RUSSIAN_WORDS);
  const speaksOfLetters = SPEAKS_OF_LETTERS.has(kind);
  const isLetter = speaksOfLetters && russian?.[0].length === 1;
  if (russian !== null && !isLetter)
    return remark("russian-in-kazakh", `a Russian word in a Kazakh text (${russian[0]})`, {
      text: russian[0],
    });
  return /\p{L}/u.test(text) && !CYRILLIC.test(text)
    ? remark("not-kazakh", "this is not Kazakh in Cyrillic")
    : undefined;
}

function typography({ language, role, text }: TextField): Remark[] {
  const faults: Remark[] = [];
  if (role === "form") return faults;
  if (/ {2,}/.test(text)) faults.push(remark("two-spaces", "two spaces in a row"));
  if (/\s[,.!?;:](?!\.)/.test(text))
    faults.push(remark("space-before-mark", "a space before a punctuation mark"));
  if (/[,;](?=\p{L})/u.test(text))
    faults.push(remark("no-space-after-mark", "no space after a punctuation mark"));
  if (language !== "en" && /["“”]/.test(text))
    faults.push(remark("quotation-marks", "quotation marks here are « and »"));
  if (/\s-\s/.test(text)) faults.push(remark("dash", "a dash is written —, not -"));
  if (role === "sentence") {
    if (!/[.!?…]["»”)]?$/.test(text))
      faults.push(remark("no-end-mark", "a sentence without an end mark"));
    if (/^\p{Ll}/u.test(text))
      faults.push(remark("small-letter", "a sentence that begins with a small letter"));
  }
  return faults;
}
