/** What a sound comes from: a person's recording, a neural voice, or our synthesiser. */
export const soundSources = ["person", "neural", "synthetic"] as const;
export type SoundSource = (typeof soundSources)[number];

/** The order in which they are asked, the one a learner prefers first. */
export const inOrder = (preferred: SoundSource | null): SoundSource[] =>
  preferred === null
    ? [...soundSources]
    : [preferred, ...soundSources.filter((source) => source !== preferred)];

export const isSoundSource = (name: unknown): name is SoundSource =>
  soundSources.some((source) => source === name);
