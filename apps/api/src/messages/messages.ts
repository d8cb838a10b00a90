import { en, type MessageKey, type Messages } from "./en.ts";
import { kz } from "./kz.ts";
import { ru } from "./ru.ts";

/** What stands in the places of a sentence; a sentence of ours, by its key, in the same language. */
export type MessageParameters = Readonly<Record<string, string | number | { key: MessageKey }>>;

const dictionaries = { en, ru, kz } as const satisfies Record<string, Messages>;

/** A language the server speaks; `kz` is Kazakh everywhere but in HTML. */
export type Language = keyof typeof dictionaries;

/** The sentence under `key` in `language`, with `{name}` replaced by the parameter of that name. */
export function say(
  language: Language,
  key: MessageKey,
  parameters: MessageParameters = {},
): string {
  return dictionaries[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const given = parameters[name] ?? whole;
    return typeof given === "object" ? say(language, given.key) : String(given);
  });
}
