/** A change of a word as it is shown: "a → b", "+ b" where it is put in, "− a" where it is left out. */
export const changeShown = (from: string, to: string): string =>
  from === "" ? `+ ${to}` : to === "" ? `− ${from}` : `${from} → ${to}`;
