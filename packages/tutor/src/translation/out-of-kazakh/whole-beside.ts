/**
 * «Ісіңіз жемісті болсын, қолыңыз талмасын!», «Ұлыңыз әдемі екен, көз тимесін»: what each language says in its own way behind
 * another of its kind, or behind a clause.
 *
 * @param whole what is said in its own way, with its mark
 * @param clause what is told of a clause, without its mark
 */
export function wholeBeside(
  text: string,
  whole: (text: string) => string | undefined,
  clause: (text: string) => string | undefined,
): string | undefined {
  const at = text.lastIndexOf(", ");
  if (at < 0) return undefined;
  const last = whole(text.slice(at + 2));
  if (last === undefined) return undefined;
  const before = text.slice(0, at);
  const first = whole(before) ?? wholeBeside(before, whole, clause) ?? clause(before);
  if (first === undefined) return undefined;
  const unmarked = first.replace(/[.!?…]+$/u, "");
  const begins = /^I(?:'|\s)/u.test(last) ? last : last.charAt(0).toLowerCase() + last.slice(1);
  return `${unmarked.charAt(0).toUpperCase()}${unmarked.slice(1)}, ${begins}`;
}
