/** What failed in a report of Vitest or Playwright, a text each, with the first lines of its message. */
export function failedTests(path: string): string[];
