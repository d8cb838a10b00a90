import type { Tools } from "../ask.ts";
import type { Phrase } from "../grammar/clause.ts";
import { phraseText } from "../grammar/phrase-text.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { inside } from "./led-in.ts";
import { verdictOf } from "./verdict.ts";
import { isFamiliar } from "./vouch.ts";

/** A sentence said whole, and whether it surely says what was meant. */
export interface SaidWhole {
  readonly text: string;
  readonly isSure: boolean;
}

/** What says a whole sentence; a word or a phrase alone is none. */
type Say = (sentence: string) => SaidWhole | undefined;

interface Within {
  readonly pattern: RegExp;
  readonly kz: string;
}

const prepared = new WeakMap<object, readonly Within[]>();

function withinsOf(language: GlossLanguage, { course }: Tools): readonly Within[] {
  const rows = course.tutor.withins[language];
  const known = prepared.get(rows);
  if (known) return known;
  const made = rows.map(({ pattern, kz }) => ({
    pattern: new RegExp(`^(?:${pattern})$`, "iu"),
    kz,
  }));
  prepared.set(rows, made);
  return made;
}

/**
 * A whole sentence within another, which only tells who says or thinks it, or leads to it (`content/tutor/withins.yaml`):
 * "I think …", "apparently, …", «мама сказала, что …». It is said as it is by itself, and what is around it by an
 * editor's words.
 */
export function saidWithin(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): SaidWhole | undefined {
  const source = text.trim().replaceAll("’", "'");
  const [, bare = "", mark = ""] = /^(.+?)([.!?…]*)$/u.exec(source) ?? [];
  for (const { pattern, kz } of withinsOf(language, tools)) {
    const parts = pattern.exec(bare)?.groups;
    if (!parts) continue;
    const said = filled(kz, parts, mark, language, tools, say);
    if (said && isAccountedFor(foldText(source), said.text)) return said;
  }
  return undefined;
}

function filled(
  kz: string,
  { s, then, who }: Readonly<Record<string, string>>,
  mark: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): SaidWhole | undefined {
  const speaker = who === undefined ? "" : nameOf(who, language, tools);
  if (speaker === undefined) return undefined;
  const isLast = kz.endsWith("{s}");
  const told = s ?? asItWasThen(then ?? "");
  const end = isLast && mark !== "" ? mark : ".";
  const inner = say(`${told.charAt(0).toUpperCase()}${told.slice(1)}${end}`);
  if (inner === undefined) return undefined;
  const own = /[.!?]$/u.exec(inner.text)?.[0] ?? ".";
  // What is thought or said is told
  if (!isLast && own !== ".") return undefined;
  // A question stays one, and what is told asks nothing
  if (isLast && (own === "?") !== mark.startsWith("?")) return undefined;
  const clause = inside(inner.text.replace(/[.!?]$/u, ""), tools);
  const line = kz.replace("{who}", speaker).replace("{s}", clause);
  const last = isLast ? own : kz.endsWith("?") ? "" : ".";
  const whole = `${line.charAt(0).toUpperCase()}${line.slice(1)}${last}`;
  return verdictOf(whole, tools) === "wrong" ? undefined : { text: whole, isSure: inner.isSure };
}

/** "Said that it was ready": so it is as it is told. */
const asItWasThen = (text: string): string =>
  text
    .replace(/\bwas(?= )/u, "is")
    .replace(/\bwere(?= )/u, "are")
    .replace(/\bwould(?= )/u, "will")
    .replace(/\bcould(?= )/u, "can");

/** Who says it, one's own mother as one's own. */
export function nameOf(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const folded = foldText(text);
  const name = tools.names.get(folded);
  if (name !== undefined) return name.charAt(0).toUpperCase() + name.slice(1);
  const phrase = tools[language === "en" ? "english" : "russian"].phrase(folded);
  if (phrase?.kind !== "noun" || !isFamiliar(phrase, tools)) return undefined;
  if (!tools.judge.government.isOf(phrase.lemma, "person")) return undefined;
  const own: Phrase =
    OWN_KIN.test(phrase.lemma) && phrase.owner === undefined ? { ...phrase, owner: "1s" } : phrase;
  const bare = own.owner === "1s" ? { ...own, bare: true } : own;
  return phraseText(bare, "NOM")
    .map((piece) => piece.text)
    .join(" ");
}

const OWN_KIN = /^(?:ана|әке|әже|ата)$/u;
