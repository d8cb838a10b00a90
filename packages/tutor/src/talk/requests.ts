import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { type Heard, type HeardWord, hear, heardWords, readHeard } from "./heard.ts";

/** A request of `content/tutor/requests.yaml` that a message makes. */
export interface FoundRequest {
  readonly id: string;
  /** Share of the words of its sentence that make it. */
  readonly share: number;
  /** Words of the sentence that the request does not name. */
  readonly rest: readonly string[];
  /** Words of the other sentences, those that say nothing left out. */
  readonly beside: number;
}

/** Words that ask for nothing themselves. */
const FILLER =
  /^(?:i|me|you|it|that|this|to|a|an|the|of|for|us|please|pls|plz|could|can|would|will|do|now|well|so|ok|okay|oh|um|and|but|sorry|just|really|very|at|all|anything|word|thing|what|said|say|wrote|tell|mean|still|again|bit|little|more|much|me|am|i'm|im|thanks|thank|hi|hello|kazakh|in|by|last|sentence|line|about|on|my|your|let's|lets|i'd|we|something|things|я|мне|меня|на|в|вы|ты|это|этот|эту|то|что|как|пожалуйста|плиз|ну|а|и|же|бы|можно|можешь|можете|мог|могли|вообще|совсем|ничего|сейчас|теперь|вот|ой|извини|извините|простите|прости|немного|чуть|очень|так|все|все-таки|ещё|еще|раз|о|об|про|него|нее|неё|нём|нем|мою|мой|моя|мои|моей|моём|моем|тему|чем-нибудь|по-казахски|со|мной|скажи|скажите|объясни|объясните|давай|давайте|казахском|казахский|мен|маған|сіз|сен|сізді|сені|оны|осы|бұл|мұны|осыны|бір|өтінемін|кешір|кешіріңіз|ал|енді|тағы|рақмет|ештеңе|мүлде|мүлдем|сөз|сөзді|айтып|беріңізші|берші|беріңіз|бер|түсіндіріп)$/u;

/** Words that stand anywhere in a request. */
const THIN =
  /^(?:i|me|you|it|that|this|to|a|an|the|us|please|pls|could|can|would|just|really|so|и|я|мне|меня|вы|ты|это|пожалуйста|же|бы|ну|вообще|совсем|очень|маған|сіз|сен|бір|өтінемін)$/u;

/** Finds what a message asks the tutor to do. */
export class RequestFinder {
  readonly #requests: readonly { readonly id: string; readonly patterns: readonly Heard[] }[];

  constructor({ tutor }: TaughtCourse) {
    this.#requests = tutor.requests.map(({ id, hears }) => ({
      id,
      patterns: LANGUAGES.flatMap((language) =>
        (hears[language] ?? []).map((written) => readHeard(written, language)),
      ),
    }));
  }

  /** Every request that some sentence of the message makes, the one that says most of its sentence first. */
  find(message: string): FoundRequest[] {
    const sentences = foldText(message)
      .split(/[.!?…,;:()\n]+/u)
      .map(heardWords)
      .filter((words) => words.length > 0);
    const own = sentences.map((words) => words.filter(({ lower }) => !FILLER.test(lower)));
    const all = own.reduce((sum, words) => sum + words.length, 0);
    const found = sentences.flatMap((words, at) =>
      this.#of(words, own[at] ?? []).map((one) => ({
        ...one,
        beside: all - (own[at]?.length ?? 0),
      })),
    );
    return found.sort((a, b) => b.share - a.share);
  }

  #of(words: readonly HeardWord[], own: readonly HeardWord[]): Omit<FoundRequest, "beside">[] {
    const thin = words.filter(({ lower }) => !THIN.test(lower));
    return this.#requests.flatMap(({ id, patterns }) => {
      let best: Omit<FoundRequest, "beside"> | undefined;
      for (const pattern of patterns) {
        // What stands between the words that ask may be left out: "say it again"
        const heard = hear(pattern, words) ?? hear(pattern, thin) ?? hear(pattern, own);
        if (!heard) continue;
        const rest = own.filter((word) => !heard.words.includes(word));
        const share = own.length === 0 ? 1 : 1 - rest.length / own.length;
        if (!best || share > best.share) best = { id, share, rest: rest.map(({ lower }) => lower) };
      }
      return best ?? [];
    });
  }
}
