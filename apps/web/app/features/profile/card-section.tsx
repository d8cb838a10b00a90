import { type ReactNode, useId } from "react";
import { Card } from "#app/components/ui/card.tsx";

/** A part of the dashboard, in a card of its own. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-4 p-4 md:p-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
