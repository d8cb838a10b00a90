import { tokenise } from "@tilashar/kazakh/script";
import { memo, type ReactNode, useContext } from "react";
import { useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { classNames } from "#app/components/ui/class-names.ts";
import { useSpokenPlace } from "#app/lib/voice/use-spoken-place.ts";
import { GlossArea, InGlossArea } from "./gloss-area.tsx";
import { noteSource } from "./gloss-source.ts";

interface GlossedTextProps {
  /** In Cyrillic, as it is stored. */
  text: string;
  /** Shown when a phrase of the text is asked about. */
  translation?: string | undefined;
  /** Letters, from and to, whose words stand out. */
  marked?: readonly [from: number, to: number] | null;
  /** Words that stand out by how they stand with their reader, by the place of their first letter. */
  standings?: ReadonlyMap<number, "learning" | "new"> | undefined;
  className?: string | undefined;
}

/**
 * Kazakh text whose every word tells its meaning when it is tapped, and lights up while it is said. Several texts that belong together
 * stand in one `GlossArea`, which is one stop of the Tab key; alone, a text is an area of its own.
 */
export function GlossedText(props: GlossedTextProps): ReactNode {
  const isInside = useContext(InGlossArea);
  return isInside ? (
    <Words {...props} />
  ) : (
    <GlossArea>
      <Words {...props} />
    </GlossArea>
  );
}

const Words = memo(function Words({
  text,
  translation,
  marked,
  standings,
  className,
}: GlossedTextProps) {
  const { show, attributes } = useKazakhScript();
  const said = useSpokenPlace(text);
  // Punctuation takes the shapes of a script only beside a letter of it.
  const between = (piece: string) => show(`а${piece}`).slice(show("а").length);
  return (
    <span
      {...attributes}
      data-gloss=""
      ref={(element) => {
        if (element !== null) noteSource(element, { text, translation });
      }}
      className={classNames(className)}
    >
      {tokenise(text).map(({ kind, text: piece, start }) =>
        kind === "word" || kind === "number" ? (
          <span
            key={start}
            data-word={start}
            data-standing={standings?.get(start)}
            data-said={said !== null && start >= said.start && start < said.end ? "" : undefined}
            className={classNames(
              "gloss-word",
              marked && start >= marked[0] && start < marked[1] && "rounded-sm bg-sun-wash",
            )}
          >
            {show(piece)}
          </span>
        ) : (
          between(piece)
        ),
      )}
    </span>
  );
});
