/**
 * The named fields of a form as text. The fields keep their own values, so that what was typed before
 * the application started is not lost when it does.
 */
export function readForm<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}
