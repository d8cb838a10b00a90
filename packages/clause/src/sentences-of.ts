const QUOTED_WHOLE = /^[\s—–-]*[«“"„]([^»”"“]*)[»”"“][\s.!?…]*$/u;

/** A text without the quotation marks around the whole of it: the sentence that is asked about, not what somebody in it said. */
export const unquoted = (text: string): string => QUOTED_WHOLE.exec(text)?.[1] ?? text;

/** Sentences of a text with the marks that end them. */
export function sentencesOf(text: string): string[] {
  return (
    unquoted(text)
      .normalize("NFC")
      .match(/(?:«[^»]*»|[^.!?…])+[.!?…]*["»”]?/gu) ?? []
  )
    .map((part) => part.replace(/^[\s—–-]+/u, "").trim())
    .filter((part) => /\p{L}/u.test(part));
}
