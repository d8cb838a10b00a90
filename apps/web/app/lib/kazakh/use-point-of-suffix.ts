import type { GrammarSummary } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { pointsBySuffix } from "./grammar-points.ts";

/** The point of grammar that explains a suffix; null until it is known, and where there is none. */
export function usePointOfSuffix(suffix: string | null): GrammarSummary | null {
  const [point, setPoint] = useState<GrammarSummary | null>(null);
  useEffect(() => {
    if (suffix === null) return;
    let isHere = true;
    void pointsBySuffix().then((points) => {
      if (isHere) setPoint(points.get(suffix) ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [suffix]);
  return point;
}
