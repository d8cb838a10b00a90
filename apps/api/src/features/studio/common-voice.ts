import type { AgeBand, SpeakerRegion, VoiceSpeaker } from "./speaker.model.ts";
import { ageBands, speakerRegions } from "./speaker.model.ts";

/** The columns of a release of Common Voice (Scripted Speech 17 and later), in their order. */
export const commonVoiceColumns = [
  "client_id",
  "path",
  "sentence_id",
  "sentence",
  "sentence_domain",
  "up_votes",
  "down_votes",
  "age",
  "gender",
  "accents",
  "variant",
  "locale",
  "segment",
] as const;
type Column = (typeof commonVoiceColumns)[number];

/** A line of `validated.tsv`; a column that a release does not have is empty. */
export type CommonVoiceRow = Record<Column, string>;

const cell = (text: string): string => text.replace(/[\t\r\n]+/g, " ").trim();

/** Rows as Common Voice writes them: tabs between cells, no quotes around them. */
export const toTsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => `${cells.map(cell).join("\t")}\n`)
    .join("");

/**
 * Reads a table by the names of its columns, so that releases with more or fewer of them fit.
 *
 * @returns each row with the number of its line; null when the table has no such columns
 */
export function readTsv<Name extends string>(
  text: string,
  needed: readonly Name[],
): { line: number; row: Record<string, string> & Record<Name, string> }[] | null {
  const [head = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = head.split("\t");
  if (needed.some((name) => !columns.includes(name))) return null;
  return lines.flatMap((line, at) => {
    if (line === "") return [];
    const cells = line.split("\t");
    const row = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
    return [{ line: at + 2, row: row as Record<string, string> & Record<Name, string> }];
  });
}

const genders: Readonly<Record<string, "woman" | "man">> = {
  female_feminine: "woman",
  male_masculine: "man",
  // As older releases say it.
  female: "woman",
  male: "man",
};

/** What a row says of its speaker. */
export const speakerOf = ({
  gender = "",
  age = "",
  accents = "",
}: Partial<CommonVoiceRow>): Pick<VoiceSpeaker, "voiceKind" | "age" | "region"> => ({
  voiceKind: genders[gender] ?? "unknown",
  age: ageBands.find((band) => band === age) ?? (null as AgeBand | null),
  region:
    speakerRegions.find((region) => accents.includes(region)) ?? (null as SpeakerRegion | null),
});

/** A speaker as rows say it. */
export const columnsOf = ({
  voiceKind,
  age,
  region,
}: Pick<VoiceSpeaker, "voiceKind" | "age" | "region">): Pick<
  CommonVoiceRow,
  "gender" | "age" | "accents"
> => ({
  gender: voiceKind === "woman" ? "female_feminine" : voiceKind === "man" ? "male_masculine" : "",
  age: age ?? "",
  accents: region ?? "",
});
