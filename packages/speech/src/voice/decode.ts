/** A sound as samples: one channel, −1 to 1. */
export interface DecodedSound {
  pcm: Float32Array;
  sampleRate: number;
}

/** Reads the bytes of an MP3; one at a time. */
export type Decode = (mp3: Uint8Array) => Promise<DecodedSound>;

/** Starts a decoder of MP3. Without a sound in the bytes, or with one longer than a minute, it throws. */
export const startDecoder = async (): Promise<Decode> => {
  // A tenth of a megabyte of program that only those who decode need.
  const { MPEGDecoder } = await import("mpg123-decoder");
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return async (mp3) => {
    await decoder.reset();
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(mp3);
    const [left, right] = channelData;
    if (!left || samplesDecoded === 0 || sampleRate === 0) throw new Error("There is no sound.");
    if (samplesDecoded > 60 * sampleRate) throw new Error("The sound is longer than a minute.");
    const pcm = Float32Array.from(left.subarray(0, samplesDecoded), (sample, at) =>
      right ? (sample + (right[at] ?? 0)) / 2 : sample,
    );
    return { pcm, sampleRate };
  };
};
