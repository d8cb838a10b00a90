import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** A line such as "* License: CC BY 4.0" of the cards that Piper's voices bring; some only point to an address. */
const named = (text: string, what: string): string | undefined =>
  new RegExp(`^\\W*${what}\\W*:\\s*(\\S.*)$`, "im").exec(text)?.[1]?.trim();

/**
 * Shows a voice's licence to whoever installs it.
 *
 * @returns for lists, what a card names as the licence, else the first line
 */
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
  const terms = named(licence, "licen[cs]e");
  if (!/^(model_card|readme)/i.test(basename(file))) return first.trim().slice(0, 200);
  if (terms === undefined) {
    tell(`${file} names no licence; ask whoever made the voice before others hear it.`);
    return first.trim().slice(0, 200);
  }
  const address = /see url/i.test(terms) ? named(licence, "url") : undefined;
  return (address === undefined ? terms : `${terms}: ${address}`).slice(0, 200);
}
