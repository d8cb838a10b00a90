import type { Judgement, SentenceReader } from "../judgement.ts";
import type { Parse } from "../parse.ts";
import { nounKey, verbsOver } from "../usage/usage.ts";
import { isAttested } from "./doubted-case.ts";
import type { MinimalEdit } from "./minimal-edits.ts";

/** What speaks for or against an edit, by names that weights are learnt for; each with how much of it there is. */
export type Features = ReadonlyMap<string, number>;

/** Above this it does not matter how strange something is, or how much is won. */
const MOST = 8;
const within = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

/** What is known of a sentence that is to be mended, asked once for all edits. */
export interface Doubted {
  readonly judged: Judgement;
  /** How strange it is as it stands. */
  readonly strange: number;
  /** What is doubted or faulty at each place, by short names. */
  readonly whys: ReadonlyMap<number, readonly string[]>;
}

/** The kind of a doubt without the words it is about. */
const nameOf = (why: string): string =>
  why
    .replace(/[^a-z -].*$/u, "")
    .trim()
    .replaceAll(" ", "-");

/** What is doubted in a sentence. */
export function doubtedIn(judged: Judgement, strange: number): Doubted {
  const whys = new Map<number, string[]>();
  const add = (at: number, why: string) => whys.set(at, [...(whys.get(at) ?? []), nameOf(why)]);
  for (const { at, why } of judged.doubts) add(at, why);
  for (const { at, kind } of judged.faults) add(at, kind);
  return { judged, strange, whys };
}

/** Where an edit is made, as seen from what is doubted. */
function placeOf(at: number, { judged, whys }: Doubted): string {
  if (whys.has(at)) return "here";
  const { words } = judged.parse;
  for (const place of whys.keys()) {
    if (words[place]?.head === at) return "over";
    if (words[at]?.head === place) return "under";
  }
  return "beside";
}

/**
 * What speaks for or against one edit.
 *
 * @param then the analysis of the sentence with it
 * @param after how strange that is
 */
export function featuresOf(
  edit: MinimalEdit,
  then: Parse,
  after: number,
  doubted: Doubted,
  { government, usage }: SentenceReader,
): Features {
  const { judged, strange, whys } = doubted;
  const features = new Map<string, number>();
  const has = (name: string, value = 1) => features.set(name, value);
  const { kind, change, at } = edit;
  has(`kind ${kind}`);
  has(`change ${kind} ${change}`);
  const place = placeOf(at, doubted);
  has(`place ${place}`);
  has(`place ${place} ${kind}`);
  for (const why of new Set([...whys.values()].flat())) {
    has(`why ${why} ${kind}`);
    has(`why ${why} ${place} ${kind} ${change}`);
  }
  if (edit.isOfOther) has("other reading");
  has("strange after", within(after));
  if (after === 0) has("familiar");
  has("less strange", within(strange - after));
  has("cheaper", within(judged.cost - then.cost));
  const word = then.words[at];
  const was = judged.parse.words[at]?.reading;
  if (was?.pronoun) has(`pronoun ${kind}`);
  if (at === judged.parse.tokens.length - 1) has(`last ${kind}`);
  if (word && kind === "case") {
    for (const name of caseEvidence(then, at)) has(name);
    for (const name of caseEvidence(judged.parse, at)) has(`was ${name}`);
    const [of = "no class"] = government.classesOf(word.reading.lemma);
    has(`change ${of} ${change}`);
  }
  if (word && kind === "owner") {
    const owner = then.words.some(({ head, relation }) => head === at && relation === "owner");
    has(owner ? "owner named" : "owner unnamed");
    has(`owner ${owner ? "named" : "unnamed"} ${change}`);
  }
  if (then.words[at]?.head === -1) has(`root ${kind}`);
  return features;

  function caseEvidence(parse: Parse, place: number): string[] {
    const kase = parse.words[place]?.reading.case;
    if (kase === undefined) return [];
    const verbs = verbsOver(parse, parse.words[place]?.head ?? -1);
    const reading = parse.words[place]?.reading;
    const isCore = verbs.some(
      (verb) => !verb.includes(":") && (government.verb(verb)?.cores.has(kase) ?? false),
    );
    const isSeen =
      reading !== undefined && verbs.some((verb) => usage.hasSeen(verb, kase, nounKey(reading)));
    return [
      ...(isCore ? ["case of the verb"] : []),
      ...(isSeen ? ["case seen"] : []),
      ...(isAttested(parse, place, government, usage) ? [] : ["case unattested"]),
    ];
  }
}

/** What speaks for leaving a sentence as it stands. */
export function featuresOfNone({ judged, strange, whys }: Doubted): Features {
  const features = new Map<string, number>([
    ["none", 1],
    ["none strange", within(strange)],
  ]);
  const all = new Set([...whys.values()].flat());
  features.set("none doubts", Math.min(3, all.size));
  if (all.size === 0) features.set("none only strange", 1);
  if (judged.faults.length > 0) features.set("none faulty", 1);
  if (judged.right) features.set("none vouched by rules", 1);
  for (const why of all) features.set(`none ${why}`, 1);
  features.set("none words", Math.min(12, judged.parse.tokens.length) / 4);
  return features;
}
