import { type ForecastDay, forecast } from "@tilashar/learning/review";
import { useEffect, useRef, useState } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { call } from "#app/lib/api/client.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { guest } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";
import { ForecastChart } from "./forecast-chart.tsx";
import type { RunningReview } from "./review-session.ts";

/** The end of a review: how it went, what it earned, and what the next days bring. */
export function Finish({
  review,
  awarded,
  onUndo,
  onMore,
  onPractice,
}: {
  review: RunningReview;
  awarded: number;
  onUndo: () => void;
  onMore: () => void;
  onPractice: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { opened, right, wrong, practice } = review;
  const { plan } = opened;
  const isLearner = opened.owner !== guest;
  const [days, setDays] = useState<ForecastDay[]>(() =>
    forecast(opened.items, {
      now: Date.now(),
      zone: plan.timezone,
      settings: plan.settings,
      done: plan.done,
    }),
  );
  useEffect(() => {
    if (!isLearner) return;
    // The device has only what is due soon; the server, once it has the last answers, knows all.
    outbox
      .send()
      .then(() => call("GET /review/forecast"))
      .then(
        (answer) => setDays(answer.days.map(({ date, reviews }) => ({ day: date, reviews }))),
        (error: unknown) => console.warn("The forecast is the device's own", error),
      );
  }, [isLearner]);
  const answers = right + wrong;
  return (
    <div className="flex animate-rise flex-col items-center gap-5 text-center">
      <Barys pose={wrong * 4 <= answers ? "right" : "hello"} className="size-36" />
      <h2 ref={title} tabIndex={-1} className="text-3xl outline-none">
        {practice ? m.review_practice_done() : m.review_done()}
      </h2>
      <p className="text-lg">{m.review_summary({ right, total: answers })}</p>
      {awarded > 0 && (
        <p className="rounded-full bg-sun px-5 py-2 text-lg font-extrabold text-on-sun">
          {m.review_points({ count: awarded })}
        </p>
      )}
      {!isLearner && <AccountOffer />}
      <ForecastChart days={days} />
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button onClick={onMore}>{m.review_more()}</Button>
        <Button look="secondary" onClick={onPractice}>
          {m.review_practice()}
        </Button>
        <Button look="quiet" onClick={onUndo}>
          {m.review_undo()}
        </Button>
      </div>
    </div>
  );
}
