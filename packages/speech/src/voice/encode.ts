/** MP3 plays everywhere, Safari on old phones too; Ogg Vorbis is smaller where it plays. */
export type SoundFormat = "mp3" | "ogg";

/** Seconds of silence that the MP3 encoder puts before a sound, measured with a decoder that plays all. */
export const mp3Delay = 0.05;

/** Turns samples into the bytes of a sound file; one at a time. */
export type Encode = (pcm: Float32Array, sampleRate: number) => Uint8Array<ArrayBuffer>;

/** Starts an encoder (about 50 ms); it is used for many sounds. Mono, 32 kbit/s of MP3: a word is under 8 kB. */
export const startEncoder = async (format: SoundFormat): Promise<Encode> => {
  // Half a megabyte of program that only those who encode need.
  const { createMp3Encoder, createOggEncoder } = await import("wasm-media-encoders");
  const encoder = format === "mp3" ? await createMp3Encoder() : await createOggEncoder();
  return (pcm, sampleRate) => {
    const options =
      format === "mp3"
        ? {
            channels: 1 as const,
            sampleRate,
            bitrate: 32 as const,
            outputSampleRate: 22050 as const,
          }
        : { channels: 1 as const, sampleRate, vbrQuality: 1 };
    encoder.configure(options as never);
    // The encoder reuses its buffer: what it returns is copied before it is called again.
    const pieces = [encoder.encode([pcm]).slice(), encoder.finalize().slice()];
    const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    let offset = 0;
    for (const piece of pieces) {
      bytes.set(piece, offset);
      offset += piece.length;
    }
    return bytes;
  };
};
