import { readStored, writeStored } from "#app/lib/storage.ts";

const name = "report-key";

/** The key by which a guest's browser asks what became of its reports; null while it has made none. */
export const guestReportKey = (): string | null => readStored(name);

/** The same, made with the first report. */
export function ownReportKey(): string {
  const known = guestReportKey();
  if (known !== null) return known;
  const made = crypto.randomUUID().replaceAll("-", "");
  writeStored(name, made);
  return made;
}
