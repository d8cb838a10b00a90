import type { Asked, Tools } from "../ask.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { toKazakh } from "../tools/translate.ts";
import type { Facts } from "./facts.ts";
import { fill } from "./fill.ts";
import { kinSlipMended } from "./kin-slips.ts";
import type { HeardSentence } from "./understand-talk.ts";

/**
 * What somebody says in a talk, checked as a whole and, where the whole is not understood, clause by clause: a slip in one
 * clause is no less a slip for what stands beside it.
 */
export function checkTold(text: string, tools: Tools): CheckedSentence {
  const whole = checkSentence(text, tools);
  const clauses = text.split(/(?<=[,;])\s+/u);
  for (const [at, clause] of clauses.entries()) {
    const bare = clause.replace(/[,;.!]+$/u, "");
    const mended = kinSlipMended(bare, tools);
    if (mended === undefined) continue;
    const all = [...clauses];
    all[at] = clause.replace(bare, mended);
    return { ...whole, verdict: "wrong", text: all.join(" "), vouched: false, corrections: [] };
  }
  if (whole.verdict === "wrong" && clauses.length > 1 && areAllRight(clauses, tools))
    return { ...whole, verdict: "unsure", text: whole.sentence, corrections: [] };
  const plain = whole.verdict === "unsure" ? withoutTime(text, tools) : undefined;
  if (plain) return { ...whole, ...plain };
  const isOfClause = whole.verdict === "unsure" || makesSubjectObject(whole);
  if (!isOfClause || clauses.length < 2) return whole;
  for (const [at, clause] of clauses.entries()) {
    const bare = clause.replace(/[,;]$/u, "");
    const count = bare.split(" ").length;
    if (count < 2) continue;
    const checked = checkSentence(bare, tools);
    if (checked.verdict !== "wrong" || checked.corrections.length === 0) continue;
    // Of two words only a place without its case is surely a slip: «мектеп барады»
    if (count < 3 && !checked.corrections.every(({ rule }) => OF_CASE.test(rule))) continue;
    if (makesSubjectObject(checked)) continue;
    const mended = [...clauses];
    mended[at] = clause.replace(bare, checked.text);
    return {
      ...whole,
      verdict: "wrong",
      text: mended.join(" "),
      vouched: false,
      point: checked.point,
      corrections: checked.corrections,
    };
  }
  // No clause of it has a slip: it joins two things, and nobody is in the wrong case
  return whole.verdict === "wrong"
    ? { ...whole, verdict: "unsure", text: whole.sentence, corrections: [] }
    : whole;
}

const FROM_THERE = /(?<!\p{L})бола(?:мын|мыз|сың|сыз|ды)(?!\p{L})/u;

const OF_CASE = /^(?:case|point:(?:dative|locative|ablative))$/u;

/** «Алматыға тұрамын қазір»: a time said as an afterthought hides no slip in the case of another word. */
function withoutTime(text: string, tools: Tools): Partial<CheckedSentence> | undefined {
  const told = text.replace(/^(?:иә|жоқ|ия),?\s+/iu, "").replace(/[.!]+$/u, "");
  const bare = told.replace(/\s+(?:қазір|бүгін|кеше|ертең|былтыр|биыл|кешке|енді|әзір)$/iu, "");
  if (bare === told || !bare.includes(" ")) return undefined;
  const { verdict, corrections, point } = checkSentence(bare, tools);
  const [slip, ...more] = corrections;
  if (verdict !== "wrong" || !slip || more.length > 0 || !OF_CASE.test(slip.rule)) return undefined;
  return {
    verdict,
    corrections,
    point,
    text: told.replace(slip.from, () => slip.to),
    vouched: false,
  };
}

/** «Бізде жарық жоқ, шам жағып отырмыз»: a slip that is in no clause of it is none. */
const areAllRight = (clauses: readonly string[], tools: Tools): boolean =>
  clauses.every(
    (clause) => checkSentence(clause.replace(/[,;.!]+$/u, ""), tools).verdict === "right",
  );

/**
 * Who speaks of what they did did not mean "with me": «Мен базарға барды, нан алдым» has its slip in the first verb; and
 * «түрікше мен қазақша» joins two languages.
 */
const makesSubjectObject = ({ corrections: [first] }: CheckedSentence): boolean =>
  first !== undefined &&
  first.rule === "case" &&
  (first.from === "мен" || (/^(?:мен|біз)$/iu.test(first.from) && /мен$/u.test(first.to)));

const HALF = /\p{L}{2,}[ыі]п[.!…\s]*$/iu;
const QUOTED = /[«“"„]/u;

/** The sentence as it should be, said back, with the rule in the learner's language. */
export function recastOf(
  checked: CheckedSentence,
  { interfaceLanguage, raw }: Asked,
  tools: Tools,
): string[] {
  // Whoever quotes something speaks of it
  if (QUOTED.test(raw)) return [];
  const [first] = checked.corrections;
  // «Барам» is барамын as one says it, and no барады
  if (first && /[аеә]м$/iu.test(first.from) && /[дт][ыі]$/iu.test(first.to)) return [];
  // «Кеше «Қыз Жібекті» көрдім»: who says "I" told of themselves, where nobody else is named by «ол»
  const isOwn = first && /[дт][ыі]м$/iu.test(first.from) && /[дт][ыі]$/iu.test(first.to);
  if (isOwn && !/(?<!\p{L})(?:ол|олар)(?!\p{L})/iu.test(raw)) return [];
  // «Германиядан боламын» tells where one is from
  if (first && /[дтн][ае]н$/u.test(first.from) && FROM_THERE.test(raw.toLowerCase())) return [];
  // «Біздікілер жеңілді»: who is ours stands in no other case
  if (first && /[дтн]ікі/iu.test(first.from)) return [];
  // «Банкте, есепші болып» answers in half a sentence, whose verb is in the question
  if (first && HALF.test(raw) && HALF.test(first.from)) return [];
  // Whoever types without Kazakh letters at all has no slip in one of them
  if (!hasKazakhLetter(raw) && checked.corrections.some(({ rule }) => rule === "letters"))
    return [];
  // An order that speech allows is not mended in a talk
  if (checked.verdict !== "wrong" || (first !== undefined && first.to === "")) return [];
  const rule = first && ruleText(first.rule, interfaceLanguage, tools);
  return [
    tools.say("talk.recast", "kz", { x: checked.text }),
    ...(first && rule ? [`${first.from} → ${first.to}: ${rule}`] : []),
    "",
  ];
}

/** A slip that a move knows, put right; what is right as it was said is none. */
export function mendsOf(heard: readonly HeardSentence[], facts: Facts, tools: Tools): string[] {
  return heard.flatMap(({ move, text }) => {
    const { model, mends } = move?.move ?? {};
    const isSlip = mends && model && checkSentence(text, tools).verdict !== "right";
    const right = isSlip ? fill({ kz: model, en: "", ru: "" }, facts, tools) : undefined;
    return right ? [tools.say("talk.recast", "kz", { x: right.kz })] : [];
  });
}

/** How what was said in another language is said in Kazakh. */
export function modelOf(heard: readonly HeardSentence[], facts: Facts, tools: Tools): string[] {
  const foreign = heard.filter(({ kazakh }) => !kazakh);
  if (foreign.length === 0) return [];
  const models = foreign.flatMap(({ move, text }) => {
    if (move?.move.model !== undefined && !move.move.mends) {
      const same = { kz: move.move.model, en: "", ru: "" };
      return fill(same, facts, tools)?.kz ?? [];
    }
    const found = toKazakh(text, hasCyrillic(text) ? "ru" : "en", tools);
    if (found?.kind === "phrase") return found.lines[0]?.kz ?? [];
    if (found?.kind === "sentence") return found.composed.text;
    return found?.kind === "word" ? found.found.lemma : [];
  });
  return models.length === 0 ? [] : [tools.say("talk.model", "kz", { x: models.join(" ") })];
}
