import type { ReactNode } from "react";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { PageShape } from "./page-shape.ts";

const six = ["a", "b", "c", "d", "e", "f"] as const;

function Head() {
  return (
    <>
      <Skeleton className="h-9 w-56 md:h-11" />
      <Skeleton className="mt-3 mb-5 h-6 w-full max-w-xl" />
    </>
  );
}

/** The place of a link back, of a picture where there is room, and of a title. */
function ResourceHead() {
  return (
    <>
      <Skeleton className="h-11 w-32 rounded-full" />
      <div className="flex items-start gap-5 pt-2 pb-6">
        <Skeleton className="hidden aspect-[8/5] w-56 shrink-0 rounded-card sm:block" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-9 w-2/3 md:h-11" />
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-8 w-24 rounded-full" />
        </div>
      </div>
    </>
  );
}

const bodies: Record<PageShape, () => ReactNode> = {
  path: () => (
    <div className="mx-auto w-full max-w-5xl px-4 pt-6 md:pt-10">
      <Head />
      <Skeleton className="h-88 w-full rounded-card sm:h-48 md:h-52" />
      <Skeleton className="mt-6 h-11 w-full max-w-md rounded-full" />
      <Skeleton className="mt-8 h-96 w-full rounded-card" />
    </div>
  ),
  cards: () => (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <Head />
      <Skeleton className="h-11 w-full max-w-md rounded-full" />
      <div className="grid grid-cols-1 gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {six.map((key) => (
          <Skeleton key={key} className="h-36 rounded-card sm:h-80" />
        ))}
      </div>
    </div>
  ),
  resource: () => (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:pt-8">
      <ResourceHead />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  ),
  film: () => (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:pt-8">
      <Skeleton className="h-11 w-32 rounded-full" />
      <Skeleton className="mt-1 h-9 w-2/3 md:h-11" />
      <Skeleton className="mt-2 mb-4 h-8 w-1/2" />
      <Skeleton className="aspect-video w-full rounded-card" />
    </div>
  ),
  card: () => (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 pt-6 md:gap-10 md:pt-10">
      <Skeleton className="h-11 w-40 self-end rounded-full" />
      <Skeleton className="-mt-4 h-72 w-full rounded-card md:-mt-6" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  ),
  session: () => (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 pt-3 md:pt-6">
      <Skeleton className="h-11 w-full rounded-full" />
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-56 w-full" />
    </div>
  ),
};

/** What stands in the place of a page while its content is fetched, as large as what will come. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const Body = bodies[shape];
  return (
    <div data-page-skeleton={shape} className="flex flex-1 flex-col">
      <Body />
    </div>
  );
}
