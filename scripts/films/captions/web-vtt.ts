import type { Timeline } from "../film/timeline.ts";

const clock = (seconds: number) => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${part(Math.floor(ms / 3_600_000), 2)}:${part(Math.floor(ms / 60_000) % 60, 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Captions of one language. They stand at the top: the Kazakh that lights up word by word is drawn below. */
export function webVtt(
  timeline: Timeline,
  lines: readonly { readonly speaker: string; readonly text: string }[],
): string {
  const cues = timeline.lines.map(({ start, end }, i) => {
    const next = timeline.lines[i + 1]?.start ?? timeline.endCard;
    const shown = Math.min(end + 0.35, next - 0.02);
    const line = lines[i];
    return `${i + 1}\n${clock(start)} --> ${clock(shown)} line:6% align:center\n<v ${escaped(line?.speaker ?? "")}>${escaped(line?.text ?? "")}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}
