import type { Owner } from "#app/lib/review/review-store.ts";
import { AddWords } from "./add-words.tsx";
import { ExportDeck } from "./export-deck.tsx";
import { ImportList } from "./import-list.tsx";

export type WordsDialog = "add" | "list" | "deck";

/** What adds words and takes them along: fetched once the list is there, as it is half of the screen's code. */
export default function WordsDialogs({
  open,
  owner,
  onClose,
  onAdded,
}: {
  open: WordsDialog | null;
  owner: Owner;
  onClose: () => void;
  onAdded: () => void;
}) {
  return (
    <>
      <AddWords open={open === "add"} onClose={onClose} onAdded={onAdded} />
      <ImportList open={open === "list"} owner={owner} onClose={onClose} onAdded={onAdded} />
      <ExportDeck open={open === "deck"} onClose={onClose} />
    </>
  );
}
