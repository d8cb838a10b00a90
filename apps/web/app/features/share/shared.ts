/** What another application shared. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** More than a screenful is a text to read, not a sentence to ask about. */
const longest = 2000;

/** What an address of the share page carries; only web addresses become links. */
export function readShared(search: URLSearchParams): Shared {
  const part = (name: string) => (search.get(name) ?? "").trim().slice(0, longest);
  const address = part("url");
  return {
    title: part("title"),
    text: part("text"),
    url: /^https?:\/\//i.test(address) ? address : "",
  };
}
