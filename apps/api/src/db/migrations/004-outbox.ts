import { type Migration, selfNumbering } from "./migration.ts";

/** What is sent out (mail, bot, push) and what it stands on. */
export const outbox: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("deliveries")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("payload", "text")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("finished_at", "bigint")
      .addColumn("outcome", "text")
      .execute();
    // What a process asks every second: the next due of a channel. What is finished has no due_at.
    await db.schema
      .createIndex("deliveries_by_due")
      .on("deliveries")
      .columns(["channel", "due_at"])
      .execute();
    await db.schema
      .createIndex("deliveries_by_finish")
      .on("deliveries")
      .column("finished_at")
      .execute();

    await db.schema
      .createTable("password_resets")
      // One an account: a newer link takes the place of the older one.
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (column) => column.notNull())
      .addColumn("credentials", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("contact_messages")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("comment", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("notification_settings")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("daily_reminder", "integer", (column) => column.notNull())
      .addColumn("reminder_hour", "integer", (column) => column.notNull())
      .addColumn("weekly_summary", "integer", (column) => column.notNull())
      .addColumn("quiet_days", "text", (column) => column.notNull())
      .addColumn("next_at", "bigint")
      .execute();
    // The planner walks along what is due and never looks at anyone else.
    await db.schema
      .createIndex("notification_settings_by_due")
      .on("notification_settings")
      .column("next_at")
      .execute();

    await db.schema
      .createTable("push_subscriptions")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("push_subscriptions_by_account")
      .on("push_subscriptions")
      .column("account_id")
      .execute();
  },
};
