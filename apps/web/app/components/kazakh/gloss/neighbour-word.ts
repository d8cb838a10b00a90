/** The word an arrow key leads to from `word`; null at an end, or when the key leads nowhere. */
export function neighbourWord(area: Element, word: HTMLElement, key: string): HTMLElement | null {
  const words = [...area.querySelectorAll<HTMLElement>("[data-word]")].filter(
    (one) => one.offsetParent !== null,
  );
  const at = words.indexOf(word);
  const forward = getComputedStyle(word).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return words[at + (key === forward ? 1 : -1)] ?? null;
    case "ArrowDown":
      return onNextLine(words.slice(at + 1), word, (top, here) => top > here);
    case "ArrowUp":
      return onNextLine(words.slice(0, at).reverse(), word, (top, here) => top < here);
    case "Home":
      return words[0] ?? null;
    case "End":
      return words.at(-1) ?? null;
    default:
      return null;
  }
}

const nearlyOneLine = 4;

/** Of the words on the next line, the one nearest across. */
function onNextLine(
  words: readonly HTMLElement[],
  from: HTMLElement,
  isBeyond: (top: number, here: number) => boolean,
): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const middle = (here.left + here.right) / 2;
  let best: HTMLElement | null = null;
  let line: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const { top, left, right } = word.getBoundingClientRect();
    if (Math.abs(top - here.top) < nearlyOneLine || !isBeyond(top, here.top)) continue;
    line ??= top;
    if (Math.abs(top - line) > nearlyOneLine) break;
    const distance = Math.abs((left + right) / 2 - middle);
    if (distance < nearest) {
      nearest = distance;
      best = word;
    }
  }
  return best;
}
