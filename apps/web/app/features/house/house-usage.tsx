import type { Usage } from "@tilashar/contracts";
import { Part } from "#app/components/layout/part.tsx";
import { SideScroll } from "#app/components/layout/side-scroll.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

const columns = [
  { name: "learners", title: m.usage_learners },
  { name: "lessons", title: m.usage_lessons },
  { name: "sessions", title: m.usage_sessions },
  { name: "reviews", title: m.usage_reviews },
  { name: "tests", title: m.usage_tests },
] as const;

/** How much is learned here, by everybody together. */
export function HouseUsage() {
  const state = useCall("GET /admin/usage/");
  return (
    <Card className="flex flex-col gap-6 p-4 sm:p-5">
      <p className="max-w-prose text-ink-soft">{m.usage_lead()}</p>
      <Part state={state} skeleton={<Skeleton className="h-96" />} failure={m.usage_failed()}>
        {({ days, weeks }) => (
          <>
            <Counts title={m.usage_days()} first={m.usage_day()} rows={days} />
            <Counts title={m.usage_weeks()} first={m.usage_week()} rows={weeks} />
          </>
        )}
      </Part>
    </Card>
  );
}

function Counts({ title, first, rows }: { title: string; first: string; rows: readonly Usage[] }) {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      <SideScroll title={title}>
        <table className="w-full text-sm sm:text-base">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="pe-3 pb-1 text-start font-semibold">
                {first}
              </th>
              {columns.map(({ name, title: column }) => (
                <th key={name} scope="col" className="ps-3 pb-1 text-end font-semibold">
                  {column()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.from} className="border-t border-stitch">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                  {dayText(row.from, language, { year: false })}
                </th>
                {columns.map(({ name }) => (
                  <td key={name} className="py-1.5 ps-3 text-end whitespace-nowrap tabular-nums">
                    <Count count={row[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </div>
  );
}

function Count({ count }: { count: Usage["learners"] }) {
  if (typeof count === "number") return count;
  const [sign, words] = count === "few" ? ["< 5", m.usage_few()] : ["—", m.usage_hidden()];
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
