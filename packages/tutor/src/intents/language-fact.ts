import type { Asked, Intent, Tools } from "../ask.ts";
import type { LanguageFact } from "../points/find-point.ts";
import { showPoint } from "../points/show-point.ts";
import { tellFact } from "../points/tell-fact.ts";
import { hasKazakhLetter } from "../text/fold.ts";

/** Surer than what single words of the question set off: a point, a letter, a list, a translation. */
const SURE = 0.9853;
/** Surer than any reading of its parts, where it is plainly a question about grammar. */
const SUREST = 0.9967;
const PLAINLY = 0.9;
/** A word or two name something, and ask for no fact. */
const FEWEST = 3;

/** Kinds of message that ask about the language, and those that may. */
const OF_GRAMMAR: ReadonlySet<string> = new Set(["explain"]);
const OF_LANGUAGE: ReadonlySet<string> = new Set(["explain", "pronounce", "why", "example"]);

/** How near a fact must be where a message is mostly of such a kind. */
const NEAR = [
  { kinds: OF_GRAMMAR, least: 0.6 },
  { kinds: OF_LANGUAGE, least: 0.85 },
] as const;
const MOST = 0.5;
/** A word of Kazakh in the question is mostly what is asked about: its forms, its sound, its meaning. */
const NEAR_WITH_KAZAKH = 1;
/** A fact that the question's own words name. */
const NEAR_NAMED = 0.6;
/** A point that is so near is meant by a question about the language, whichever word of it names another one. */
const NEAR_POINT = 1.1;
/** So much of the question is the name of a point. */
const NAMED = 0.6;

/** "Can I drop the pronoun?", «куда падает ударение?»: what is asked about the language as a whole. */
export const languageFactIntent: Intent = {
  name: "explain",
  understand(asked, tools) {
    // What goes on from another message leans on that
    if (asked.words.length < FEWEST || asked.history.length > 0) return undefined;
    const found = tools.nearestPoints.fact(asked.raw);
    if (!found) return nearPoint(asked, tools);
    if (!isAsked(found, asked, tools)) return undefined;
    const isPlain = shareOf(OF_GRAMMAR, asked, tools) >= PLAINLY;
    return {
      confidence: isPlain ? SUREST : SURE,
      answer: () => tellFact(found.fact, asked, tools),
    };
  },
};

interface NearFact {
  readonly fact: LanguageFact;
  readonly nearness: number;
}

function isAsked({ fact, nearness }: NearFact, asked: Asked, tools: Tools): boolean {
  const named = tools.points.find(asked.folded);
  const hasKazakh = isOfKazakh(asked);
  if (named?.about.kind === "fact" && named.about.fact === fact && !isDone(asked, tools))
    return nearness >= (hasKazakh ? NEAR_WITH_KAZAKH : NEAR_NAMED);
  if (
    named?.about.kind === "point" &&
    (named.share >= NAMED || tools.patterns.one("language-fact.explain").test(asked.folded))
  )
    return false;
  if (hasKazakh) return nearness >= NEAR_WITH_KAZAKH && shareOf(OF_GRAMMAR, asked, tools) >= MOST;
  return NEAR.some(({ kinds, least }) => nearness >= least && shareOf(kinds, asked, tools) >= MOST);
}

const isOfKazakh = ({ raw, language }: Asked): boolean => hasKazakhLetter(raw) && language !== "kz";

/** Whether something is to be done rather than told: forms to be made, an exercise to be given. */
const isDone = (asked: Asked, tools: Tools): boolean => shareOf(OF_DEEDS, asked, tools) >= MOST;
const OF_DEEDS: ReadonlySet<string> = new Set(["form", "exercise", "quiz", "sentences", "plan"]);

function nearPoint(asked: Asked, tools: Tools): ReturnType<Intent["understand"]> {
  const [first] = tools.nearestPoints.find(asked.raw);
  const kinds = isOfKazakh(asked) ? OF_GRAMMAR : OF_LANGUAGE;
  if (!first || first.nearness < NEAR_POINT || shareOf(kinds, asked, tools) < MOST)
    return undefined;
  return { confidence: SURE, answer: () => showPoint(first.point, asked, tools) };
}

/** How likely a message is of one of the kinds. */
const shareOf = (kinds: ReadonlySet<string>, { whole }: Asked, tools: Tools): number =>
  tools.recogniser
    .recognise(whole, { goesOn: false })
    .reduce((sum, { kind, probability }) => sum + (kinds.has(kind) ? probability : 0), 0);
