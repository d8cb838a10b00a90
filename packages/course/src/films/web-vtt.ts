/** A caption on screen between two moments, in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const timing =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?: .*)?$/;

/**
 * The cues of a WebVTT file as we write them: blocks of an optional number, a timing line and text.
 *
 * @throws Error naming the block that is none
 */
export function parseVtt(file: string): Cue[] {
  const [header = "", ...blocks] = file
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n{2,}/);
  if (header.trim() !== "WEBVTT") throw new Error("does not begin with WEBVTT");
  return blocks.map((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes("-->"));
    const match = timing.exec(lines[at] ?? "");
    if (match === null) throw new Error(`has no times in "${lines.slice(0, 2).join(" ")}"`);
    const seconds = (from: number) =>
      Number(match[from] ?? 0) * 3600 +
      Number(match[from + 1]) * 60 +
      Number(match[from + 2]) +
      Number(match[from + 3]) / 1000;
    return { start: seconds(1), end: seconds(5), text: lines.slice(at + 1).join("\n") };
  });
}
