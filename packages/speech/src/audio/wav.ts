/** One channel of sound in memory. */
export interface Sound {
  /** −1 to 1, the constant part taken out. */
  samples: Float32Array;
  /** Samples a second. */
  sampleRate: number;
}

/** No recording of a word or a phrase is longer; what comes after is not read. */
const maxSeconds = 30;
const pcm = 1;
const ieeeFloat = 3;
const extensible = 0xfffe;

interface Format {
  tag: number;
  channels: number;
  sampleRate: number;
  bits: number;
}

const name = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

const readFormat = (view: DataView, at: number, size: number): Format | null => {
  if (size < 16) return null;
  let tag = view.getUint16(at, true);
  // The kind of an extensible file is the beginning of its GUID.
  if (tag === extensible) {
    if (size < 26) return null;
    tag = view.getUint16(at + 24, true);
  }
  return {
    tag,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
};

type Reader = (view: DataView, at: number) => number;

const readers: Record<string, Reader> = {
  [`${pcm} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${pcm} 16`]: (view, at) => view.getInt16(at, true) / 32768,
  [`${pcm} 24`]: (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8388608,
  [`${pcm} 32`]: (view, at) => view.getInt32(at, true) / 2147483648,
  [`${ieeeFloat} 32`]: (view, at) => view.getFloat32(at, true),
  [`${ieeeFloat} 64`]: (view, at) => view.getFloat64(at, true),
};

/** Where the format and the sound are; sizes are believed no further than the bytes present. */
const chunks = (view: DataView): { format: Format; start: number; end: number } | null => {
  let format: Format | null = null;
  let data: { start: number; end: number } | null = null;
  for (let at = 12; at + 8 <= view.byteLength && !(format && data); ) {
    const chunk = name(view, at);
    const claimed = view.getUint32(at + 4, true);
    const start = at + 8;
    const present = Math.min(claimed, view.byteLength - start);
    if (chunk === "fmt " && !format) {
      format = readFormat(view, start, present);
      if (!format) return null;
    } else if (chunk === "data" && !data) {
      // Recorders that stream leave the size empty or full.
      const unknown = claimed === 0 || claimed === 0xffffffff;
      data = { start, end: unknown ? view.byteLength : start + present };
      if (unknown && format) break;
    }
    at = start + claimed + (claimed % 2);
  }
  return format && data ? { format, ...data } : null;
};

/** The channels mixed down; when they cancel each other, the loudest alone. */
const mixDown = (
  view: DataView,
  start: number,
  frames: number,
  channels: number,
  width: number,
  read: Reader,
): Float32Array => {
  const mixed = new Float32Array(frames);
  const energies = new Float64Array(channels);
  let mixedEnergy = 0;
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const value = read(view, start + (frame * channels + channel) * width);
      sum += value;
      energies[channel] = (energies[channel] as number) + value * value;
    }
    mixed[frame] = sum / channels;
    mixedEnergy += (sum / channels) ** 2;
  }
  const loudest = energies.indexOf(Math.max(...energies));
  if (mixedEnergy < 0.1 * (energies[loudest] as number)) {
    for (let frame = 0; frame < frames; frame++)
      mixed[frame] = read(view, start + (frame * channels + loudest) * width);
  }
  return mixed;
};

/** Takes the constant part out and brings what is louder than full scale back to it; false when a number is none. */
const tidy = (samples: Float32Array): boolean => {
  let sum = 0;
  for (const value of samples) sum += value;
  const mean = samples.length ? sum / samples.length : 0;
  if (!Number.isFinite(mean)) return false;
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = (samples[i] as number) - mean;
    samples[i] = value;
    if (value > peak) peak = value;
    else if (-value > peak) peak = -value;
  }
  if (peak > 1) for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) / peak;
  return true;
};

/**
 * Decodes a RIFF/WAVE file: PCM of 8, 16, 24, 32 bits or floating point of 32, 64, plain or extensible,
 * any number of channels, 8 to 192 kHz. Trusts no header: sizes end where the bytes end, and only the
 * first 30 seconds are read. null for anything else, with NaN or infinite samples too.
 */
export const decodeWav = (bytes: Uint8Array): Sound | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || !/^(RIFF|RF64)$/.test(name(view, 0)) || name(view, 8) !== "WAVE")
    return null;
  const found = chunks(view);
  if (!found) return null;
  const { format, start, end } = found;
  const { channels, sampleRate, bits } = format;
  const read = readers[`${format.tag} ${bits}`];
  if (!read || channels === 0 || sampleRate < 8000 || sampleRate > 192_000) return null;
  const width = bits / 8;
  const present = Math.floor((end - start) / (channels * width));
  const frames = Math.min(present, maxSeconds * sampleRate);
  const samples = mixDown(view, start, frames, channels, width, read);
  return tidy(samples) ? { samples, sampleRate } : null;
};
