/** A piece of glossed text as it is stored: Cyrillic, with its translation where there is one. */
export interface GlossSource {
  text: string;
  translation?: string | undefined;
}

/** What was asked about: a word, or the words from one to another of the same text. */
export interface GlossTarget {
  /** The element of the word that was pressed, beside which the gloss appears. */
  anchor: HTMLElement;
  source: GlossSource;
  /** Offsets of the first and last word's first letters in the text; the same for one word. */
  from: number;
  to: number;
  /** Asked for with a long press: the sentence rather than the word. */
  whole: boolean;
}

const sources = new WeakMap<Element, GlossSource>();

/** Remembers what an element of glossed text shows, whatever script it is shown in. */
export function noteSource(element: Element, source: GlossSource): void {
  sources.set(element, source);
}

/** The texts below an element, in their order. */
export function sourcesIn(area: Element): GlossSource[] {
  return [...area.querySelectorAll("[data-gloss]")].flatMap((element) => {
    const source = sources.get(element);
    return source === undefined ? [] : [source];
  });
}

/** The word that an element belongs to; null outside of words. */
export function wordOf(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>("[data-word]") : null;
}

/** Where a word stands. */
export function placeOf(word: HTMLElement): { source: GlossSource; offset: number } | null {
  const text = word.closest("[data-gloss]");
  const source = text === null ? undefined : sources.get(text);
  return source === undefined ? null : { source, offset: Number(word.dataset.word) };
}
