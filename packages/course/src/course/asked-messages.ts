import type { AskedFile } from "../schema/asked-files.ts";

/** The messages of a kind of request by their language: those that ask for a certain answer of it, and the others. */
export interface AskedMessages extends Omit<AskedFile, "says"> {
  says: Record<"en" | "ru" | "kz", string[]>;
}

/** A kind of request with all its messages together, whether or not they ask for a certain answer. */
export function withAllMessages(asked: AskedFile): AskedMessages {
  const all = [asked.says ?? {}, ...Object.values(asked.of ?? {})];
  return {
    ...asked,
    says: {
      en: all.flatMap(({ en = [] }) => en),
      ru: all.flatMap(({ ru = [] }) => ru),
      kz: all.flatMap(({ kz = [] }) => kz),
    },
  };
}
