/** A result sent later than this says when it was earned, so that it counts for its own day. */
const lateAfter = 60_000;

/** What a result adds about its time when it has waited. */
export function lateness({ finishedAt }: { finishedAt: string }): { finished_at?: string } {
  return Date.now() - Date.parse(finishedAt) > lateAfter ? { finished_at: finishedAt } : {};
}
