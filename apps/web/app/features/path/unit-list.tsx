import type { Path, PathUnit } from "@tilashar/contracts";
import { memo, startTransition, useEffect, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { UnitSection } from "./unit-section.tsx";

/** As many as a visitor can reach before the application has started: the document stays small. */
const atFirst = 5;

const Section = memo(UnitSection);

/** Known only in a browser: effects never run on the server. */
let hasStarted = false;

/**
 * The units of the path in their order. A page from the server holds the first ones; the others follow as
 * soon as the application runs, a few at a time, so that it answers meanwhile.
 */
export function UnitList({
  units,
  next,
  whole,
  wholePath,
}: {
  units: readonly PathUnit[];
  next: Path["next"];
  /** Draw all of them from the start. */
  whole: boolean;
  /** A page with all of them, for whoever has no scripts. */
  wholePath: string;
}) {
  const [drawn, setDrawn] = useState(hasStarted || whole ? Number.POSITIVE_INFINITY : atFirst);
  const isShortened = drawn < units.length;
  useEffect(() => {
    hasStarted = true;
    // The next few; when none is left, a longer list that is chosen later is drawn at once.
    const more = isShortened ? drawn + atFirst : Number.POSITIVE_INFINITY;
    startTransition(() => setDrawn(more));
  }, [isShortened, drawn]);
  return (
    <>
      <ol className="pt-8">
        {units.slice(0, drawn).map((unit, at) => (
          <Section
            key={unit.id}
            unit={unit}
            next={next?.unit === unit.id ? next : null}
            inSight={at === 0}
          />
        ))}
      </ol>
      {isShortened && (
        <p className="flex justify-center pt-6">
          <ButtonLink to={wholePath} look="secondary" prefetch="none">
            {m.lessons_show_all()}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
