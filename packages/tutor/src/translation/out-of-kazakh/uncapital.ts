/** A text as it stands within a sentence; "I" keeps its capital. */
export const uncapital = (text: string): string =>
  /^I(?![a-z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
