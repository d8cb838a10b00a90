/** Makes a function that writes each letter of `from` as the one at the same place of `to`. */
export function letterTable(from: string, to: string): (text: string) => string {
  const target = [...to];
  const pairs = new Map([...from].map((letter, at) => [letter, target[at] ?? letter]));
  const known = new RegExp(`[${from}]`, "gu");
  return (text) => text.replace(known, (letter) => pairs.get(letter) ?? letter);
}
