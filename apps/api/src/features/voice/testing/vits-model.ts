import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { kazakhEspeakData } from "@tilashar/speech/voice";
import { PbfWriter } from "pbf";

/** Numbers of ONNX for the kinds of values. */
const kinds = { float: 1, int64: 7 } as const;
const rate = 16_000;
/** Letters, for models whose text is written as it is. */
const letterTokens = ["_", " ", ..."аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя,.!?-"];

/** Sounds, for models of Piper: espeak-ng writes the text in IPA. The first three stand around and between them. */
const soundTokens = [..."_^$ !',-.:;?aɑæbdefhijklmnoøpqrstuvwxyzŋɡɣɟɫɯɪʊʃʒʁχœəɾˈˌː"];

type Write = (writer: PbfWriter) => void;

export interface ModelOptions {
  language?: string;
  /** What a letter sounds like, from 0 to 1 of its 90 ms. */
  wave?: (letter: number, time: number) => number;
  /** Leaves out what the library can't do without. */
  withoutRate?: boolean;
  /** Weights beside the sounds that each letter goes through, in bytes. */
  weights?: number;
  /** Made as Piper's voices are: espeak-ng reads the text, and three scales come as one. */
  piper?: boolean;
}

const message = (write: Write): Uint8Array => {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
};

const part = (writer: PbfWriter, field: number, write: Write): void =>
  writer.writeBytesField(field, message(write));

const value =
  (name: string, kind: number, shape: readonly (number | string)[]): Write =>
  (writer) => {
    writer.writeStringField(1, name);
    part(writer, 2, (type) =>
      part(type, 1, (tensor) => {
        tensor.writeVarintField(1, kind);
        part(tensor, 2, (dimensions) => {
          for (const size of shape) {
            part(dimensions, 1, (one) =>
              typeof size === "number"
                ? one.writeVarintField(1, size)
                : one.writeStringField(2, size),
            );
          }
        });
      }),
    );
  };

const constant =
  (name: string, kind: number, shape: readonly number[], data: Uint8Array): Write =>
  (writer) => {
    for (const size of shape) writer.writeVarintField(1, size);
    writer.writeVarintField(2, kind);
    writer.writeStringField(8, name);
    writer.writeBytesField(9, data);
  };

const node =
  (operation: string, inputs: readonly string[], output: string): Write =>
  (writer) => {
    for (const input of inputs) writer.writeStringField(1, input);
    writer.writeStringField(2, output);
    writer.writeStringField(3, output);
    writer.writeStringField(4, operation);
  };

const tone = (letter: number, time: number) =>
  0.3 * Math.sin(2 * Math.PI * (150 + 12 * letter) * time);

/** A VITS model in the form that sherpa-onnx reads: each letter becomes a tone of 90 ms. */
export function vitsModel({ language = "Kazakh", wave = tone, ...options }: ModelOptions = {}) {
  const tokens = options.piper ? soundTokens : letterTokens;
  // What is not heard: a blank between the sounds, and what stands around them.
  const silent = options.piper ? 4 : 2;
  const width = options.weights ? Math.floor(Math.sqrt(options.weights / 4)) : rate * 0.09;
  const sounds = new Float32Array(tokens.length * width);
  tokens.forEach((_, letter) => {
    if (letter < silent) return;
    for (let i = 0; i < Math.min(width, rate * 0.09); i++)
      sounds[letter * width + i] = wave(letter, i / rate);
  });
  const facts: Record<string, string> = {
    ...(options.withoutRate ? {} : { sample_rate: String(rate) }),
    n_speakers: "1",
    language,
    ...(options.piper
      ? { model_type: "vits", comment: "piper", voice: "kk", has_espeak: "1" }
      : {
          comment: "made by a script",
          add_blank: "0",
          punctuation: ", . ! ?",
          frontend: "characters",
        }),
  };
  const input = options.piper ? "input" : "x";
  return message((model) => {
    model.writeVarintField(1, 8);
    part(model, 8, (set) => {
      set.writeStringField(1, "");
      set.writeVarintField(2, 13);
    });
    part(model, 7, (graph) => {
      part(graph, 1, node("Gather", ["sounds", input], "letters"));
      if (options.weights) part(graph, 1, node("MatMul", ["letters", "weights"], "weighed"));
      part(graph, 1, node("Reshape", [options.weights ? "weighed" : "letters", "shape"], "y"));
      graph.writeStringField(2, "tones");
      part(
        graph,
        5,
        constant("sounds", kinds.float, [tokens.length, width], new Uint8Array(sounds.buffer)),
      );
      part(
        graph,
        5,
        constant(
          "shape",
          kinds.int64,
          [3],
          new Uint8Array(new BigInt64Array([1n, 1n, -1n]).buffer),
        ),
      );
      if (options.weights) {
        const weights = new Float32Array(width * width);
        for (let i = 0; i < width; i++) weights[i * width + i] = 1;
        part(
          graph,
          5,
          constant("weights", kinds.float, [width, width], new Uint8Array(weights.buffer)),
        );
      }
      part(graph, 11, value(input, kinds.int64, [1, "length"]));
      part(graph, 11, value(`${input}_length${options.piper ? "s" : ""}`, kinds.int64, [1]));
      if (options.piper) part(graph, 11, value("scales", kinds.float, [3]));
      else
        for (const name of ["noise_scale", "length_scale", "noise_scale_w"])
          part(graph, 11, value(name, kinds.float, [1]));
      part(graph, 12, value("y", kinds.float, [1, 1, "samples"]));
    });
    for (const [key, text] of Object.entries(facts)) {
      part(model, 14, (entry) => {
        entry.writeStringField(1, key);
        entry.writeStringField(2, text);
      });
    }
  });
}

const listOf = (tokens: readonly string[]): string =>
  `${tokens.map((one, at) => `${one} ${at}`).join("\n")}\n`;

/** Writes the files of a voice into a folder. */
export async function writeVoice(folder: string, model: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "kk-tones.onnx"), model);
  await writeFile(join(folder, "tokens.txt"), listOf(letterTokens));
  await writeFile(join(folder, "LICENSE"), "CC0 1.0 Universal\n\nMade by a script for a test.\n");
}

/**
 * Writes a voice as sherpa-onnx publishes those of Piper, with the scripts that turned it from the one form into the
 * other. Without the dictionaries of other languages, which are most of espeak-ng's data.
 */
export async function writePiperVoice(folder: string, model: Uint8Array): Promise<void> {
  const data = join(folder, "espeak-ng-data");
  for (const [name, content] of await kazakhEspeakData()) {
    await mkdir(dirname(join(data, name)), { recursive: true });
    await writeFile(join(data, name), content);
  }
  const files: Record<string, Uint8Array | string> = {
    "kk_KZ-tones-low.onnx": model,
    "kk_KZ-tones-low.onnx.json": JSON.stringify({
      audio: { sample_rate: rate, quality: "low" },
      espeak: { voice: "kk" },
      language: { code: "kk_KZ", family: "kk", name_english: "Kazakh" },
      num_speakers: 1,
      phoneme_id_map: Object.fromEntries(soundTokens.map((sound, at) => [sound, [at]])),
    }),
    "tokens.txt": listOf(soundTokens),
    MODEL_CARD:
      "# Model card for tones (low)\n\n* Language: kk_KZ (Kazakh, Kazakhstan)\n* Speakers: 1\n\n## Dataset\n\n* URL: https://example.org/tones\n* License: CC0 1.0\n",
    ".gitattributes": "*.onnx filter=lfs\n",
    "vits-piper-kk_KZ.py": "print()\n",
    "vits-piper-kk_KZ.sh": "true\n",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
