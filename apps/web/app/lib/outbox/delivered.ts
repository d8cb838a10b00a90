import { makeListeners } from "#app/lib/store.ts";

/** Tells that the server has taken work of this learner's: what a page shows of it is older than that. */
export const delivered = makeListeners();
