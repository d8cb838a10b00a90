/** Келсейші, барсайшы: in speech й stands for the ң of келсеңші, "why don't you come". */
const SPOKEN = /^(.+с[ае])й(ш[ыі])$/;

/** The form that grammars write for a spoken wish; null for every other word. */
export function writtenWish(word: string): string | null {
  const [, stem, end] = SPOKEN.exec(word) ?? [];
  return stem === undefined || end === undefined ? null : `${stem}ң${end}`;
}
