import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { formSteps, kz, readingSteps } from "../../features/form-text.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, trimEnds } from "../../text/fold.ts";
import { pointLines } from "./form-meaning.ts";
import { QUOTED } from "./quoted.ts";

/** The last letters of a stem that are otherwise between vowels, each with what it becomes. */
const VOICED: ReadonlyMap<string, string> = new Map([
  ["п", "б"],
  ["к", "г"],
  ["қ", "ғ"],
]);
const VOICING = "voicing";

const SURE = 0.9984;

/** What {@link formOfWord} hears, before a letter that the question names is told of. */
export const formOfWordIntent: Intent = {
  name: "compare",
  decides: true,
  understand(asked, tools) {
    const draft = formOfWord(asked, tools);
    return draft && { confidence: SURE, answer: () => draft };
  },
};

/** «Почему «кітап», но «кітабым»?», "why does жүрек become жүрегім": how the form comes of its word, ending by ending. */
function formOfWord(asked: Asked, tools: Tools): Draft | undefined {
  const { raw, folded, language } = asked;
  if (!tools.patterns.one("compare.why-form").test(folded)) return undefined;
  // «Почему «бес кітап», а не «бес кітаптар»?» asks which is right
  if (tools.patterns.one("compare.one-not-other").test(folded)) return undefined;
  const quoted = [...raw.matchAll(QUOTED)]
    .map(([, text = ""]) => trimEnds(foldText(text)))
    // «Откуда «б»?»: a letter is asked about, and is none of the two
    .filter((text) => text.length > 1);
  const [first = "", second = "", ...others] = [...new Set(quoted)];
  if (others.length > 0 || second === "") return undefined;
  const [word, made] = first.length <= second.length ? [first, second] : [second, first];
  const reading = knownReadings(made).find(
    ({ lemma, suffixes }) => lemma === word && suffixes.length > 0,
  );
  if (!reading) return undefined;
  const label = labelFrom(reading.suffixes.map(({ id }) => id));
  const exact = label ? formSteps(word, label, language) : [];
  const steps = exact.length > 0 ? exact : readingSteps(reading, language);
  const voiced = VOICED.get(word.at(-1) ?? "");
  const isVoiced = voiced !== undefined && made[word.length - 1] === voiced;
  return {
    text: [
      `${word} → ${made}`,
      ...steps,
      ...(isVoiced ? ["", ...pointLines(VOICING, language, tools)] : []),
    ].join("\n"),
    kazakh: [kz(word, word), kz(made, word)],
    points: isVoiced ? [VOICING] : [],
    confidence: 0.95,
    focus: isVoiced
      ? { kind: "topic", id: VOICING }
      : { kind: "word", lemma: word, pos: reading.entry?.pos ?? "n", ...(label && { label }) },
  };
}
