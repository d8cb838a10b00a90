import Type from "typebox";

/** A moment with its zone, as `toISOString` writes it. */
export const Instant = Type.String({ format: "date-time" });

/** Made by the client, once for each piece of work: the same again changes nothing and is answered the same. */
export const Attempt = Type.String({ pattern: "^[0-9A-Za-z-]{8,64}$" });

/** What every piece of work that a learner finishes may tell about itself. */
export const finishedWork = {
  attempt: Type.Optional(Attempt),
  /** Seconds it took. */
  seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** When it was finished; only what waited in the browser sends it. It counts for its own day, up to 7 days back. */
  finished_at: Type.Optional(Instant),
};

const FinishedWork = Type.Object(finishedWork);
export type FinishedWork = Type.Static<typeof FinishedWork>;
