import { parseText } from "media-captions";
import { readBlocks } from "../markup/read-blocks.ts";
import type { LineTime, OwnText } from "../own-text.ts";
import { TextFault } from "../text-fault.ts";

export type SubtitleFormat = Extract<OwnText["format"], "srt" | "vtt" | "ass">;

/** Reads subtitles: each line with its time, without the marks of speakers, colours and places. */
export async function readSubtitles(text: string, format: SubtitleFormat): Promise<OwnText> {
  const { cues } = await parseText(text, { type: format, strict: false, errors: false }).catch(
    () => {
      throw new TextFault("broken");
    },
  );
  const lines: { text: string; time: LineTime }[] = [];
  for (const { text, startTime: from, endTime: to } of cues) {
    const line = lineOf(text);
    if (line !== "" && Number.isFinite(from) && Number.isFinite(to) && to >= from)
      lines.push({ text: line, time: { from, to } });
  }
  lines.sort((one, other) => one.time.from - other.time.from);
  return {
    format,
    title: "",
    author: "",
    chapters: [{ title: "", paragraphs: lines.map(({ text }) => text) }],
    times: lines.map(({ time }) => time),
  };
}

/** The words of a cue, in one line. */
const lineOf = (cue: string): string =>
  readBlocks(cue.replace(/\{[^}]*\}/g, "").replace(/<\/?[cv](?:\.[^>]*|\s[^>]*)?>|<[\d:.]+>/g, ""))
    .blocks.map(({ text }) => text.replace(/\s+/g, " "))
    .join(" ");
