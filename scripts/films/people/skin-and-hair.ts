/** Colours of hair. */
export const black = "#2a1f24";
export const brown = "#4a2e22";
export const grey = "#b9b3ad";

/** Colours of skin. */
export const skin = { light: "#f3c9a2", warm: "#e9b285", tan: "#d99c6c", fair: "#f6d3b8" } as const;
