const MAX_RUN = 1000;

/**
 * Whether a text is one run of characters that no word, address or list can be. Such input gets the
 * empty answer, so that nothing one word long takes noticeable time.
 */
export const isEndless = (text: string): boolean => text.length > MAX_RUN && !/\s/.test(text);
