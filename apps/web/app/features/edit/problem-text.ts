import type { CheckedChange } from "@tilashar/contracts";

/** What the gate says, in the reader's language. */
export const problemText = (problem: CheckedChange["problems"][number]): string => problem.message;
