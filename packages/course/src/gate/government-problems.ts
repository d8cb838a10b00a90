import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import type { GovernmentFile } from "../schema/government-file.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge, KazakhReading } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

type Sense = Omit<GovernmentFile["adjectives"][number], "lemma">;

/** Words twice in the list, words nobody knows, and examples that do not show what they are for. */
export function governmentProblems({ files, kazakh }: GateContext): Problem[] {
  const problems: Problem[] = [];
  for (const { content } of files) {
    if (content.kind !== "government") continue;
    const { file, data } = content;
    const report = (path: ValuePath, message: string) => problems.push(error(file, path, message));
    const classes = new Set(data.classes.map(({ id }) => id));
    const check = (path: ValuePath, lemma: string, sense: Sense, isVerb: boolean) => {
      if (sense.notOf !== undefined && !classes.has(sense.notOf))
        report([...path, "notOf"], `no such class of nouns: ${sense.notOf}`);
      const words = kazakhWords(sense.example).map((token) => kazakh.readingsOf(token));
      if (!showsWord(kazakh, words, lemma, isVerb))
        report([...path, "example"], `the example does not contain ${lemma}`);
      for (const asked of sense.asks)
        if (!asked.split("|").some((one) => showsComplement(words, one)))
          report([...path, "example"], `the example shows no ${asked}`);
    };
    const once = (list: "verbs" | "postpositions" | "adjectives") => {
      const seen = new Set<string>();
      data[list].forEach(({ lemma }, place) => {
        if (seen.has(lemma)) report([list, place, "lemma"], `${lemma} stands here twice`);
        seen.add(lemma);
      });
    };
    once("verbs");
    once("postpositions");
    once("adjectives");
    data.verbs.forEach(({ lemma, senses }, place) => {
      const last = lemma.split(" ").at(-1) ?? "";
      if (kazakh.verbStems(last).length === 0 && kazakh.verbStems(lemma).length === 0)
        report(["verbs", place, "lemma"], `${lemma} is no verb of the lexicon`);
      senses.forEach((sense, which) => {
        check(["verbs", place, "senses", which], lemma, sense, true);
      });
    });
    for (const list of ["postpositions", "adjectives"] as const)
      data[list].forEach(({ lemma, ...sense }, place) => {
        check([list, place], lemma, sense, false);
      });
  }
  return problems;
}

function showsWord(
  kazakh: KazakhKnowledge,
  words: readonly (readonly KazakhReading[])[],
  lemma: string,
  isVerb: boolean,
): boolean {
  const parts = lemma.split(" ");
  const last = parts.at(-1) ?? "";
  return words.some((readings, at) => {
    const isLast = readings.some((one) => one.lemma === last && (!isVerb || isVerbal(one)));
    if (!isLast) return false;
    return parts.slice(0, -1).every((part, place) => {
      const before = words[at - parts.length + 1 + place] ?? [];
      const whole = kazakh.readingsOf(part).map((one) => one.lemma);
      return before.some((one) => one.lemma === part || whole.includes(one.lemma));
    });
  });
}

const isVerbal = ({ upos }: KazakhReading): boolean => upos === "VERB" || upos === "AUX";

function showsComplement(words: readonly (readonly KazakhReading[])[], asked: string): boolean {
  if (asked.startsWith("post:"))
    return words.some((readings) => readings.some(({ lemma }) => lemma === asked.slice(5)));
  const name = asked.charAt(0) + asked.slice(1).toLowerCase();
  return words.some((readings) => readings.some(({ features }) => features.Case === name));
}
