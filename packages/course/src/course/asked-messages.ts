import type { AskedFile } from "../schema/asked-files.ts";

/** Every message of a kind of request: those that ask for a certain answer of it, and the others. */
export function allMessages({ says, of = {} }: AskedFile): AskedFile["says"] {
  const asking = Object.values(of);
  return {
    en: [...says.en, ...asking.flatMap(({ en = [] }) => en)],
    ru: [...says.ru, ...asking.flatMap(({ ru = [] }) => ru)],
    kz: [...says.kz, ...asking.flatMap(({ kz = [] }) => kz)],
  };
}
