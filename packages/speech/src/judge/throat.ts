import { logMel, normalise, throats } from "./features.ts";
import { createLattice, freeFront, type Lattice } from "./lattice.ts";
import type { Model } from "./model.ts";
import { logPosteriors } from "./network.ts";

/** What was said, heard as by a throat of one length. */
export interface HeardByThroat {
  posteriors: Float32Array;
  lattice: Lattice;
  /** The front of any row of sounds. */
  free: Float64Array;
}

/**
 * Hears samples at 16 kHz as if the speaker's throat were of usual length: of a few lengths, the one with which
 * what was said is most like speech, whatever its words. Children's throats are a fifth shorter.
 */
export const hearByThroat = (model: Model, samples: Float32Array): HeardByThroat =>
  throats
    .map((throat): HeardByThroat => {
      const posteriors = logPosteriors(model, normalise(logMel(samples, throat)));
      const lattice = createLattice(model, posteriors);
      return { posteriors, lattice, free: freeFront(lattice) };
    })
    .reduce((best, one) =>
      (one.free.at(-1) as number) > (best.free.at(-1) as number) ? one : best,
    );
