import { kindOfItem } from "@tilashar/learning/review";
import type { DeckWord } from "@tilashar/own-texts/word-lists";
import type { LocalItem } from "#app/lib/review/review-store.ts";
import { loadWords } from "#app/lib/review/words.ts";
import { voiceAddress } from "#app/lib/voice/voice-address.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";

const pageLength = 200;
/** So many sounds are asked for at a time: the first to ask has each of them made. */
const atOnce = 3;

/** Everything of one's own that has Kazakh words: rules and sounds are no words for another program. */
export async function wordsForDeck(signal: AbortSignal): Promise<LocalItem[]> {
  const words: LocalItem[] = [];
  for (let offset = 0; ; ) {
    const page = await loadWords({ sort: "added", limit: pageLength, offset }, signal);
    words.push(...page.words);
    offset += page.words.length;
    if (page.words.length === 0 || offset >= page.total) break;
  }
  return words.filter(({ kz, item }) => kz !== "" && ["word", "line"].includes(kindOfItem(item)));
}

/**
 * Words as a deck takes them, with their sounds where they can be had.
 *
 * @param onDone told how many words are ready
 */
export async function deckWords(
  items: readonly LocalItem[],
  options: { sound: boolean; signal: AbortSignal; onDone(done: number): void },
): Promise<DeckWord[]> {
  const { ipa } = await import("@tilashar/kazakh/sound");
  const { stressTail } = await import("@tilashar/kazakh/morphology");
  const words: DeckWord[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      const item = items[at];
      if (item === undefined) continue;
      options.signal.throwIfAborted();
      const sound = options.sound ? await soundOf(item.kz, options.signal) : null;
      words[at] = deckWord(item, `[${ipa(item.kz, { tail: stressTail })}]`, sound);
      done += 1;
      options.onDone(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return words;
}

function deckWord(item: LocalItem, transcript: string, sound: Uint8Array | null): DeckWord {
  const { kz, en, ru, example, note, source } = item;
  return {
    key: item.item,
    fields: {
      Kazakh: kz,
      Transcript: transcript,
      English: en,
      Russian: ru,
      Sentence: example?.kz ?? "",
      "Sentence in English": example?.en ?? "",
      "Sentence in Russian": example?.ru ?? "",
      Note: note,
    },
    tag: `tilashar::${source}`,
    sound,
  };
}

/** The voice of a word as MP3; null where there is no network, or no such sound. */
async function soundOf(text: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const { voice } = voiceSetting();
  const address = voiceAddress(text, voice === "browser" ? "aizhan" : voice, "normal", "person");
  if (address === null) return null;
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch (error) {
    signal.throwIfAborted();
    console.warn("A sound could not be fetched", error);
    return null;
  }
}
