import { sql } from "kysely";
import { type Migration, selfNumbering } from "./migration.ts";

/**
 * The log of everything a learner does, with what has been saved so far as its first entries, and a
 * ledger whose awards belong to events of any kind.
 */
export const learningEvents: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("learning_events")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("occurred_at", "text", (column) => column.notNull())
      .addColumn("zone", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("paid_day", "text", (column) => column.notNull())
      .addColumn("recorded_at", "text", (column) => column.notNull())
      .addColumn("worth", "integer", (column) => column.notNull())
      .addColumn("seconds", "integer", (column) => column.notNull())
      .addColumn("detail", "text")
      .addUniqueConstraint("learning_events_once_an_attempt", ["account_id", "kind", "attempt"])
      .execute();
    // Whether a subject is new to the learner is asked with every event.
    await db.schema
      .createIndex("learning_events_by_subject")
      .on("learning_events")
      .columns(["account_id", "kind", "subject", "id"])
      .execute();
    await db.schema
      .createIndex("learning_events_by_account")
      .on("learning_events")
      .columns(["account_id", "id"])
      .execute();

    // A save that waited in a browser kept only the day it was made on: noon in Almaty stands for it.
    await sql`insert into learning_events
      (account_id, kind, subject, attempt, occurred_at, zone, day, paid_day, recorded_at, worth, seconds, detail)
      select saved.account_id, 'lesson', 'lesson:' || saved.lesson_id,
        coalesce(saved.attempt, 'save:' || saved.id),
        case when saved.studied_day = saved.paid_day then saved.saved_at
          else saved.studied_day || 'T07:00:00.000Z' end,
        accounts.time_zone, saved.studied_day, saved.paid_day, saved.saved_at, saved.value, 0,
        '{"questions":' || saved.questions ||
          case when saved.score is null then '' else ',"score":' || saved.score end || '}'
      from saved_lessons saved join accounts on accounts.id = saved.account_id
      order by saved.id`.execute(db);

    await db.schema.alterTable("saved_lessons").addColumn("event_id", "integer").execute();
    await sql`update saved_lessons set event_id = (
      select event.id from learning_events event
      where event.account_id = saved_lessons.account_id and event.kind = 'lesson'
        and event.attempt = coalesce(saved_lessons.attempt, 'save:' || saved_lessons.id)
    )`.execute(db);

    await db.schema
      .createTable("events_ledger")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      // Unique: the database itself refuses to pay one event twice.
      .addColumn("event_id", "integer", (column) =>
        column.notNull().unique().references("learning_events.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("paid_day", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await sql`insert into events_ledger
      (account_id, event_id, kind, subject, points, paid_day, created_at)
      select award.account_id, saved.event_id, 'lesson', 'lesson:' || award.lesson_id,
        award.points, award.paid_day, award.created_at
      from points_ledger award join saved_lessons saved on saved.id = award.saved_lesson_id
      order by award.id`.execute(db);
    await db.schema.dropTable("points_ledger").execute();
    await db.schema.alterTable("events_ledger").renameTo("points_ledger").execute();
    await db.schema
      .createIndex("points_ledger_by_day")
      .on("points_ledger")
      .columns(["account_id", "paid_day", "kind", "subject"])
      .execute();

    const counts = ["readings", "films", "spoken", "reviews", "tests", "seconds", "study"];
    for (const column of counts) {
      await db.schema
        .alterTable("activity_days")
        .addColumn(column, "integer", (built) => built.notNull().defaultTo(0))
        .execute();
    }
    await sql`update activity_days set study = lessons * 10`.execute(db);

    await db.schema
      .createTable("learner_records")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("rules_version", "integer", (column) => column.notNull())
      .addColumn("counters", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("earned_achievements")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("achievement", "text", (column) => column.notNull())
      // The event that completed it: its evidence.
      .addColumn("event_id", "integer", (column) =>
        column.notNull().references("learning_events.id").onDelete("cascade"),
      )
      .addColumn("earned_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("earned_achievements_key", ["account_id", "achievement"])
      .execute();
    await db.schema
      .createIndex("earned_achievements_by_event")
      .on("earned_achievements")
      .column("event_id")
      .execute();
  },
};
