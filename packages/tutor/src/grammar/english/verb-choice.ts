import { BY_ITSELF } from "../by-itself.ts";
import { BEFORE_THING, ENGLISH_VERB_PARTICLES } from "../english-words.ts";
import { EMPTY, NAMED_ALONE, wholeVerb } from "./deed-words.ts";
import type { Deed, Sentence } from "./tree.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Written } from "./written.ts";

/** So many headwords are tried for one English verb. */
const MOST_SENSES = 4;

/** The Kazakh verb, one of those that mean it. */
export function chosenVerb(
  deed: Deed,
  draft: Written,
  tree: Sentence,
  tools: WritingTools,
): string | undefined {
  const { verb, objects } = deed;
  const [first = "", particle] = verb.split(" ");
  const known = ENGLISH_VERB_PARTICLES.find(
    ([one, other]) => one === first && other === particle,
  )?.[2];
  const senses = tools.glossary
    .meaning(verb, "en")
    .filter(({ pos }) => pos === "v")
    .map(({ kz }) => kz);
  const thing = objects.length > 0 ? BEFORE_THING[verb] : undefined;
  const whole = wholeVerb(deed, tree.subject);
  if (whole !== undefined) {
    tools.chosen.push(whole);
    return whole;
  }
  // Who cannot walk takes no strolls
  if (verb === "walk" && draft.mood === "can" && deed.preps.length === 0) return "жүру";
  const ways = [
    ...new Set([
      ...(objects.length === 0 && !deed.isPassive ? (NAMED_ALONE[verb] ?? []) : []),
      ...(thing === undefined ? [] : [thing]),
      ...(known === undefined ? [] : [known]),
      ...senses,
    ]),
  ];
  // What nothing is done to is said by a verb that needs no object: еру, not еріту
  const isAlone =
    objects.length === 0 &&
    verb.split(" ").length < 3 &&
    !deed.isPassive &&
    !tree.asked &&
    !draft.isGap &&
    !deed.that &&
    !deed.to;
  const able = isAlone ? ways.filter((one) => !tools.roles.asksObject(one)) : ways;
  const isThing = draft.subject !== undefined && !tools.roles.isPerson(draft.subject);
  if (isAlone && isThing && able.length === 0 && !ways.some((one) => BY_ITSELF[one]))
    return undefined;
  const fitting = able.length > 0 ? able : ways;
  const lemma = tools.choices.pick(fitting.slice(0, EMPTY.test(verb) ? 1 : MOST_SENSES));
  if (lemma !== undefined) tools.chosen.push(lemma);
  return lemma;
}
