import type { CardKind, PageContext } from "@tilashar/contracts";

/** The whole address of the picture that links to a thing's page are shown with. */
export function pageCard(
  { content, publicUrl, language }: PageContext,
  kind: CardKind,
  id: number | string = 0,
): string | undefined {
  const addresses = content.card(kind, id);
  return addresses === null ? undefined : publicUrl + addresses[language];
}
