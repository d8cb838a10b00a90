/** A message with forms, as the message format writes it: a list of one declaration with its matches. */
interface Forms {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
/** A file of messages: plain texts, and messages with forms. */
export type Messages = Record<string, string | [Forms]>;

/** Between a message's name and which of its forms a text is. */
const mark = "#";

/** A file of messages as translation platforms take it: one text a key, forms as `name#form=one`. */
export function flatMessages(messages: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => {
      if (name === "$schema") return [];
      if (typeof message === "string") return [[name, message]];
      const forms = Object.entries(message[0].match);
      return forms.map(([form, text]) => [`${name}${mark}${form}`, text]);
    }),
  );
}

/**
 * Puts translated texts into a file of messages; order, names and selectors stay as they are.
 *
 * @param english the flat English texts, whose places to fill (`{count}`) every translation must keep
 * @returns the new file, and what was refused, by key; what is refused or missing stays as it was
 */
export function withTranslations(
  messages: Messages,
  flat: Readonly<Record<string, unknown>>,
  english: Readonly<Record<string, string>>,
): { messages: Messages; refused: Record<string, string> } {
  const result = structuredClone(messages);
  const known = new Set(Object.keys(flatMessages(messages)));
  const refused: Record<string, string> = {};
  for (const [key, text] of Object.entries(flat)) {
    const [name = "", form] = key.split(mark);
    const problem = known.has(key) ? problemOf(text, places(name, english)) : "no such message";
    if (problem !== null) refused[key] = problem;
    else if (form === undefined) result[name] = text as string;
    else (result[name] as [Forms])[0].match[form] = text as string;
  }
  return { messages: result, refused };
}

const placesOf = (text: string) => new Set(text.match(/\{[A-Za-z]+\}/g));

/** The places to fill that any English form of a message has. */
function places(name: string, english: Readonly<Record<string, string>>): Set<string> {
  const texts = Object.entries(english).filter(([key]) => key.split(mark)[0] === name);
  return new Set(texts.flatMap(([, text]) => [...placesOf(text)]));
}

function problemOf(text: unknown, allowed: Set<string>): string | null {
  if (typeof text !== "string") return "not a text";
  if (text.trim() === "") return "empty";
  const unknown = [...placesOf(text)].filter((place) => !allowed.has(place));
  return unknown.length === 0 ? null : `${unknown.join(", ")} is not in the English text`;
}
