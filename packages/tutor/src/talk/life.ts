import type { Tools } from "../ask.ts";
import type { HeardIn } from "../recognise/life-recogniser.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { type Heard, hear, heardWords, readHeard } from "./heard.ts";

type Life = Tools["course"]["tutor"]["life"];
type Hears = NonNullable<Life["tones"][number]["hears"]>;

/** What somebody told of their life in English or Russian, as `content/tutor/life.yaml` knows it. */
export interface LifeTold {
  readonly language: "en" | "ru";
  readonly tone: Life["tones"][number];
  /** Undefined of what no subject knows. */
  readonly subject: Life["subjects"][number] | undefined;
  readonly isOfSelf: boolean;
  /** It sounds like the tellings that were learnt from. */
  readonly sounds: boolean;
}

interface Read<Value> {
  readonly value: Value;
  readonly en: readonly Heard[];
  readonly ru: readonly Heard[];
}

const readOf = new WeakMap<
  Life,
  {
    tones: readonly Read<Life["tones"][number]>[];
    subjects: readonly Read<Life["subjects"][number]>[];
  }
>();

function read(life: Life) {
  let known = readOf.get(life);
  if (!known) {
    const of = <Value extends { readonly hears?: Hears }>(value: Value): Read<Value> => ({
      value,
      en: (value.hears?.en ?? []).map((written) => readHeard(written, "en")),
      ru: (value.hears?.ru ?? []).map((written) => readHeard(written, "ru")),
    });
    known = { tones: life.tones.map(of), subjects: life.subjects.map(of) };
    readOf.set(life, known);
  }
  return known;
}

/** Somebody speaks of themselves or of what is theirs. */
const OF_SELF = {
  en: /(?<![\p{L}'])(?:i|i'm|im|i've|ive|i'll|i'd|my|me|we|we're|we've|our|us)(?![\p{L}])/u,
  ru: /(?<!\p{L})(?:я|мы|учусь|занимаюсь|играю|хожу|осваиваю|мне|меня|мной|нас|нам|нами|мой|моя|мое|мои|моего|моей|моему|моим|моих|мою|наш|наша|наше|наши|нашей|нашего|нашу|нашим)(?!\p{L})/u,
};

/** More words than a sentence has. */
const LONG = 1000;

interface HeardSubject {
  readonly value: Life["subjects"][number];
  /** Words that its pattern names. */
  readonly named: number;
}

/** The tone and the subject that the rules hear. */
function heardIn(text: string, life: Life) {
  const language = hasCyrillic(text) ? ("ru" as const) : ("en" as const);
  const sentences = foldText(text)
    .split(/[.!?…,;:()]+/u)
    .map(heardWords);
  const { tones, subjects } = read(life);
  const isHeard = (one: Read<unknown>): boolean =>
    one[language].some((pattern) => sentences.some((words) => hear(pattern, words)));
  const tone = tones.find((one) => one.value.hears === undefined || isHeard(one))?.value;
  const heard: (HeardSubject & { at: number })[] = [];
  for (const { value, [language]: patterns } of subjects) {
    let best: (HeardSubject & { at: number }) | undefined;
    for (const [sentence, words] of sentences.entries())
      for (const pattern of patterns) {
        const found = hear(pattern, words);
        const first = found?.words[0];
        if (!found || !first) continue;
        const [named, at] = [found.named, sentence * LONG + words.indexOf(first)];
        if (!best || named > best.named || (named === best.named && at < best.at))
          best = { value, named, at };
      }
    if (best) heard.push(best);
  }
  // Of two that name as much, what was told first is what it is about
  heard.sort((a, b) => b.named - a.named || a.at - b.at);
  return { language, tone, subjects: heard as readonly HeardSubject[] };
}

/** What the rules hear in a message, for the recogniser to learn from. */
export const lifeHeard =
  (life: Life): HeardIn =>
  (message) => {
    const { tone, subjects } = heardIn(message, life);
    return [
      `tone ${tone?.id}`,
      ...subjects.map(({ value }) => value.id),
      ...(subjects[0] ? [`first ${subjects[0].value.id}`] : []),
    ];
  };

/** How likely a subject must be to be taken from the recogniser, by how many words a rule heard of another. */
const LIKELY = [0.3, 0.38, 0.6] as const;
const SUREST = 0.97;
/** From so many words on a message may be a telling by its sound alone; from so likely on it is one. */
const FEWEST = { ofSelf: 5, others: 3 };
const TELLS = { ofSelf: 0.7, others: 0.85 };

/** Reads what somebody tells; undefined where the course has nothing to say to it. */
export function lifeTold(text: string, tools: Tools): LifeTold | undefined {
  const { life } = tools.course.tutor;
  const { language, tone, subjects } = heardIn(text, life);
  if (!tone) return undefined;
  const [rule] = subjects;
  const isOfSelf = OF_SELF[language].test(foldText(text));
  const kind = isOfSelf ? "ofSelf" : "others";
  const sounds =
    text.split(" ").length >= FEWEST[kind] &&
    tools.lifeRecogniser.tells(text) >= (isOfSelf || rule ? TELLS.ofSelf : TELLS.others);
  const [likely] = sounds ? tools.lifeRecogniser.recognise(text) : [];
  const least = LIKELY[rule?.named ?? 0] ?? SUREST;
  const learnt =
    likely && likely.probability >= least
      ? life.subjects.find(({ id }) => id === likely.label)
      : undefined;
  return { language, tone, subject: learnt ?? rule?.value, isOfSelf, sounds };
}
