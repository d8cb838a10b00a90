import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HouseStatus, CourseState as StateOnTheWire } from "@tilashar/contracts";
import type { CourseState } from "../course-keeper.ts";
import { listBackups } from "../features/house/index.ts";
import { countEnded, countWaiting } from "../outbox/deliveries.repository.ts";
import type { FeatureParts } from "./parts.ts";
import type { Texts } from "./texts.ts";

/** What whoever runs the house wants to see at a glance, gathered from those who know it. */
export function makeHouseStatus(
  { config, database, served, now }: FeatureParts,
  { content }: Texts,
): () => Promise<HouseStatus> {
  const startedAt = new Date(now()).toISOString();
  const version = versionHere();
  return async () => {
    const { queries } = database;
    const waiting = await countWaiting(queries, now());
    const ended = await countEnded(queries);
    const channels = [...new Set([...waiting, ...ended].map(({ channel }) => channel))].sort();
    const endedAs = (channel: string, outcome: string) =>
      ended.find((row) => row.channel === channel && row.outcome === outcome)?.deliveries ?? 0;
    return {
      version,
      node: process.version,
      database: database.dialect,
      started_at: startedAt,
      content: {
        lessons: content.lessons().length,
        readings: content.readings().length,
        films: content.films().length,
        grammar: content.grammar().length,
      },
      course: toCourseState(served.state()),
      mail: config.outside.mail.smtpUrl === null ? "files" : "smtp",
      deliveries: channels.map((channel) => {
        const here = waiting.find((row) => row.channel === channel);
        return {
          channel,
          waiting: Number(here?.deliveries ?? 0),
          oldest_seconds: Math.round((here?.oldestMs ?? 0) / 1000),
          sent: endedAs(channel, "sent"),
          given_up: endedAs(channel, "given_up"),
        };
      }),
      backups:
        database.dialect === "postgres"
          ? null
          : listBackups(config.backupDir ?? join(config.dataDir, "backups")).map(
              ({ file, bytes, madeAt }) => ({
                file,
                bytes,
                made_at: madeAt,
              }),
            ),
    };
  };
}

export const toCourseState = ({ servedSince, changes, failure }: CourseState): StateOnTheWire => ({
  served_since: servedSince,
  changes,
  failure,
});

/** Of the package that this program was built from. */
function versionHere(): string {
  for (const up of ["../../../..", "../.."]) {
    try {
      const { name, version } = JSON.parse(
        readFileSync(join(import.meta.dirname, up, "package.json"), "utf8"),
      ) as { name?: string; version?: string };
      if (name === "tilashar" && version !== undefined) return version;
    } catch {
      // Not there: the built server lies elsewhere than its sources.
    }
  }
  return "";
}
