/**
 * Difficulties of the parts of a level, measured from answers to mocks: written by `npm run exams:items -- --freeze`
 * and kept for a release. A part that is not here has the difficulty that the model assumes.
 */
export const MEASURED_DIFFICULTIES: Readonly<Record<string, number>> = {};
