/** Learners on one page of a board. */
export const pageSize = 50;
