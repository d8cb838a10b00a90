import { spawn } from "node:child_process";
import type { ContentFile } from "../content-file/content-kind.ts";
import { textFields } from "../content-file/text-fields.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";

/**
 * What hunspell's Kazakh dictionary does not know of the course's Kazakh, as a section of the report;
 * one line saying so where the dictionary is not installed.
 */
export async function hunspellUnknown(contents: readonly ContentFile[]): Promise<string> {
  const counts = new Map<string, number>();
  for (const content of contents) {
    for (const { language, role, text } of textFields(content)) {
      if (language !== "kz" || role === "wrong option" || role === "plan") continue;
      for (const word of kazakhWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const answer = await hunspell([...counts.keys()]);
  if (answer === undefined)
    return "Hunspell: its Kazakh dictionary (hunspell-kk) is not installed.";
  const unknown = [...new Set(answer)];
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  const missed = unknown.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const share = total === 0 ? 0 : (100 * missed) / total;
  return [
    `Hunspell: ${missed} of ${total} tokens unknown (${share.toFixed(1)} %), ${unknown.length} different ones`,
    unknown
      .sort((a, b) => a.localeCompare(b, "kk"))
      .join(" ")
      .replace(/(.{1,96})( |$)/g, "  $1\n")
      .trimEnd(),
  ].join("\n");
}

/** Words that the dictionary does not list; undefined where hunspell or its dictionary is missing. */
function hunspell(words: readonly string[]): Promise<string[] | undefined> {
  return new Promise((settle) => {
    const child = spawn("hunspell", ["-d", "kk_KZ", "-i", "utf-8", "-l"]);
    let output = "";
    child.on("error", () => settle(undefined));
    child.stdin.on("error", () => settle(undefined));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.on("close", (code) => {
      settle(code === 0 ? output.split("\n").filter((word) => word !== "") : undefined);
    });
    child.stdin.end(`${words.join("\n")}\n`);
  });
}
