import type { ReactNode } from "react";
import { Barys, type Pose } from "#app/components/barys/barys.tsx";
import { Card } from "#app/components/ui/card.tsx";

/** The frame of the screens that open an account or get into it. */
export function AuthCard({
  pose,
  title,
  lead,
  children,
  foot,
}: {
  pose: Pose;
  title: string;
  lead: string;
  children: ReactNode;
  foot: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-4 py-6 md:py-12">
      <div className="flex items-end gap-3 px-2">
        <Barys
          pose={pose}
          className="-mb-2 size-24 shrink-0 max-[359px]:size-16 max-[399px]:size-20 md:size-32"
        />
        <div className="min-w-0 pb-4">
          <h1 className="text-2xl max-[399px]:text-xl md:text-3xl">{title}</h1>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
      </div>
      <Card stitched className="flex flex-col gap-4 p-5 md:p-8">
        {children}
      </Card>
      <div className="pt-5 text-center">{foot}</div>
    </div>
  );
}
