/** The kinds of samples a WAV file may hold. */
export const sampleKinds = [
  { tag: 1, bits: 8 },
  { tag: 1, bits: 16 },
  { tag: 1, bits: 24 },
  { tag: 1, bits: 32 },
  { tag: 3, bits: 32 },
  { tag: 3, bits: 64 },
] as const;

/** How to write a WAV file, honestly or not. */
export interface WavShape {
  tag?: number;
  bits?: number;
  rate?: number;
  channels?: number;
  /** What each channel multiplies the sound with; the sound as it is otherwise. */
  spread?: readonly number[];
  extensible?: boolean;
  /** The size the data chunk claims. */
  claimed?: number;
  /** Chunks before the sound. */
  before?: readonly (readonly [string, Uint8Array])[];
}

const put = (view: DataView, at: number, tag: number, bits: number, value: number): void => {
  if (tag === 3 && bits === 64) view.setFloat64(at, value, true);
  else if (tag === 3 && bits === 32) view.setFloat32(at, value, true);
  else if (bits === 32) view.setInt32(at, Math.round(value * 2147483647), true);
  else if (bits === 24) {
    const whole = Math.round(value * 8388607);
    view.setUint8(at, whole & 255);
    view.setInt16(at + 1, whole >> 8, true);
  } else if (bits === 8) view.setUint8(at, Math.round(value * 127 + 128));
  else view.setInt16(at, Math.round(value * 32767), true);
};

const text = (bytes: Uint8Array, at: number, value: string): void =>
  bytes.set(new TextEncoder().encode(value), at);

/** A WAV file of a sound, with any header. */
export const wavFile = (
  sound: readonly number[] | Float32Array,
  shape: WavShape = {},
): Uint8Array => {
  const {
    tag = 1,
    bits = 16,
    rate = 16_000,
    channels = 1,
    extensible = false,
    before = [],
  } = shape;
  const known = sampleKinds.some((kind) => kind.bits === bits);
  const width = known ? bits / 8 : 2;
  const copies = Math.max(1, Math.min(channels, 8));
  const size = sound.length * copies * width;
  const formatSize = extensible ? 40 : 16;
  const extra = before.reduce((sum, [, bytes]) => sum + 8 + bytes.length + (bytes.length % 2), 0);
  const file = new Uint8Array(12 + 8 + formatSize + extra + 8 + size);
  const view = new DataView(file.buffer);
  text(file, 0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(file, 8, "WAVEfmt ");
  view.setUint32(16, formatSize, true);
  view.setUint16(20, extensible ? 0xfffe : tag, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, (rate * copies * width) >>> 0, true);
  view.setUint16(32, copies * width, true);
  view.setUint16(34, bits, true);
  if (extensible) view.setUint16(44, tag, true);
  let at = 20 + formatSize;
  for (const [name, bytes] of before) {
    text(file, at, name);
    view.setUint32(at + 4, bytes.length, true);
    file.set(bytes, at + 8);
    at += 8 + bytes.length + (bytes.length % 2);
  }
  text(file, at, "data");
  view.setUint32(at + 4, shape.claimed ?? size, true);
  at += 8;
  for (const value of sound) {
    for (let channel = 0; channel < copies; channel++, at += width)
      put(view, at, tag, known ? bits : 16, value * (shape.spread?.[channel] ?? 1));
  }
  return file;
};
