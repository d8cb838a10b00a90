import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { PageError } from "#app/components/layout/page-error.tsx";
import { PageSkeleton } from "#app/components/layout/page-skeleton.tsx";
import { useLatePage } from "#app/components/layout/use-late-page.ts";
import { forgetReload } from "#app/lib/page-failure.ts";
import { failedPageMeta } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/page-boundary";

/** Of a page that failed; every other page has its own. */
export const meta = ({ error }: Route.MetaArgs) => (error === undefined ? [] : failedPageMeta());

/** Every page stands inside this one, so that the frame around it survives a page that fails. */
export default function PageBoundary() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown ends the story of one that failed
  useEffect(forgetReload, [key]);
  const shape = useLatePage();
  return (
    <>
      {shape !== null && <PageSkeleton shape={shape} />}
      {/* The page that is left keeps its state: whoever goes back to it finds it as it was. */}
      <div hidden={shape !== null} className="contents">
        <Outlet />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError />;
}
