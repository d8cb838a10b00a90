/** The longest text that the voice says at once. */
const mostLetters = 200;

/** A sentence in parts that can be said one after the other, cut where a speaker would breathe. */
export function spokenParts(sentence: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const piece of sentence.split(/\s+/)) {
    const longer = part === "" ? piece : `${part} ${piece}`;
    if (longer.length <= mostLetters) {
      part = longer;
      continue;
    }
    const breath = Math.max(...[",", ";", ":", "—", "–"].map((mark) => part.lastIndexOf(mark)));
    // A comma near the beginning would leave the rest as long as before.
    const cut = breath > mostLetters / 4 ? breath + 1 : part.length;
    parts.push(part.slice(0, cut).trim());
    part = `${part.slice(cut).trim()} ${piece}`.trim();
  }
  return [...parts, part].filter((one) => one !== "");
}
