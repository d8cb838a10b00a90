import type { HouseStatus } from "@tilashar/contracts";
import { type ReactNode, useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Part } from "#app/components/layout/part.tsx";
import { SideScroll } from "#app/components/layout/side-scroll.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { momentText } from "#app/lib/language/dates.ts";
import { languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";
import { waitText } from "./wait-text.ts";

/** How the server does: version, course, what waits to be sent, backups. */
export function HouseState() {
  const [round, setRound] = useState(0);
  return <ReadState key={round} again={() => setRound(round + 1)} />;
}

function ReadState({ again }: { again: () => void }) {
  const state = useCall("GET /admin/status/");
  return (
    <Part state={state} skeleton={<Skeleton className="h-80" />} failure={m.house_state_failed()}>
      {(status) => <Status status={status} again={again} />}
    </Part>
  );
}

function Status({ status, again }: { status: HouseStatus; again: () => void }) {
  const language = useLanguage();
  const { course } = status;
  const facts: readonly [string, ReactNode][] = [
    [m.house_state_version(), `${status.version} · Node ${status.node}`],
    [m.house_state_started(), momentText(status.started_at, language)],
    [m.house_state_database(), status.database === "sqlite" ? "SQLite" : "PostgreSQL"],
    [m.house_state_content(), m.house_state_content_text(status.content)],
    [
      m.house_state_course_since(),
      m.house_state_course_text({
        date: momentText(course.served_since, language),
        changes: course.changes,
      }),
    ],
    [
      m.house_state_mail(),
      status.mail === "smtp" ? m.house_state_mail_smtp() : m.house_state_mail_files(),
    ],
  ];
  return (
    <div className="flex flex-col gap-4">
      <Card className="p-4 sm:p-5">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, fact]) => (
            <div key={name} className="sm:contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="min-w-0 break-words">{fact}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        {course.failure !== null && (
          <Notice kind="error">
            {m.house_state_course_failed({
              date: momentText(course.failure.at, language),
              reason: course.failure.reason,
            })}
          </Notice>
        )}
        <p>{m.house_state_reload_hint()}</p>
        <ActForm
          button={m.house_state_reload()}
          act={() => call("POST /admin/course/reload/")}
          onDone={again}
        />
      </Card>
      <Deliveries deliveries={status.deliveries} />
      <Backups backups={status.backups} />
    </div>
  );
}

const channelNames: Readonly<Record<string, () => string>> = {
  mail: m.house_channel_mail,
  push: m.house_channel_push,
  bot: m.house_channel_bot,
  "password reset": m.house_channel_reset,
};

function Deliveries({ deliveries }: Pick<HouseStatus, "deliveries">) {
  const language = useLanguage();
  const columns = [
    m.house_state_channel(),
    m.house_state_waiting(),
    m.house_state_oldest(),
    m.house_state_sent(),
    m.house_state_given_up(),
  ];
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-5">
      <h2 className="text-xl">{m.house_state_deliveries()}</h2>
      {deliveries.length === 0 ? (
        <p>{m.house_state_deliveries_none()}</p>
      ) : (
        <SideScroll title={m.house_state_deliveries()}>
          <table className="w-full text-start">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-2 py-1 text-start text-sm">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deliveries.map((row) => (
                <tr key={row.channel} className="border-t-2 border-felt-sunk">
                  <th scope="row" className="px-2 py-1 text-start">
                    {channelNames[row.channel]?.() ?? row.channel}
                  </th>
                  <td className="px-2 py-1">{row.waiting}</td>
                  <td className="px-2 py-1">
                    {row.waiting === 0 ? "—" : waitText(row.oldest_seconds, language)}
                  </td>
                  <td className="px-2 py-1">{row.sent}</td>
                  <td className="px-2 py-1">{row.given_up}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SideScroll>
      )}
    </Card>
  );
}

function Backups({ backups }: Pick<HouseStatus, "backups">) {
  const language = useLanguage();
  const megabytes = new Intl.NumberFormat(languageTag(language), {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-5">
      <h2 className="text-xl">{m.house_state_backups()}</h2>
      {backups === null ? (
        <p>{m.house_state_backups_postgres()}</p>
      ) : backups.length === 0 ? (
        <p>{m.house_state_backups_none()}</p>
      ) : (
        <ul>
          {backups.map(({ file, bytes, made_at }) => (
            <li key={file} className="break-words">
              <span className="font-semibold break-all">{file}</span>{" "}
              <span className="text-sm text-ink-soft">
                {momentText(made_at, language)} · {megabytes.format(bytes / 1_000_000)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
