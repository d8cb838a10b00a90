import type { Tools } from "../ask.ts";
import { LANGUAGES, type Language, type Turn } from "../reply.ts";
import { lastBotLine } from "../text/history.ts";

/** Where an exercise, a story or a scene stands, read back from the line it was said with. */
export interface Heading {
  readonly language: Language;
  /** Values of the places in the line's text, by name. */
  readonly places: Readonly<Record<string, string>>;
  /** The line and what follows it, to be said again after something else was answered. */
  readonly said: string;
}

/** A text as a pattern of its very letters; its places in braces stay. */
export const escaped = (text: string): string => text.replace(/[.*+?^$()[\]|\\]/g, "\\$&");

/**
 * The heading that stands in the last line of the tutor.
 *
 * @param name of the text in `content/tutor/texts.yaml` that headings are made of
 */
export function openHeading(
  name: string,
  history: readonly Turn[],
  { course }: Tools,
): Heading | undefined {
  const line = lastBotLine(history);
  const texts = course.tutor.texts[name];
  if (!texts) return undefined;
  for (const language of LANGUAGES) {
    const pattern = escaped(texts[language]).replace(/\{([a-z]+)\}/g, "(?<$1>.+?)");
    const found = new RegExp(pattern, "u").exec(line);
    if (found) return { language, places: { ...found.groups }, said: line.slice(found.index) };
  }
  return undefined;
}
