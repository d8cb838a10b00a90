import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { embeddedTables } from "#api/db/move/embedded-tables.ts";
import { rightAnswers } from "./sample-catalogue.ts";
import type { Learner, TestApi } from "./test-api.ts";

/** Learners who have done what the product is for, through the API: sessions, lessons, points, mails. */
export async function useEverything(api: TestApi): Promise<Learner[]> {
  const learners: Learner[] = [];
  for (const username of ["Айгүл", "Данияр", "жұлдыз_90"]) {
    const learner = await api.learner({ username });
    learners.push(learner);
    const as = { token: learner.access };
    const must = async (...call: Parameters<TestApi["call"]>) => {
      const answer = await api.call(...call);
      if (answer.status >= 300) throw new Error(`${call[1]}: ${answer.text}`);
    };
    for (const id of [1, 2]) {
      const saved = { lesson_id: id, answers: rightAnswers(id) };
      await must("POST", "/profile/saved-lessons/", saved, as);
      await must("POST", "/profile/leaderboard/add_points/", { points: 30 }, as);
    }
    await must(
      "PUT",
      "/profile/notifications-settings/",
      {
        daily_reminder: true,
        reminder_hour: 19,
        weekly_summary: true,
        quiet_days: [],
        timezone: "Asia/Almaty",
      },
      as,
    );
    await must("POST", "/auth/password-reset/", { email: learner.email });
    await must("POST", "/contact/", {
      name: username,
      email: learner.email,
      comment: "Сәлем!\n\"Тырнақша\" мен 'дәйекше' \\ және 🐎",
    });
  }
  return learners;
}

/** Gives every table that is still empty a row, made up from its own description, so that none is moved unseen: it belongs to the newest account. */
export function fillEmptyTables(file: string): string[] {
  const database = new DatabaseSync(file);
  const filled: string[] = [];
  for (const { name } of embeddedTables(database)) {
    if (database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined) continue;
    filled.push(name);
    const parents = new Map(
      database
        .prepare(
          `select "from" as here, "table" as parent, "to" as there from pragma_foreign_key_list(?)`,
        )
        .all(name)
        .map(({ here, parent, there }) => [here as string, { parent, there }]),
    );
    const columns = database
      .prepare("select name, type, pk from pragma_table_info(?)")
      .all(name)
      .map(({ name: column, type, pk }) => {
        const refers = parents.get(column as string);
        const value = refers
          ? database
              .prepare(
                `select "${refers.there}" as key from "${refers.parent}" order by 1 desc limit 1`,
              )
              .get()?.key
          : madeUp(String(type).toLowerCase(), pk === 1);
        return [column as string, value as SQLInputValue] as const;
      });
    database
      .prepare(
        `insert into "${name}" (${columns.map(([column]) => `"${column}"`).join(", ")}) values (${columns.map(() => "?").join(", ")})`,
      )
      .run(...columns.map(([, value]) => value));
  }
  database.close();
  return filled;
}

function madeUp(type: string, isKey: boolean): SQLInputValue {
  if (type === "text") return "ә 'quoted' \"twice\" \\ 🐎";
  if (type === "blob") return Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  if (type === "bigint") return 9_007_199_254_740_993n;
  if (type === "integer") return isKey ? 41 : 7;
  if (type === "real" || type === "double precision") return 0.1;
  throw new Error(`No value for the type "${type}" is made up yet.`);
}
