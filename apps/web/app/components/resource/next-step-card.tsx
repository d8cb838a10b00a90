import { type ReactNode, useState } from "react";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Cover } from "./cover.tsx";

const layouts = {
  /** The picture above the words everywhere. */
  above: {
    card: "flex-col",
    picture: "aspect-[5/2] sm:aspect-[16/7]",
    words: "p-5 sm:p-7",
  },
  /** Beside them where there is room. */
  beside: {
    card: "max-sm:flex-col sm:min-h-52 md:min-h-60",
    picture: "max-sm:aspect-[5/2] sm:w-1/2 sm:max-w-md lg:w-2/5",
    words: "px-5 py-4 sm:px-8 sm:py-6",
  },
} as const;

/**
 * What comes next: its picture, its words and the way there. What is not known yet (`undefined`) keeps its place.
 */
export function NextStepCard({
  layout = "beside",
  heading: Heading = "h2",
  cover,
  instead,
  over,
  title,
  detail,
  then,
  className,
  children,
}: {
  layout?: keyof typeof layouts;
  heading?: "h2" | "h3";
  cover: string | null | undefined;
  /** Stands where there is no cover (`null`). */
  instead?: ReactNode;
  /** A small line above the title: the unit, or what kind of thing it is. */
  over: string | undefined;
  title: string | undefined;
  detail?: string | undefined;
  /** What would come after it. */
  then?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const looks = layouts[layout];
  // A picture that the page came with is there at once: risen, it would be painted late, and it is the page's largest.
  const [cameLater] = useState(cover === undefined);
  return (
    <Card stitched className={classNames("flex overflow-hidden", looks.card, className)}>
      <div
        className={classNames(
          "relative flex shrink-0 items-end justify-center",
          cover === null ? "bg-sky-wash" : "bg-felt-sunk",
          looks.picture,
        )}
      >
        {cover === null
          ? instead
          : cover !== undefined && (
              <Cover
                src={cover}
                crop={layout === "above" ? "strip" : "wide"}
                narrow="strip"
                className={classNames(
                  "absolute inset-0 size-full object-cover",
                  cameLater && "animate-rise",
                )}
              />
            )}
      </div>
      <div
        className={classNames(
          "flex min-w-0 flex-1 flex-col items-start justify-center gap-1",
          looks.words,
        )}
      >
        {over !== "" && (
          <p
            className={classNames(
              "w-full text-sm font-semibold text-ink-soft",
              // A unit and its name take two lines of a phone: so much is kept until they are known.
              over === undefined ? "min-h-10 sm:min-h-5" : "min-h-5",
            )}
          >
            {over}
          </p>
        )}
        <Heading className="min-h-[1.15em] text-2xl md:text-3xl">{title}</Heading>
        {detail !== "" && <p className="min-h-6 text-ink-soft md:text-lg">{detail}</p>}
        <div className="mt-2 flex w-full flex-wrap gap-2">{children}</div>
        {then && <p className="pt-1 text-sm text-ink-soft">{then}</p>}
      </div>
    </Card>
  );
}
