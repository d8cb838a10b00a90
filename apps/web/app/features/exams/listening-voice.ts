import type { MockPassage } from "@tilashar/learning/exams";
import { voiceAddress } from "#app/lib/voice/voice-address.ts";
import type { VoiceName } from "#app/lib/voice/voice-setting.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";

type ServerVoice = Exclude<VoiceName, "browser">;

/** Each person of a passage has a voice of their own. */
const voices: Readonly<Record<string, ServerVoice>> = {
  woman: "aizhan",
  man: "daulet",
  woman2: "madina",
  man2: "nurlan",
};

/** The server says no more at once. */
const longest = 200;

/** What is said at once, and by whom. */
export interface SpokenLine {
  readonly text: string;
  readonly voice: ServerVoice;
}

/** A passage as it is said: line by line, long ones sentence by sentence. */
export const spokenLines = ({ lines }: Pick<MockPassage, "lines">): SpokenLine[] =>
  lines.flatMap(({ who, kz }) =>
    sayable(kz).map((text) => ({ text, voice: voices[who] ?? "aizhan" })),
  );

/** A text in pieces that can be said: as many sentences in each as it may hold, words where one is too long. */
function sayable(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/(?<=[.!?…])\s+/u).flatMap(shortened)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < longest)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces;
}

function shortened(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const cut = sentence.lastIndexOf(" ", longest);
  const end = cut > 0 ? cut : longest;
  return [sentence.slice(0, end), ...shortened(sentence.slice(end).trim())];
}

/** Where the sounds of a passage are. */
export const soundAddresses = (passage: Pick<MockPassage, "lines">): string[] =>
  spokenLines(passage).flatMap(
    ({ text, voice }) => voiceAddress(text, voice, "normal", voiceSetting().prefer) ?? [],
  );
