import type { Language } from "@tilashar/contracts";
import { en, type MessageKey, type Messages } from "./en.ts";
import { kz } from "./kz.ts";
import { ru } from "./ru.ts";

export type MessageParameters = Readonly<Record<string, string | number>>;

const dictionaries: Readonly<Record<Language, Messages>> = { en, ru, kz };

/** The sentence under `key` in `language`, with `{name}` replaced by the parameter of that name. */
export function say(
  language: Language,
  key: MessageKey,
  parameters: MessageParameters = {},
): string {
  return dictionaries[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
}
