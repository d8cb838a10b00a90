import { Stretch } from "@soundtouchjs/core";

/**
 * The same speech faster or slower at the same pitch.
 *
 * @param tempo above 1 is faster, below is slower; the result is `pcm.length / tempo` long
 */
export const stretched = (pcm: Float32Array, tempo: number, sampleRate: number): Float32Array => {
  const length = Math.floor(pcm.length / tempo);
  if (tempo === 1) return pcm.slice();
  const stretch = new Stretch({ createBuffers: true, sampleRate });
  // Every place is looked at for the one that fits best, and speech keeps its short sounds in short pieces.
  stretch.setParameters(sampleRate, 40, 15, 8);
  stretch.quickSeek = false;
  stretch.tempo = tempo;
  const { inputBuffer, outputBuffer } = stretch;
  if (!inputBuffer || !outputBuffer) throw new Error("The stretcher has no buffers.");
  // The library works on two channels, and leaves its last window unsaid: silence pushes that out.
  const silence = Math.ceil(sampleRate * 0.3);
  const pair = new Float32Array((pcm.length + silence) * 2);
  pcm.forEach((sample, at) => {
    pair[at * 2] = sample;
    pair[at * 2 + 1] = sample;
  });
  inputBuffer.putSamples(pair);
  stretch.process();
  const frames = Math.min(length, outputBuffer.frameCount);
  const out = new Float32Array(frames * 2);
  outputBuffer.extract(out, 0, frames);
  const sound = new Float32Array(length);
  for (let at = 0; at < frames; at++) sound[at] = out[at * 2] as number;
  return sound;
};
