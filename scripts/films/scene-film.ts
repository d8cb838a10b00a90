import { levelLetter, type Scene } from "@tilashar/course";
import { type Speaker, stretched } from "@tilashar/speech/voice";
import { parseActs } from "./film/acting.ts";
import type { Film } from "./film/film.ts";
import { layTimeline, neededHaste, type SpokenLine } from "./film/timeline.ts";
import { replayed } from "./sound/pitch.ts";
import { play } from "./sound/tune.ts";
import { stories } from "./story/stories.ts";

/** Seconds between lines by level: beginners need time to take in what was said. */
const pauses = { beginner: 0.62, intermediate: 0.45, advanced: 0.32 } as const;

/** How much faster people speak than the voices' teaching rate. */
const tempos = { beginner: 1.04, intermediate: 1.18, advanced: 1.26 } as const;

const felts = {
  sky: { ground: "#d3e8ee", motif: "#08708f", cord: "#faf6ef" },
  sun: { ground: "#fbe7ae", motif: "#e09a00", cord: "#fffaf0" },
  pomegranate: { ground: "#f6dcd3", motif: "#b83a35", cord: "#faf6ef" },
  steppe: { ground: "#d8e9d3", motif: "#2e7d4f", cord: "#faf6ef" },
  dusk: { ground: "#2c3763", motif: "#e9a93a", cord: "#2c3763" },
  felt: { ground: "#f0e5d0", motif: "#9a6b3c", cord: "#faf6ef" },
} as const;

export interface PreparedFilm {
  readonly film: Film;
  readonly sound: Float32Array;
  readonly sampleRate: number;
}

/** Speaks a scene and lays it out in time, with its music. */
export function prepareFilm(scene: Scene, speaker: Speaker): PreparedFilm {
  const story = stories[scene.id];
  if (story === undefined)
    throw new Error(`Scene ${scene.id} has no staging in scripts/films/story/stories.ts`);
  let sampleRate = 22050;
  const voices: Float32Array[] = [];
  const said = scene.lines.map((line) => {
    const role = story.roles[line.speaker];
    if (role === undefined) throw new Error(`Scene ${scene.id}: nobody is cast as ${line.speaker}`);
    const speech = speaker.synthesise({ text: line.kz, voice: role.voice });
    sampleRate = speech.sampleRate;
    return { line, speech, pitch: role.pitch ?? 1, pcm: replayed(speech.pcm, role.pitch ?? 1) };
  });
  const tempo = tempos[scene.level];
  const seconds = said.reduce((sum, { pcm }) => sum + pcm.length / sampleRate, 0) / tempo;
  const haste = tempo * neededHaste(seconds, said.length);
  const spoken = said.map(({ line, speech, pitch, pcm }): SpokenLine => {
    const voice = stretched(pcm, haste, sampleRate);
    voices.push(voice);
    const sooner = <T extends { start: number; end: number }>(timed: T): T => ({
      ...timed,
      start: timed.start / pitch / haste,
      end: timed.end / pitch / haste,
    });
    return {
      speaker: line.speaker,
      text: line.kz,
      seconds: voice.length / sampleRate,
      phones: speech.phones.map(({ phone, start, end }) => sooner({ phone, start, end })),
      words: speech.words.map(sooner),
    };
  });
  const timeline = layTimeline(spoken, pauses[scene.level]);
  const sound = new Float32Array(Math.round(timeline.seconds * sampleRate));
  play(sound, sampleRate, "title", 0.1, 0.5);
  play(sound, sampleRate, "end", timeline.endCard - 0.1, 0.5);
  timeline.lines.forEach((line, i) => {
    const acts = Object.values(parseActs(story.acts?.[i])).flat();
    if (acts.includes("strum"))
      play(sound, sampleRate, i <= 9 ? "oneNote" : "lesson", line.start + (i <= 9 ? 0.9 : 0), 0.22);
    const from = Math.round(line.start * sampleRate);
    voices[i]?.forEach((value, j) => {
      if (from + j < sound.length) sound[from + j] = (sound[from + j] as number) + value * 0.95;
    });
  });

  const sentences = (text: string) =>
    text.match(/[^.!?…]+[.!?…]+["»”]?/g)?.map((one) => one.trim()) ?? [text];
  const phrases = story.phrases.map(([lineAt, sentenceAt]) => {
    const line = scene.lines[lineAt];
    const phrase = {
      kz: sentences(line?.kz ?? "")[sentenceAt],
      en: sentences(line?.en ?? "")[sentenceAt],
      ru: sentences(line?.ru ?? "")[sentenceAt],
    };
    if (!phrase.kz || !phrase.en || !phrase.ru)
      throw new Error(`Scene ${scene.id}: line ${lineAt} has no sentence ${sentenceAt}`);
    return phrase as { kz: string; en: string; ru: string };
  });
  return {
    film: {
      id: scene.id,
      story,
      timeline,
      texts: { titles: scene.titles, level: levelLetter(scene.level), phrases },
      felts: felts[scene.cover.palette],
      names: Object.fromEntries(scene.characters.map(({ key, name }) => [key, name.kz])),
    },
    sound,
    sampleRate,
  };
}
