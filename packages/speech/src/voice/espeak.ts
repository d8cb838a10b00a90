/** A moment in what espeak-ng spoke. */
export interface EspeakEvent {
  type: string;
  /** Milliseconds from the beginning. */
  audio_position: number;
  /** Of a phoneme, its IPA; "" for a pause. */
  id?: string | number;
}

/** The part of the WebAssembly build of espeak-ng that we use. */
export interface Espeak {
  /** @returns 0 when the voice was found. */
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  get_samplerate(): number;
  /** Synchronous; called back with pieces of sound, and told to stop by a truthy answer. */
  synthesize(
    text: string,
    piece: (samples: Int16Array | null, events: readonly EspeakEvent[] | null) => boolean,
  ): void;
}

interface EspeakModule {
  eSpeakNGWorker: new () => Espeak;
  FS: { writeFile(path: string, text: string): void };
}

/** Where the WebAssembly build keeps voice variants in its own file system, which lives in memory. */
const variants = "/usr/share/espeak-ng-data/voices/!v";

/**
 * Starts espeak-ng (about 0.2 s, 60 MB).
 *
 * @param ours voice variants to add, by name: the text of an espeak-ng variant file.
 */
export const startEspeak = async (ours: Readonly<Record<string, string>>): Promise<Espeak> => {
  // @ts-expect-error: the package has no types
  const { default: start } = await import("@echogarden/espeak-ng-emscripten");
  const module = (await start()) as EspeakModule;
  for (const [file, text] of Object.entries(ours)) module.FS.writeFile(`${variants}/${file}`, text);
  return new module.eSpeakNGWorker();
};
