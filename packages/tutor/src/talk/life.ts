import type { Tools } from "../ask.ts";
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

/** Reads what somebody tells; undefined where the course has nothing to say to it. */
export function lifeTold(text: string, tools: Tools): LifeTold | undefined {
  const { life } = tools.course.tutor;
  const language = hasCyrillic(text) ? "ru" : "en";
  const folded = foldText(text);
  const sentences = folded.split(/[.!?…,;:()]+/u).map(heardWords);
  const { tones, subjects } = read(life);
  const isHeard = (one: Read<unknown>): boolean =>
    one[language].some((pattern) => sentences.some((words) => hear(pattern, words)));
  const tone = tones.find((one) => one.value.hears === undefined || isHeard(one))?.value;
  if (!tone) return undefined;
  let subject: { value: Life["subjects"][number]; named: number; at: number } | undefined;
  for (const { value, [language]: patterns } of subjects)
    for (const [sentence, words] of sentences.entries())
      for (const pattern of patterns) {
        const heard = hear(pattern, words);
        const first = heard?.words[0];
        if (!heard || !first) continue;
        const [named, at] = [heard.named, sentence * LONG + words.indexOf(first)];
        // Of two that name as much, what was told first is what it is about
        if (!subject || named > subject.named || (named === subject.named && at < subject.at))
          subject = { value, named, at };
      }
  return { language, tone, subject: subject?.value, isOfSelf: OF_SELF[language].test(folded) };
}
