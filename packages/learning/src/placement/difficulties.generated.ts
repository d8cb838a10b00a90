/**
 * Difficulties measured from answers, by question: written by `npm run test:items -- --freeze` and kept
 * for a release. A question that is not here has the difficulty of its author's tag.
 */
export const DIFFICULTIES: Readonly<Record<number, number>> = {};
