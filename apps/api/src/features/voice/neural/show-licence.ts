import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Shows a voice's licence to whoever installs it. @returns its first line, for lists */
export async function showLicence(
  folder: string,
  file: string,
  tell: (line: string) => void,
): Promise<string> {
  const licence = (await readFile(join(folder, file), "utf8")).slice(0, 20_000);
  const lines = licence.split("\n");
  tell(`Licence (${file}, kept with the voice):`);
  for (const line of lines.slice(0, 30)) tell(`  ${line}`);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  return first.trim().slice(0, 200);
}
