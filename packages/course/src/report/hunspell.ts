import { spawn } from "node:child_process";
import { analyse, lookUp } from "@tilashar/kazakh";
import type { ContentFile } from "../content-file/content-kind.ts";
import { textFields } from "../content-file/text-fields.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";

/**
 * Why hunspell does not know a word. Its Kazakh dictionary makes few inflected forms and lacks many
 * headwords, so a miss says little until it is known which of the two it is.
 */
type Reason = "form" | "headword" | "unexplained";

function tokenCounts(contents: readonly ContentFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const content of contents) {
    for (const { language, role, text } of textFields(content)) {
      if (language !== "kz" || role === "wrong option") continue;
      for (const word of kazakhWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Lemmas that our engine reads in a word, the ones our lexicon lists first. */
function lemmasOf(word: string): string[] {
  const lemmas = analyse(word).map(({ lemma }) => lemma);
  return [...new Set(lemmas)].sort(
    (a, b) => Number(lookUp(b).length > 0) - Number(lookUp(a).length > 0),
  );
}

function lines(words: Iterable<string>): string {
  return [...words]
    .sort((a, b) => a.localeCompare(b, "kk"))
    .join(" ")
    .replace(/(.{1,96})( |$)/g, "  $1\n")
    .trimEnd();
}

/**
 * What hunspell's Kazakh dictionary does not know of the course's Kazakh, by reason, as a section of the
 * report; one line saying so where the dictionary is not installed.
 */
export async function hunspellUnknown(contents: readonly ContentFile[]): Promise<string> {
  const counts = tokenCounts(contents);
  const unknown = new Set(await hunspell([...counts.keys()]));
  if (unknown.size === 0) {
    return "Hunspell: its Kazakh dictionary (hunspell-kk) is not installed, or knows every word.";
  }
  const lemmas = new Map([...unknown].map((word) => [word, lemmasOf(word)]));
  const strange = new Set(await hunspell([...new Set([...lemmas.values()].flat())]));
  const reasonFor = (word: string): Reason => {
    const read = lemmas.get(word) ?? [];
    if (read.some((lemma) => !strange.has(lemma))) return "form";
    return read.some((lemma) => lookUp(lemma).length > 0) ? "headword" : "unexplained";
  };

  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  const byReason: Record<Reason, string[]> = { form: [], headword: [], unexplained: [] };
  for (const word of unknown) byReason[reasonFor(word)].push(word);
  const share = (words: readonly string[]) => {
    const tokens = words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    return `${tokens} tokens (${((100 * tokens) / total).toFixed(1)} %)`;
  };
  const headwords = new Set(
    byReason.headword.flatMap((word) => (lemmas.get(word) ?? []).slice(0, 1)),
  );
  return [
    `Hunspell does not know ${share([...unknown])} of ${total}:`,
    `  ${share(byReason.form)} are forms of headwords it lists, but does not inflect so far`,
    `  ${share(byReason.headword)} belong to ${headwords.size} headwords of our lexicon that it lacks:`,
    lines(headwords),
    `  ${share(byReason.unexplained)} are explained by neither; look at each:`,
    lines(byReason.unexplained),
  ].join("\n");
}

/** Words that the dictionary does not list; none where hunspell or its dictionary is missing. */
function hunspell(words: readonly string[]): Promise<string[]> {
  return new Promise((settle) => {
    const child = spawn("hunspell", ["-d", "kk_KZ", "-i", "utf-8", "-l"]);
    let output = "";
    child.on("error", () => settle([]));
    child.stdin.on("error", () => settle([]));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.on("close", (code) => {
      settle(code === 0 ? output.split("\n").filter((word) => word !== "") : []);
    });
    child.stdin.end(`${words.join("\n")}\n`);
  });
}
