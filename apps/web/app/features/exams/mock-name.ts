import { PRACTICE } from "@tilashar/learning/exams";
import { m } from "#app/paraglide/messages.js";
import { practiceTitle } from "./practice-name.ts";

/** What a mock is called within its examination: by its number, by its level, or by what is practised. */
export function mockName({ exam, mock }: { readonly exam: string; readonly mock: string }): string {
  return exam === PRACTICE ? practiceTitle(mock) : m.exam_mock_name({ name: mock.toUpperCase() });
}
