/** Names of a question's options, as the wire format has them. In a file of their own: browsers know them, but no schema. */
export const OPTION_LETTERS = ["a", "b", "c", "d"] as const;
