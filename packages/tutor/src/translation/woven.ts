import type { Tools } from "../ask.ts";
import type { Link } from "../grammar/clause.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { beside, hanging, inTurn, would } from "./beside.ts";
import { mostIn, mutual } from "./compared.ts";
import { known, reported, thought } from "./content-clause.ts";
import { unsaid } from "./coverage.ts";
import { aimed, befallen, liked, purposeful, usedTo } from "./deeds.ts";
import type { Reader } from "./reader.ts";
import { relative, relativeOf } from "./relative.ts";
import { verdictOf } from "./verdict.ts";
import { type Parts, patternsOf } from "./weave-parts.ts";

/**
 * A sentence of two clauses, or with a comparison of all, a purpose, one another: the parts are read as simple
 * sentences and joined by the grammar of Kazakh. Undefined unless every part and the whole are vouched for.
 */
export function fromParts(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const asked = /\?\s*$/.test(text);
  const source = foldText(text.replace(/[.!?…]+\s*$/, "")).trim();
  if (/[;:]/.test(source) || /[.!?] /.test(source)) return undefined;
  const reader: Reader = { language, tools, question: asked };
  for (const { pattern, weave } of patternsOf(tools.course.tutor.weaves, language)) {
    const found = pattern.exec(source)?.groups;
    // Of the joined sentences only "do you know where …?" is asked
    if (!found || (asked && weave !== "know")) continue;
    const said = woven(weave, found as Parts, reader);
    if (said === undefined) continue;
    const whole = sentence(said, asked ? "?" : ".");
    if (unsaid(source.replace(/ and then /u, " and "), whole, language, tools).length > 0) continue;
    if (isAccountedFor(source, whole) && verdictOf(whole, tools) === "right") return whole;
  }
  return undefined;
}

const sentence = (text: string, mark: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${mark}`;
};

const LINKS: Readonly<Partial<Record<string, Link>>> = {
  if: "condition",
  when: "when",
  after: "after",
  before: "before",
  although: "concession",
};
const BETWEEN: Readonly<Partial<Record<string, string>>> = {
  because: "өйткені",
  but: "бірақ",
  so: "сондықтан",
};

function woven(weave: string, parts: Parts, reader: Reader): string | undefined {
  const link = LINKS[weave];
  if (link) return hanging(link, parts, reader);
  const between = BETWEEN[weave];
  if (between !== undefined) return beside(between, parts, reader);
  switch (weave) {
    case "would":
      return would(parts, reader);
    case "then":
      return inTurn(parts, reader);
    case "think":
      return thought(parts, reader);
    case "said":
      return reported(parts, reader);
    case "know":
      return known(parts, reader);
    case "who":
      return relative(parts, reader, "subject");
    case "which":
      return relative(parts, reader, "object");
    case "where":
      return relative(parts, reader, "place");
    case "of-who":
      return relativeOf(parts, reader, "subject");
    case "of-which":
      return relativeOf(parts, reader, "object");
    case "purpose":
      return purposeful(parts, reader);
    case "aim":
      return aimed(parts, reader);
    case "each-other":
      return mutual(parts, reader);
    case "most":
      return mostIn(parts, reader);
    case "used":
      return usedTo(parts, reader);
    case "befell":
      return befallen(parts, reader);
    case "like":
      return liked(parts, reader);
    default:
      return undefined;
  }
}
