import type { Tools } from "../../ask.ts";
import { waysOf } from "../../learnt/ways-to-say.ts";
import { perfectivesOf } from "../../russian/aspect.ts";
import { paradigmOf } from "../../russian/paradigms.ts";
import { RUSSIAN_PERFECTIVES } from "../../words/russian-verbs.ts";
import { both, type VerbRendering } from "./rendering.ts";

/** A Russian verb with its partner in the other aspect. */
interface Aspects {
  readonly imperfective: string;
  readonly perfective: string;
}

/** What a verb asks for of which nobody has said it. */
const LIKELY: VerbRendering["takes"] = { OBJ: both(" | acc") };

type Said = Omit<VerbRendering, "takes">;

/** The imperfectives of perfectives, as the table pairs them. */
const PARTNERS = new Map(
  RUSSIAN_PERFECTIVES.trim()
    .split("\n")
    .map((row) => row.split(" ").slice(0, 2) as [string, string]),
);

/** The likeliest meaning that the dictionary has of a verb beside its neighbours, with what most verbs ask for. */
export function likelyRenderings(
  lemma: string,
  beside: readonly string[],
  tools: Tools,
): readonly VerbRendering[] {
  const row = likelyVerb(lemma, [], beside, tools);
  return row ? [{ ...row, takes: LIKELY }] : [];
}

/** What a verb is beside its neighbours, of the ways that a list and the dictionary have. */
function likelyVerb(
  lemma: string,
  listed: readonly Said[],
  beside: readonly string[],
  tools: Tools,
  favoured?: Said,
): Said | undefined {
  const english = waysOf(
    "en",
    "v",
    lemma,
    () => listed.map(({ en }) => ({ en, ru: "" })),
    tools.glossary,
  );
  const sums = tools.wordings
    .votes(
      "en",
      "v",
      lemma,
      english.map((way) => [way]),
      beside,
    )
    .map((sum, at) => (english[at] === favoured?.en ? sum + FAVOUR : sum));
  const en = english[sums.indexOf(Math.max(...sums))];
  const pairs = aspectsOf(
    waysOf(
      "ru",
      "v",
      lemma,
      () =>
        listed.flatMap(({ imperfective, perfective }) =>
          [imperfective, perfective].map((ru) => ({ en: "", ru })),
        ),
      tools.glossary,
    ),
  );
  const votes = tools.wordings
    .votes(
      "ru",
      "v",
      lemma,
      pairs.map(({ imperfective, perfective }) => [imperfective, perfective]),
      beside,
    )
    .map((sum, at) =>
      favoured && pairs[at]?.imperfective === favoured.imperfective ? sum + FAVOUR : sum,
    );
  const ru = pairs[votes.indexOf(Math.max(...votes))];
  if (!en || !ru) return undefined;
  if (ru.perfective === "")
    return { en, imperfective: ru.imperfective, perfective: ru.imperfective, kind: "lasting" };
  return { en, ...ru, imperfective: ru.imperfective || ru.perfective };
}

/** How much a meaning that a list has in this place counts: as two neighbours that speak for it. */
const FAVOUR = 1.4;

/** A listed meaning of a verb, or another one where its neighbours mostly go with that. */
export function besideOthers(
  lemma: string,
  {
    verbs,
    listed,
    fitting,
    beside,
  }: {
    readonly verbs: readonly VerbRendering[];
    readonly listed: VerbRendering;
    readonly fitting: VerbRendering | undefined;
    readonly beside: readonly string[];
  },
  tools: Tools,
): VerbRendering {
  if (fitting?.when !== undefined) return listed;
  // What is meant only beside what does not stand here, is not meant
  const others = fitting ? verbs.filter((one) => one !== fitting) : [];
  const likely = likelyVerb(lemma, fitting ? [fitting] : verbs, beside, tools, fitting);
  if (
    others.some(
      ({ en, imperfective }) => en === likely?.en || imperfective === likely?.imperfective,
    )
  )
    return listed;
  if (!likely || (likely.en === listed.en && likely.imperfective === listed.imperfective))
    return listed;
  const own = verbs.find(
    ({ en, imperfective }) => en === likely.en && imperfective === likely.imperfective,
  );
  if (own) return own;
  const takes = verbs.find(({ en }) => en === likely.en)?.takes ?? {
    ...LIKELY,
    ...takenBy(listed),
  };
  return { ...likely, takes, ...(listed.result !== undefined && { result: listed.result }) };
}

/** What a listed meaning asks for in the same words whatever it means: its object, and none. */
const takenBy = ({ takes }: VerbRendering): VerbRendering["takes"] =>
  takes.OBJ === undefined ? {} : { OBJ: takes.OBJ };

const isOf = (kind: "vi" | "vp", text: string): boolean =>
  paradigmOf(text.split(" ")[0] ?? "", kind) !== undefined;

/** Ways of a dictionary in pairs of aspects: a perfective goes with its partner, or with the imperfective before it. */
function aspectsOf(ways: readonly string[]): Aspects[] {
  const pairs: Aspects[] = [];
  for (const way of ways) {
    if (isOf("vi", way)) {
      pairs.push({ imperfective: way, perfective: "" });
      continue;
    }
    if (!isOf("vp", way)) continue;
    const [head = "", ...rest] = way.split(" ");
    const partner = PARTNERS.get(head);
    const known = partner === undefined ? undefined : [partner, ...rest].join(" ");
    const at = pairs.findIndex(
      ({ imperfective, perfective }) =>
        perfective === "" && (imperfective === known || isAlike(imperfective, way)),
    );
    const pair = pairs[at];
    if (pair) pairs[at] = { ...pair, perfective: way };
    else pairs.push({ imperfective: known ?? "", perfective: way });
  }
  return pairs.map((pair) => (pair.perfective === "" ? completed(pair) : pair));
}

/** Искать/найти are no pair, выходить/выйти and готовить/приготовить are: they begin or end alike. */
const isAlike = (one: string, other: string): boolean =>
  one !== "" &&
  (one.slice(0, 3) === other.slice(0, 3) ||
    other.endsWith(one.slice(0, -2)) ||
    other.endsWith(one.slice(2)) ||
    other.slice(-5) === one.slice(-5));

/** The perfective of an imperfective that stands alone in the dictionary, where the table knows it. */
function completed(pair: Aspects): Aspects {
  const [head = "", ...rest] = pair.imperfective.split(" ");
  for (const [perfective, imperfective] of PARTNERS)
    if (imperfective === head && isOf("vp", perfective))
      return { ...pair, perfective: [perfective, ...rest].join(" ") };
  const own = perfectivesOf(head).find((one) => isOf("vp", one));
  if (own) return { ...pair, perfective: [own, ...rest].join(" ") };
  return pair;
}
