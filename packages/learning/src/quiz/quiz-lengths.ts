/** How many questions a sitting may have, beside the whole quiz. */
export const QUIZ_LENGTHS = [5, 10, 20] as const;
