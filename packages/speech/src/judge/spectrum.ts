/** Length of the transform; a frame of 25 ms at 16 kHz is padded to it. */
export const transformLength = 512;
const half = transformLength / 2;

// A real transform of 512 is a complex one of 256 whose halves are then taken apart.
const cosines = Float64Array.from({ length: transformLength }, (_, i) =>
  Math.cos((2 * Math.PI * i) / transformLength),
);
const sines = Float64Array.from({ length: transformLength }, (_, i) =>
  Math.sin((2 * Math.PI * i) / transformLength),
);
const reversed = Uint16Array.from({ length: half }, (_, i) => {
  let bits = 0;
  for (let bit = 1, value = i; bit < half; bit <<= 1, value >>= 1) bits = (bits << 1) | (value & 1);
  return bits;
});

/**
 * A place to transform frames in, reused for all frames of a sound. `power` writes |X|² of bins 0 to
 * 256 into `out` for the 512 real numbers in `input`.
 */
export const createSpectrum = (): { input: Float64Array; power: (out: Float64Array) => void } => {
  const input = new Float64Array(transformLength);
  const real = new Float64Array(half);
  const imaginary = new Float64Array(half);
  const power = (out: Float64Array): void => {
    for (let i = 0; i < half; i++) {
      const at = reversed[i] as number;
      real[i] = input[2 * at] as number;
      imaginary[i] = input[2 * at + 1] as number;
    }
    for (let size = 2; size <= half; size *= 2) {
      const step = transformLength / size;
      const middle = size / 2;
      for (let first = 0; first < half; first += size) {
        for (let k = 0; k < middle; k++) {
          const c = cosines[k * step] as number;
          const s = sines[k * step] as number;
          const a = first + k;
          const b = a + middle;
          const re = (real[b] as number) * c + (imaginary[b] as number) * s;
          const im = (imaginary[b] as number) * c - (real[b] as number) * s;
          real[b] = (real[a] as number) - re;
          imaginary[b] = (imaginary[a] as number) - im;
          real[a] = (real[a] as number) + re;
          imaginary[a] = (imaginary[a] as number) + im;
        }
      }
    }
    for (let k = 0; k <= half; k++) {
      const a = k % half;
      const b = (half - k) % half;
      const evenRe = ((real[a] as number) + (real[b] as number)) / 2;
      const evenIm = ((imaginary[a] as number) - (imaginary[b] as number)) / 2;
      const oddRe = ((imaginary[a] as number) + (imaginary[b] as number)) / 2;
      const oddIm = ((real[b] as number) - (real[a] as number)) / 2;
      const c = cosines[k] as number;
      const s = sines[k] as number;
      const re = evenRe + oddRe * c + oddIm * s;
      const im = evenIm + oddIm * c - oddRe * s;
      out[k] = re * re + im * im;
    }
  };
  return { input, power };
};
