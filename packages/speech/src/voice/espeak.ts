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

/** The file system of the WebAssembly build, which lives in memory. */
interface Files {
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, content: string | Uint8Array): void;
  unlink(path: string): void;
  lookupPath(path: string): { node: { contents: Uint8Array<ArrayBuffer> } };
}

interface EspeakModule {
  eSpeakNGWorker: new () => Espeak;
  FS: Files;
}

const data = "/usr/share/espeak-ng-data";
const variants = `${data}/voices/!v`;

/** Puts copies in the place of the files, and nothing in that of other languages' dictionaries. */
const keepOurs = (files: Files, folder: string): void => {
  for (const name of files.readdir(folder)) {
    if (name === "." || name === "..") continue;
    const path = `${folder}/${name}`;
    if (files.isDir(files.stat(path).mode)) keepOurs(files, path);
    else if (name.endsWith("_dict") && name !== "kk_dict") files.unlink(path);
    else files.writeFile(path, files.readFile(path));
  }
};

/** Gives back the one block of 24 MB that all files are parts of: 23 of them are dictionaries of other languages. */
const dropOtherLanguages = (files: Files): void => {
  const { buffer } = files.lookupPath(`${data}/phondata`).node.contents;
  keepOurs(files, data);
  buffer.transfer(0);
};

const load = async (): Promise<EspeakModule> => {
  // @ts-expect-error: the package has no types
  const { default: start } = await import("@echogarden/espeak-ng-emscripten");
  return (await start()) as EspeakModule;
};

/** What espeak-ng needs to read Kazakh, by path: neural voices of Piper bring such files along. */
export const kazakhEspeakData = async (): Promise<Map<string, Uint8Array>> => {
  const { FS } = await load();
  const names = ["phondata", "phonindex", "phontab", "intonations", "kk_dict", "lang/trk/kk"];
  return new Map(names.map((name) => [name, FS.readFile(`${data}/${name}`)]));
};

/**
 * Starts espeak-ng (about 0.2 s, 20 MB).
 *
 * @param ours voice variants to add, by name: the text of an espeak-ng variant file.
 */
export const startEspeak = async (ours: Readonly<Record<string, string>>): Promise<Espeak> => {
  const module = await load();
  dropOtherLanguages(module.FS);
  for (const [file, text] of Object.entries(ours)) module.FS.writeFile(`${variants}/${file}`, text);
  return new module.eSpeakNGWorker();
};
