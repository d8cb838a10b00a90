import { alignedTexts } from "../content-file/aligned-texts.ts";
import type { ContentKind } from "../content-file/content-kind.ts";
import { error, type Problem } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import type { GateContext } from "./gate-context.ts";

/**
 * Questions of which a language lacks a part: a person or a place that Russian names and Kazakh does
 * not ("Who goes to the cinema with Erlan?", Киноға кім барады?), or a number that differs.
 */
export function lostPartProblems({ files }: GateContext): Problem[] {
  return files.flatMap(({ content, fields }) => {
    if (!HOLDS_QUESTIONS.has(content.kind)) return [];
    const told = fields
      .filter(({ language }) => language === "kz")
      .map(({ text }) => text)
      .join(" ");
    return alignedTexts(fields, "label")
      .filter(({ path }) => path.at(-1) === "question")
      .flatMap(({ path, texts }) => {
        const { kz, ru, en } = texts;
        if (kz === undefined || ru === undefined || en === undefined) return [];
        const problems: Problem[] = [];
        const report = (language: string, message: Remark) =>
          problems.push(error(content.file, [...path, language], message));
        for (const name of namesIn(ru)) {
          // A name that is translated (Творец, Жаратушы) cannot be compared by its letters.
          if (isNamed(name, told) && !isNamed(name, kz))
            report("kz", remark("name-missing", `does not name ${name}, whom ru names`, { name }));
        }
        for (const name of namesIn(kz)) {
          if (!isNamed(name, ru)) {
            report("ru", remark("name-missing", `does not name ${name}, whom kz names`, { name }));
          }
        }
        for (const [language, text] of [
          ["ru", ru],
          ["en", en],
        ] as const) {
          if (digitsIn(text) !== digitsIn(kz)) {
            report(language, remark("other-numbers", "has other numbers than kz"));
          }
        }
        return problems;
      });
  });
}

const HOLDS_QUESTIONS: ReadonlySet<ContentKind> = new Set(["test", "reading", "lesson", "unit"]);

/** Capitalised words that open no sentence and stand in no quotation, whose words are translated. */
function namesIn(text: string): string[] {
  const unquoted = text.replace(/«[^»]*»/g, "");
  return [...unquoted.matchAll(/(?<=[\p{Ll}\d,)] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name);
}

/** Whether a name stands in a text, with whatever ending and in either spelling. */
function isNamed(name: string, text: string): boolean {
  const start = folded(name).slice(0, NAME_START);
  return folded(text)
    .split(" ")
    .some((word) => word.startsWith(start));
}

/** Letters of a name that both spellings share: Қарағанды, Караганда. */
const NAME_START = 3;

const FOLDED: Readonly<Record<string, string>> = {
  ә: "а",
  е: "и",
  э: "и",
  ё: "и",
  ғ: "г",
  і: "и",
  ы: "и",
  й: "и",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
  ь: "",
};

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .replace(/\p{L}/gu, (letter) => FOLDED[letter] ?? letter);
}

const digitsIn = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(" ");
