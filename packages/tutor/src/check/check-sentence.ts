import { type Checked, type FaultKind, unquoted, type Verdict } from "@tilashar/clause";
import { foldLookAlikes } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Correction } from "../reply.ts";
import { hasCyrillic, hasLatin } from "../text/fold.ts";
import type { RuleName } from "./rule-texts.ts";
import { respelled } from "./spelling.ts";

/** A learner's sentence with what is said of it. */
export interface CheckedSentence {
  /** As the learner wrote it, in Cyrillic. */
  readonly sentence: string;
  readonly verdict: Verdict;
  /** The sentence as it should be; the same where nothing is known to be wrong. */
  readonly text: string;
  /** Whether the mend itself would be called right of a learner: only then is it told as certain. */
  readonly vouched: boolean;
  /** Id of the point of grammar that explains the mend. */
  readonly point: string | null;
  readonly corrections: readonly (Correction & { readonly rule: RuleName })[];
  /** Words the tutor does not know and so cannot judge. */
  readonly unknown: readonly string[];
}

/**
 * Checks what a learner wrote in Kazakh by the analysis of its clauses, chat spelling and Latin letters put
 * right first. A sentence of the course is right as it stands.
 */
export function checkSentence(raw: string, tools: Tools): CheckedSentence {
  const typed = unquoted(raw).normalize("NFC").replace(/\s+/g, " ").trim();
  const latin = hasLatin(typed) && !hasCyrillic(typed);
  const folded = latin ? tools.reader.line(typed).text : lookAlikesFolded(typed);
  const found = tools.judge.vouch(folded);
  const checked = found.verdict === "unsure" ? respeltWhole(folded, found, tools) : found;
  const known = checked.verdict === "unsure" && tools.memory.find(folded, "kz").length > 0;
  const text = checked.mended ?? folded;
  const shown = latin ? folded : typed;
  return {
    sentence: shown,
    verdict: known
      ? "right"
      : folded !== typed && !latin && checked.verdict === "right"
        ? "wrong"
        : checked.verdict,
    text,
    vouched: checked.mended === null || isVouched(checked.mended, tools),
    point: explained(
      checked.point ?? (folded !== typed && !latin ? "kazakh-letters" : null),
      tools,
    ),
    corrections: corrections(shown, text, checked, tools),
    unknown: checked.verdict === "unsure" && !known ? checked.unknown : [],
  };
}

const isVouched = (text: string, tools: Tools): boolean =>
  tools.judge.vouch(text).verdict === "right" || tools.memory.find(text, "kz").length > 0;

/** Only a point that the course explains is worth a link. */
const explained = (point: string | null, tools: Tools): string | null =>
  point !== null && tools.course.grammarById.has(point) ? point : null;

/** Words with letters of another alphabet that look alike. */
const lookAlikesFolded = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    hasCyrillic(word) && hasLatin(word) ? foldLookAlikes(word) : word,
  );

/** Chat spelling that one word alone does not tell: every word in proper letters, then judged again. */
function respeltWhole(text: string, found: Checked, tools: Tools): Checked {
  if (found.unknown.length === 0) return found;
  const spelt = tools.reader.line(text).text;
  if (spelt === text) return found;
  const again = tools.judge.vouch(spelt);
  if (again.verdict === "unsure") return found;
  return {
    ...again,
    verdict: "wrong",
    mended: again.mended ?? spelt,
    point: again.point ?? "kazakh-letters",
    fault: again.fault ?? "unknown",
  };
}

const RULES: Readonly<Partial<Record<FaultKind, RuleName>>> = {
  agreement: "agreement",
  government: "case",
  place: "case",
  object: "case",
  postposition: "case",
  possession: "possessive",
  number: "number",
  "two-finite": "two-verbs",
  zhoq: "negation",
  order: "order",
  question: "particle",
  "two-questions": "two-questions",
  tense: "tense",
  wish: "wish",
};
const RULES_OF_POINTS: Readonly<Record<string, RuleName>> = {
  copula: "copula",
  having: "having",
  want: "wish",
  kerek: "need",
  can: "ability",
  "word-order": "order",
  "not-emes": "negation",
  "present-negative": "negation",
  "converb-ip": "two-verbs",
  "vowel-harmony": "harmony",
  "consonant-classes": "assimilation",
  voicing: "voicing",
  "kazakh-letters": "letters",
};

/** What changed between two sentences, word by word, each with its rule. */
function corrections(
  from: string,
  to: string,
  { fault, point }: Checked,
  tools: Tools,
): CheckedSentence["corrections"] {
  if (from === to) return [];
  // What no rule of ours names is told as its point sums it up
  const summed: RuleName =
    point !== null && tools.course.grammarById.has(point) ? `point:${point}` : "spelling";
  const rule = RULES_OF_POINTS[point ?? ""] ?? RULES[fault ?? "unknown"] ?? summed;
  return changes(from.split(" "), to.split(" ")).map((change) => {
    const own = change.from.includes(" ") ? undefined : respelled(bare(change.from), tools);
    return {
      from: bare(change.from),
      to: bare(change.to),
      rule:
        own?.text === bare(change.to).toLowerCase() || own?.text === bare(change.to)
          ? own.rule
          : rule,
    };
  });
}

const bare = (text: string): string => text.replace(/[.?!,;:…]+$/u, "");

/** Stretches of words that differ, by the longest common part. */
function changes(from: readonly string[], to: readonly string[]): { from: string; to: string }[] {
  const same = (a: string | undefined, b: string | undefined) =>
    bare(a ?? "").toLowerCase() === bare(b ?? "").toLowerCase();
  const longest = from.map(() => to.map(() => 0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      (longest[i] as number[])[j] = same(from[i], to[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const found: { from: string[]; to: string[] }[] = [];
  let open: { from: string[]; to: string[] } | undefined;
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && same(from[i], to[j])) {
      open = undefined;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { from: [], to: [] };
      found.push(open);
    }
    if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1)))
      open.from.push(from[i++] as string);
    else open.to.push(to[j++] as string);
  }
  // Words changed side by side are told one by one
  return found.flatMap((one) =>
    one.from.length === one.to.length
      ? one.from.map((word, place) => ({ from: word, to: one.to[place] as string }))
      : [{ from: one.from.join(" "), to: one.to.join(" ") }],
  );
}
