import { en, type MessageKey, type Messages } from "./en.ts";
import { kz } from "./kz.ts";
import { ru } from "./ru.ts";

export type MessageParameters = Readonly<Record<string, string | number>>;

const dictionaries = { en, ru, kz } as const satisfies Record<string, Messages>;

/** A language the server speaks; `kz` is Kazakh everywhere but in HTML. */
export type Language = keyof typeof dictionaries;

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
