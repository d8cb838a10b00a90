/**
 * How often readings are taken, right ones and wrong ones: node …/measure-command.ts [how many sentences] [half]
 *
 * Limits are chosen on the half "chosen" of the course's sentences; "held-out" tells what they are worth on others.
 */
import { readdirSync, readFileSync } from "node:fs";
import { phones } from "@tilashar/kazakh/sound";
import { loadModel } from "../../judge/load.ts";
import { wavFile } from "../../testing/wav-file.ts";
import { speakerNames, startSpeaker } from "../../voice/index.ts";
import { canBeRead, hearReadAloud } from "../index.ts";

const lessons = new URL("../../../../../content/lessons/", import.meta.url);
const speaker = await startSpeaker();
const model = loadModel();

const count = Number(process.argv[2] ?? 50);
const isHeldOut = process.argv[3] !== "chosen";
const isSaid = (word: string) => phones(word).length > 0;

const texts = [
  ...new Set(
    readdirSync(lessons).flatMap((file) =>
      [
        ...readFileSync(new URL(file, lessons), "utf8").matchAll(/kz: "?([^"\n{}]{8,90}[.!?])"?/g),
      ].map(([, text]) => text as string),
    ),
  ),
]
  .filter((text) => canBeRead(text) && text.split(" ").filter(isSaid).length > 1)
  .sort()
  .filter((_, at) => (at % 2 === 1) === isHeldOut);

let state = isHeldOut ? 11 : 7;
/** The same numbers from 0 to 1 each time. */
const chance = () => {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
};
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;
const bell = () => Math.sqrt(-2 * Math.log(chance() + 1e-9)) * Math.cos(2 * Math.PI * chance());

const echoes = [
  [0.023, 0.5],
  [0.041, 0.4],
  [0.067, 0.3],
  [0.11, 0.2],
  [0.17, 0.12],
] as const;
type Room = "clean" | "noise 20 dB" | "echo";

/** A sound as it is heard in a room, with a silence before and after it. */
function inRoom(pcm: Float32Array, sampleRate: number, room: Room): Uint8Array {
  const around = Math.round(0.3 * sampleRate);
  const heard = new Float32Array(pcm.length + 2 * around);
  heard.set(pcm, around);
  if (room === "echo")
    for (const [seconds, gain] of echoes) {
      const late = Math.round(seconds * sampleRate);
      for (let i = heard.length - 1; i >= late; i--)
        heard[i] = (heard[i] as number) + gain * (heard[i - late] as number);
    }
  const level = Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length);
  const noise = level / (room === "noise 20 dB" ? 10 : 300);
  const gain = room === "echo" ? 0.5 : 1;
  return wavFile(
    heard.map((sample) => gain * sample + noise * bell()),
    { rate: sampleRate },
  );
}

const counts = new Map<string, { taken: number; of: number }>();
for (let at = 0; at < count; at++) {
  const text = oneOf(texts);
  const words = text.split(" ");
  // A dash is no word: without it the text is the same.
  const place = oneOf([...words.keys()].filter((i) => isSaid(words[i] as string)));
  let word = "";
  do word = (oneOf(texts).split(" ").find(isSaid) ?? "").replace(/[^\p{L}-]/gu, "").toLowerCase();
  while (phones(word).join() === phones(words[place] as string).join());
  let other = oneOf(texts);
  while (other === text) other = oneOf(texts);
  const voice = speakerNames[at % speakerNames.length] as (typeof speakerNames)[number];
  const { pcm, sampleRate } = speaker.synthesise({ text, voice });
  const without = words.filter((_, i) => i !== place).join(" ");
  const asked: Record<string, string> = {
    "the text itself": text,
    "another text": other,
    // What was said holds a word that the text has not, and so on.
    "a word added": without,
    "a word replaced": words.map((one, i) => (i === place ? word : one)).join(" "),
    "a word left out": [...words.slice(0, place), word, ...words.slice(place)].join(" "),
  };
  for (const room of ["clean", "noise 20 dB", "echo"] as const) {
    const wav = inRoom(pcm, sampleRate, room);
    for (const [what, expected] of Object.entries(asked)) {
      const isTaken = typeof hearReadAloud(model, wav, expected) !== "string";
      for (const key of [`${room}: ${what}`, `all: ${what}`, `${voice}: ${what}`]) {
        const sum = counts.get(key) ?? { taken: 0, of: 0 };
        counts.set(key, { taken: sum.taken + (isTaken ? 1 : 0), of: sum.of + 1 });
      }
    }
  }
}
console.log(isHeldOut ? "Held-out sentences:" : "Sentences that the limits were chosen on:");
for (const [key, { taken, of }] of counts) console.log(`${key}: ${taken} of ${of} taken`);
