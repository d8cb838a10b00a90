import type { Fixed } from "./fixed-column.ts";

/** A text that a learner has brought and keeps here. */
export interface OwnTextTable {
  account_id: Fixed<number>;
  /** Made by the browser. */
  text_id: Fixed<string>;
  title: string;
  author: string;
  format: string;
  /** Running words; null where they have not been counted. */
  words: number | null;
  /** Bytes of the content, compressed. */
  size: number;
  /** Its chapters as gzip in base64: nothing here looks inside. */
  content: string;
  kept_at: string;
}
