const pattern = /^tilashar-(\d{4})-(\d{2})-(\d{2})T(\d{2})(\d{2})Z\.sqlite$/;

/** How many days, weeks and months back one backup each is kept. */
const kept = { days: 7, weeks: 5, months: 6 };

const day = 86_400_000;

/** The name of a backup made at that moment, by which it is found again. */
export function backupName(at: Date): string {
  return `tilashar-${at.toISOString().slice(0, 16).replace(":", "")}Z.sqlite`;
}

/** When a backup of that name was made, in milliseconds; null for every other name. */
export function backupTime(name: string): number | null {
  const [, year, month, date, hours, minutes] = pattern.exec(name) ?? [];
  if (year === undefined) return null;
  return Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hours), Number(minutes));
}

/** The backups among the names of a folder, newest first. */
export function backupsAmong(names: readonly string[]): string[] {
  return names
    .filter((name) => backupTime(name) !== null)
    .sort()
    .reverse();
}

/**
 * The backups that may go: all but the newest of each of the last days, weeks and months that have one.
 * What is not named as a backup is never among them, nor is the newest.
 */
export function backupsToForget(names: readonly string[]): string[] {
  const backups = backupsAmong(names).map((name) => ({ name, at: backupTime(name) as number }));
  const stay = new Set<string>();
  const keepNewestOfEach = (periodOf: (at: number) => string | number, count: number) => {
    const newest = new Map<string | number, string>();
    for (const { name, at } of backups)
      if (!newest.has(periodOf(at))) newest.set(periodOf(at), name);
    for (const name of [...newest.values()].slice(0, count)) stay.add(name);
  };
  keepNewestOfEach((at) => Math.floor(at / day), kept.days);
  // The first of January 1970 was a Thursday: weeks begin on Monday.
  keepNewestOfEach((at) => Math.floor((at / day + 3) / 7), kept.weeks);
  keepNewestOfEach((at) => new Date(at).toISOString().slice(0, 7), kept.months);
  return backups.filter(({ name }) => !stay.has(name)).map(({ name }) => name);
}
