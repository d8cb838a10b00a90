/** Mean level of speech that all voices are brought to: −19 dB of full scale, with room for peaks. */
const targetLevel = 10 ** (-19 / 20);
const highestPeak = 0.95;

/** The mean level (root of mean square, 0–1) of the parts where somebody speaks: frames of 20 ms within 30 dB of the loudest. */
export const speechLevel = (pcm: Float32Array, sampleRate: number): number => {
  const size = Math.round(sampleRate * 0.02);
  const powers: number[] = [];
  for (let at = 0; at + size <= pcm.length; at += size) {
    let sum = 0;
    for (let i = at; i < at + size; i++) sum += (pcm[i] as number) ** 2;
    powers.push(sum / size);
  }
  const floor = powers.reduce((most, power) => Math.max(most, power), 0) / 1000;
  const active = powers.filter((power) => power > floor);
  if (active.length === 0) return 0;
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / active.length);
};

/** Brings speech to one level in place, so that no word and no voice is louder than another; clicks included, nothing clips. */
export const normaliseLoudness = (pcm: Float32Array, sampleRate: number): void => {
  const level = speechLevel(pcm, sampleRate);
  const peak = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (level === 0) return;
  const gain = Math.min(targetLevel / level, highestPeak / peak);
  for (let i = 0; i < pcm.length; i++) pcm[i] = (pcm[i] as number) * gain;
};
