import type { TestAnswer, TestMode } from "@tilashar/contracts";

/** The form of those who name none: their options stand in this order. */
export const PLAIN_FORM = "plain";

/** A finished test as it was sent. */
export interface Sitting {
  readonly mode: TestMode;
  readonly form: string;
  /** In the order the questions were asked. */
  readonly answers: readonly TestAnswer[];
}
