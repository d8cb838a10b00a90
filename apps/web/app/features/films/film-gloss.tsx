import type { WatchingDetail } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";

/** Lines of a film whose words tell their meaning at a tap, and are kept with the line they stand in. */
export function FilmGloss({
  film,
  className,
  children,
}: {
  film: WatchingDetail;
  className: string;
  children: ReactNode;
}) {
  return (
    <GlossArea
      className={className}
      actions={(gloss, text) => (
        <AddGlossedWord
          gloss={gloss}
          source="film"
          sentence={film.lines.find(({ kz }) => kz === text)}
        />
      )}
    >
      {children}
    </GlossArea>
  );
}
