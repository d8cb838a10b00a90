import { m } from "#app/paraglide/messages.js";

/** What a mock is called within its examination: by its number, by its level, or as practice of a level. */
export function mockName({ exam, mock }: { readonly exam: string; readonly mock: string }): string {
  if (exam === "practice") return m.exam_practice_name({ level: mock.toUpperCase() });
  return m.exam_mock_name({ name: mock.toUpperCase() });
}
