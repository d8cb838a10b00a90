/** What the walk needs of a browser that Playwright does not drive. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; what it takes and gives is JSON. */
  evaluate<Value>(work: (argument: string) => Value, argument?: string): Promise<Value>;
  /** Presses what the selector finds first, as a finger would. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Errors that pages have told the console, or thrown, so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}
