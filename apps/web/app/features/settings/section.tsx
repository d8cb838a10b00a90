import { type ReactNode, useId } from "react";
import { Card } from "#app/components/ui/card.tsx";

/** One subject of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5 p-5 md:p-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
