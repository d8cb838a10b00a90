import { itemsOfMock, knownAndMissed, type PracticeChoice } from "@tilashar/learning/exams";
import { useEffect, useRef } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { KeepMissed } from "./keep-missed.tsx";
import { MockAnswersList } from "./mock-answers-list.tsx";
import type { PracticeTurn } from "./use-practice.ts";

/** The end of a turn: how many were right, what was missed, and ten more. */
export function PracticeResult({
  turn,
  choice,
  onMore,
  back,
}: {
  turn: PracticeTurn;
  /** What could come next. */
  choice: PracticeChoice | null;
  onMore: () => void;
  back: string;
}) {
  const { status } = useSession();
  const items = itemsOfMock(turn.asked);
  const { known, missed } = knownAndMissed(items, turn.answers);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-6">
      <Card stitched className="p-5 sm:p-7">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {m.exam_right_of({ right: known.length, of: items.length })}
        </h2>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button size="large" disabled={!choice?.items.length} onClick={onMore}>
          {m.exam_practice_more()}
        </Button>
        <ButtonLink look="secondary" to={back}>
          {m.exam_to_plan()}
        </ButtonLink>
      </div>
      <KeepMissed items={items.filter(({ id }) => missed.includes(id))} />
      <MockAnswersList mock={turn.asked} answers={turn.answers} />
      {status === "guest" && <AccountOffer />}
    </div>
  );
}
