/** The form of those who name none: their options stand in this order. */
export const PLAIN_FORM = "plain";

/** The usual sitting asks its questions at once, the precise one in stages. */
export type SittingMode = "standard" | "precise";

/** A letter as it is shown. */
export type ShownLetter = "A" | "B" | "C" | "D";

/** An answer to a question; null: nothing was chosen. */
export interface SittingAnswer {
  id: number;
  option: ShownLetter | null;
}

/** A finished test as it was sent. */
export interface Sitting {
  readonly mode: SittingMode;
  readonly form: string;
  /** In the order the questions were asked. */
  readonly answers: readonly SittingAnswer[];
}
