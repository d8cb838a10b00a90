import type { Asked, Tools } from "../ask.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { readRequest } from "../request/read-request.ts";
import { foldText, hasCyrillic, hasLatin, trimEnds } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { meaningOfLine, shownLines, shownWords } from "./shown.ts";

/** Kazakh that a message names: its object, or what of it is Kazakh; "" where there is none. */
export function kazakhNamed(about: string | undefined, asked: Asked, tools: Tools): string {
  const named = about === undefined ? "" : trimEnds(about.trim());
  if (named !== "" && hasCyrillic(named) && !hasLatin(named) && !isOfLearner(named, asked, tools))
    return named;
  if (named !== "" && hasLatin(named)) {
    const spelt = named.split(/\s+/u).map((word) => tools.reader.spell(foldText(word)));
    if (spelt.every((word) => word !== undefined) && !isOwnLanguage(named, tools))
      return spelt.join(" ");
  }
  const isTyped = asked.language === "en" ? hasCyrillic(asked.raw) : asked.language === "ru";
  return isTyped ? kazakhPart(asked.raw, tools) : "";
}

const isOfLearner = (named: string, { language }: Asked, tools: Tools): boolean =>
  language === "ru" &&
  isOwnLanguage(named, tools) &&
  tools.reader.spell(foldText(named)) === undefined;

/**
 * The lines that a message speaks of: one that is named in Kazakh or counted to, the one whose words it uses, or all
 * that the last reply showed.
 */
export function linesMeant(
  about: string | undefined,
  asked: Asked,
  tools: Tools,
): readonly string[] {
  const shown = shownLines(asked, tools);
  const named = kazakhNamed(about, asked, tools);
  if (named !== "") {
    const whole = shown.find((line) => foldText(line).includes(foldText(named)));
    return [whole ?? named];
  }
  const { place } = readRequest(asked, tools);
  const counted = place === undefined ? undefined : shown.at(place);
  if (counted !== undefined) return [counted];
  return (
    spokenOf(asked, shown, tools) ??
    (shown.length > 0 ? shown : shownWords(asked, tools).slice(0, 1))
  );
}

/** The line whose words the message uses most. */
function spokenOf(
  asked: Asked,
  lines: readonly string[],
  tools: Tools,
): readonly string[] | undefined {
  if (lines.length < 2) return undefined;
  const texts = lines.map(
    (line) =>
      `${meaningOfLine(line, "en", tools) ?? ""} ${meaningOfLine(line, "ru", tools) ?? ""} ${line}`,
  );
  const scores = tools.answers.nearLines(asked.raw, texts);
  const best = Math.max(...scores);
  const one = lines[scores.indexOf(best)];
  return best > 0 && one !== undefined ? [one] : undefined;
}
