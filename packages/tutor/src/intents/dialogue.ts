import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { RULE_TEXTS } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { SCENARIOS, type Scenario } from "../practice/scenarios.ts";
import { type Language, type Turn, texts } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { verdictOf } from "./check.ts";

const T = {
  header: texts(
    "[Scene: {x}, {n} of {all}]",
    "[Сцена: {x}, {n} из {all}]",
    "[Көрініс: {x}, {n}/{all}]",
  ),
  task: texts("Your turn: {x}.", "Ваш ход: {x}.", "Кезек сізде: {x}."),
  good: texts("Well said!", "Отлично сказано!", "Жақсы айттыңыз!"),
  also: texts("One could say: {x}", "Можно сказать так: {x}", "Былай айтуға болады: {x}"),
  better: texts("Better: {x}", "Лучше так: {x}", "Дұрысы: {x}"),
  done: texts(
    "The scene is over. You managed it in Kazakh!",
    "Сцена окончена. Вы справились по-казахски!",
    "Көрініс аяқталды. Қазақша жақсы сөйлестіңіз!",
  ),
  stopped: texts(
    "All right, we leave the scene.",
    "Хорошо, выходим из сцены.",
    "Жарайды, көріністі тоқтатамыз.",
  ),
  choose: texts("Choose a scene:", "Выберите сцену:", "Көріністі таңдаңыз:"),
  stop: texts("stop", "стоп", "тоқта"),
} as const;

const START =
  /dialog|role ?-?play|conversation|scenario|scene|act out|practi[cs]e (?:ordering|buying|talking|speaking|shopping|meeting|a )|диалог|сценк|разыгра|ролев|поговорим|пообща|диалог|сұхбат|көрініс|әңгімелес|сөйлесейік/u;
const STOP =
  /^(?:stop|quit|exit|end|enough|стоп|хватит|выход|закончи\p{L}*|тоқта\p{L}*|болды|жетер)$/u;

/** A short scene in a shop, a taxi, a café…, judged leniently. */
export const dialogueIntent: RuleIntent = {
  name: "dialogue",
  answer(asked, tools) {
    const open = openScene(asked.history);
    if (open) return goOn(open, asked, tools);
    if (!START.test(asked.folded) || asked.words.length > 12) return undefined;
    const { language } = asked;
    const scenario = SCENARIOS.find(({ asked: pattern }) => pattern.test(asked.folded));
    if (scenario) return { ...show(scenario, 0, language, []), language };
    return {
      text: [T.choose[language], ...SCENARIOS.map(({ title }) => title[language])].join("\n"),
      chips: SCENARIOS.map(({ title }) => chip(title[language], language)),
      confidence: 0.9,
    };
  },
};

const chip = (title: string, language: Language): string =>
  texts(`Dialogue: ${title}`, `Диалог: ${title}`, `Диалог: ${title}`)[language];

/** The open line of a scene as it was said, to go on after something else was answered. */
export function saidAgain(history: readonly Turn[]): string | undefined {
  const line = lastBotLine(history);
  const at = line.search(/\[(?:Scene|Сцена|Көрініс): /);
  return at < 0 ? undefined : line.slice(at);
}

interface OpenScene {
  readonly scenario: Scenario;
  readonly at: number;
  readonly language: Language;
}

/** The scene that stands open, read back from its header. */
export function openScene(history: readonly Turn[]): OpenScene | undefined {
  const found = /\[(Scene|Сцена|Көрініс): (.+?), (\d+)(?: of | из |\/)\d+\]/.exec(
    lastBotLine(history),
  );
  if (!found) return undefined;
  const language: Language = found[1] === "Scene" ? "en" : found[1] === "Сцена" ? "ru" : "kz";
  const scenario = SCENARIOS.find(({ title }) => title[language] === found[2]);
  return scenario && { scenario, at: Number(found[3]) - 1, language };
}

function show(
  scenario: Scenario,
  at: number,
  language: Language,
  before: readonly string[],
): Draft {
  const step = scenario.steps[at];
  if (!step) return { text: "" };
  const header = T.header[language]
    .replace("{x}", scenario.title[language])
    .replace("{n}", String(at + 1))
    .replace("{all}", String(scenario.steps.length));
  const meaning = language === "kz" ? [] : [`(${step.line[language]})`];
  return {
    text: [
      ...before,
      header,
      step.line.kz,
      ...meaning,
      T.task[language].replace("{x}", step.task[language]),
    ].join("\n"),
    kazakh: [kz(step.line.kz)],
    chips: [step.sample, T.stop[language]],
    confidence: 0.95,
    state: { scene: scenario.id, at },
    language,
  };
}

function goOn(
  { scenario, at, language }: OpenScene,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  if (STOP.test(asked.folded)) return { text: T.stopped[language], language, confidence: 0.95 };
  const step = scenario.steps[at];
  if (!step) return undefined;
  const { known, total } = tools.reader.line(asked.raw);
  // A question about the language in the middle of a scene is answered as such
  if (
    total > 0 &&
    known / total < 0.5 &&
    /^(?:how|what|why|explain|translate|help|как|что|почему|объясни|переведи)(?![\p{L}])/u.test(
      asked.folded,
    )
  )
    return undefined;
  const checked = checkSentence(asked.raw, tools);
  const verdict = known > 0 ? { checked: verdictOf(checked) } : {};
  const lemmas = foldText(checked.text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => [word, ...knownReadings(word).map(({ lemma }) => lemma)]);
  const fits = step.expects.some(
    (lemma) => lemmas.includes(lemma.toLowerCase()) || lemmas.includes(lemma),
  );
  const lines: string[] = [];
  const mended = checked.verdict === "wrong" ? checked.corrections : [];
  const shown = mended.filter(({ rule }) => rule !== "letters").slice(0, 2);
  if (fits && shown.length === 0) lines.push(T.good[language]);
  if (shown.length > 0 && known > 0) {
    lines.push(T.better[language].replace("{x}", checked.text));
    for (const { from, to, rule } of shown)
      lines.push(`${from} → ${to}: ${RULE_TEXTS[rule][language]}`);
  }
  if (!fits) lines.push(T.also[language].replace("{x}", step.sample));
  const corrections = known > 0 ? shown : [];
  if (at + 1 >= scenario.steps.length) {
    return {
      text: [...lines, "", T.done[language]].join("\n"),
      kazakh: [kz(step.sample)],
      corrections,
      ...verdict,
      confidence: 0.95,
      language,
    };
  }
  return { ...show(scenario, at + 1, language, [...lines, ""]), corrections, ...verdict };
}
